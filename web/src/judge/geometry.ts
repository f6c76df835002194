// The names of islands and lines, and what lies beside or across what. Pure; where they are drawn is in layout.ts.

import type { BoardView } from "../core/protocol";

export type Direction = "up" | "right" | "down" | "left";
export const directions: readonly Direction[] = ["up", "right", "down", "left"];

export const column = (at: string) => at.charCodeAt(0) - 97;
export const row = (at: string) => Number(at[1]) - 1;
export const ends = (line: string): [string, string] => [line.slice(0, 2), line.slice(3)];
export const isHorizontal = (line: string) => line[1] === line[4];
/** The name of the line between two islands, smaller one first. */
export const lineName = (one: string, other: string) => (one < other ? `${one}-${other}` : `${other}-${one}`);

/** For every line the lines that cross it. */
export function crossings(board: BoardView): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const line of board.lines) found[line] = board.lines.filter((other) => cross(line, other));
  return found;
}

function cross(one: string, other: string): boolean {
  if (isHorizontal(one) === isHorizontal(other)) return false;
  const [flat, steep] = isHorizontal(one) ? [one, other] : [other, one];
  const [left, right] = ends(flat);
  const [top, bottom] = ends(steep);
  return column(left) < column(top) && column(top) < column(right) && row(top) < row(left) && row(left) < row(bottom);
}

/** The lines at an island by the direction they leave it. */
export function linesAt(board: BoardView, at: string): Partial<Record<Direction, { line: string; to: string }>> {
  const found: Partial<Record<Direction, { line: string; to: string }>> = {};
  for (const line of board.lines) {
    const [first, second] = ends(line);
    if (first !== at && second !== at) continue;
    const to = first === at ? second : first;
    found[directionTo(at, to)] = { line, to };
  }
  return found;
}

function directionTo(from: string, to: string): Direction {
  if (row(from) === row(to)) return column(to) > column(from) ? "right" : "left";
  return row(to) > row(from) ? "down" : "up";
}

/** Where an arrow key leads: straight on if there is an island, else to the nearest one on that side. */
export function neighbour(board: BoardView, at: string, direction: Direction): string | null {
  const flat = direction === "left" || direction === "right";
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  let best: string | null = null;
  let bestCost = Infinity;
  for (const { at: other } of board.islands) {
    const across = column(other) - column(at);
    const down = row(other) - row(at);
    const ahead = sign * (flat ? across : down);
    const aside = Math.abs(flat ? down : across);
    if (ahead <= 0) continue;
    const cost = aside === 0 ? ahead : 100 + ahead + 2 * aside;
    if (cost < bestCost) [best, bestCost] = [other, cost];
  }
  return best;
}

/** Whether most of a turn's marks lie in the lower half of the board, so that words about it belong above. */
export function liesLow(
  board: BoardView,
  turn: { readonly island: string | null; readonly bridges: readonly string[] },
): boolean {
  const all = board.islands.map(({ at }) => row(at));
  const middle = (Math.min(...all) + Math.max(...all)) / 2;
  const marked = [turn.island ?? [], turn.bridges.flatMap(ends)].flat();
  return marked.some((at) => row(at) > middle);
}
