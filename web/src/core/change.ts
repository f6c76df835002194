// The view after what the server has sent: the twin of `view_after` in hashi.wire.change; tests/page holds them together.

import type { Change, SeatChange, SeatView, View } from "./protocol";

/**
 * The view after a message, which may come twice or late: then it is the same view as before. Null if something
 * before it is missing: say hello, with the stream and step of the view.
 */
export function viewAfter(view: View | null, news: View | Change): View | null {
  if (news.type === "view") return view && news.stream === view.stream && news.step < view.step ? view : news;
  if (!view || news.step > view.step + 1) return null;
  return news.step > view.step ? changed(view, news) : view;
}

function changed(view: View, change: Change): View {
  const { step, version, clock_left_ms = null, grace_left_ms = {}, seen = [], seats = [], log = [] } = change;
  return {
    ...view,
    step,
    version,
    clock_left_ms,
    round: change.round ?? view.round,
    card: seen.at(-1) ?? view.card,
    seen: seen.length > 0 ? [...view.seen, ...seen] : view.seen,
    starts: change.starts ?? view.starts,
    turns: change.turns ?? view.turns,
    seats: view.seats.map((seat) =>
      seatAfter(
        seat,
        seats.find((one) => one.seat === seat.seat),
        grace_left_ms[seat.seat] ?? null,
      ),
    ),
    log: log.length > 0 ? [...view.log, ...log] : view.log,
  };
}

/** A seat at which nothing is new stays the same object. */
function seatAfter(seat: SeatView, change: SeatChange | undefined, grace_left_ms: number | null): SeatView {
  if (!change && grace_left_ms === seat.grace_left_ms) return seat;
  return { ...seat, ...change, grace_left_ms };
}
