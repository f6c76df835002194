import { describe, expect, test } from "vitest";
import { adviceSentence, turnSentence } from "./turn";

describe("a turn in words", () => {
  const say = (key: string, variables = {}) => `${key} ${Object.values(variables).filter(Boolean).join("|")}`;
  const sentence = (turn: string) => turnSentence(turn, "Ada", "en", say);

  test.each([
    ["5@c2 c2-c4 e1-e2", "end-turn-both Ada|5|c2|c2-c4 and e1-e2"],
    ["5@c2", "end-turn-number Ada|5|c2"],
    ["c2-c4*2", "end-turn-bridges Ada|bridge-twice c2-c4"],
    ["pass", "end-turn-pass Ada"],
  ])("%s", (turn, words) => expect(sentence(turn)).toBe(words));

  test("as advice", () => expect(adviceSentence("5@c2", "en", say)).toBe("hint-turn-number 5|c2"));
});
