/** The ranks of a game alone as a ladder (O3): where a total stands on it, and what the next rung takes. */

import { RANKS } from "../../core/constants";

/** The place of a total's rank on the ladder, from 0. */
export function rung(total: number): number {
  return RANKS.findLastIndex(([least]) => total >= least);
}

/** The next rank and the points missing for it; null on the highest rung. */
export function nextRank(total: number): { rank: string; missing: number } | null {
  const next = RANKS[rung(total) + 1];
  return next ? { rank: next[1], missing: next[0] - total } : null;
}
