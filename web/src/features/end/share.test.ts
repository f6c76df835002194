import { expect, test } from "vitest";
import type { LogLine, SeatView } from "../../core/protocol";
import { exampleSeat, exampleView, NO_SCORE } from "../../testing/view";
import { caption, shareText } from "./share";

const say = (key: string, variables = {}) => `${key}(${Object.values(variables).join(",")})`;
const scored = (seat: number, name: string, total: number, changes: Partial<SeatView> = {}) =>
  exampleSeat(seat, { name, score: { ...NO_SCORE, islands: total, total }, ...changes });
const text = (view: Parameters<typeof shareText>[0]) => shareText(view, "https://hashi.example", "en", say).split("\n");
const solo = (changes: Partial<SeatView> = {}) =>
  exampleView([scored(1, "Ada", 52, changes)], {
    code: "BCDFGH",
    outcome: { totals: [52], winners: [1], rank: "professional-planner" },
  });

test("solo tells total, rank, items, that there were no hints, and a short link to the challenge", () => {
  expect(text(solo({ mine: true }))).toEqual([
    "end-share-solo(board-side(A),52,rank-professional-planner())",
    "end-share-items(52,0,0,0)",
    "end-share-no-hints()",
    "end-share-beat(52)",
    "https://hashi.example/d/BCDFGH/1",
  ]);
});

test("a daily deal gives nothing away: squares by card, no items, no link to the cards", () => {
  const log: LogLine[] = [
    { round: 3, seat: 1, what: "skipped-number", category: null, points: null },
    { round: 7, seat: 1, what: "reached", category: "blue", points: 7 },
    { round: 12, seat: 1, what: "reached", category: "red", points: 9 },
    { round: 17, seat: 1, what: "reached", category: "six", points: 4 },
  ];
  const view = { ...solo(), daily: "2026-11-16", log };
  expect(text(view)).toEqual([
    "daily-share(2026-11-16,A,52,rank-professional-planner())",
    "⬜⬜⬜⬜⬜⬜🟦",
    "⬜⬜⬜⬜🟥",
    "⬜⬜⬜⬜🟨",
    "https://hashi.example/daily",
  ]);
  expect(caption(view, "en", say)).toEqual({
    title: "rank-professional-planner()",
    lines: ["end-solo(52)", "daily-share-title(2026-11-16)", "HASHI · board-side(A)"],
  });
});

test("hints are told", () => {
  expect(text(solo({ hints: 2 }))[2]).toBe("end-hints(Ada,2)");
  expect(caption(solo({ hints: 2 }), "en", say).lines).toContain("end-hints(Ada,2)");
});

test("several are told from best to worst", () => {
  const view = exampleView([scored(1, "Ada", 30), scored(2, "Bo", 41), scored(3, "Cy", 41)], {
    outcome: { totals: [30, 41, 41], winners: [2, 3], rank: null },
  });
  const results = "end-share-result(Bo,41), end-share-result(Cy,41) and end-share-result(Ada,30)";
  expect(text(view)[0]).toBe(`end-share-many(board-side(A),${results})`);
  expect(caption(view, "en", say)).toEqual({
    title: "end-ties(Bo and Cy,41)",
    lines: [results, "end-share-no-hints()", "HASHI · board-side(A)"],
  });
});

test("the challenge is one's own game, the best at a shared device, and else the winner's", () => {
  const table = (...mine: number[]) =>
    exampleView(
      [scored(1, "Ada", 30), scored(2, "Bo", 41), scored(3, "Cy", 35)].map((seat) => ({
        ...seat,
        mine: mine.includes(seat.seat),
      })),
      { code: "BCDFGH", outcome: { totals: [30, 41, 35], winners: [2], rank: null } },
    );
  const last = (view: Parameters<typeof shareText>[0]) => text(view).slice(-2);
  expect(last(table(1))).toEqual(["end-share-beat(30)", "https://hashi.example/d/BCDFGH/1"]);
  expect(last(table(1, 3))).toEqual(["end-share-beat-name(Cy,35)", "https://hashi.example/d/BCDFGH/3"]);
  expect(last(table())).toEqual(["end-share-beat-name(Bo,41)", "https://hashi.example/d/BCDFGH/2"]);
});

test("a game on this device is no challenge: there is no link that others could open", () => {
  const view = exampleView([{ ...scored(1, "Ada", 30), mine: true }], {
    code: "BCDFGH",
    outcome: { totals: [30], winners: [1], rank: "minion" },
  });
  expect(shareText(view, "https://hashi.example", "en", say, true)).not.toContain("/d/");
});
