// A puzzle and what its ways are worth: the points after the last card minus those before the first (docs/puzzle.md).
// Twin of Python's `hashi.puzzle.value`.

import { CATEGORIES, type Category, DEADLINES, POINTS_PER_ISLAND, VALUES } from "../../core/constants";
import type { BoardView, SheetView } from "../../core/protocol";
import type { Card, Turn } from "../../judge/drawing";
import { after, reached } from "../../judge/sheet";

export interface Puzzle {
  readonly id: string;
  readonly text: string;
  readonly board: BoardView;
  /** The sheet before the first card, which is played in `round`. */
  readonly sheet: SheetView;
  readonly round: number;
  /** The rounds of categories reached before. */
  readonly reached: Readonly<Partial<Record<Category, number>>>;
  readonly cards: readonly Card[];
  readonly goal: number;
}

/** A sheet on the way through a puzzle, and the points added so far. */
export interface Step {
  readonly sheet: SheetView;
  readonly reached: Puzzle["reached"];
  readonly points: number;
}

/** The steps of turns, which are not judged: before the first card, then after each turn. */
export function stepsOf(puzzle: Puzzle, turns: readonly Turn[]): Step[] {
  const steps: Step[] = [{ sheet: puzzle.sheet, reached: puzzle.reached, points: 0 }];
  const before = total(puzzle.sheet, puzzle.reached);
  turns.forEach((turn, index) => {
    const last = steps.at(-1) as Step;
    const sheet = after(puzzle.board, last.sheet, turn);
    const rounds = { ...last.reached };
    for (const category of reached(puzzle.board, sheet)) rounds[category] ??= puzzle.round + index;
    steps.push({ sheet, reached: rounds, points: total(sheet, rounds) - before });
  });
  return steps;
}

function total(sheet: SheetView, rounds: Puzzle["reached"]): number {
  const categories = CATEGORIES.map((category) => {
    const at = rounds[category];
    return at === undefined ? 0 : VALUES[category][at <= DEADLINES[category] ? 0 : 1];
  });
  return categories.reduce((sum, points) => sum + points, POINTS_PER_ISLAND * sheet.finished.length);
}
