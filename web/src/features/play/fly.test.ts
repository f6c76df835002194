import { expect, test } from "vitest";
import type { ScoreView } from "../../core/protocol";
import { BLANK } from "../../judge/sheet";
import { exampleSeat, NO_SCORE } from "../../testing/view";
import { flights } from "./fly.svelte";

const seat = (finished: string[], score: Partial<ScoreView>, number = 1) =>
  exampleSeat(number, { sheet: { ...BLANK, finished }, score: { ...NO_SCORE, ...score } });

test("points fly from the islands that were finished, and a category's from the last of them", () => {
  const before = seat(["c2"], { total: 2 });
  const now = seat(["c2", "c4", "e4"], { total: 15, categories: { red: { points: 9, round: 5 } } });
  expect(flights(before, now)).toEqual([
    { points: 2, from: "c4", to: null },
    { points: 2, from: "e4", to: null },
    { points: 9, from: "e4", to: "red" },
  ]);
});

test("another sheet, or one that lost points to a mistake, sends none", () => {
  expect(flights(seat([], {}), seat(["c2"], { total: 2 }, 2))).toEqual([]);
  expect(flights(seat(["c2", "c4"], { total: 4 }), seat(["e4"], { total: 2 }))).toEqual([]);
});
