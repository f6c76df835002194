// What a drawing leaves open for later cards: which numbers an island could still be finished with.

import type { BoardView, SheetView } from "../core/protocol";
import { type Counts, Drawing } from "./drawing";
import { ends } from "./geometry";
import { MOST_ON_LINE, MOST_UNNUMBERED } from "./judge";

/** The most bridges an island could come to have: those it has, and those its lines can still take (T10 to T13). */
function mostBridges(drawing: Drawing, at: string): number {
  const room = (island: string) => (drawing.number(island) || MOST_UNNUMBERED) - drawing.bridgesAt(island);
  let count = drawing.bridgesAt(at);
  for (const line of Object.keys(drawing.crossedBy)) {
    const [here, there] = ends(line);
    if ((here !== at && there !== at) || drawing.isCrossed(line)) continue;
    count += Math.max(0, Math.min(MOST_ON_LINE - drawing.bridgesOn(line), room(here === at ? there : here)));
  }
  return count;
}

/** Whether an island could still be finished with this number: the one it has, or one it would take (T6, T14). */
export function canFinishWith(drawing: Drawing, at: string, number: number): boolean {
  const written = drawing.number(at);
  if (written && written !== number) return false;
  return drawing.bridgesAt(at) <= number && number <= mostBridges(drawing, at);
}

/** The islands that cannot come to have as many bridges as this number, and the most they can have. */
export function limits(board: BoardView, sheet: SheetView, number: number): Counts {
  const drawing = Drawing.of(board, sheet);
  const most = board.islands.map(({ at }) => [at, mostBridges(drawing, at)] as const);
  return Object.fromEntries(most.filter(([at, count]) => !drawing.number(at) && count < number));
}

/** The islands whose number can no longer be reached; those that are crossed out say so themselves. */
export function unfinishable(board: BoardView, sheet: SheetView): string[] {
  const drawing = Drawing.of(board, sheet);
  const open = Object.keys(sheet.numbers).filter((at) => !sheet.crossed.includes(at));
  return open.filter((at) => !canFinishWith(drawing, at, drawing.number(at)));
}
