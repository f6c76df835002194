import { expect, test } from "vitest";
import { NO_SCORE } from "../../testing/view";
import { Count, counted, ITEMS } from "./count.svelte";

test("one item is counted after the other, and in the end all are", () => {
  const at = (elapsed: number) => ITEMS.map((item) => counted(item, elapsed));
  expect(at(0)).toEqual([0, 0, 0, 0]);
  expect(at(700)).toEqual([0.5, 0, 0, 0]);
  expect(at(1700)).toEqual([1, 0.5, 0, 0]);
  expect(at(9999)).toEqual([1, 1, 1, 1]);
});

test("where nothing is counted up, the whole total is shown", () => {
  const count = new Count();
  const score = {
    ...NO_SCORE,
    islands: 30,
    categories: { red: { points: 5, round: 9 }, six: { points: 4, round: 12 } },
    total: 39,
  };
  expect([count.done, count.total(score)]).toEqual([true, 39]);
});
