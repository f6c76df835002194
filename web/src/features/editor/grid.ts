/** Drawing a board on a grid: islands, flags and lines, each change a new board. Pure.
 *
 * Knows how lines lie on a grid and proposes them; whether a board can be played on is judged by Python alone. */

import type { BoardView, IslandView } from "../../core/protocol";
import { column, crossings, ends, isHorizontal, lineName, row } from "../../judge/geometry";

export type Mark = "island" | "red" | "blue";

export const MOST_ROWS = 9;
export const MOST_COLUMNS = 12;
export const LEAST = 5;
export const EMPTY: BoardView = { name: "", islands: [], lines: [] };

export const place = (across: number, down: number) => `${String.fromCharCode(97 + across)}${down + 1}`;

/** Every line that neighbours in a row or column could have. */
export function possibleLines(islands: readonly IslandView[]): string[] {
  const names = islands.map(({ at }) => at);
  const pairs = [neighbours(names, column, row), neighbours(names, row, column)].flat();
  return pairs.map(([one, other]) => lineName(one, other)).sort();
}

function neighbours(
  names: readonly string[],
  along: (at: string) => number,
  across: (at: string) => number,
): [string, string][] {
  const sorted = [...names].sort((one, other) => across(one) - across(other) || along(one) - along(other));
  return sorted.slice(1).flatMap((at, before): [string, string][] => {
    const left = sorted[before] as string;
    return across(left) === across(at) ? [[left, at]] : [];
  });
}

/** The places a line runs over between its ends. */
export function inside(line: string): string[] {
  const [from, to] = ends(line);
  const [first, last] = isHorizontal(line) ? [column(from), column(to)] : [row(from), row(to)];
  const between = Array.from({ length: Math.max(0, last - first - 1) }, (_, step) => first + step + 1);
  return between.map((step) => (isHorizontal(line) ? place(step, row(from)) : place(column(from), step)));
}

/** The board after a tap with a tool: an island comes or goes, a flag is hoisted or taken down. */
export function marked(board: BoardView, at: string, mark: Mark): BoardView {
  const island = board.islands.find((one) => one.at === at);
  if (!island) return withIsland(board, at, mark === "island" ? null : mark);
  if (mark === "island") return withoutIsland(board, at);
  const flag = island.flag === mark ? null : mark;
  return { ...board, islands: board.islands.map((one) => (one === island ? { at, flag } : one)) };
}

/** A new island parts the lines it lies on, and is joined to all its neighbours. */
function withIsland(board: BoardView, at: string, flag: IslandView["flag"]): BoardView {
  const islands = [...board.islands, { at, flag }].sort((one, other) => (one.at < other.at ? -1 : 1));
  const proposed = possibleLines(islands).filter((line) => ends(line).includes(at));
  const others = board.lines.filter((line) => !inside(line).includes(at));
  return { ...board, islands, lines: [...others, ...proposed].sort() };
}

/** Where two lines met at an island that goes, one line goes on. */
function withoutIsland(board: BoardView, at: string): BoardView {
  const islands = board.islands.filter((one) => one.at !== at);
  const rejoined = possibleLines(islands).filter((line) => {
    const [from, to] = ends(line);
    return (
      inside(line).includes(at) && [lineName(from, at), lineName(at, to)].every((half) => board.lines.includes(half))
    );
  });
  const others = board.lines.filter((line) => !ends(line).includes(at));
  return { ...board, islands, lines: [...others, ...rejoined].sort() };
}

export function toggledLine(board: BoardView, line: string): BoardView {
  const isDrawn = board.lines.includes(line);
  return { ...board, lines: isDrawn ? board.lines.filter((one) => one !== line) : [...board.lines, line].sort() };
}

/** The places where lines cross, once for each pair. */
export function crossingPlaces(board: BoardView): string[] {
  const crossed = crossings(board);
  const flat = board.lines.filter(isHorizontal);
  return flat.flatMap((line) =>
    (crossed[line] ?? []).map((steep) => place(column(ends(steep)[0]), row(ends(line)[0]))),
  );
}

/** The line, of those that could be, nearest to a point in units of the grid; null if none is near. */
export function nearestLine(lines: readonly string[], x: number, y: number): string | null {
  let [best, least] = [null as string | null, 0.75];
  for (const line of lines) {
    const [from, to] = ends(line);
    const away = Math.hypot(x - clamp(x, column(from), column(to)), y - clamp(y, row(from), row(to)));
    // At a crossing or near an island the line whose middle is nearer is meant.
    const aside = 0.02 * Math.hypot(x - (column(from) + column(to)) / 2, y - (row(from) + row(to)) / 2);
    if (away + aside < least) [best, least] = [line, away + aside];
  }
  return best;
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
