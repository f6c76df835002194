"""Events that come from outside, such as an export, judged one by one.

`hashi.table.fold` trusts its events, because `decide` judged them before they were stored. A file
gives no such guarantee, so here every event is turned back into the command that leads to it, and
decided again. The names of bots and people, and nonces of seats that gave none, are taken as they
are.
"""

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any

from msgspec.structs import replace

from hashi import deal
from hashi.boards.check import DECK_SIZE
from hashi.deal.daily import daily_seed
from hashi.rules import Refusal, Start
from hashi.rules.game import MOST_SEATS
from hashi.rules.sheet import start_refusal
from hashi.table.command import Command, MoveOn, decide
from hashi.table.commit_reveal import CloseReveal
from hashi.table.event import (
    Begun,
    BotSeated,
    DealtAgain,
    Event,
    Evicted,
    Hinted,
    Left,
    NonceCommitted,
    NonceGiven,
    Opened,
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
from hashi.table.fold import after, fold
from hashi.table.state import Table
from hashi.wire.level import level_of, plugin_bot_of
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

__all__ = ["ImpossibleEvent", "verify_events"]


class ImpossibleEvent(Exception):
    """An event that no command leads to; `refusal` is why its command would be refused."""

    def __init__(self, version: int, refusal: Refusal | None = None) -> None:
        self.version, self.refusal = version, refusal
        super().__init__(f"event {version}: {refusal or 'cannot have happened'}")


def verify_events(table: str, events: Iterable[tuple[Event, float]]) -> Table:
    """The table that these events have made; raises ImpossibleEvent."""
    pairs = iter(events)
    try:
        state = fold(table, islice(pairs, 1))
        deal.parse_bytes(state.opened.secret or state.opened.seed or "")
        _check_daily(state.opened)
        _check_challenge(state)
    except Exception:  # noqa: BLE001  whatever went wrong, this does not open a table
        raise ImpossibleEvent(1) from None
    if len(state.deck) != DECK_SIZE or not 1 <= len(state.seats) <= MOST_SEATS:
        raise ImpossibleEvent(1)
    for event, at in pairs:
        state = _after(state, event, at)
    return state


def _check_daily(opened: Opened) -> None:
    """Raise an error for a daily table whose deal is not that of its day."""
    if opened.daily is None:
        return
    seed = daily_seed(opened.daily, opened.board).hex()
    if opened.seed != seed or opened.secret or len(opened.seats) != 1 or opened.hints:
        raise ValueError("not the deal of its day, alone and without hints")


def _check_challenge(table: Table) -> None:
    """Raise an error for a challenge without a known deal, or whose start is not legal (S2)."""
    challenge = table.opened.challenge
    if challenge is None:
        return
    start = Start.parse(challenge.start)
    refused = start_refusal(table.board, start.island, start.number)
    if table.secret is not None or refused is not None:
        raise ValueError("not a known deal with a legal start")


def _after(table: Table, event: Event, at: float) -> Table:
    """The table after an event that a command leads to."""
    version = table.version + 1
    try:
        cause, present = _cause(table, event), _sharing(table, event)
        decision = decide(table, *cause, at, present)
        if isinstance(decision, Refusal):
            raise ImpossibleEvent(version, decision)
        # The last nonce begins the game too; that event is judged when it comes.
        first = decision.events[:1]
        if [_decided(table, event)] != [_decided(table, other) for other in first]:
            raise ImpossibleEvent(version)
        return after(table, [(event, at)])
    except ValueError:  # of a share of the deal that is none
        raise ImpossibleEvent(version) from None


def _cause(table: Table, event: Event) -> tuple[Command, str | None]:
    """The command that leads to an event, and who must have given it."""
    found = _CAUSES.get(type(event))
    if found is None:
        raise ImpossibleEvent(table.version + 1)
    command, person = found
    return command(table, event), person(table, event)


def _host(table: Table, _: Event) -> str:
    return table.opened.host


def _itself(_: Table, __: Event) -> None:
    return None


def _owner(table: Table, event: Any) -> str | None:
    """The person at the seat of an event."""
    known = 1 <= event.seat <= len(table.seats)
    return table.seats[event.seat - 1].person if known else None


def _is_bot(table: Table, number: int) -> bool:
    return 1 <= number <= len(table.seats) and table.seats[number - 1].kind == "bot"


def _remover(table: Table, event: Left) -> str | None:
    """Who has freed a seat: the host that of a bot, any other its person."""
    return table.opened.host if _is_bot(table, event.seat) else _owner(table, event)


def _removal(table: Table, event: Left) -> Command:
    return Evict(seat=event.seat) if _is_bot(table, event.seat) else Leave(seat=event.seat)


def _putting(_: Table, event: BotSeated) -> Command:
    level = event.level
    return PutBot(seat=event.seat, level=level_of(level), bot=plugin_bot_of(level))


def _beginning(table: Table, event: Begun | RevealOpened) -> Command:
    if isinstance(event, Begun) and table.reveal_opened_at is not None:
        return CloseReveal(table.reveal_opened_at, "")
    return Begin()


def _playing(table: Table, event: Played) -> Command:
    """A seat that runs out of time passes."""
    turn = "pass" if event.timed_out else event.turn
    return Play(seat=event.seat, round=table.game.round if table.game else 0, turn=turn)


def _sharing(table: Table, event: Event) -> frozenset[str]:
    """The people who must have been there for an event: those who are to show their nonces."""
    seats = event.seats if isinstance(event, RevealOpened) else ()
    found = (table.seats[n - 1].person for n in seats if 1 <= n <= len(table.seats))
    return frozenset(person for person in found if person)


def _beginner(table: Table, event: Begun | RevealOpened) -> str | None:
    """A person who can have begun: the host, unless their nonce was left out as they were away.

    After the nonces are shown it is the table itself.
    """
    if isinstance(event, Begun) and table.reveal_opened_at is not None:
        return None
    hashed = {table.seats[n - 1].person for n in table.unrevealed}
    away = hashed - _sharing(table, event)
    people = (table.opened.host, *(seat.person for seat in table.seats if seat.person))
    return next((person for person in people if person not in away), table.opened.host)


# For every event but the first: its command, and who must have given it.
_CAUSES: dict[type, tuple[Callable[[Table, Any], Command], Callable[[Table, Any], str | None]]] = {
    Seated: (lambda _, e: Sit(seat=e.seat, name=e.name), lambda _, e: e.person),
    Left: (_removal, _remover),
    Evicted: (lambda _, e: Evict(seat=e.seat), _host),
    SeatDropped: (lambda _, e: DropSeat(seat=e.seat), _host),
    Renamed: (lambda _, e: Rename(seat=e.seat, name=e.name), _owner),
    BotSeated: (_putting, _host),
    NonceCommitted: (lambda _, e: Commit(seat=e.seat, hash=e.hash), _owner),
    RevealOpened: (_beginning, _beginner),
    NonceGiven: (lambda _, e: Nonce(seat=e.seat, nonce=e.nonce), _owner),
    DealtAgain: (lambda t, e: CloseReveal(t.reveal_opened_at or 0.0, e.secret), _itself),
    Begun: (_beginning, _beginner),
    Placed: (lambda _, e: Place(seat=e.seat, island=e.island, number=e.number), _owner),
    Played: (_playing, _owner),
    TakenBack: (lambda _, e: TakeBack(seat=e.seat), _owner),
    Pointed: (lambda _, e: Point(seat=e.seat, sheet=e.sheet, where=e.where), _owner),
    Hinted: (lambda _, e: Hint(seat=e.seat), _owner),
    Rematched: (lambda _, e: MoveOn(e.table), _owner),
}


def _decided(table: Table, event: Event) -> Event:
    """An event without what its command does not decide; raises ValueError for a bad nonce."""
    match event:
        case Seated():
            return replace(event, name="")
        case BotSeated():
            level = plugin_bot_of(event.level) or level_of(event.level)
            return replace(event, name="", level=level)
        case Played():
            return replace(event, timed_out=False)
        case NonceGiven(nonce=digits) | NonceCommitted(hash=digits) | DealtAgain(secret=digits):
            deal.parse_bytes(digits)
        case Begun(nonces=nonces):
            pairs = zip(table.seats, nonces, strict=True)
            return Begun(nonces=tuple(nonce if seat.nonce else "" for seat, nonce in pairs))
    return event
