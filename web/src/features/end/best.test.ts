import { beforeEach, expect, test, vi } from "vitest";
import type { SeatView, View } from "../../core/protocol";
import { exampleSeat, exampleView, NO_PROOF, NO_SCORE } from "../../testing/view";
import { comparedWithBest } from "./best";

let stored = new Map<string, string>();

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const sealed = { ...NO_PROOF, commitment: "ab" };
const played = (table: string, total: number, seat: Partial<SeatView> = {}, view: Partial<View> = {}) =>
  comparedWithBest(
    exampleView([exampleSeat(1, { mine: true, score: { ...NO_SCORE, total }, ...seat })], {
      table,
      proof: sealed,
      ...view,
    }),
  );

test("the first game is kept, and a better one beats it", () => {
  expect(played("one", 40)).toEqual({ kind: "first" });
  expect(played("two", 44)).toEqual({ kind: "new", before: 40 });
  expect(played("three", 44)).toEqual({ kind: "equal", best: 44 });
  expect(played("four", 41)).toEqual({ kind: "below", best: 44 });
});

test("a reload says the same again", () => {
  played("one", 40);
  played("two", 44);
  expect(played("two", 44)).toEqual({ kind: "new", before: 40 });
});

test("honour games have a best of their own", () => {
  played("one", 40);
  expect(played("two", 30, {}, { kind: "honour" })).toEqual({ kind: "first" });
  expect(played("three", 32, {}, { kind: "honour" })).toEqual({ kind: "new", before: 30 });
  expect(played("four", 36)).toEqual({ kind: "below", best: 40 });
});

test("each board has a best of its own, whatever it is called", () => {
  played("one", 40);
  const board = { name: "A", islands: [{ at: "a1", flag: null }], lines: [] };
  expect(played("two", 30, {}, { board })).toEqual({ kind: "first" });
});

test("with hints or a known deal nothing is kept", () => {
  expect(played("one", 40, { hints: 1 })).toEqual({ kind: "apart", why: "hints" });
  expect(played("two", 40, {}, { proof: NO_PROOF })).toEqual({ kind: "apart", why: "known" });
  expect(stored.size).toBe(0);
});

test("in company and for spectators there is none", () => {
  expect(played("one", 40, { mine: false })).toBeNull();
  expect(comparedWithBest(exampleView([exampleSeat(1, { mine: true }), exampleSeat(2)], { proof: sealed }))).toBeNull();
});

test("what cannot be read is as good as nothing", () => {
  played("one", 40);
  for (const key of stored.keys()) stored.set(key, "{");
  expect(played("two", 30)).toEqual({ kind: "first" });
});
