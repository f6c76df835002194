// Which puzzle is that of a day. Twin of Python's `index_of_the_day`; docs/puzzle.md has the rule and its vectors.

import { sha256 } from "../deal/sha256";

/** Today's date in UTC, such as 2026-11-16. */
export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

/** The index of the puzzle of a day among `count`. */
export function indexOfTheDay(day: string, count: number): number {
  const digest = sha256(new TextEncoder().encode(`hashi puzzle 1 ${day}`));
  return digest.reduce((rest, byte) => (rest * 256 + byte) % count, 0);
}
