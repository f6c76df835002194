// What the categories are worth now, as the margin of the sheet shows it (V4, V5, O1, O2).

import { type Category, DEADLINES, PILES, VALUES } from "../core/constants";
import type { ScoreView, SeatView, View } from "../core/protocol";

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

/** The points of a category, 0 if it was not reached. */
export const pointsOf = (score: ScoreView, category: Category) => score.categories[category]?.points ?? 0;

export const hasReached = (seat: SeatView, category: Category) => category in seat.score.categories;

/** The points of each category a seat has reached. */
export function wonBy(seat: SeatView): Partial<Record<Category, number>> {
  return Object.fromEntries(Object.entries(seat.score.categories).map(([category, { points }]) => [category, points]));
}

export function worth(view: Round, seat: SeatView, category: Category): Worth {
  const [high, low] = VALUES[category];
  const points = seat.score.categories[category]?.points ?? null;
  const highCrossed = points === null ? isMissed(view, category) : points === low;
  return { category, high, low, highCrossed, points };
}

/** Whether the higher value can no longer be reached. */
function isMissed(view: Round, category: Category): boolean {
  if (view.seats.length === 1) return view.round > DEADLINES[category];
  return view.seats.some((other) => hasReached(other, category));
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
