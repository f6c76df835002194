// Dragging from an island: which line is meant, as soon as it is clear. Pure.

import type { BoardView } from "../core/protocol";
import { type Direction, linesAt } from "../judge/geometry";
import { distance, type Point, RADIUS, spot, STEP } from "./layout";
import { targetAt } from "./target";

/** Far enough that it is no tap with a trembling finger. */
const FAR = RADIUS + STEP * 0.1;
/** How much more one way than the other before a direction counts. */
const CLEAR = 1.7;

/** Where a press began and where the finger is now, in the picture's own coordinates. */
export interface Drag {
  readonly from: string;
  readonly now: Point;
}

/** The line a drag means, or null while it could still be several or none. */
export function dragLine(board: BoardView, { from, now }: Drag): string | null {
  const start = spot(board, from);
  const x = now.x - start.x;
  const y = now.y - start.y;
  if (Math.hypot(x, y) < FAR) return null;
  const direction = clearDirection(x, y);
  if (!direction) return null;
  return linesAt(board, from)[direction]?.line ?? null;
}

/** Whether the finger went so far that letting go is no tap any more. */
function isDrag(board: BoardView, { from, now }: Drag): boolean {
  return distance(now, spot(board, from)) >= FAR;
}

function clearDirection(x: number, y: number): Direction | null {
  const across = Math.abs(x);
  const down = Math.abs(y);
  if (across >= CLEAR * down) return x > 0 ? "right" : "left";
  if (down >= CLEAR * across) return y > 0 ? "down" : "up";
  return null;
}

export type Press = { readonly kind: "tap"; readonly point: Point } | { readonly kind: "drag"; readonly drag: Drag };

/** What a press that went from one point to another was. */
export function press(board: BoardView, down: Point, up: Point): Press {
  const target = targetAt(board, down);
  if (target?.kind !== "island") return { kind: "tap", point: up };
  const drag = { from: target.at, now: up };
  // Measured from where the finger went down: a tap at the shore of an island is no drag.
  const moved = distance(up, down);
  return moved > STEP * 0.2 && isDrag(board, drag) ? { kind: "drag", drag } : { kind: "tap", point: up };
}
