// Points counted up before one's eyes: the islands first, then one category after the other.

import { CATEGORIES, type Category } from "../../core/constants";
import type { ScoreView } from "../../core/protocol";
import { recall, remember } from "../../core/settings.svelte";
import { pointsOf } from "../../judge/worth";

export type Item = "islands" | Category;
export const ITEMS: readonly Item[] = ["islands", ...CATEGORIES];

const ISLANDS_MS = 1400;
const CATEGORY_MS = 600;
const ALL_MS = ISLANDS_MS + CATEGORIES.length * CATEGORY_MS;
const KEY = "hashi-counted";

/** Which part of an item has been counted after so many milliseconds, from 0 to 1. */
export function counted(item: Item, elapsed: number): number {
  const before = item === "islands" ? 0 : ISLANDS_MS + CATEGORIES.indexOf(item) * CATEGORY_MS;
  const length = item === "islands" ? ISLANDS_MS : CATEGORY_MS;
  return Math.min(Math.max((elapsed - before) / length, 0), 1);
}

export class Count {
  #elapsed = $state(ALL_MS);
  readonly done = $derived(this.#elapsed >= ALL_MS);

  /** The points of an item that have been counted by now. */
  of(item: Item, score: ScoreView): number {
    const points = item === "islands" ? score.islands : pointsOf(score, item);
    return Math.round(points * counted(item, this.#elapsed));
  }

  total(score: ScoreView): number {
    return ITEMS.reduce((sum, item) => sum + this.of(item, score), 0);
  }

  /** For an effect: counts once for each game, and not at all for people who want no motion. */
  run(table: string): (() => void) | undefined {
    if (recall(KEY) === table || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    remember(KEY, table);
    this.#elapsed = 0;
    const began = performance.now();
    let frame = 0;
    const tick = (now: number): void => {
      if (this.done) return;
      this.#elapsed = Math.max(0, now - began);
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }

  /** Show the result at once. */
  readonly skip = (): void => {
    this.#elapsed = ALL_MS;
  };
}
