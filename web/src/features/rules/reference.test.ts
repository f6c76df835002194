import { expect, test } from "vitest";
import { linesCross } from "./picture";
import { pieces } from "./reference";

test("other rules become links, the rule itself and unknown ids do not", () => {
  expect(pieces("Only T6 applies, not T4 or T99.", "T4")).toEqual([
    { text: "Only ", id: null },
    { text: "T6", id: "T6" },
    { text: " applies, not ", id: null },
    { text: "T4", id: null },
    { text: " or ", id: null },
    { text: "T99", id: null },
    { text: ".", id: null },
  ]);
});

test.each([
  ["a2-c2", "b1-b3", true],
  ["b1-b3", "a2-c2", true],
  ["a1-c1", "b1-b3", false],
  ["a2-c2", "d1-d3", false],
  ["a1-a3", "a3-a5", false],
])("%s and %s cross: %s", (one, other, cross) => {
  expect(linesCross(one, other)).toBe(cross);
});
