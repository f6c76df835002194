import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pulse } from "./pulse";

let told: unknown[];
const pulse = () =>
  new Pulse({
    sending: (isLate) => told.push(["sending", isLate]),
    silent: (isSilent) => told.push(["silent", isSilent]),
    dead: () => told.push("dead"),
    ping: () => told.push("ping"),
  });

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer in time is not worth a word", () => {
  const one = pulse();
  one.asked(1, true);
  vi.advanceTimersByTime(399);
  one.heard();
  one.answered(1);
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([]);
});

test("a late answer is being sent, then the line is silent, then dead", () => {
  const one = pulse();
  one.asked(1, true);
  vi.advanceTimersByTime(400);
  expect(told).toEqual([["sending", true]]);
  vi.advanceTimersByTime(2600);
  expect(told.slice(1)).toEqual([["silent", true]]);
  vi.advanceTimersByTime(5000);
  expect(told.slice(2)).toEqual(["dead"]);
  one.stop();
  expect(told.slice(3)).toEqual([["sending", false]]);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(4);
});

test("whatever arrives is a sign of life, though the answer is still late", () => {
  const one = pulse();
  one.asked(1, true);
  vi.advanceTimersByTime(4000);
  one.heard();
  expect(told).toEqual([
    ["sending", true],
    ["silent", true],
    ["silent", false],
  ]);
  vi.advanceTimersByTime(2900);
  one.answered(1);
  expect(told.slice(3)).toEqual([["sending", false]]);
});

test("a slow line is not a silent one", () => {
  const one = pulse();
  for (let id = 0; id < 50; id++) {
    one.asked(id, true);
    vi.advanceTimersByTime(1600);
    one.heard();
    one.answered(id);
  }
  expect(told).not.toContainEqual(["silent", true]);
});

test("a quiet line is asked for a sign of life, but not by a page that is not shown", () => {
  const page = { visibilityState: "hidden" };
  vi.stubGlobal("document", page);
  const one = pulse();
  vi.advanceTimersByTime(25_000);
  expect(told).toEqual([]);
  page.visibilityState = "visible";
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual(["ping"]);
  one.asked(1, false);
  vi.advanceTimersByTime(3000);
  expect(told.slice(1)).toEqual([["silent", true]]);
});
