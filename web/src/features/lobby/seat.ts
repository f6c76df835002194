/** Who sits where, and what that means for this client. Pure: it knows views, no socket. */

import type { SeatView, View } from "../../core/protocol";

/** The seats that are still free. */
export function openSeats(view: View): SeatView[] {
  return view.seats.filter((seat) => seat.kind === "open");
}

/** The seat this person took for themselves (device seats are for the others in the room). */
export function ownSeat(view: View): SeatView | null {
  return view.seats.find((seat) => seat.mine && seat.kind === "person") ?? null;
}

/** Whether this client only looks on. */
export function isWatching(view: View): boolean {
  return !view.host && !view.seats.some((seat) => seat.mine);
}

/** Whether this client came by an invitation: it has no seat yet, and may take one. */
export function isInvited(view: View): boolean {
  return isWatching(view) && !view.sent_away && openSeats(view).length > 0;
}

/** The name of whoever invites: the first person at the table; null while nobody sits there. */
export function inviter(view: View): string | null {
  return view.seats.find((seat) => seat.kind === "person" || seat.kind === "device")?.name ?? null;
}

/** Whether all who are here have committed to a share of the deal, so that it can begin. */
export function isReady(view: View): boolean {
  const { commitment, revealing, withheld } = view.proof;
  const isShared = commitment !== null;
  return (
    !revealing &&
    view.seats.every((seat) => {
      if (seat.kind === "open") return false;
      // For bots, those who are away and those who once withheld theirs a nonce is drawn.
      return (
        !isShared || seat.nonce || seat.kind === "bot" || withheld.includes(seat.seat) || !(seat.mine || seat.online)
      );
    })
  );
}

/** Whether the game begins without a button press: the table never had a seat for another person. */
export function beginsAutomatically(view: View): boolean {
  return view.phase === "lobby" && view.host && view.alone && isReady(view);
}

/** Which kinds of news a new view brings to the lobby, for the live message. */
export type SeatNews = { what: "taken" | "free"; seat: number; name: string };

/** What changed at the seats between two views; `before` holds the former kinds and names. */
export function seatNews(before: readonly SeatView[], after: readonly SeatView[]): SeatNews[] {
  return after.flatMap((seat, place): SeatNews[] => {
    const former = before[place];
    if (former === undefined || former.kind === seat.kind) return [];
    const what = seat.kind === "open" ? "free" : "taken";
    return [{ what, seat: seat.seat, name: seat.name }];
  });
}
