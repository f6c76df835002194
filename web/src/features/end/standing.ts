/** The seats from best to worst, with their places; equal totals share a place. */

import type { SeatView, View } from "../../core/protocol";

export interface Standing {
  seat: SeatView;
  place: number;
  winner: boolean;
}

/** Equal totals keep the order of the seats. */
export function standings(view: View): Standing[] {
  const winners = new Set(view.outcome?.winners ?? []);
  const sorted = [...view.seats].sort((one, other) => other.score.total - one.score.total);
  return sorted.map((seat) => ({
    seat,
    place: 1 + sorted.filter((other) => other.score.total > seat.score.total).length,
    winner: winners.has(seat.seat),
  }));
}

/** Those who share a place below the winners': their names and total. Shared first places are in the title. */
export function ties(view: View): { names: string[]; total: number }[] {
  const below = standings(view).filter(({ winner }) => !winner);
  const totals = [...new Set(below.map(({ seat }) => seat.score.total))];
  return totals
    .map((total) => ({
      total,
      names: below.filter(({ seat }) => seat.score.total === total).map(({ seat }) => seat.name),
    }))
    .filter(({ names }) => names.length > 1);
}

/** The seat to look at first: this person's own; with none, or several, the winner's. */
export function firstShown(view: View): SeatView | undefined {
  const own = view.seats.filter((seat) => seat.mine);
  return own.length === 1 ? own[0] : standings(view)[0]?.seat;
}
