/** Whom a sentence is about: a player by name, or the reader. */

import type { SeatView, View } from "../core/protocol";
import type { Say } from "../core/texts.svelte";

/** Whether a seat is the reader's own, and they have no other: at a shared device it could be any of the players. */
export function isYou(view: View, seat: SeatView): boolean {
  return seat.mine && view.seats.filter((one) => one.mine).length === 1;
}

/** A sentence about a player: of its two forms the one with `-you` speaks to the reader, who is nameless here. */
export function sayOf(
  key: string,
  name: string | null,
  say: Say,
  variables: Record<string, string | number> = {},
): string {
  return name === null ? say(`${key}-you`, variables) : say(key, { name, ...variables });
}
