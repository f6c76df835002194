"""The only door for a table's state to leave the server: what one person may see.

Never in it: a card not yet revealed, the set-aside card; before the last card the seed, the secret
and the nonces; another's start before the sheets have moved, another's marks of the open round.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from hashi import deal
from hashi.rules import CATEGORIES, Board, Card, Category, Game, Outcome, Score, Sheet
from hashi.table.state import Phase, Seat, SeatKind, Table

__all__ = ["LogLine", "SeatView", "TableView", "view_for"]


What = Literal["reached", "skipped-number", "skipped-bridges", "timed-out", "hinted"]


@dataclass(frozen=True, slots=True)
class LogLine:
    """Something announced to the table at the end of a round."""

    round: int
    seat: int
    what: What
    category: Category | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as this person may see it."""

    seat: int
    kind: SeatKind
    name: str
    mine: bool
    formerly_mine: bool
    person: str | None
    level: str | None
    done: bool
    hints: int
    nonce: bool
    sheet: Sheet
    score: Score


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as this person may see it, in the engine's own values."""

    table: str
    code: str
    version: int
    phase: Phase
    board: Board
    deck: tuple[Card, ...]
    tracker: bool
    clock_seconds: int | None
    hints: bool
    seats: tuple[SeatView, ...]
    round: int
    seen: tuple[Card, ...]
    starts: dict[int, str]
    turns: dict[int, str]
    log: tuple[LogLine, ...]
    commitment: str | None
    secret: str | None
    nonces: tuple[str, ...]
    seed: str | None
    outcome: Outcome | None
    rematch: str | None

    @property
    def card(self) -> Card | None:
        """The open card."""
        return self.seen[-1] if self.phase == "play" else None


def view_for(table: Table, person: str | None) -> TableView:
    """What this person, or a mere spectator, may see."""
    game, opened = table.game, table.opened
    mine = frozenset(table.seats_of(person))
    scores = game.scores if game else (Score(),) * len(table.seats)
    over = table.phase == "over"
    return TableView(
        table=table.id,
        code=opened.code,
        version=table.version,
        phase=table.phase,
        board=table.board,
        deck=table.deck,
        tracker=opened.tracker,
        clock_seconds=opened.clock_seconds,
        hints=opened.hints,
        seats=tuple(
            _seat(table, number, seat, scores[number - 1], person)
            for number, seat in enumerate(table.seats, 1)
        ),
        round=game.round if game else 0,
        seen=game.deck[: game.round] if game else (),
        starts={n: str(game.starts[n - 1]) for n in mine if game and game.starts[n - 1]},
        turns=_open_turns(game, mine) if game else {},
        log=tuple(_log(table, game, scores)) if game else (),
        commitment=_commitment(opened.secret),
        secret=opened.secret if over else None,
        nonces=tuple(seat.nonce or "" for seat in table.seats) if over else (),
        seed=table.seed.hex() if over and table.seed else None,
        outcome=game.outcome if game else None,
        rematch=table.rematch,
    )


def _seat(table: Table, number: int, seat: Seat, score: Score, person: str | None) -> SeatView:
    game, own = table.game, number in table.seats_of(person)
    sheet, done = Sheet.blank(table.board), False
    if game is not None:
        done = table.phase != "over" and number not in game.waiting
        sheet = game.sheet(number, None if own or not game.logs else game.closed)
    return SeatView(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        mine=own,
        formerly_mine=person is not None and seat.former == person,
        person=seat.person,
        level=seat.level,
        done=done,
        hints=sum(at <= game.closed for at, by in table.hinted if by == number) if game else 0,
        nonce=seat.nonce is not None,
        sheet=sheet,
        score=score,
    )


def _open_turns(game: Game, mine: frozenset[int]) -> dict[int, str]:
    """The turns of one's own seats in the open round."""
    if not game.logs or game.over:
        return {}
    turns = {seat: game.turn(seat, game.round) for seat in mine}
    return {seat: str(turn) for seat, turn in turns.items() if turn is not None}


def _log(table: Table, game: Game, scores: tuple[Score, ...]) -> Iterator[LogLine]:
    """What the closed rounds came to: hints, skips (T2), lost time, categories (V5)."""
    for number in range(1, game.closed + 1):
        for seat in range(1, game.seats + 1):
            if (number, seat) in table.hinted:
                yield LogLine(number, seat, "hinted")
            yield from _skips(table, game, number, seat)
        for seat, score in enumerate(scores, 1):
            for category in CATEGORIES:
                if score.round_of(category) == number:
                    yield LogLine(number, seat, "reached", category, score.points(category))


def _skips(table: Table, game: Game, number: int, seat: int) -> Iterator[LogLine]:
    turn = game.turn(seat, number)
    if (number, seat) in table.timed_out:
        yield LogLine(number, seat, "timed-out")
    elif turn is not None:
        if turn.island is None:
            yield LogLine(number, seat, "skipped-number")
        if not turn.bridges:
            yield LogLine(number, seat, "skipped-bridges")


def _commitment(secret: str | None) -> str | None:
    return None if secret is None else deal.commitment(deal.parse_bytes(secret)).hex()
