// What a mark, a card or a category feels like: a soft sound unless muted, a short buzz on a phone.

import { untrack } from "svelte";
import { isMotionReduced, settings } from "../../core/settings.svelte";
import type { Draft } from "../../judge/draft";
import { play, type Sound } from "./sound";

/** Milliseconds on and off, as `navigator.vibrate` takes them. */
const BUZZ: Record<Sound, number[]> = {
  write: [12],
  draw: [8],
  finish: [14, 50, 22],
  card: [10],
  category: [20, 60, 20, 60, 40],
};

export function feel(what: Sound): void {
  if (settings.sound) play(what);
  if (!isMotionReduced() && "vibrate" in navigator) navigator.vibrate(BUZZ[what]);
}

export interface Marked {
  readonly draft: Draft;
  /** How many islands are finished with the draft. */
  readonly finished: number;
  /** Whether it is the same sheet and card as before; another one is no mark. */
  readonly place: string;
}

/** The one thing to feel between two states: what is rarest wins, and taking back is quiet. */
export function felt(before: Marked, now: Marked): Sound | null {
  if (before.place !== now.place) return null;
  const drawn = now.draft.bridges.length - before.draft.bridges.length;
  const wrote = now.draft.island !== null && before.draft.island !== now.draft.island;
  if (!wrote && drawn <= 0) return null;
  if (now.finished > before.finished) return "finish";
  return wrote ? "write" : "draw";
}

/** To be called while a component is made: follows the marks. */
export function feelMarks(current: () => Marked): void {
  let before: Marked | null = null;
  $effect(() => {
    const now = current();
    const what = before && felt(before, now);
    before = now;
    if (what) untrack(() => feel(what));
  });
}
