"""A table as its events have made it. Pure: no clock but the times of the events."""

from collections.abc import Iterable
from functools import lru_cache, reduce
from typing import Literal

import msgspec
from msgspec.structs import replace

from hashi import deal
from hashi.rules import Board, Card, Game, Island, Turn
from hashi.rules.board import FLAGS
from hashi.table.event import (
    Begun,
    BotSeated,
    Event,
    Hinted,
    Left,
    NonceGiven,
    Opened,
    Placed,
    Played,
    Rematched,
    Renamed,
    Seated,
    TakenBack,
)

__all__ = ["Phase", "Seat", "SeatKind", "Table", "fold"]

_BOARDS_KEPT = 64
SeatKind = Literal["open", "person", "device", "bot"]
Phase = Literal["lobby", "setup", "play", "over"]


class Seat(msgspec.Struct, frozen=True):
    """Who sits at a seat: `person` is the hash of their secret.

    `former` is the person a bot plays for, who may come back; `level` says how strongly it plays.
    """

    kind: SeatKind
    name: str = ""
    person: str | None = None
    nonce: str | None = None
    former: str | None = None
    level: str | None = None


class Table(msgspec.Struct, frozen=True):
    """Everything known of a table, secrets included; only `view_for` may leave the server.

    A seat's nonce is the one it gave; `nonces` are those the deal was made of, one for every seat.
    """

    id: str
    version: int
    opened: Opened
    board: Board
    deck: tuple[Card, ...]
    seats: tuple[Seat, ...]
    game: Game | None = None
    seed: bytes | None = None
    nonces: tuple[str, ...] = ()
    round_opened_at: float = 0.0
    timed_out: frozenset[tuple[int, int]] = frozenset()  # (round, seat)
    hinted: frozenset[tuple[int, int]] = frozenset()  # (round, seat)
    rematch: str | None = None

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.game is None:
            return "lobby"
        if not self.game.logs:
            return "setup"
        return "over" if self.game.over else "play"

    @property
    def people(self) -> frozenset[str]:
        """Everybody who sits here or may come back to a seat, and the host."""
        sitting = {person for seat in self.seats for person in (seat.person, seat.former)}
        return frozenset(person for person in (*sitting, self.opened.host) if person)

    def is_host(self, person: str | None, present: frozenset[str]) -> bool:
        """Whether a person may act as the host: the host, or while they are away whoever sits."""
        host = self.opened.host
        return person == host or (host not in present and bool(self.seats_of(person)))

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of a person."""
        return tuple(n for n, s in enumerate(self.seats, 1) if person and s.person == person)

    def after(self, event: Event, at: float) -> "Table":
        """The table after one more event, which was judged before it was stored."""
        return replace(_after(self, event, at), version=self.version + 1)


def fold(table: str, events: Iterable[tuple[Event, float]]) -> Table:
    """The table that these events, each with its time, have made."""
    (first, _), *rest = events
    if not isinstance(first, Opened):
        raise TypeError(f"table {table} does not begin by being opened")
    return reduce(lambda state, pair: state.after(*pair), rest, _opened(table, first))


def _opened(table: str, event: Opened) -> Table:
    seats = tuple(
        Seat(
            "open" if plan.kind == "person" and not plan.person else plan.kind,
            plan.name,
            plan.person,
            level=plan.level,
        )
        for plan in event.seats
    )
    board = _board(event.board, event.islands, event.lines)
    return Table(table, 1, event, board, _deck(event.deck), seats)


@lru_cache(_BOARDS_KEPT)
def _board(name: str, islands: tuple[str, ...], lines: tuple[str, ...]) -> Board:
    """The board; tables with the same one share it, for its tables are large."""
    return Board(name, tuple(_island(text) for text in islands), lines)


@lru_cache(_BOARDS_KEPT)
def _deck(cards: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(map(Card.parse, cards))


def _island(text: str) -> Island:
    at, _, flag = text.partition("=")
    return Island(at, next((known for known in FLAGS if known == flag), None))


def _after(table: Table, event: Event, at: float) -> Table:
    match event:
        case Placed() | Played() | TakenBack():
            return _moved(table, event, at)
        case Begun(nonces=nonces):
            return _begun(table, nonces)
        case Hinted(seat=seat, round=number):
            return replace(table, hinted=table.hinted | {(number, seat)})
        case Rematched(table=other):
            return replace(table, rematch=other)
        case Opened():
            raise TypeError("a table is opened once")
        case _:
            return _with_seat(table, event.seat, _seat_after(table.seats[event.seat - 1], event))


def _seat_after(seat: Seat, event: Seated | Left | Renamed | BotSeated | NonceGiven) -> Seat:
    match event:
        case Seated(person=person, name=name):
            return Seat("person", name, person, seat.nonce if seat.former == person else None)
        case Left():
            return Seat("open")
        case Renamed(name=name):
            return replace(seat, name=name)
        case BotSeated(name=name, level=level):
            former = seat.person or seat.former
            return Seat("bot", name, nonce=seat.nonce, former=former, level=level)
        case NonceGiven(nonce=nonce):
            return replace(seat, nonce=nonce)


def _moved(table: Table, event: Placed | Played | TakenBack, at: float) -> Table:
    if table.game is None:
        raise TypeError("a table is played at after it has begun")
    before = table.game
    timed_out = table.timed_out
    match event:
        case Placed(seat=seat, island=island, number=number):
            game = before.start(seat, island, number)
        case Played(seat=seat, turn=turn):
            game = before.play(seat, Turn.parse(turn))
            if event.timed_out:
                timed_out |= {(before.round, seat)}
        case TakenBack(seat=seat):
            game = before.take_back(seat)
    opened_at = (
        at if (game.round, game.closed) != (before.round, before.closed) else table.round_opened_at
    )
    return replace(table, game=game, timed_out=timed_out, round_opened_at=opened_at)


def _with_seat(table: Table, number: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[: number - 1], seat, *table.seats[number:]))


def _begun(table: Table, nonces: tuple[str, ...]) -> Table:
    """Deal the cards: from the secret and everybody's nonces, or from the seed of a known deal."""
    opened = table.opened
    if opened.seed is not None or opened.secret is None:
        seed = deal.parse_bytes(opened.seed or "")
    else:
        secret = deal.parse_bytes(opened.secret)
        seed = deal.seed_of(secret, map(deal.parse_bytes, nonces))
    game = Game(table.board, len(table.seats), deal.shuffled(seed, table.deck))
    return replace(table, seed=seed, nonces=nonces, game=game)
