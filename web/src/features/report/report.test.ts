import { expect, test } from "vitest";
import type { Report, ReportRound } from "../../core/protocol";
import { sideA } from "../../testing/board";
import {
  bestOf,
  decimal,
  expectations,
  grade,
  headline,
  scale,
  sheetsAlong,
  shortMarks,
  startSheet,
  worstRound,
} from "./report";

const round = (number: number, lost: number, changes: Partial<ReportRound> = {}): ReportRound => ({
  round: number,
  card: "5/2",
  turn: "pass",
  points: 50 - lost,
  best: "5@c2",
  best_points: 50,
  lost,
  ...changes,
});

const report = (rounds: ReportRound[]): Report => ({
  seat: 1,
  total: 44,
  expected: 47,
  steps: 18,
  done: rounds.length,
  rounds,
  optimum: null,
  finished: false,
  failure: null,
  warming_up: false,
  left_out: null,
  broken: null,
});

test("a turn is the best, close to it, or costly", () => {
  expect([0, 0.5, 1.2].map((lost) => grade(round(1, lost)))).toEqual(["best", "close", "costly"]);
  expect(grade(round(1, 3, { best: "pass" }))).toBe("best");
});

test("the costliest card is told if any card was costly", () => {
  expect(worstRound([round(1, 1.5), round(2, 3), round(3, 3)])?.round).toBe(2);
  expect(worstRound([round(1, 0.4), round(2, 0)])).toBe(null);
  expect(worstRound([])).toBe(null);
});

test("sheets follow from the start and the turns", () => {
  const [first, second, third] = sheetsAlong(sideA, startSheet("2@a1"), ["pass", "2@b1 a1-b1*2"]);
  expect([first?.numbers, second?.numbers]).toEqual([{ a1: 2 }, { a1: 2 }]);
  expect([third?.bridges, third?.finished]).toEqual([{ "a1-b1": 2 }, ["a1", "b1"]]);
});

test("a turn in short", () => {
  const number = (value: number, at: string) => `${value} on ${at}`;
  expect(shortMarks("5@c2 c2-c4 c4-e4*2", number)).toEqual(["5 on c2", "c2-c4", "c4-e4 ×2"]);
  expect(shortMarks("pass", number)).toEqual([]);
});

test("what was expected, and at the end what it came to", () => {
  expect(expectations(report([]))).toEqual([]);
  expect(expectations(report([round(1, 2)]))).toEqual([
    { round: 0, points: 47 },
    { round: 1, points: 48 },
  ]);
  const all = Array.from({ length: 17 }, (_, nth) => round(nth + 1, 1));
  expect(expectations(report(all)).at(-1)).toEqual({ round: 17, points: 44 });
});

test("the best of a deal is shown once it beats what was played, or the search is over", () => {
  const optimum = { points: 44, bound: 60, proven: false, start: null, turns: [] };
  const early = { ...report([]), optimum };
  expect(bestOf(report([]))).toBe(null);
  expect(bestOf(early)).toBe(null);
  expect(bestOf({ ...early, finished: true })).toBe(optimum);
  expect(bestOf({ ...early, optimum: { ...optimum, points: 45 } })?.points).toBe(45);
});

test("the headline says whose points they are, and of how many", () => {
  const say = (key: string, vars: Record<string, string | number> = {}) => `${key} ${Object.values(vars).join(" ")}`;
  const whole = {
    ...report([]),
    finished: true,
    optimum: { points: 50, bound: 58, proven: false, start: null, turns: [] },
  };
  expect(headline(report([]), "Ada", say)).toBe("labelled Ada end-solo 44");
  expect(headline(report([]), null, say)).toBe("end-solo 44");
  expect(headline(whole, "Ada", say)).toBe("report-reached-open Ada 44 50 50 58");
  expect(headline({ ...whole, optimum: { ...whole.optimum, proven: true } }, null, say)).toBe(
    "report-reached-you  44 50 50 58",
  );
});

test("a scale has round numbers and holds everything", () => {
  expect(scale([43.2, 58])).toEqual({ least: 40, most: 60, lines: [40, 45, 50, 55, 60] });
  expect(scale([48])).toEqual({ least: 48, most: 52, lines: [48, 50, 52] });
  expect(scale([2, 60]).lines).toEqual([0, 10, 20, 30, 40, 50, 60]);
});

test("decimals are written as the language does", () => {
  expect([decimal(1.25, "en"), decimal(2, "de")]).toEqual(["1.3", "2,0"]);
});
