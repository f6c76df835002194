// The app's icons as PNG, drawn from the same shapes as src/icon.svg: two islands and two bridges.

import { crc32, deflateSync } from "node:zlib";

type Colour = readonly [number, number, number];
/** The distance from a point to the edge of a shape; negative inside. */
type Shape = (x: number, y: number) => number;

const UNITS = 64;
const PAPER: Colour = [0xfb, 0xf7, 0xee];
const SAND: Colour = [0xef, 0xe4, 0xcb];
const INK: Colour = [0x1f, 0x2a, 0x37];
const CORNER = 14;

const circle =
  (cx: number, cy: number, r: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - r;
const stroke =
  (x1: number, y1: number, x2: number, y2: number, width: number): Shape =>
  (x, y) => {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const at = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - x1 - at * dx, y - y1 - at * dy) - width / 2;
  };
const square =
  (corner: number): Shape =>
  (x, y) => {
    const half = UNITS / 2 - corner;
    const [dx, dy] = [Math.abs(x - UNITS / 2) - half, Math.abs(y - UNITS / 2) - half];
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner;
  };

const MARKS: readonly (readonly [Shape, Colour])[] = [
  [stroke(20, 40, 44, 22, 4), INK],
  [stroke(23, 45, 47, 27, 4), INK],
  ...[
    [18, 46],
    [47, 19],
  ].flatMap(
    ([x = 0, y = 0]) =>
      [
        [circle(x, y, 13), INK],
        [circle(x, y, 9), SAND],
      ] as const,
  ),
];

/** RGBA of one picture. A maskable one fills its square, with the marks in the middle four fifths. */
function pixels(size: number, maskable: boolean): Buffer {
  const body = Buffer.alloc(size * (1 + 4 * size)); // every row begins with its filter: none
  const unit = UNITS / size;
  const zoom = maskable ? 0.72 : 1;
  const paper = maskable ? () => -UNITS : square(CORNER);
  const cover = (distance: number, pixel: number) => Math.min(1, Math.max(0, 0.5 - distance / pixel));
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const [x, y] = [(column + 0.5) * unit, (row + 0.5) * unit];
      let colour: Colour = PAPER;
      const [inX, inY] = [x, y].map((at) => (at - UNITS / 2) / zoom + UNITS / 2) as [number, number];
      for (const [shape, ink] of MARKS) {
        const share = cover(shape(inX, inY), unit / zoom);
        colour = colour.map((value, index) => value + (ink[index]! - value) * share) as unknown as Colour;
      }
      body.set(
        [...colour.map(Math.round), Math.round(255 * cover(paper(x, y), unit))],
        row * (1 + 4 * size) + 1 + 4 * column,
      );
    }
  }
  return body;
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The icon as a PNG of this size. */
export function drawIcon(size: number, maskable: boolean): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits, RGBA
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(pixels(size, maskable))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
