import { expect, test } from "vitest";
import type { ScoreView, SeatView, View } from "../core/protocol";
import { exampleSeat, NO_SCORE } from "../testing/view";
import { pileState, worth } from "./worth";

const seat = (score: Partial<ScoreView> = {}) => exampleSeat(1, { score: { ...NO_SCORE, ...score } });
const view = (round: number, ...seats: SeatView[]) => ({ round, seats }) as unknown as View;

test.each([
  ["blue", 7, false],
  ["blue", 8, true],
  ["red", 12, false],
  ["red", 13, true],
  ["six", 13, true],
] as const)("O2: alone, %s at card %i: higher value gone is %s", (category, round, gone) => {
  expect(worth(view(round, seat()), seat(), category).highCrossed).toBe(gone);
});

test("V5: in company the higher value goes once a player has reached it", () => {
  const ada = seat({ categories: { red: { points: 9, round: 5 } } });
  const ben = seat();
  const cleo = seat({ categories: { red: { points: 5, round: 6 } } });
  const table = view(7, ada, ben, cleo);
  expect(worth(table, ada, "red")).toMatchObject({ highCrossed: false, points: 9 });
  expect(worth(table, ben, "red")).toMatchObject({ highCrossed: true, points: null });
  expect(worth(table, cleo, "red")).toMatchObject({ highCrossed: true, points: 5 });
  expect(worth(table, ben, "blue")).toMatchObject({ highCrossed: false, points: null });
});

test("O1: the piles are turned over one after the other", () => {
  expect(pileState(1).map((pile) => pile.turned)).toEqual([1, 0, 0]);
  expect(pileState(7).map((pile) => pile.turned)).toEqual([7, 0, 0]);
  expect(pileState(8).map((pile) => pile.turned)).toEqual([7, 1, 0]);
  expect(pileState(17).map((pile) => pile.turned)).toEqual([7, 5, 5]);
});
