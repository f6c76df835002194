import { beforeAll, expect, test } from "vitest";
import { aloud, announcements, say } from "./say.svelte";
import { languages, t, texts, unbroken } from "./texts.svelte";

beforeAll(() => texts.start("en"));

test("the hyphen of a line never breaks, other hyphens stay", () => {
  expect(unbroken("b1-e1 and c2-c4 (twice), well-known")).toBe("b1\u2011e1 and c2\u2011c4 (twice), well-known");
});

test("sentences name lines with that hyphen", () => {
  expect(t("say-erased-line", { line: "b1-e1" })).toBe("Erased: b1\u2011e1.");
});

test.each(languages)("%s: lines are spoken with both ends in words", async (language) => {
  await texts.setLanguage(language);
  const words = aloud("c2\u2011c4");
  expect(words).toMatch(/^\p{L}+ c2 \p{L}+ c4$/u);
  say(t("say-drawn", { line: "c2-c4", done: 1, all: 2 }));
  expect(announcements.spoken.at(-1)?.text).toContain(words);
});
