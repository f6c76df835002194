import { expect, test } from "vitest";
import { exampleSeat, exampleView, NO_SCORE } from "../../testing/view";
import { standings, ties } from "./standing";

const over = (totals: number[], winners: number[]) =>
  exampleView(
    totals.map((total, place) => exampleSeat(place + 1, { name: "ABCD"[place] ?? "", score: { ...NO_SCORE, total } })),
    { outcome: { totals, winners, rank: null } },
  );

test("the best comes first, and equal totals share a place", () => {
  const told = standings(over([30, 41, 41, 20], [2, 3])).map(({ seat, place, winner }) => [seat.name, place, winner]);
  expect(told).toEqual([
    ["B", 1, true],
    ["C", 1, true],
    ["A", 3, false],
    ["D", 4, false],
  ]);
});

test("ties below the winners are named", () => {
  expect(ties(over([30, 41, 30, 20], [2]))).toEqual([{ names: ["A", "C"], total: 30 }]);
  expect(ties(over([41, 41], [1, 2]))).toEqual([]);
});
