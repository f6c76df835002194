"""What people (and clocks) ask of a table, judged: events that may be stored, or a refusal.

Pure: who asks, who is there and what was drawn at random comes in from outside.
"""

from collections.abc import Callable
from dataclasses import dataclass

from hashi.rules import NotationError, Refusal, Turn
from hashi.table.event import (
    Begun,
    BotSeated,
    Event,
    Left,
    NonceGiven,
    Placed,
    Played,
    Renamed,
    Seated,
    TakenBack,
)
from hashi.table.state import Seat, Table

__all__ = [
    "Begin",
    "Command",
    "GiveNonce",
    "Leave",
    "Place",
    "Play",
    "PutBot",
    "Rename",
    "Sit",
    "TakeBack",
    "TimeOut",
    "decide",
]


@dataclass(frozen=True, slots=True)
class Sit:
    """Take an open seat."""

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
    """Put a bot into a seat that is open or whose person is not there; `name` is the bot's."""

    seat: int
    name: str
    present: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class GiveNonce:
    """Give a seat's share of the deal."""

    seat: int
    nonce: str


@dataclass(frozen=True, slots=True)
class Begin:
    """Start the game; `draw` makes the share of a seat that gave none."""

    draw: Callable[[], str]


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
class TimeOut:
    """The clock of this round has run out: whoever has not played skips."""

    round: int


Command = Sit | Leave | Rename | PutBot | GiveNonce | Begin | Place | Play | TakeBack | TimeOut


def decide(table: Table, command: Command, person: str | None) -> tuple[Event, ...] | Refusal:
    """The events a command comes to, or why it is refused; `person` None is the table itself."""
    seat = getattr(command, "seat", 1)
    if not 1 <= seat <= len(table.seats):
        return Refusal("no-such-seat", "C1", str(seat))
    match command:
        case Sit() | Leave() | GiveNonce() | Begin():
            return _in_lobby(table, command, person)
        case PutBot():
            return _put_bot(table, command, person)
        case TimeOut():
            return _timed_out(table, command)
        case _:
            return _by_owner(table, command, person)


def _in_lobby(
    table: Table, command: Sit | Leave | GiveNonce | Begin, person: str | None
) -> tuple[Event, ...] | Refusal:
    if table.phase != "lobby":
        return Refusal("already-begun", "")
    match command:
        case Sit(seat=number, name=name):
            if table.seats[number - 1].kind != "open" or person is None:
                return Refusal("seat-taken", "", str(number))
            return (Seated(seat=number, person=person, name=name),)
        case Begin(draw=draw):
            return _begin(table, person, draw)
        case _:
            return _by_owner(table, command, person)


def _begin(
    table: Table, person: str | None, draw: Callable[[], str]
) -> tuple[Event, ...] | Refusal:
    if person != table.opened.host:
        return Refusal("not-host", "")
    if any(seat.kind == "open" for seat in table.seats):
        return Refusal("seats-open", "")
    return (Begun(nonces=tuple(seat.nonce or draw() for seat in table.seats)),)


def _put_bot(table: Table, command: PutBot, person: str | None) -> tuple[Event, ...] | Refusal:
    seat = table.seats[command.seat - 1]
    if person != table.opened.host:
        return Refusal("not-host", "")
    if table.phase == "over":
        return Refusal("game-over", "T16")
    if seat.kind == "bot" or (seat.person is not None and seat.person in command.present):
        return Refusal("seat-taken", "", str(command.seat))
    return (BotSeated(seat=command.seat, name=command.name),)


def _timed_out(table: Table, command: TimeOut) -> tuple[Event, ...] | Refusal:
    game = table.game
    if game is None or table.phase != "play" or game.round != command.round:
        return Refusal("round-closed", "T16")
    return tuple(Played(seat=seat, turn="pass", timed_out=True) for seat in game.waiting)


def _by_owner(
    table: Table,
    command: Leave | GiveNonce | Rename | Place | Play | TakeBack,
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


def _in_game(table: Table, command: Place | Play | TakeBack) -> tuple[Event, ...] | Refusal:
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
        case Play():
            return _play(table, command)


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
