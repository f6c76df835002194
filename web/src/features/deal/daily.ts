/** The daily deal, docs/deal.md in TypeScript: the twin of Python's hashi.deal.daily, held to the same vectors. */

import { digitsOf } from "./deal";
import { sha256 } from "./sha256";

/** The seed of a day's deal on a side; the day as in 2026-11-16. */
export function dailySeed(day: string, side: string): string {
  return digitsOf(sha256(new TextEncoder().encode(`hashi daily 1 ${day} ${side}`)));
}
