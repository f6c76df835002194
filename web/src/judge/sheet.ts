// A sheet after a turn, and what its marks are worth. Twin of Python's `rules.sheet` and of the points of a turn.

import { CATEGORIES, type Category, POINTS_PER_ISLAND } from "../core/constants";
import type { BoardView, SeatView, SheetView } from "../core/protocol";
import { type Counts, degrees, Drawing, type Turn } from "./drawing";
import { ends } from "./geometry";
import { hasReached, type Round, worth } from "./worth";

export const SIX = 6;

/** A sheet on which nothing is marked yet. */
export const BLANK: SheetView = { numbers: {}, bridges: {}, finished: [], blocked: [], crossed: [] };

/** The sheet after a turn, which is not judged, circles (T14) and lines that are crossed (T11) included. */
export function after(board: BoardView, sheet: SheetView, turn: Turn): SheetView {
  if (turn.island === null && turn.bridges.length === 0) return sheet;
  const numbers = { ...sheet.numbers };
  if (turn.island !== null && turn.number !== null) numbers[turn.island] = turn.number;
  const bridges = { ...sheet.bridges };
  for (const line of turn.bridges) bridges[line] = (bridges[line] ?? 0) + 1;
  const at = degrees(bridges);
  const drawing = Drawing.of(board, { numbers, bridges });
  return {
    numbers,
    bridges,
    crossed: sheet.crossed,
    finished: Object.keys(numbers)
      .filter((island) => at[island] === numbers[island] && !sheet.crossed.includes(island))
      .sort(),
    blocked: board.lines.filter((line) => drawing.isCrossed(line)),
  };
}

/** How many bridges each island with a number still needs to be finished; the others are not in it. */
export function needs(sheet: SheetView): Counts {
  const at = degrees(sheet.bridges);
  const missing = Object.entries(sheet.numbers).map(
    ([island, number]) => [island, number - (at[island] ?? 0)] as const,
  );
  return Object.fromEntries(missing.filter(([island, count]) => count > 0 && !sheet.crossed.includes(island)));
}

/** The categories a sheet fulfils (V1 to V3). */
export function reached(board: BoardView, sheet: SheetView): Category[] {
  return CATEGORIES.filter((category) => {
    const { done, all } = progress(board, sheet, category);
    return all > 0 && done === all;
  });
}

/** How far a sheet is on the way to a category: islands that are there, of all that are needed. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

export function progress(board: BoardView, sheet: SheetView, category: Category): Progress {
  if (category !== "six") return flags(board, sheet, category);
  return { done: Math.min(largestGroup(sheet).length, SIX), all: SIX };
}

function flags(board: BoardView, sheet: SheetView, flag: "red" | "blue"): Progress {
  const flagged = board.islands.filter((island) => island.flag === flag);
  return { done: flagged.filter(({ at }) => sheet.finished.includes(at)).length, all: flagged.length };
}

/** The most finished islands that are joined by bridges with no unfinished one between, in the order they are joined. */
export function largestGroup(sheet: SheetView): string[] {
  const rest = new Set(sheet.finished);
  const links = Object.keys(sheet.bridges)
    .map(ends)
    .filter(([here, there]) => rest.has(here) && rest.has(there));
  let largest: string[] = [];
  for (const first of sheet.finished) {
    const group = new Set<string>();
    const next = rest.has(first) ? [first] : [];
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      group.add(at);
      rest.delete(at);
      for (const [here, there] of links) {
        if (here === at && rest.has(there)) next.push(there);
        if (there === at && rest.has(here)) next.push(here);
      }
    }
    if (group.size > largest.length) largest = [...group];
  }
  return largest;
}

/** What a turn brings: islands it finishes, categories it reaches with their points, and all points together. */
export interface Gain {
  readonly finished: readonly string[];
  readonly reached: Readonly<Partial<Record<Category, number>>>;
  readonly points: number;
}

/** What a seat would gain by a turn in the open round (V1 to V6, O2). */
export function gain(view: Round, seat: SeatView, turn: Turn): Gain {
  const sheet = after(view.board, seat.sheet, turn);
  const finished = sheet.finished.filter((at) => !seat.sheet.finished.includes(at));
  const fresh = reached(view.board, sheet).filter((category) => !hasReached(seat, category));
  const points = fresh.map((category) => {
    const { high, low, highCrossed } = worth(view, seat, category);
    return [category, highCrossed ? low : high] as const;
  });
  const total = points.reduce((sum, [, each]) => sum + each, POINTS_PER_ISLAND * finished.length);
  return { finished, reached: Object.fromEntries(points), points: total };
}
