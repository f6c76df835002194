import { beforeAll, describe, expect, test } from "vitest";
import { languages, texts } from "../../core/texts.svelte";
import { Draft } from "../../judge/draft";
import { readCard } from "../../judge/drawing";
import { possible } from "../../judge/possible";
import { BLANK } from "../../judge/sheet";
import { sideA } from "../../testing/board";
import { guideSentence } from "./guide";

const full = Object.fromEntries(sideA.islands.map(({ at }) => [at, 1]));

function guide(draft: string, card = "6/2", numbers: Record<string, number> = { c4: 4 }): string {
  const [cardShown, marks] = [readCard(card), Draft.fromText(draft)];
  return guideSentence({
    card: cardShown,
    draft: marks,
    possible: possible(sideA, { ...BLANK, numbers }, cardShown, marks),
  });
}

describe("what to do next follows the draft", () => {
  beforeAll(() => texts.start("en"));

  test.each([
    ["pass", "Write the 6, then draw 2 bridges."],
    ["6@c2", "Now draw 2 bridges, or none at all."],
    ["6@c2 c2-c4", "Draw 1 more bridge, or none at all."],
    ["c2-c4", "Draw 1 more bridge, or none at all."],
    ["6@c2 c2-c4*2", "That’s the whole card. Confirm."],
    ["c2-c4*2", "Now write the 6, or confirm without it."],
    ["a1-a4", "The bridge a1\u2011a4 needs a number at one end."],
  ])("%s: %s", (draft, sentence) => expect(guide(draft)).toBe(sentence));

  test.each([
    ["pass", "6/2", { ...full, c4: 4 }, "The 6 fits nowhere. Draw 2 bridges, or skip the card."],
    ["c2-c4", "6/1", { ...full, c4: 4 }, "The 6 fits nowhere. Confirm without it."],
    ["1@c2", "1/3", { c4: 1 }, "There is no room for 3 bridges. Confirm without them."],
    ["1@c2 c2-e2", "1/3", { c4: 1 }, "There is no room for the other bridges. Undo one."],
  ])("%s with %s where little fits: %s", (draft, card, numbers, sentence) =>
    expect(guide(draft, card, numbers)).toBe(sentence),
  );

  test("nothing at all fits", () => {
    const islands = Object.fromEntries(sideA.islands.map(({ at }) => [at, { code: "x", rule: "T3", where: at }]));
    const nothing = { islands, lines: {}, refusal: null, wrong: {} };
    expect(guideSentence({ card: readCard("6/2"), draft: Draft.empty, possible: nothing })).toBe(
      "Nothing fits. Skip this card.",
    );
  });
});

test.each(languages)("in %s there are forms for one, two and three bridges", async (language) => {
  await texts.start(language);
  const sentences = ["6/1", "6/2", "6/3"].map((card) => guide("pass", card));
  expect(sentences.map((one) => /[123]/.exec(one)?.[0])).toEqual(["1", "2", "3"]);
  expect(sentences[0]?.replace("1", "2")).not.toBe(sentences[1]);
});
