"""What people, bots and clocks ask of a table, judged: events that may be stored, or a refusal.

What comes over a socket is a command as it was decoded, a struct of `hashi.wire.message`; the
table's own commands are `MoveOn`, `TimeOut` and `CloseReveal`. Pure: who asks, when, and who is
present are arguments.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from hashi.rules import Refusal
from hashi.table.commit_reveal import CloseReveal, begin, close_reveal, commit, give_nonce
from hashi.table.event import (
    Begun,
    BotSeated,
    DealtAgain,
    Event,
    NonceGiven,
    Placed,
    Played,
    Rematched,
    RevealOpened,
)
from hashi.table.fold import after
from hashi.table.move import TimeOut, hint, place, play, point, take_back, time_out
from hashi.table.request import Plays, Request, Ruling
from hashi.table.seating import drop_seat, evict, leave, put_bot, rename, sit
from hashi.table.state import Table
from hashi.wire.message import (
    Begin,
    Commit,
    DropSeat,
    Evict,
    Hint,
    Leave,
    Nonce,
    Place,
    Play,
    Point,
    PutBot,
    Rename,
    Sit,
    TakeBack,
)

__all__ = ["MOST_EVENTS", "Command", "Decision", "MoveOn", "decide", "rematch_refusal"]

# A game of four with every hint and a turn taken back in each round has about 350. Beyond this only
# what brings a game to its end is stored, and there is not much of that.
MOST_EVENTS = 1000


class MoveOn(msgspec.Struct, frozen=True):
    """After the end: the same people go on at another table, which is open already."""

    table: str


SeatCommand = (
    Sit
    | Leave
    | Evict
    | DropSeat
    | Rename
    | PutBot
    | Commit
    | Nonce
    | Place
    | Play
    | TakeBack
    | Point
    | Hint
)
Command = SeatCommand | Begin | TimeOut | CloseReveal | MoveOn


class Decision(msgspec.Struct, frozen=True):
    """A command that was allowed."""

    events: tuple[Event, ...]  # to be stored; none if the command changes nothing
    at: float  # their time
    table: Table  # as it is after them


def decide(  # noqa: PLR0913  all that a decision depends on
    table: Table,
    command: Command,
    person: str | None,
    at: float,
    present: frozenset[str] = frozenset(),
    *,
    recently_present: frozenset[str] = frozenset(),
    most_events: int = MOST_EVENTS,
) -> Decision | Refusal:
    """Judge a command, once: `fold` trusts its events later."""
    request = Request(table, person, present, recently_present)
    ruling = _refusal(request, command) or _JUDGES[type(command)](request, command)
    if isinstance(ruling, Refusal):
        return ruling
    events, turns = (ruling.events, ruling.turns) if isinstance(ruling, Plays) else (ruling, ())
    if len(events) + table.version > most_events and not all(
        _advances_game(table, event) for event in events
    ):
        return Refusal("log-full", "")
    return Decision(events, at, after(table, ((event, at) for event in events), turns))


def rematch_refusal(table: Table, person: str | None) -> Refusal | None:
    """Why a person may not move the table on to another, or None."""
    if table.phase != "over":
        return Refusal("not-over", "")
    return None if table.seats_of(person) else Refusal("not-your-seat", "")


def _move_on(request: Request, command: MoveOn) -> Ruling:
    table, person = request.table, request.person
    if refused := rematch_refusal(table, person):
        return refused
    seat = table.seats_of(person)[0]
    return () if table.rematch else (Rematched(table=command.table, seat=seat),)


_JUDGES: dict[type, Callable[[Request, Any], Ruling]] = {
    Begin: begin,
    CloseReveal: close_reveal,
    Commit: commit,
    DropSeat: drop_seat,
    Evict: evict,
    Hint: hint,
    Leave: leave,
    MoveOn: _move_on,
    Nonce: give_nonce,
    Place: place,
    Play: play,
    Point: point,
    PutBot: put_bot,
    Rename: rename,
    Sit: sit,
    TakeBack: take_back,
    TimeOut: time_out,
}
_NOT_WHILE_DEALING = (Sit, Leave, Evict, DropSeat, PutBot, Commit)
_BEFORE_THE_GAME = (Leave, Commit, Nonce)
_IN_THE_GAME = (Place, Play, TakeBack, Point, Hint)
_BY_OWNER = (*_BEFORE_THE_GAME, *_IN_THE_GAME, Rename)  # bots act for themselves, without a person


def _refusal(request: Request, command: Command) -> Refusal | None:
    """Why this may not be asked of a seat now, or not by this person; None otherwise."""
    table = request.table
    if not isinstance(command, SeatCommand):
        return None
    if not 1 <= command.seat <= len(table.seats):
        return Refusal("no-such-seat", "C1", str(command.seat))
    if table.reveal_opened_at is not None and isinstance(command, _NOT_WHILE_DEALING):
        return Refusal("dealing", "")
    if table.phase != "lobby" and isinstance(command, _BEFORE_THE_GAME):
        return Refusal("already-begun", "")
    if isinstance(command, _BY_OWNER) and table.seats[command.seat - 1].person != request.person:
        return Refusal("not-your-seat", "", str(command.seat))
    is_early = table.game is None and isinstance(command, _IN_THE_GAME)
    return Refusal("not-begun", "") if is_early else None


def _advances_game(table: Table, event: Event) -> bool:
    """Whether an event brings a game nearer to its end, so that it can happen only so often.

    A stand-in does, since beyond the limit no seat is taken back from one.
    """
    if isinstance(event, BotSeated):
        return table.phase != "lobby"
    shares = RevealOpened | NonceGiven | DealtAgain  # once for each seat
    return isinstance(event, shares | Begun | Placed | Played | Rematched)
