// What a finger at a point of the picture means. Pure.

import type { BoardView } from "../core/protocol";
import { ends } from "../judge/geometry";
import { distance, type Point, spot } from "./layout";

/** A finger this near to an island means the island; the circle is 44 px wide on the smallest phone. */
export const REACH = 31;
/** Of an island that cannot take the number only the middle means the island: there one asks why. */
export const CORE = 11;
const LINE_REACH = 26;
/** So near to a line that no other line of the same island is meant. */
const BESIDE = 14;
const ALIKE = 10;

/** What a finger at a point means: the island if it is near one, else the nearest line in reach. */
export type Target = { kind: "island"; at: string } | { kind: "line"; line: string } | null;

/**
 * Near a crossing two lines are meant alike; then the one that can take a bridge is. Beside an island, beyond its
 * `reach`, a line that can take a bridge is meant rather than the island.
 */
export function targetAt(
  board: BoardView,
  point: Point,
  open: (line: string) => boolean = () => true,
  reach: (at: string) => number = () => REACH,
): Target {
  const island = nearest(board.islands.map(({ at }) => ({ name: at, distance: distance(point, spot(board, at)) })));
  const lines = board.lines.map((name) => ({ name, distance: distanceToLine(board, point, name) }));
  if (island && island.distance <= REACH) {
    const beside = island.distance > reach(island.name);
    const meant = beside ? nearest(lines.filter((one) => one.distance < BESIDE && open(one.name))) : null;
    return meant ? { kind: "line", line: meant.name } : { kind: "island", at: island.name };
  }
  const line = nearest(lines);
  if (line && line.distance <= LINE_REACH) {
    const alike = lines.filter((one) => one.distance <= line.distance + ALIKE && open(one.name));
    return { kind: "line", line: (nearest(alike) ?? line).name };
  }
  if (island && island.distance <= REACH * 1.3) return { kind: "island", at: island.name };
  return null;
}

function nearest(found: { name: string; distance: number }[]) {
  return found.reduce<{ name: string; distance: number } | null>(
    (best, one) => (best && best.distance <= one.distance ? best : one),
    null,
  );
}

export function distanceToLine(board: BoardView, point: Point, line: string): number {
  const [a, b] = ends(line).map((at) => spot(board, at)) as [Point, Point];
  const x = Math.min(Math.max(point.x, a.x), b.x);
  const y = Math.min(Math.max(point.y, a.y), b.y);
  return Math.hypot(point.x - x, point.y - y);
}
