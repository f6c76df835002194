/** A finished game as pages to turn: page 0 is the sheet as received, page r the end of round r. */

import type { Replay, SheetView } from "../../core/protocol";
import { type Card, readCard } from "../../judge/drawing";

export interface Page {
  round: number;
  card: Card | null;
  turn: string | null;
  sheet: SheetView;
}

/** How many pages there are to turn to after the first. */
export function lastRound(replay: Replay): number {
  return replay.rounds.length;
}

/** The nearest round of the game. */
export function withinGame(replay: Replay, round: number): number {
  return Math.min(Math.max(Math.round(round), 0), lastRound(replay));
}

/** One seat's page of a round; seats are counted from 1. */
export function page(replay: Replay, seat: number, asked: number): Page | null {
  const round = withinGame(replay, asked);
  if (round === 0) {
    const sheet = replay.starts[seat - 1];
    return sheet === undefined ? null : { round, card: null, turn: null, sheet };
  }
  const played = replay.rounds[round - 1];
  const sheet = played?.sheets[seat - 1];
  if (played === undefined || sheet === undefined) return null;
  return { round, card: readCard(played.card), turn: played.turns[seat - 1] ?? "pass", sheet };
}

/** What is already on a sheet before the first card: the one number of rule S2. */
export function startMark(sheet: SheetView): { island: string; number: number } | null {
  const [first] = Object.entries(sheet.numbers);
  return first === undefined ? null : { island: first[0], number: first[1] };
}

/** Where a key of the keyboard turns to, or null if it does not turn pages. */
export function roundAfterKey(key: string, round: number, last: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return Math.max(round - 1, 0);
    case "ArrowRight":
      return Math.min(round + 1, last);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
