// What the categories are worth now, as the margin of the sheet shows it. Pure.

import type { SeatView, View } from "../protocol";

export type Category = "red" | "blue" | "six";
export const categories: readonly Category[] = ["red", "blue", "six"];
export const values: Record<Category, readonly [high: number, low: number]> = { red: [9, 5], blue: [7, 3], six: [8, 4] };
/** Alone, the last card at which the higher value can be had (O2). */
export const deadlines: Record<Category, number> = { red: 12, blue: 7, six: 12 };
export const piles: readonly number[] = [7, 5, 5];
export const ROUNDS = 17;

export interface Worth {
  readonly category: Category;
  readonly high: number;
  readonly low: number;
  /** The higher value is gone for this seat. */
  readonly highCrossed: boolean;
  /** The points this seat has, once reached. */
  readonly points: number | null;
}

const roundOf = (seat: SeatView, category: Category) =>
  ({ red: seat.score.red_round, blue: seat.score.blue_round, six: seat.score.six_round })[category];

export function worth(view: View, seat: SeatView, category: Category): Worth {
  const [high, low] = values[category];
  const points = roundOf(seat, category) === null ? null : seat.score[category];
  const highCrossed = points === null ? isMissed(view, category) : points === low;
  return { category, high, low, highCrossed, points };
}

/** Whether nobody can reach the higher value any more. */
function isMissed(view: View, category: Category): boolean {
  if (view.seats.length === 1) return view.round > deadlines[category];
  return view.seats.some((other) => roundOf(other, category) !== null);
}

/** Which pile a card of a solo game lies on, and how many of it are turned over. */
export function pileState(round: number): { size: number; turned: number; last: number }[] {
  let before = 0;
  return piles.map((size) => {
    const turned = Math.min(Math.max(round - before, 0), size);
    before += size;
    return { size, turned, last: before };
  });
}
