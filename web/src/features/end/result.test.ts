import { expect, test } from "vitest";
import type { SeatView } from "../../core/protocol";
import { exampleSeat, exampleView, NO_SCORE } from "../../testing/view";
import { headline } from "./result";

const say = (key: string, variables = {}) => `${key}(${Object.values(variables).join(",")})`;
const seat = (number: number, name: string, changes: Partial<SeatView> = {}) =>
  exampleSeat(number, { name, score: { ...NO_SCORE, total: 40 }, ...changes });
const over = (seats: SeatView[], winners: number[]) =>
  headline(exampleView(seats, { outcome: { totals: [], winners, rank: null } }), "en", say);

test("alone the total is enough", () => {
  expect(over([seat(1, "Ada")], [1])).toBe("end-solo(40)");
});

test("one winner by name, or you", () => {
  expect(over([seat(1, "Ada"), seat(2, "Bo")], [2])).toBe("end-wins(Bo,40)");
  expect(over([seat(1, "Ada", { mine: true }), seat(2, "Bo")], [1])).toBe("end-you-win(40)");
});

test("at a shared device the winner has a name", () => {
  const seats = [seat(1, "Ada", { mine: true }), seat(2, "Bo", { kind: "device", mine: true })];
  expect(over(seats, [2])).toBe("end-wins(Bo,40)");
});

test("a tie has several winners", () => {
  expect(over([seat(1, "Ada"), seat(2, "Bo"), seat(3, "Cy")], [1, 3])).toBe("end-ties(Ada and Cy,40)");
});
