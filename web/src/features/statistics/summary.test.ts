import { expect, test } from "vitest";
import { exampleGame } from "../../testing/statistics";
import { cardCosts, movingMeans, rankCounts, summarise } from "./summary";

test("games, mean, best, wins in company, and totals oldest first", () => {
  const games = [
    exampleGame({ total: 50, finished_at: 3 }),
    exampleGame({ total: 30, finished_at: 2, seats: 3, place: 1, rank: null }),
    exampleGame({ total: 40, finished_at: 1, seats: 2, place: 2, rank: null }),
  ];
  expect(summarise(games)).toMatchObject({ games: 3, alone: 1, wins: 1, mean: 40, best: 50 });
  expect(summarise(games).totals).toEqual([
    { total: 40, at: 1 },
    { total: 30, at: 2 },
    { total: 50, at: 3 },
  ]);
  expect(summarise([])).toMatchObject({ games: 0, mean: 0, best: 0 });
});

test("a category is reached for the higher points, for the lower ones, or missed", () => {
  const games = [
    exampleGame({ categories: { red: { round: 9, in_time: true } } }),
    exampleGame({ categories: { red: { round: 15, in_time: false }, six: { round: 11, in_time: true } } }),
    exampleGame(),
  ];
  expect(summarise(games).shares).toEqual([
    { category: "red", early: 1, late: 1, missed: 1 },
    { category: "blue", early: 0, late: 0, missed: 3 },
    { category: "six", early: 1, late: 0, missed: 2 },
  ]);
});

test("ranks are counted in the order asked for", () => {
  const games = [exampleGame(), exampleGame(), exampleGame({ rank: "island-god" }), exampleGame({ rank: null })];
  expect(rankCounts(games, ["island-god", "dogsbody", "minion"])).toEqual([
    { rank: "island-god", count: 1 },
    { rank: "dogsbody", count: 0 },
    { rank: "minion", count: 2 },
  ]);
});

test("what a card cost is its mean over the games with a report, the dearest first", () => {
  const games = [
    exampleGame({
      losses: [
        { card: "5/3", lost: 1 },
        { card: "1/1", lost: 0 },
      ],
    }),
    exampleGame({
      losses: [
        { card: "5/3", lost: 2 },
        { card: "2/2", lost: 1.6 },
      ],
    }),
    exampleGame(),
  ];
  expect(cardCosts(games)).toEqual([
    { card: "2/2", lost: 1.6, games: 1 },
    { card: "5/3", lost: 1.5, games: 2 },
    { card: "1/1", lost: 0, games: 1 },
  ]);
});

test("a moving mean takes what there is", () => {
  expect(movingMeans([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]);
});
