"""What is new at a table since it was last shown, where that is little enough for a small message.

Like a view it holds nothing that its recipient may not see: a part shared by all, and for some
people what they have confirmed at their own seats.
"""

from operator import attrgetter
from typing import Any

import msgspec
from msgspec.structs import replace

from hashi.rules import Log, Start
from hashi.table.state import Table
from hashi.table.view import Shared, open_starts, open_turns
from hashi.wire.change import Change, SeatChange
from hashi.wire.view import SeatView

__all__ = ["Changes", "change_between"]

# A change is only about these; a difference anywhere else takes a whole view.
_MOVES = frozenset({"version", "game", "round_opened_at", "timed_out", "hinted", "stood_in"})
_rest = attrgetter(*(name for name in Table.__struct_fields__ if name not in _MOVES))
_SEAT_FIELDS = tuple(name for name in SeatChange.__struct_fields__ if name != "seat")


class Changes(msgspec.Struct, frozen=True):
    """One change shared by all, and those of people who are told about their own seats too."""

    shared: Change
    own: dict[str, Change]  # by person


def change_between(before: Shared, after: Shared, step: int = 0) -> Changes | None:
    """What has changed at a table with this step; None if that takes a whole view."""
    old, new = before.table, after.table
    if _frame(before) != _frame(after) or (old is not new and _rest(old) != _rest(new)):
        return None
    was, now = before.closed, after.closed
    if now is not was and (len(now.seen) < len(was.seen) or was.mistakes != now.mistakes):
        return None
    if now.log is not was.log and now.log[: len(was.log)] != was.log:
        return None
    change = Change(step=step, version=new.version, seats=_seat_changes(before, after))
    if len(now.seen) > len(was.seen):
        change = replace(
            change,
            round=after.round,
            seen=now.seen[len(was.seen) :],
            turns={},
            log=now.log[len(was.log) :],
        )
    return Changes(
        change, {person: _own(change, after, person) for person in _movers(before, after)}
    )


_frame = attrgetter("phase", "host_away", "warming_up")


def _seat_changes(before: Shared, after: Shared) -> list[SeatChange]:
    pairs = zip(before.seats, after.seats, strict=True)
    found = [(now.seat, _news(was, now)) for was, now in pairs if was is not now]
    return [SeatChange(seat=seat, **news) for seat, news in found if news]


def _news(was: SeatView, now: SeatView) -> dict[str, Any]:
    """The fields of a seat that have changed."""
    values = ((name, getattr(was, name), getattr(now, name)) for name in _SEAT_FIELDS)
    return {name: new for name, old, new in values if old is not new and old != new}


def _own(change: Change, after: Shared, person: str) -> Change:
    """The change with what a person's own seats have confirmed in this phase."""
    if after.phase == "setup":
        return replace(change, starts=open_starts(after.table, person))
    return replace(change, turns=open_turns(after.table, person))


def _movers(before: Shared, after: Shared) -> set[str]:
    """The people who may see more, of their own seats, in the open round or in setup."""
    closed = before.round != after.round
    return {
        seat.person
        for number, seat in enumerate(after.table.seats, 1)
        if seat.person
        and (
            after.seats[number - 1].done
            if closed
            else _moves(before.table, number) is not _moves(after.table, number)
        )
    }


def _moves(table: Table, seat: int) -> Log | Start | None:
    """All that a seat has confirmed; the very same while it does nothing."""
    if table.game is None:
        return None
    return table.game.logs[seat - 1] if table.game.logs else table.game.starts[seat - 1]
