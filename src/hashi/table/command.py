"""What people, bots and clocks ask of a table, judged: events that may be stored, or a refusal.

What comes over a socket is a command as it was decoded, a struct of `hashi.wire.message`; the
table's own commands are here. Pure: who asks, when, and who is present are arguments.
"""

import msgspec

from hashi.rules import Game, NotationError, Refusal, Turn
from hashi.table.event import (
    Begun,
    BotSeated,
    DealtAgain,
    Event,
    Evicted,
    Hinted,
    Left,
    NonceGiven,
    Placed,
    Played,
    Pointed,
    Rematched,
    Renamed,
    RevealOpened,
    SeatDropped,
    Seated,
    TakenBack,
)
from hashi.table.fold import after
from hashi.table.share import CloseReveal, begin, close_reveal, commit, give_nonce
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

__all__ = [
    "BOT_NAMES",
    "MOST_EVENTS",
    "MOST_POINTINGS",
    "CloseReveal",
    "Command",
    "Decision",
    "MoveOn",
    "TimeOut",
    "decide",
    "rematch_refusal",
]

# A game of four with every hint and a turn taken back in each round has about 350. Beyond this only
# what brings a game to its end is stored, and there is not much of that.
MOST_EVENTS = 1000
MOST_POINTINGS = 20  # at mistakes, by one seat in one round; hardly anybody finds five
BOT_NAMES = ("Aiko", "Ren", "Sora", "Yuki")  # by seat


class TimeOut(msgspec.Struct, frozen=True):
    """The clock of this round has run out: every seat that has not played passes."""

    round: int


class MoveOn(msgspec.Struct, frozen=True):
    """After the end: the same people go on at another table, which is open already."""

    table: str


Command = (
    Sit
    | Leave
    | Evict
    | DropSeat
    | Rename
    | PutBot
    | Commit
    | Nonce
    | Begin
    | Place
    | Play
    | TakeBack
    | Point
    | Hint
    | TimeOut
    | CloseReveal
    | MoveOn
)


class Decision(msgspec.Struct, frozen=True):
    """A command that was allowed: its events, if any, their time, and the table after them."""

    events: tuple[Event, ...]
    at: float
    table: Table


def decide(  # noqa: PLR0913  all that a decision depends on
    table: Table,
    command: Command,
    person: str | None,
    at: float,
    present: frozenset[str] = frozenset(),
    *,
    lately: frozenset[str] = frozenset(),
    most_events: int = MOST_EVENTS,
) -> Decision | Refusal:
    """Judge a command, once: `fold` trusts its events later.

    `person` None is the table itself: its clock and its bots. `present` are the people at the table
    now, `lately` those who were there until a moment ago: nobody takes their place yet.
    """
    events = _judged(table, command, person, present, lately)
    if isinstance(events, Refusal):
        return events
    if len(events) + table.version > most_events and not all(_leads_on(table, e) for e in events):
        return Refusal("log-full", "")
    return Decision(events, at, after(table, ((event, at) for event in events)))


def _leads_on(table: Table, event: Event) -> bool:
    """Whether an event brings a game nearer to its end, so that it can happen only so often.

    A stand-in does, since beyond the limit nobody takes a seat back from one.
    """
    if isinstance(event, BotSeated):
        return table.phase != "lobby"
    shares = RevealOpened | NonceGiven | DealtAgain  # once for each seat
    return isinstance(event, shares | Begun | Placed | Played | Rematched)


def rematch_refusal(table: Table, person: str | None) -> Refusal | None:
    """Why a person may not move the table on to another, or None."""
    if table.phase != "over":
        return Refusal("not-over", "")
    return None if table.seats_of(person) else Refusal("not-your-seat", "")


def _judged(  # noqa: C901, PLR0911  one for each kind
    table: Table,
    command: Command,
    person: str | None,
    present: frozenset[str],
    lately: frozenset[str],
) -> tuple[Event, ...] | Refusal:
    """The events of a command, or why it is refused."""
    match command:
        case TimeOut():
            return _time_out(table, command)
        case CloseReveal():
            return close_reveal(table, command)
        case MoveOn(table=other):
            refused = rematch_refusal(table, person)
            return refused or (() if table.rematch else (Rematched(table=other),))
        case Begin():
            return begin(table, person, present, lately)
    if not 1 <= command.seat <= len(table.seats):
        return Refusal("no-such-seat", "C1", str(command.seat))
    if table.reveal_opened_at is not None and isinstance(
        command, Sit | Leave | Evict | DropSeat | PutBot | Commit
    ):
        return Refusal("dealing", "")
    match command:
        case Sit():
            return _sit(table, command, person)
        case PutBot():
            return _put_bot(table, command, person, present, lately)
        case Evict():
            return _evict(table, command, person, present | lately)
        case DropSeat():
            return _drop_seat(table, command, person, present | lately)
        case _:
            return _by_owner(table, command, person)


def _sit(table: Table, command: Sit, person: str | None) -> tuple[Event, ...] | Refusal:
    seat = table.seats[command.seat - 1]
    comes_back = seat.former is not None and seat.former == person and table.phase != "over"
    if not comes_back and table.phase != "lobby":
        return Refusal("already-begun", "")
    if person is None or not (comes_back or seat.kind == "open"):
        return Refusal("seat-taken", "", str(command.seat))
    if person in table.evicted:
        return Refusal("sent-away", "")
    name = (comes_back and seat.former_name) or command.name
    return (Seated(seat=command.seat, person=person, name=name),)


def _evict(
    table: Table, command: Evict, person: str | None, present: frozenset[str]
) -> tuple[Event, ...] | Refusal:
    """Free a seat before the game: the host removes a bot, the opener of the table a person.

    Nobody stands in for that person: a substitute host could clear the table while they are away.
    """
    seat = table.seats[command.seat - 1]
    if table.phase != "lobby":
        return Refusal("already-begun", "")
    if seat.kind == "bot":
        is_host = table.is_host(person, present)
        return (Left(seat=command.seat),) if is_host else Refusal("not-host", "")
    if person is None or person != table.opened.host:
        return Refusal("not-host", "")
    if seat.person is None or seat.person == person:
        return Refusal("nobody-to-send-away", "", str(command.seat))
    return (Evicted(seat=command.seat),)


def _drop_seat(
    table: Table, command: DropSeat, person: str | None, present: frozenset[str]
) -> tuple[Event, ...] | Refusal:
    """Play with one seat less: only a free one, before the game, and never the last."""
    if table.phase != "lobby":
        return Refusal("already-begun", "")
    if not table.is_host(person, present):
        return Refusal("not-host", "")
    if table.seats[command.seat - 1].kind != "open":
        return Refusal("seat-taken", "", str(command.seat))
    if len(table.seats) == 1:
        return Refusal("last-seat", "C1")
    return (SeatDropped(seat=command.seat),)


def _put_bot(  # noqa: PLR0911  one for each reason
    table: Table,
    command: PutBot,
    person: str | None,
    present: frozenset[str],
    lately: frozenset[str],
) -> tuple[Event, ...] | Refusal:
    number, seat = command.seat, table.seats[command.seat - 1]
    level = command.bot or command.level
    if not table.is_host(person, present | lately):
        return Refusal("not-host", "")
    if table.phase == "over":
        return Refusal("game-over", "T16")
    if seat.kind == "bot" and table.phase == "lobby":
        if seat.level == level:
            return ()
        return (BotSeated(seat=number, name=seat.name, level=level),)
    if seat.kind == "bot" or (seat.person is not None and seat.person in present):
        return Refusal("seat-taken", "", str(number))
    if seat.person is not None and seat.person in lately:
        return Refusal("just-left", "", str(number))
    # A stand-in keeps the name it plays for, so that nobody wonders who is who.
    own = BOT_NAMES[number - 1]
    name = f"{seat.name} ({own})" if seat.person else own
    return (BotSeated(seat=number, name=name, level=level),)


def _time_out(table: Table, command: TimeOut) -> tuple[Event, ...] | Refusal:
    game = table.game
    if game is None or table.phase != "play" or game.round != command.round:
        return Refusal("round-closed", "T16")
    return tuple(Played(seat=seat, turn="pass", timed_out=True) for seat in game.waiting)


def _by_owner(  # noqa: PLR0911  one for each kind
    table: Table,
    command: Leave | Commit | Nonce | Rename | Place | Play | TakeBack | Point | Hint,
    person: str | None,
) -> tuple[Event, ...] | Refusal:
    """What only the person of a seat may do; bots act for themselves, as nobody."""
    if isinstance(command, Leave | Commit | Nonce) and table.phase != "lobby":
        return Refusal("already-begun", "")
    seat = table.seats[command.seat - 1]
    if seat.person != person:
        return Refusal("not-your-seat", "", str(command.seat))
    match command:
        case Leave(seat=number):
            return (Left(seat=number),) if seat.kind == "person" else Refusal("not-your-seat", "")
        case Rename(seat=number, name=name):
            return () if seat.name == name else (Renamed(seat=number, name=name),)
        case Commit():
            return commit(table, command)
        case Nonce():
            return give_nonce(table, command, seat)
        case _:
            return _in_game(table, command)


def _in_game(  # noqa: PLR0911  one for each kind
    table: Table, command: Place | Play | TakeBack | Point | Hint
) -> tuple[Event, ...] | Refusal:
    game = table.game
    if game is None:
        return Refusal("not-begun", "")
    match command:
        case Place(seat=seat, island=island, number=number):
            refused = game.start_refusal(seat, island, number)
            return refused or (Placed(seat=seat, island=island, number=number),)
        case TakeBack(seat=seat) if (game.round, seat) in table.stood_in:
            return Refusal("stand-in-played", "", str(seat))
        case TakeBack(seat=seat):
            refused = game.take_back_refusal(seat)
            return refused or (TakenBack(seat=seat),)
        case Point(seat=seat, sheet=sheet, where=where):
            refused = _pointing_refusal(table, game, seat) or game.point_refusal(sheet, where)
            return refused or (Pointed(seat=seat, sheet=sheet, where=where),)
        case Hint(seat=seat):
            return _hint(table, game, seat)
        case Play():
            return _play(game, command)


def _pointing_refusal(table: Table, game: Game, seat: int) -> Refusal | None:
    """Why a seat may not point at one more mistake in this round, or None."""
    by_seat = [place for *place, by in table.pointed if (place[0], by) == (game.round, seat)]
    return Refusal("pointed-enough", "M5") if len(by_seat) >= MOST_POINTINGS else None


def _hint(table: Table, game: Game, seat: int) -> tuple[Event, ...] | Refusal:
    """Stored once in a round; asking again shows the hint again."""
    if not table.hints:
        return Refusal("hints-off", "")
    if table.phase != "play" or seat not in game.waiting:
        return Refusal("not-your-moment", "")
    hinted = (game.round, seat) in table.hinted
    return () if hinted else (Hinted(seat=seat, round=game.round),)


def _play(game: Game, command: Play) -> tuple[Event, ...] | Refusal:
    if game.logs and game.round != command.round:
        return Refusal("round-closed", "T16")
    try:
        turn = Turn.parse(command.turn)
    except NotationError:
        return Refusal("turn-unreadable", "")
    refused = game.refusal(command.seat, turn)
    return refused or (Played(seat=command.seat, turn=str(turn)),)
