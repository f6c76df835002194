// The shapes of pen, sand and sea on the picture of a board. Pure and deterministic: the same name always gives the
// same wobble, so nothing trembles when the page is redrawn.

import type { BoardView } from "../core/protocol";
import { ends, isHorizontal } from "../judge/geometry";
import { distance, layout, type Point, RADIUS, spot } from "./layout";
import { distanceToLine } from "./target";

/** A number fills 70 % of its island: its font's figures are 0.6 em high. */
export const NUMBER_SIZE = 58;
export const FIGURE_HEIGHT = 0.6;
const GAP = 6.5;
/** How far apart waves lie, and how much open water each needs around it. */
const WAVES_APART = 40;
const OPEN_WATER = 24;

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
export function dotted(board: BoardView, line: string, shift = 0): string {
  const [a, b] = shores(board, line, RADIUS + 7);
  const [across, down] = isHorizontal(line) ? [0, shift] : [shift, 0];
  return `M${a.x + across} ${a.y + down}L${b.x + across} ${b.y + down}`;
}

function shores(board: BoardView, line: string, inset: number): [Point, Point] {
  const [a, b] = ends(line).map((at) => spot(board, at)) as [Point, Point];
  return isHorizontal(line)
    ? [
        { x: a.x + inset, y: a.y },
        { x: b.x - inset, y: b.y },
      ]
    : [
        { x: a.x, y: a.y + inset },
        { x: b.x, y: b.y - inset },
      ];
}

/** One pen stroke: bridge `nth` of `count` on a line. */
export function penStroke(board: BoardView, line: string, nth: number, count: number): string {
  const random = wobble(`${line}#${nth}`);
  const jitter = (most: number) => (random() - 0.5) * 2 * most;
  const shift = count > 1 ? (nth === 0 ? -GAP : GAP) : 0;
  const [a, b] = shores(board, line, RADIUS - 3);
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
export function sandbank(board: BoardView, at: string, radius = RADIUS): string {
  const random = wobble(at);
  const { x, y } = spot(board, at);
  const corners = 9;
  const turn = random() * Math.PI;
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / corners;
    const reach = radius * (0.95 + random() * 0.12);
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
  });
  return smoothClosed(points);
}

/** Beads on the lower left shore of an island, where no bridge lands: one for each bridge it still needs. */
export function pips(board: BoardView, at: string, count: number): Point[] {
  const { x, y } = spot(board, at);
  return Array.from({ length: count }, (_, nth) => {
    const angle = (3 / 4) * Math.PI + ((count - 1) / 2 - nth) * 0.3;
    return { x: round(x + Math.cos(angle) * RADIUS), y: round(y + Math.sin(angle) * RADIUS) };
  });
}

/** The circle of a finished island, as a hand draws it: a little more than once around. */
export function handCircle(board: BoardView, at: string): string {
  const random = wobble(`${at}o`);
  const { x, y } = spot(board, at);
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

/** Waves here and there in the open water, away from islands and lines. */
export function waves(board: BoardView): string[] {
  const { width, height } = layout(board);
  const random = wobble(board.name);
  const found: string[] = [];
  for (let y = 24; y < height - 10; y += WAVES_APART) {
    for (let x = 20; x < width - 40; x += WAVES_APART) {
      const place = { x: x + random() * 14, y: y + (random() - 0.5) * 22 };
      const long = random() < 0.4;
      const length = long ? 36 : 24;
      const along = [0, length / 2, length].map((part) => ({ x: place.x + part, y: place.y }));
      if (random() < 0.55 && place.x + length < width - 12 && along.every((one) => isOpen(board, one))) {
        found.push(`M${round(place.x)} ${round(place.y)}q6-4 12 0t12 0${long ? "t12 0" : ""}`);
      }
    }
  }
  return found;
}

function isOpen(board: BoardView, point: Point): boolean {
  const near = board.islands.some(({ at }) => distance(point, spot(board, at)) < RADIUS + OPEN_WATER);
  return !near && board.lines.every((line) => distanceToLine(board, point, line) > OPEN_WATER / 2);
}
