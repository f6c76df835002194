import { expect, test } from "vitest";
import { sideA } from "../testing/board";
import { Draft } from "./draft";
import { limits, unfinishable } from "./prospect";
import { after, BLANK } from "./sheet";

const sheet = (...turns: string[]) => turns.reduce((now, turn) => after(sideA, now, Draft.fromText(turn)), BLANK);

test("two bridges a line: an island with two lines holds four (T10)", () => {
  const small = sideA.islands
    .map(({ at }) => at)
    .filter((at) => sideA.lines.filter((line) => line.includes(at)).length === 2);
  const found = limits(sideA, BLANK, 6);
  for (const at of small) expect([at, found[at]]).toEqual([at, 4]);
  expect(Object.keys(limits(sideA, BLANK, 4))).toEqual([]);
});

test("an island with a number is not offered, so it has no limit", () => {
  expect(limits(sideA, sheet("6@c2"), 6)).not.toHaveProperty("c2");
});

test("a number is out of reach once too many lines are blocked or full (T11, T12)", () => {
  expect(unfinishable(sideA, sheet("6@c2"))).toEqual(["c2"]);
  expect(unfinishable(sideA, sheet("4@c4"))).toEqual([]);
  expect(unfinishable(sideA, sheet("4@c4", "1@c2 c2-c4"))).toEqual([]);
});
