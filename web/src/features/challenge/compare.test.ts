import { expect, test } from "vitest";
import type { Replay } from "../../core/protocol";
import { BLANK } from "../../judge/sheet";
import { exampleSeat, exampleView, NO_SCORE } from "../../testing/view";
import { parting, verdict } from "./compare";

const say = (key: string, variables = {}) => `${key}(${Object.values(variables).join(",")})`;
const RIVAL = { code: "BCDFGH", seat: 1, name: "Ada", total: 52 };
const told = (total: number, mine: number[]) => {
  const seats = [1, 2].map((seat) =>
    exampleSeat(seat, { name: `P${seat}`, mine: mine.includes(seat), score: { ...NO_SCORE, total } }),
  );
  const view = exampleView(seats, { challenge: RIVAL });
  return verdict(view, seats[0] as (typeof seats)[0], RIVAL, say);
};

test("ahead, behind or level, said to the one who played", () => {
  expect(told(54, [1])).toBe("challenge-won-you(Ada,54,52)");
  expect(told(49, [1])).toBe("challenge-lost-you(Ada,49,52)");
  expect(told(52, [1])).toBe("challenge-level-you(Ada,52,52)");
});

test("to all others, and at a shared device, by name", () => {
  expect(told(54, [])).toBe("challenge-won(Ada,54,52,P1)");
  expect(told(49, [2])).toBe("challenge-lost(Ada,49,52,P1)");
  expect(told(52, [1, 2])).toBe("challenge-level(Ada,52,52,P1)");
});

test("two games part where a turn differs first, whichever seats they are", () => {
  const game = (...rounds: string[][]): Replay => ({
    starts: [BLANK],
    rounds: rounds.map((turns) => ({ card: "1/1", turns, sheets: [] })),
  });
  const one = { replay: game(["pass"], ["1@c2"], ["pass"]), seat: 1 };
  const other = { replay: game(["pass", "pass"], ["pass", "1@c2"], ["pass", "2@c4"]), seat: 2 };
  expect(parting(one, other)).toBe(3);
  expect(parting(one, { ...other, seat: 1 })).toBe(2);
  expect(parting(one, one)).toBeNull();
});
