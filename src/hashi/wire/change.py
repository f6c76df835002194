"""What is new at a table, as a small message, and the view after it.

`web/src/core/change.ts` is the twin of `view_after`; a test holds the two together.
docs/protocol.md has examples.
"""

from typing import TypeVar

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict, replace

from hashi.wire.view import LogLine, ScoreView, SeatView, SheetView, View

__all__ = ["Change", "SeatChange", "view_after"]

T = TypeVar("T")


class SeatChange(Struct, kw_only=True, omit_defaults=True, frozen=True):
    """What is new at a seat; the rest is as it was."""

    seat: int  # which one
    online: bool | UnsetType = UNSET  # see SeatView
    at_result: bool | UnsetType = UNSET  # see SeatView
    done: bool | UnsetType = UNSET  # see SeatView
    stand_in: bool | UnsetType = UNSET  # see SeatView
    hints: int | UnsetType = UNSET  # see SeatView
    sheet: SheetView | UnsetType = UNSET  # see SeatView
    score: ScoreView | UnsetType = UNSET  # see SeatView


class Change(Struct, tag="change", kw_only=True, omit_defaults=True, frozen=True):
    """What is new since the step before this one; only for clients that asked for changes."""

    step: int  # its number; it follows the step before
    version: int  # see View
    clock_left_ms: int | None = None  # the time left for the open card now
    grace_left_ms: dict[str, int] = {}  # by seat, the time that is left now to people who are away
    round: int | UnsetType = UNSET  # see View
    seen: list[str] = []  # the cards turned over since, the last of them the open one
    starts: dict[str, str] | UnsetType = UNSET  # replace those of the view
    turns: dict[str, str] | UnsetType = UNSET  # replace those of the view
    seats: list[SeatChange] = []  # where something is new
    log: list[LogLine] = []  # the lines added since


def view_after(view: View | None, news: View | Change) -> View | None:
    """The view after a message, which may come twice or late: then it is the same view as before.

    None if something before it is missing: say hello, with the stream and step of the view.
    """
    if isinstance(news, View):
        is_late = view is not None and news.stream == view.stream and news.step < view.step
        return view if is_late else news
    if view is None or news.step > view.step + 1:
        return None
    return _changed(view, news) if news.step > view.step else view


def _changed(view: View, change: Change) -> View:
    seats = {one.seat: one for one in change.seats}
    return replace(
        view,
        step=change.step,
        version=change.version,
        clock_left_ms=change.clock_left_ms,
        round=_or(change.round, view.round),
        card=change.seen[-1] if change.seen else view.card,
        seen=[*view.seen, *change.seen],
        starts=_or(change.starts, view.starts),
        turns=_or(change.turns, view.turns),
        seats=[
            _seat_after(seat, seats.get(seat.seat), change.grace_left_ms.get(str(seat.seat)))
            for seat in view.seats
        ],
        log=[*view.log, *change.log],
    )


def _seat_after(seat: SeatView, change: SeatChange | None, grace_left_ms: int | None) -> SeatView:
    news = {} if change is None else asdict(change)
    given = {name: value for name, value in news.items() if value is not UNSET}
    return replace(seat, **given, grace_left_ms=grace_left_ms)


def _or(news: T | UnsetType, before: T) -> T:
    return before if isinstance(news, UnsetType) else news
