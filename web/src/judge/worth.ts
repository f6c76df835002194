// What the categories are worth now, as the margin of the sheet shows it (V4, V5, O1, O2).

import { CATEGORIES, type Category, DEADLINES, PILES, VALUES } from "../core/constants";
import type { SeatView, View } from "../core/protocol";

export interface Worth {
  readonly category: Category;
  readonly high: number;
  readonly low: number;
  /** The higher value is gone for this seat. */
  readonly highCrossed: boolean;
  /** The points this seat has, once reached. */
  readonly points: number | null;
}

/** What points depend on: the board, the open round, and who has reached what. */
export type Round = Pick<View, "board" | "round" | "seats">;

export const roundOf = (seat: SeatView, category: Category) =>
  ({ red: seat.score.red_round, blue: seat.score.blue_round, six: seat.score.six_round })[category];

/** The points of each category a seat has reached. */
export function wonBy(seat: SeatView): Partial<Record<Category, number>> {
  return Object.fromEntries(
    CATEGORIES.filter((one) => roundOf(seat, one) !== null).map((one) => [one, seat.score[one]]),
  );
}

export function worth(view: Round, seat: SeatView, category: Category): Worth {
  const [high, low] = VALUES[category];
  const points = roundOf(seat, category) === null ? null : seat.score[category];
  const highCrossed = points === null ? isMissed(view, category) : points === low;
  return { category, high, low, highCrossed, points };
}

/** Whether nobody can reach the higher value any more. */
function isMissed(view: Round, category: Category): boolean {
  if (view.seats.length === 1) return view.round > DEADLINES[category];
  return view.seats.some((other) => roundOf(other, category) !== null);
}

/** Which pile a card of a solo game lies on, and how many of it are turned over. */
export function pileState(round: number): { size: number; turned: number; last: number }[] {
  let before = 0;
  return PILES.map((size) => {
    const turned = Math.min(Math.max(round - before, 0), size);
    before += size;
    return { size, turned, last: before };
  });
}
