// A mouse or a finger on a sheet: where it was pressed, what it hovers over or drags, and which island or line is meant.

import type { BoardView } from "../core/protocol";
import type { Draft } from "../judge/draft";
import type { Possible } from "../judge/possible";
import { dragLine, press } from "./drag";
import { type Point, RADIUS } from "./layout";
import { CORE, REACH, targetAt } from "./target";

/** What is under the pointer, and who wants to know what it does there. */
interface Touched {
  readonly board: BoardView;
  readonly draft: Draft;
  readonly possible: Possible | null;
  readonly interactive: boolean;
  readonly onisland?: ((at: string) => void) | undefined;
  readonly online?: ((line: string) => void) | undefined;
  readonly ondragline?: ((line: string) => void) | undefined;
}

export class Pointer {
  /** The island or line a click would mean. Fingers do not hover. */
  hovered = $state<string | null>(null);
  #from = $state.raw<Point | null>(null);
  #to = $state.raw<Point | null>(null);
  /** The line that is being dragged along. */
  readonly ghost: string | null = $derived.by(() => {
    if (!this.#from || !this.#to) return null;
    const { board } = this.touched();
    const pressed = press(board, this.#from, this.#to);
    return pressed.kind === "drag" ? dragLine(board, pressed.drag) : null;
  });

  constructor(private readonly touched: () => Touched) {}

  down(event: PointerEvent): void {
    if (!this.touched().interactive || !event.isPrimary || event.button !== 0) return;
    this.#from = this.#to = pointOf(event);
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (this.#from) this.#to = pointOf(event);
    else if (this.touched().interactive && event.pointerType === "mouse") this.#hover(pointOf(event));
  }

  up(event: PointerEvent): void {
    const [from, to] = [this.#from, pointOf(event)];
    this.cancel();
    if (!from || !to) return;
    const { board, onisland, online, ondragline } = this.touched();
    const pressed = press(board, from, to);
    if (pressed.kind === "drag") {
      const line = dragLine(board, pressed.drag);
      if (line) (ondragline ?? online)?.(line);
      return;
    }
    const target = this.#targetAt(pressed.point);
    if (target?.kind === "island") onisland?.(target.at);
    else if (target) online?.(target.line);
  }

  cancel(): void {
    this.#from = this.#to = null;
  }

  leave(): void {
    this.hovered = null;
  }

  #hover(at: Point | null): void {
    const target = at && this.#targetAt(at);
    this.hovered = target?.kind === "island" ? target.at : (target?.line ?? null);
  }

  // A tap between an island and a line is meant for the one that can do something with it.
  #targetAt(at: Point) {
    const { board, draft, possible } = this.touched();
    const meantLine = (line: string) => possible?.lines[line] === null || draft.on(line) > 0;
    return targetAt(board, at, meantLine, (island) => this.#reach(island));
  }

  #reach(at: string): number {
    const { draft, possible } = this.touched();
    if (!possible || draft.island === at) return REACH;
    if (possible.islands[at] !== null) return CORE;
    return draft.island === null ? REACH : RADIUS;
  }
}

function pointOf(event: PointerEvent): Point | null {
  const matrix = (event.currentTarget as SVGSVGElement).getScreenCTM();
  return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null;
}
