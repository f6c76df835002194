import { expect, test } from "vitest";
import { Texts } from "./texts.svelte";

test("speaks the language it was told, with variables and no isolation marks", async () => {
  const texts = new Texts();
  await texts.start("en");
  expect(texts.say("table-round", { round: 5, rounds: 17 })).toBe("Card 5 of 17");
  await texts.setLanguage("de");
  expect(texts.language).toBe("de");
  expect(texts.say("category-red")).toBe("Rot");
});

test("falls back to English for a hole in a translation, then to the key", async () => {
  const texts = new Texts();
  await texts.start("pl");
  texts.say("no-such-key");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(texts.has("table-round")).toBe(true);
  expect(texts.say("no-such-key")).toBe("no-such-key");
});

test("loads the rules only when they are needed", async () => {
  const texts = new Texts();
  await texts.start("en");
  expect(texts.has("rule-T5")).toBe(false);
  await texts.need("rules");
  expect(texts.has("rule-T5")).toBe(true);
});
