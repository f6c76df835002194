/** Finished games for tests. */

import type { GameResult } from "../core/protocol";

export function exampleGame(changes: Partial<GameResult> = {}): GameResult {
  return {
    table: "t",
    seat: 1,
    finished_at: 1_800_000_000,
    side: "A",
    day: null,
    counts: false,
    total: 40,
    seats: 1,
    kind: "guarded",
    hints: 0,
    rank: "minion",
    place: 1,
    islands: 13,
    categories: {},
    losses: null,
    ...changes,
  };
}
