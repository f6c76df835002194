// The table of the player's first game, which has notes for its first cards.

import { recall, remember } from "../core/settings.svelte";

const KEY = "hashi-first-game";
/** The rounds with a note; 0 is the start. */
const ROUNDS = [0, 1, 2, 3];

/** Have notes at this table. */
export function accompany(table: string): void {
  remember(KEY, table);
}

/** Whether a first game with notes was begun in this browser. */
export function firstGameBegun(): boolean {
  return recall(KEY) !== null;
}

/** The key of the note for a round at a table, or null. */
export function noteFor(table: string, round: number): string | null {
  return recall(KEY) === table && ROUNDS.includes(round) ? `note-${round}` : null;
}
