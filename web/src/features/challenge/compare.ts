/** A game and the one it was to beat: who is ahead, in words, and where the two part ways. Pure. */

import type { ChallengeView, Replay, SeatView, View } from "../../core/protocol";
import type { Say } from "../../core/texts.svelte";
import { isYou } from "../../parts/you";

/** Who is ahead, in one sentence; it is about the reader if the seat is theirs. */
export function verdict(view: View, seat: SeatView, challenge: ChallengeView, say: Say): string {
  const [mine, theirs] = [seat.score.total, challenge.total];
  const outcome = mine > theirs ? "won" : mine < theirs ? "lost" : "level";
  const facts = { name: challenge.name, mine, theirs };
  return isYou(view, seat)
    ? say(`challenge-${outcome}-you`, facts)
    : say(`challenge-${outcome}`, { ...facts, who: seat.name });
}

/** One seat of a finished game. */
export interface Side {
  replay: Replay;
  seat: number;
}

/** The first round in which two games of the same deal differ, or null if they never do. */
export function parting(one: Side, other: Side): number | null {
  const turns = ({ replay, seat }: Side) => replay.rounds.map((round) => round.turns[seat - 1]);
  const others = turns(other);
  const at = turns(one).findIndex((turn, round) => turn !== others[round]);
  return at < 0 ? null : at + 1;
}
