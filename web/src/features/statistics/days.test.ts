import { expect, test } from "vitest";
import { exampleGame } from "../../testing/statistics";
import { calendarWeeks, countingDays, streaks } from "./days";

test("only what counts is a day played, with the better of two sides", () => {
  const games = [
    exampleGame({ day: "2026-11-16", counts: true, total: 40 }),
    exampleGame({ day: "2026-11-16", counts: true, total: 44, side: "B" }),
    exampleGame({ day: "2026-11-15", counts: false, total: 60 }),
    exampleGame({ total: 50 }),
  ];
  expect([...countingDays(games)]).toEqual([["2026-11-16", 44]]);
});

test("a streak goes on as long as today can still be played", () => {
  const days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-05"];
  expect(streaks(days, "2026-03-05")).toEqual({ current: 1, longest: 3 });
  expect(streaks(days, "2026-03-06")).toEqual({ current: 1, longest: 3 });
  expect(streaks(days, "2026-03-07")).toEqual({ current: 0, longest: 3 });
  expect(streaks(["2027-12-31", "2028-01-01"], "2028-01-01")).toEqual({ current: 2, longest: 2 });
  expect(streaks([], "2026-03-07")).toEqual({ current: 0, longest: 0 });
});

test("weeks begin on Monday and end with today", () => {
  const weeks = calendarWeeks("2026-11-18", 2); // a Wednesday
  expect(weeks[0]).toEqual([
    "2026-11-09",
    "2026-11-10",
    "2026-11-11",
    "2026-11-12",
    "2026-11-13",
    "2026-11-14",
    "2026-11-15",
  ]);
  expect(weeks[1]).toEqual(["2026-11-16", "2026-11-17", "2026-11-18", null, null, null, null]);
  expect(calendarWeeks("2026-11-22", 1)[0]?.at(-1)).toBe("2026-11-22"); // a Sunday
});
