// Where things lie on the picture of a board, and the shapes of pen and sand. Pure and deterministic:
// the same name always gives the same wobble, so nothing trembles when the page is drawn anew.

import type { BoardView } from "../protocol";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const STEP = 80;
export const RADIUS = 25;
/** A number fills 70 % of its island: its font's figures are 0.6 em high. */
export const NUMBER_SIZE = 58;
export const FIGURE_HEIGHT = 0.6;
/** Room around the outermost islands: above for flags and letters, elsewhere for letters or nothing. */
export const MARGIN = { left: 44, right: 46, top: 58, bottom: 36 } as const;
/** A finger this near to an island means the island; the circle is 44 px wide on the smallest phone. */
export const REACH = 31;
/** Of an island that cannot take the number only the middle means the island: there one asks why. */
export const CORE = 11;
const LINE_REACH = 26;
/** So near to a line that no other line of the same island is meant. */
const BESIDE = 14;
const ALIKE = 10;
const GAP = 6.5;
/** Between the number and the shore. */
const PIP_REACH = 19;

export type Direction = "up" | "right" | "down" | "left";
export const directions: readonly Direction[] = ["up", "right", "down", "left"];

export const column = (at: string) => at.charCodeAt(0) - 97;
export const row = (at: string) => Number(at[1]) - 1;
export const ends = (line: string): [string, string] => [line.slice(0, 2), line.slice(3)];
export const isHorizontal = (line: string) => line[1] === line[4];
/** The name of the line between two islands, smaller one first. */
export const lineName = (one: string, other: string) => (one < other ? `${one}-${other}` : `${other}-${one}`);

export function spot(at: string): Point {
  return { x: MARGIN.left + STEP * column(at), y: MARGIN.top + STEP * row(at) };
}

export function size(board: BoardView): { columns: number; rows: number; width: number; height: number } {
  const columns = Math.max(...board.islands.map((island) => column(island.at))) + 1;
  const rows = Math.max(...board.islands.map((island) => row(island.at))) + 1;
  return {
    columns,
    rows,
    width: MARGIN.left + MARGIN.right + STEP * (columns - 1),
    height: MARGIN.top + MARGIN.bottom + STEP * (rows - 1),
  };
}

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
  const island = nearest(board.islands.map(({ at }) => ({ name: at, distance: distance(point, spot(at)) })));
  const lines = board.lines.map((name) => ({ name, distance: distanceToLine(point, name) }));
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

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function distanceToLine(point: Point, line: string): number {
  const [a, b] = ends(line).map(spot) as [Point, Point];
  const x = Math.min(Math.max(point.x, a.x), b.x);
  const y = Math.min(Math.max(point.y, a.y), b.y);
  return Math.hypot(point.x - x, point.y - y);
}

// Shapes.

/** A small generator of numbers in [0, 1), always the same for the same name. */
export function wobble(name: string): () => number {
  let state = 2166136261;
  for (const char of name) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((state ^ (state >>> 16)) >>> 0) / 4294967296;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A straight dotted line from shore to shore, or beside the first bridge if shifted. */
export function dotted(line: string, shift = 0): string {
  const [a, b] = shores(line, RADIUS + 7);
  const [across, down] = isHorizontal(line) ? [0, shift] : [shift, 0];
  return `M${a.x + across} ${a.y + down}L${b.x + across} ${b.y + down}`;
}

function shores(line: string, inset: number): [Point, Point] {
  const [a, b] = ends(line).map(spot) as [Point, Point];
  return isHorizontal(line)
    ? [{ x: a.x + inset, y: a.y }, { x: b.x - inset, y: b.y }]
    : [{ x: a.x, y: a.y + inset }, { x: b.x, y: b.y - inset }];
}

/** One pen stroke: bridge `nth` of `count` on a line. */
export function penStroke(line: string, nth: number, count: number): string {
  const random = wobble(`${line}#${nth}`);
  const jitter = (most: number) => (random() - 0.5) * 2 * most;
  const shift = count > 1 ? (nth === 0 ? -GAP : GAP) : 0;
  const [a, b] = shores(line, RADIUS - 3);
  const flat = isHorizontal(line);
  const at = (part: number, aside: number) => {
    const x = a.x + (b.x - a.x) * part + (flat ? 0 : shift + aside);
    const y = a.y + (b.y - a.y) * part + (flat ? shift + aside : 0);
    return `${round(x)} ${round(y)}`;
  };
  const end = 0.02;
  return `M${at(jitter(end), jitter(1))}C${at(0.3, jitter(2.6))} ${at(0.7, jitter(2.6))} ${at(1 + jitter(end), jitter(1))}`;
}

/** A sandbank: a closed, slightly uneven outline around an island. */
export function sandbank(at: string, radius = RADIUS): string {
  const random = wobble(at);
  const { x, y } = spot(at);
  const corners = 9;
  const turn = random() * Math.PI;
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / corners;
    const reach = radius * (0.95 + random() * 0.12);
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
  });
  return smoothClosed(points);
}

/** Dots along the lower shore of an island, one for each bridge it still needs. */
export function pips(at: string, count: number): Point[] {
  const { x, y } = spot(at);
  return Array.from({ length: count }, (_, nth) => {
    const angle = Math.PI / 2 + ((count - 1) / 2 - nth) * 0.42;
    return { x: round(x + Math.cos(angle) * PIP_REACH), y: round(y + Math.sin(angle) * PIP_REACH) };
  });
}

/** The circle of a finished island, as a hand draws it: a little more than once around. */
export function handCircle(at: string): string {
  const random = wobble(`${at}o`);
  const { x, y } = spot(at);
  const turn = -Math.PI / 2 + (random() - 0.5);
  const steps = 14;
  const points = Array.from({ length: steps + 2 }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / steps;
    const reach = RADIUS + 5 + (random() - 0.5) * 2 + (i / steps) * 2.4;
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
  });
  return smooth(points);
}

function smoothClosed(points: Point[]): string {
  const n = points.length;
  const p = (i: number) => points[(i + n) % n] as Point;
  const curves = points.map((_, i) => bend(p(i - 1), p(i), p(i + 1), p(i + 2)));
  return `M${round(p(0).x)} ${round(p(0).y)}${curves.join("")}Z`;
}

function smooth(points: Point[]): string {
  const p = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)] as Point;
  const curves = points.slice(1).map((_, i) => bend(p(i - 1), p(i), p(i + 1), p(i + 2)));
  return `M${round(p(0).x)} ${round(p(0).y)}${curves.join("")}`;
}

// A Catmull-Rom piece from b to c as a Bezier curve.
function bend(a: Point, b: Point, c: Point, d: Point): string {
  const x1 = b.x + (c.x - a.x) / 6;
  const y1 = b.y + (c.y - a.y) / 6;
  const x2 = c.x - (d.x - b.x) / 6;
  const y2 = c.y - (d.y - b.y) / 6;
  return `C${round(x1)} ${round(y1)} ${round(x2)} ${round(y2)} ${round(c.x)} ${round(c.y)}`;
}
