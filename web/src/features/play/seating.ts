// Who acts at this device, whose sheet is whose, and what may be seen of it. Pure.

import type { SeatView, View } from "../../core/protocol";
import { Draft } from "../../judge/draft";

export const ownSeats = (view: View): SeatView[] => view.seats.filter((seat) => seat.mine);

/** The seat that acts at this device now: the first of ours that is not done. */
export function actingSeat(view: View): SeatView | null {
  const own = ownSeats(view);
  return own.find((seat) => !seat.done) ?? own[0] ?? null;
}

/** Whose sheet is shown: the acting seat's, the one a bot keeps for this person, or for a spectator the first. */
export function shownSeat(view: View): SeatView {
  return actingSeat(view) ?? view.seats.find((seat) => seat.formerly_mine) ?? (view.seats[0] as SeatView);
}

/** Whose number a seat's sheet started with: its right neighbour's (S3). */
export function preparedBy(view: View, seat: number): SeatView | null {
  const count = view.seats.length;
  return view.seats[(seat - 2 + count) % count] ?? null;
}

/** Who plays the sheet that a seat prepared: its left neighbour (S3). */
export function passedTo(view: View, seat: number): SeatView | null {
  return view.seats[seat % view.seats.length] ?? null;
}

/** What a seat has confirmed in the open round or setup, if it is ours. */
export function confirmed(view: View, seat: SeatView): Draft | null {
  const text = view.phase === "setup" ? view.starts[seat.seat] : view.turns[seat.seat];
  return seat.mine && seat.done && text !== undefined ? Draft.fromText(text) : null;
}
