// Where the islands of a board lie on its picture. Columns and rows are not evenly spaced: a short line gets more room,
// and what lies empty gives it. Pure; the board and its islands' names stay as they are.

import type { BoardView } from "../core/protocol";
import { column, ends, isHorizontal, row } from "../judge/geometry";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The mean distance of two columns or rows, which decides how large the picture is. */
export const STEP = 80;
export const RADIUS = 25;
/** Room around the outermost islands: above for flags and letters, elsewhere for letters or nothing. */
export const MARGIN = { left: 48, right: 54, top: 58, bottom: 40 } as const;
/** No line needs more room than this. */
const ROOMY = 104;
/** Two columns that both have islands, and a column beside an empty one: nearer they would touch. */
const CLOSE = 66;
const SQUEEZED = 40;

export interface Layout {
  /** The x of every column and the y of every row. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly width: number;
  readonly height: number;
}

const known = new WeakMap<BoardView, Layout>();

export function layout(board: BoardView): Layout {
  let found = known.get(board);
  if (!found) known.set(board, (found = spread(board)));
  return found;
}

/** Where an island is drawn. */
export function spot(board: BoardView, at: string): Point {
  const { columns, rows } = layout(board);
  return { x: columns[column(at)] ?? 0, y: rows[row(at)] ?? 0 };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function spread(board: BoardView): Layout {
  const columns = axis(board, column, board.lines.filter(isHorizontal));
  const rows = axis(
    board,
    row,
    board.lines.filter((line) => !isHorizontal(line)),
  );
  return {
    columns: columns.map((place) => MARGIN.left + place),
    rows: rows.map((place) => MARGIN.top + place),
    width: MARGIN.left + MARGIN.right + (columns.at(-1) ?? 0),
    height: MARGIN.top + MARGIN.bottom + (rows.at(-1) ?? 0),
  };
}

/** Space columns, or rows, so that the shortest line is as long as the picture allows. */
function axis(board: BoardView, index: (at: string) => number, lines: readonly string[]): number[] {
  const used = new Set(board.islands.map(({ at }) => index(at)));
  const last = Math.max(...used);
  const spans = lines.map((line) => ends(line).map(index) as [number, number]);
  const least = Array.from({ length: last }, (_, gap) => (used.has(gap) && used.has(gap + 1) ? CLOSE : SQUEEZED));
  const total = STEP * last;
  // The evenly spaced picture always fits, so the search begins there.
  let [room, tooMuch] = [STEP, ROOMY];
  for (let step = 0; step < 12; step++) {
    const tried = (room + tooMuch) / 2;
    if ((earliest(least, spans, tried).at(-1) ?? 0) <= total) room = tried;
    else tooMuch = tried;
  }
  const first = earliest(least, spans, room);
  const mirrored = spans.map(([from, to]) => [last - to, last - from] as [number, number]);
  const lateness = earliest([...least].reverse(), mirrored, room).reverse();
  // Between the earliest and the latest place of each, and stretched over the whole picture.
  const tight = first.at(-1) || 1;
  return first.map((place, nth) => Math.round(((place + tight - (lateness[nth] ?? 0)) / 2) * (total / tight)));
}

/** The leftmost places at which no gap is smaller than its least, and no line shorter than `room`. */
function earliest(least: readonly number[], spans: readonly (readonly [number, number])[], room: number): number[] {
  const places = [0];
  for (const [gap, smallest] of least.entries()) {
    const ending = spans.filter(([, to]) => to === gap + 1).map(([from]) => (places[from] ?? 0) + room);
    places.push(Math.max((places[gap] ?? 0) + smallest, ...ending));
  }
  return places;
}
