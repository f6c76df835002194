/** Views for tests: a table with the seats a test cares about. */

import type { ProofView, ScoreView, SeatView, View } from "../core/protocol";
import { BLANK } from "../judge/sheet";

export const NO_SCORE: ScoreView = { islands: 0, categories: {}, total: 0 };

export function exampleSeat(seat: number, changes: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    kind: "person",
    name: `Player ${seat}`,
    stands_for: null,
    level: null,
    bot: null,
    mine: false,
    formerly_mine: false,
    online: true,
    at_result: false,
    grace_left_ms: null,
    done: false,
    stand_in: false,
    hints: 0,
    nonce: true,
    sheet: BLANK,
    score: NO_SCORE,
    ...changes,
  };
}

/** What is known of a deal in the lobby: of a known one, unless a test says otherwise. */
export const NO_PROOF: ProofView = {
  scheme: 2,
  commitment: null,
  hashes: [],
  revealing: false,
  withheld: [],
  secret: null,
  nonces: [],
  seed: null,
};

export function exampleView(seats: SeatView[], changes: Partial<View> = {}): View {
  return {
    type: "view",
    table: "table",
    code: "ABCD",
    version: 1,
    phase: "lobby",
    kind: "guarded",
    host: true,
    opener: true,
    alone: false,
    sent_away: false,
    board: { name: "A", islands: [], lines: [] },
    deck: [],
    tracker: true,
    clock_seconds: null,
    clock_left_ms: null,
    hints: true,
    warming_up: false,
    seats,
    round: 0,
    card: null,
    seen: [],
    starts: {},
    turns: {},
    log: [],
    mistakes: [],
    totals_before: [],
    proof: NO_PROOF,
    outcome: null,
    rematch: null,
    rematch_by: null,
    challenge: null,
    daily: null,
    counts: false,
    stream: "stream",
    step: 1,
    ...changes,
  };
}
