"""From events to the table they have made. Pure: no clock but the times of the events.

Folding trusts the events: `decide` judged every one before it was stored, so nothing is judged or
refused here, and a game is rebuilt in one go. Events that come from outside, such as an export, go
through `hashi.table.verify` instead.
"""

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from hashi import deal
from hashi.rules import Board, Card, Game, Notice, Start, Turn
from hashi.rules.rebuild import Rebuild
from hashi.table.event import (
    Begun,
    BotSeated,
    DealtAgain,
    Event,
    Evicted,
    Hinted,
    Left,
    Move,
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
    SeatEvent,
    TableEvent,
    TakenBack,
)
from hashi.table.state import Seat, Table

__all__ = ["after", "fold"]

_DECKS_KEPT = 64


def fold(table: str, events: Iterable[tuple[Event, float]]) -> Table:
    """The table that these events, each with its time, have made."""
    source = iter(events)
    first, _ = next(source)
    if not isinstance(first, Opened):
        raise TypeError(f"table {table} does not begin by being opened")
    return after(_opened(table, first), source)


def after(table: Table, events: Iterable[tuple[Event, float]], turns: Iterable[Turn] = ()) -> Table:
    """The table after more events, each with its time.

    `turns` are those of the first events `Played`, if they were parsed before.
    """
    parsed = iter(turns)
    version, moves = table.version, _Moves(table, parsed)
    for event, at in events:
        version += 1
        match event:
            case Played() | Placed() | TakenBack():
                moves.add(event, at, stood_in=table.seats[event.seat - 1].former is not None)
            case Pointed():
                moves.point(event)
            case Begun(nonces=nonces):
                table = _begun(table, nonces)
                moves = _Moves(table, parsed)
            case RevealOpened(seats=seats):
                table = replace(_sharing(table, seats), reveal_opened_at=at)
            case _:
                table = _apply(table, event)
    return moves.on(replace(table, version=version))


class _Moves:
    """The moves at a table, collected event by event."""

    __slots__ = ("_game", "_opened_at", "_parsed", "_pointed", "_stood_in", "_timed_out")

    def __init__(self, table: Table, parsed: Iterator[Turn]) -> None:
        self._parsed = parsed
        self._game = Rebuild(table.game) if table.game else None
        self._opened_at = table.round_opened_at
        self._timed_out = set(table.timed_out)
        self._stood_in = set(table.stood_in)
        self._pointed = set(table.pointed)

    def point(self, event: Pointed) -> None:
        """Add a mistake that was pointed at."""
        game = self._begun_game()
        round_ = game.closed + 1
        game.point_at(event.sheet, Notice(round_, event.where))
        self._pointed.add((round_, event.sheet, event.where, event.seat))

    def _begun_game(self) -> Rebuild:
        if self._game is None:
            raise TypeError("a table is played at after it has begun")
        return self._game

    def add(self, event: Move, at: float, *, stood_in: bool) -> None:
        """One more move, perhaps of a stand-in; one that closes setup or a round opens the next."""
        game = self._begun_game()
        closed = game.closed
        round_ = closed + 1  # 0 in setup
        self._stood_in.discard((round_, event.seat))
        if stood_in and not isinstance(event, TakenBack):
            self._stood_in.add((round_, event.seat))
        match event:
            case Played(seat=seat, turn=turn):
                game.play(seat, next(self._parsed, None) or Turn.read(turn))
                if event.timed_out:
                    self._timed_out.add((closed + 1, seat))
            case Placed(seat=seat, island=island, number=number):
                game.start(seat, Start(number, island))
            case TakenBack(seat=seat):
                game.take_back(seat)
        if game.closed != closed:
            self._opened_at = at

    def on(self, table: Table) -> Table:
        """The table with these moves played."""
        if self._game is None:
            return table
        return replace(
            table,
            game=self._game.game(),
            round_opened_at=self._opened_at,
            timed_out=frozenset(self._timed_out),
            stood_in=frozenset(self._stood_in),
            pointed=frozenset(self._pointed),
        )


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
    board = Board.of(event.board, event.islands, event.lines)
    return Table(table, 1, event, board, _deck(event.deck), seats, event.secret)


@lru_cache(_DECKS_KEPT)
def _deck(cards: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(map(Card.parse, cards))


def _begun(table: Table, nonces: tuple[str, ...]) -> Table:
    """Deal the cards: from the secret and all nonces, or from the seed of a known deal."""
    if table.opened.seed is not None or table.secret is None:
        seed = deal.parse_bytes(table.opened.seed or "")
    else:
        secret = deal.parse_bytes(table.secret)
        seed = deal.seed_of(secret, map(deal.parse_bytes, nonces))
    cards = deal.shuffled(seed, table.deck)
    game = Game(table.board, len(table.seats), cards, table.opened.kind)
    shown = [number for number, seat in enumerate(table.seats, 1) if seat.nonce is not None]
    dealt = replace(table, seed=seed, nonces=nonces, game=game, reveal_opened_at=None)
    return _sharing(dealt, shown)


def _sharing(table: Table, sharing: Collection[int]) -> Table:
    """The table with no hash at seats other than these: their nonces are drawn."""
    pairs = enumerate(table.seats, 1)
    seats = (seat if n in sharing else replace(seat, hash=None) for n, seat in pairs)
    return replace(table, seats=tuple(seats))


def _dealt_again(table: Table, event: DealtAgain) -> Table:
    """Go back to the lobby with a new sealed secret and no nonces."""
    return replace(
        table,
        secret=event.secret,
        withheld=(*table.withheld, *event.withheld),
        reveal_opened_at=None,
        seats=tuple(replace(seat, hash=None, nonce=None) for seat in table.seats),
    )


def _without_seat(table: Table, number: int) -> Table:
    """The table without a seat. A hash holds for one number of a seat, so those that move lose it.

    A seat that once withheld its nonce is still known by its new number.
    """
    moved = (replace(seat, hash=None, nonce=None) for seat in table.seats[number:])
    withheld = tuple(n - (n > number) for n in table.withheld if n != number)
    return replace(table, seats=(*table.seats[: number - 1], *moved), withheld=withheld)


def _apply(table: Table, event: TableEvent) -> Table:
    """The table after an event that is not a move in the game."""
    match event:
        case Hinted(seat=seat, round=number):
            return replace(table, hinted=table.hinted | {(number, seat)})
        case Rematched(table=other, seat=seat):
            return replace(table, rematch=other, rematch_by=seat)
        case DealtAgain():
            return _dealt_again(table, event)
        case Evicted(seat=number):
            person = table.seats[number - 1].person
            gone = replace(table, evicted=table.evicted | {person} if person else table.evicted)
            return _apply(gone, Left(seat=number))
        case SeatDropped(seat=number):
            return _without_seat(table, number)
        case Opened():
            raise TypeError("a table is opened once")
        case _:
            at = event.seat - 1
            seat_after = _seat_after(table.seats[at], event)
            return replace(table, seats=(*table.seats[:at], seat_after, *table.seats[at + 1 :]))


def _seat_after(seat: Seat, event: SeatEvent) -> Seat:
    match event:
        case Seated(person=person, name=name):
            share = (seat.hash, seat.nonce) if seat.former == person else (None, None)
            return Seat("person", name, person, *share)
        case Left():
            return Seat("open")
        case Renamed(name=name):
            return replace(seat, name=name)
        case BotSeated(name=name, level=level):
            former = seat.person or seat.former
            known_as = seat.name if seat.person else seat.former_name
            return Seat("bot", name, None, seat.hash, seat.nonce, former, level, known_as)
        case NonceCommitted(hash=digest):
            return replace(seat, hash=digest)
        case NonceGiven(nonce=nonce):
            return replace(seat, nonce=nonce)
