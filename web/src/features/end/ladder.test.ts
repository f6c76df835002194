import { expect, test } from "vitest";
import { nextRank, rung } from "./ladder";

test("O3: a total stands on the rung of its rank", () => {
  expect([0, 40, 41, 51, 52, 60].map(rung)).toEqual([0, 0, 1, 6, 7, 11]);
});

test("O3: what is missing leads to the next rank", () => {
  expect(nextRank(30)).toEqual({ rank: "dogsbody", missing: 11 });
  expect(nextRank(54)).toEqual({ rank: "ace-architect", missing: 2 });
  expect(nextRank(51)).toEqual({ rank: "professional-planner", missing: 1 });
});

test("above the highest rung there is none", () => {
  expect(nextRank(60)).toBeNull();
});
