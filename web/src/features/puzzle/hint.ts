// Hints by degrees: which card matters most, then which island, then the turn itself. They follow one best way.

import { type Draft } from "../../judge/draft";
import { ends } from "../../judge/geometry";
import { type Puzzle, stepsOf } from "./puzzle";

export interface Hint {
  /** The card that brings the most points, from 0. */
  readonly card: number;
  /** The points it brings. */
  readonly points: number;
  /** The island it is about: the one written on then, or else one that is finished. */
  readonly island: string;
}

export function hintOf(puzzle: Puzzle, way: readonly Draft[]): Hint {
  const steps = stepsOf(puzzle, way);
  const gains = way.map((_, card) => (steps[card + 1]?.points ?? 0) - (steps[card]?.points ?? 0));
  const points = Math.max(...gains);
  const card = gains.indexOf(points);
  const turn = way[card];
  const before = steps[card]?.sheet.finished ?? [];
  const fresh = steps[card + 1]?.sheet.finished.find((at) => !before.includes(at));
  return { card, points, island: turn?.island ?? fresh ?? ends(turn?.bridges[0] ?? "-")[0] };
}

/** The first card for which turns differ from the best way; as many as there are turns if none does. */
export function firstDifference(turns: readonly Draft[], way: readonly Draft[]): number {
  const found = turns.findIndex((turn, card) => String(turn) !== String(way[card]));
  return found < 0 ? turns.length : found;
}
