"""What people (and clocks) ask of a table, judged: events that may be stored, or a refusal.

Pure: who asks and who is there comes in from outside.
"""

from dataclasses import dataclass

import msgspec

from hashi import deal
from hashi.rules import NotationError, Refusal, Turn
from hashi.table.event import (
    Begun,
    BotSeated,
    Event,
    Hinted,
    Left,
    NonceGiven,
    Placed,
    Played,
    Rematched,
    Renamed,
    Seated,
    TakenBack,
)
from hashi.table.fold import after
from hashi.table.state import Seat, Table

__all__ = [
    "Begin",
    "Command",
    "Decision",
    "GiveNonce",
    "Hint",
    "Leave",
    "MoveOn",
    "Place",
    "Play",
    "PutBot",
    "Rename",
    "Sit",
    "TakeBack",
    "TimeOut",
    "decide",
    "rematch_refusal",
]


@dataclass(frozen=True, slots=True)
class Sit:
    """Take an open seat, or come back to one's own where a bot plays meanwhile."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up a seat of one's own, before the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rename:
    """Change the name at a seat of one's own."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class PutBot:
    """Put a bot into a seat that is open or whose person is not there; `name` is the bot's.

    Before the game it gives a bot another level too. `present` are the people who are at the
    table now.
    """

    seat: int
    name: str
    present: frozenset[str] = frozenset()
    level: str | None = None


@dataclass(frozen=True, slots=True)
class GiveNonce:
    """Give a seat's share of the deal."""

    seat: int
    nonce: str


@dataclass(frozen=True, slots=True)
class Begin:
    """Start the game; `present` are the people who are at the table now."""

    present: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Place:
    """Write the starting number (S2)."""

    seat: int
    island: str
    number: int


@dataclass(frozen=True, slots=True)
class Play:
    """Play a turn, given in its one spelling, in this round."""

    seat: int
    round: int
    turn: str


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back one's start or turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Hint:
    """Be shown a good turn for the open card of this round."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class TimeOut:
    """The clock of this round has run out: whoever has not played skips."""

    round: int


@dataclass(frozen=True, slots=True)
class MoveOn:
    """After the end: the same people go on at another table, which is open already."""

    table: str


Command = (
    Sit
    | Leave
    | Rename
    | PutBot
    | GiveNonce
    | Begin
    | Place
    | Play
    | TakeBack
    | Hint
    | TimeOut
    | MoveOn
)


class Decision(msgspec.Struct, frozen=True):
    """A command that was allowed: its events, if any, their time, and the table after them."""

    events: tuple[Event, ...]
    at: float
    table: Table


def decide(table: Table, command: Command, person: str | None, at: float) -> Decision | Refusal:
    """Judge a command at a time, once and for all: whoever folds its events later trusts them.

    `person` None is the table itself: its clock and its bots.
    """
    events = _judged(table, command, person)
    if isinstance(events, Refusal):
        return events
    return Decision(events, at, after(table, ((event, at) for event in events)))


def _judged(  # noqa: PLR0911  one for each
    table: Table, command: Command, person: str | None
) -> tuple[Event, ...] | Refusal:
    """The events a command comes to, or why it is refused."""
    seat = getattr(command, "seat", 1)
    if not 1 <= seat <= len(table.seats):
        return Refusal("no-such-seat", "C1", str(seat))
    match command:
        case Sit():
            return _sit(table, command, person)
        case Leave() | GiveNonce() | Begin():
            return _in_lobby(table, command, person)
        case PutBot():
            return _put_bot(table, command, person)
        case TimeOut():
            return _timed_out(table, command)
        case MoveOn(table=other):
            refused = rematch_refusal(table, person)
            return refused or (() if table.rematch else (Rematched(table=other),))
        case _:
            return _by_owner(table, command, person)


def rematch_refusal(table: Table, person: str | None) -> Refusal | None:
    """Why a person may not move the table on to another, or None."""
    if table.phase != "over":
        return Refusal("not-over", "")
    return None if table.seats_of(person) else Refusal("not-your-seat", "")


def _sit(table: Table, command: Sit, person: str | None) -> tuple[Event, ...] | Refusal:
    seat = table.seats[command.seat - 1]
    comes_back = seat.former is not None and seat.former == person and table.phase != "over"
    if not comes_back and table.phase != "lobby":
        return Refusal("already-begun", "")
    if person is None or not (comes_back or seat.kind == "open"):
        return Refusal("seat-taken", "", str(command.seat))
    return (Seated(seat=command.seat, person=person, name=command.name),)


def _in_lobby(
    table: Table, command: Leave | GiveNonce | Begin, person: str | None
) -> tuple[Event, ...] | Refusal:
    if table.phase != "lobby":
        return Refusal("already-begun", "")
    if isinstance(command, Begin):
        return _begin(table, command, person)
    return _by_owner(table, command, person)


def _begin(table: Table, command: Begin, person: str | None) -> tuple[Event, ...] | Refusal:
    """Start; a seat that gave no nonce has the one its sealed secret gives it."""
    if not table.is_host(person, command.present):
        return Refusal("not-host", "")
    if any(seat.kind == "open" for seat in table.seats):
        return Refusal("seats-open", "")
    secret = deal.parse_bytes(table.opened.secret or table.opened.seed or "")
    drawn = (deal.drawn_nonce(secret, seat).hex() for seat in range(1, len(table.seats) + 1))
    pairs = zip(table.seats, drawn, strict=True)
    return (Begun(nonces=tuple(seat.nonce or nonce for seat, nonce in pairs)),)


def _put_bot(table: Table, command: PutBot, person: str | None) -> tuple[Event, ...] | Refusal:
    seat = table.seats[command.seat - 1]
    if not table.is_host(person, command.present):
        return Refusal("not-host", "")
    if table.phase == "over":
        return Refusal("game-over", "T16")
    if seat.kind == "bot" and table.phase == "lobby":
        return (BotSeated(seat=command.seat, name=seat.name, level=command.level),)
    if seat.kind == "bot" or (seat.person is not None and seat.person in command.present):
        return Refusal("seat-taken", "", str(command.seat))
    # A stand-in keeps the name it plays for, so that nobody wonders who is who.
    name = f"{seat.name} ({command.name})" if seat.person else command.name
    return (BotSeated(seat=command.seat, name=name, level=command.level),)


def _timed_out(table: Table, command: TimeOut) -> tuple[Event, ...] | Refusal:
    game = table.game
    if game is None or table.phase != "play" or game.round != command.round:
        return Refusal("round-closed", "T16")
    return tuple(Played(seat=seat, turn="pass", timed_out=True) for seat in game.waiting)


def _by_owner(
    table: Table,
    command: Leave | GiveNonce | Rename | Place | Play | TakeBack | Hint,
    person: str | None,
) -> tuple[Event, ...] | Refusal:
    """What only the person of a seat may do; bots act for themselves, as nobody."""
    seat = table.seats[command.seat - 1]
    if seat.person != person:
        return Refusal("not-your-seat", "", str(command.seat))
    match command:
        case Leave(seat=number):
            return (Left(seat=number),) if seat.kind == "person" else Refusal("not-your-seat", "")
        case Rename(seat=number, name=name):
            return (Renamed(seat=number, name=name),)
        case GiveNonce():
            return _nonce(command, seat)
        case _:
            return _in_game(table, command)


def _nonce(command: GiveNonce, seat: Seat) -> tuple[Event, ...] | Refusal:
    if seat.nonce is not None:
        return Refusal("nonce-given", "", str(command.seat))
    return (NonceGiven(seat=command.seat, nonce=command.nonce),)


def _in_game(table: Table, command: Place | Play | TakeBack | Hint) -> tuple[Event, ...] | Refusal:
    game = table.game
    if game is None:
        return Refusal("not-begun", "")
    match command:
        case Place(seat=seat, island=island, number=number):
            refused = game.start_refusal(seat, island, number)
            return refused or (Placed(seat=seat, island=island, number=number),)
        case TakeBack(seat=seat):
            refused = game.take_back_refusal(seat)
            return refused or (TakenBack(seat=seat),)
        case Hint():
            return _hint(table, command)
        case Play():
            return _play(table, command)


def _hint(table: Table, command: Hint) -> tuple[Event, ...] | Refusal:
    """Told once in a round; whoever asks again is shown it again."""
    game, seat = table.game, command.seat
    if not table.opened.hints:
        return Refusal("hints-off", "")
    if game is None or game.round != command.round:
        return Refusal("round-closed", "T16")
    if table.phase != "play" or seat not in game.waiting:
        return Refusal("not-your-moment", "")
    hinted = (command.round, seat) in table.hinted
    return () if hinted else (Hinted(seat=seat, round=command.round),)


def _play(table: Table, command: Play) -> tuple[Event, ...] | Refusal:
    game = table.game
    if game is None or (game.logs and game.round != command.round):
        return Refusal("round-closed", "T16")
    try:
        turn = Turn.parse(command.turn)
    except NotationError:
        return Refusal("turn-unreadable", "")
    refused = game.refusal(command.seat, turn)
    return refused or (Played(seat=command.seat, turn=str(turn)),)
