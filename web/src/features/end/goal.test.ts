import { beforeEach, expect, it } from "vitest";
import { goalsOf, noteGoals } from "./goal";

const reached = { round: 3, points: 9, in_time: true };

function game(total: number, categories: object) {
  return { seats: [{ mine: true, score: { islands: total, total, categories } }] } as Parameters<typeof noteGoals>[0];
}

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

it("finds the goals of a game", () => {
  expect(goalsOf({ total: 29, categories: {} })).toEqual([]);
  expect(goalsOf({ total: 30, categories: { blue: reached } })).toEqual(["colour", "thirty"]);
});

it("tells a goal as new once, and nothing when all were reached before", () => {
  expect(noteGoals(game(20, { red: reached }))).toEqual({ reached: ["colour"], fresh: ["colour"] });
  expect(noteGoals(game(20, {}))).toEqual({ reached: ["colour"], fresh: [] });
  expect(noteGoals(game(31, { six: reached }))?.fresh).toEqual(["six", "thirty"]);
  expect(noteGoals(game(60, { six: reached }))).toBeNull();
});
