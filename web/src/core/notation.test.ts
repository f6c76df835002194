import { beforeAll, expect, test } from "vitest";
import { aloud, announcements, say } from "./say.svelte";
import { t, texts, unbroken } from "./texts.svelte";

beforeAll(() => texts.start("en"));

test("the hyphen of a line never breaks, other hyphens stay", () => {
  expect(unbroken("b1-e1 and c2-c4 (twice), well-known")).toBe("b1\u2011e1 and c2\u2011c4 (twice), well-known");
});

test("sentences name lines with that hyphen", () => {
  expect(t("say-erased-line", { line: "b1-e1" })).toBe("Erased: b1\u2011e1.");
});

test("lines are spoken with both ends in words, in every language", async () => {
  for (const [language, words] of [
    ["en", "from c2 to c4"],
    ["fr", "de c2 à c4"],
    ["de", "von c2 nach c4"],
    ["pl", "od c2 do c4"],
    ["es", "de c2 a c4"],
  ] as const) {
    await texts.setLanguage(language);
    expect(aloud("c2\u2011c4")).toBe(words);
    say(t("say-drawn", { line: "c2-c4", done: 1, all: 2 }));
    expect(announcements.spoken.at(-1)?.text).toContain(words);
  }
});
