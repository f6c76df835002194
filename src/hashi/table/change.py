"""What is new at a table since it was last shown, where that is little enough to be told by itself.

Like a view it holds nothing that somebody may not see: what is new for everybody, and apart from
that what single people have confirmed at their own seats.
"""

from operator import attrgetter

import msgspec

from hashi.rules import Card, Log, Start
from hashi.table.log import LogLine
from hashi.table.state import Table
from hashi.table.view import OpenMarks, SeatView, Shared, open_marks

__all__ = ["TableChange", "change_between"]

# A change is only about these; a difference anywhere else takes a whole view.
_MOVES = frozenset({"version", "game", "round_opened_at", "timed_out", "hinted", "stood_in"})
_rest = attrgetter(*(name for name in Table.__struct_fields__ if name not in _MOVES))
_shown = attrgetter("done", "hints", "stand_in", "sheet", "score")


class TableChange(msgspec.Struct, frozen=True):
    """What is new, in the engine's own values.

    `seats` are those that have changed, as they were and as they are. If a round has `closed`, all
    open turns are on the sheets; `own` are the open marks of people who have changed theirs.
    """

    version: int
    round: int
    closed: bool
    seats: tuple[tuple[SeatView, SeatView], ...]
    seen: tuple[Card, ...]
    log: tuple[LogLine, ...]
    own: dict[str, OpenMarks]


def change_between(before: Shared, after: Shared) -> TableChange | None:
    """What has changed at a table; None if that takes a whole view."""
    old, new = before.table, after.table
    if before.phase != after.phase or _rest(old) != _rest(new):
        return None
    was, now = before.closed, after.closed
    rounds = len(now.seen) - len(was.seen)
    if now is not was and (rounds < 0 or was.mistakes != now.mistakes):
        return None
    known = len(was.log)
    if now.log is not was.log and now.log[:known] != was.log:
        return None
    return TableChange(
        version=new.version,
        round=after.round,
        closed=rounds > 0,
        seats=tuple(
            (was, now)
            for was, now in zip(before.seats, after.seats, strict=True)
            if was is not now and _shown(was) != _shown(now)
        ),
        seen=now.seen[len(was.seen) :],
        log=now.log[known:],
        own={person: open_marks(new, person) for person in _movers(before, after)},
    )


def _movers(before: Shared, after: Shared) -> set[str]:
    """The people who may see something else of their own in the open round, or in setup."""
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
