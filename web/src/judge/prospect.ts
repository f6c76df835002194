// What a drawing leaves open for later cards: which numbers an island could still be finished with.

import type { Drawing } from "./drawing";
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
