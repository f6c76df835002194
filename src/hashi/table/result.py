"""The rows that a finished game leaves for the people who played it.

Derived data, stored with the event that ends the game so that leaderboards and statistics need not
fold it. A seat that a bot or another player at the device finished leaves none: its person is
unknown.
"""

from hashlib import sha256

import msgspec

from hashi.deal.daily import in_time
from hashi.rules import Category, Game, Kind, Score
from hashi.rules.score import VALUES, rank
from hashi.store import ResultRow
from hashi.table.state import Table

__all__ = [
    "Details",
    "ReachedIn",
    "counts",
    "details_of",
    "results_of",
    "turns_digest",
]

_DIGITS = 32


class ReachedIn(msgspec.Struct, frozen=True):
    """A category that was reached: in which round, and whether for its higher value.

    Alone that is before the deadline (O2), in company before all others (V4).
    """

    round: int
    in_time: bool


class Details(msgspec.Struct, frozen=True, kw_only=True):
    """What a row tells of a result beside its columns.

    `board` is a digest of islands and lines. `hints` and `stand_ins` count rounds. `rank` is that
    of a game alone (O3); `place` is 1 for the winners. `islands` counts finished ones.
    """

    board: str
    seats: int
    kind: Kind
    hints: int
    stand_ins: int
    rank: str | None
    place: int
    islands: int
    reached: dict[Category, ReachedIn]


def results_of(table: Table) -> tuple[ResultRow, ...]:
    """The rows of a table, one for each person at a seat; none before the game is over."""
    game = table.game
    if game is None or not game.over:
        return ()
    scores = game.scores
    return tuple(
        _row(table, game, seat, scores)
        for seat, sitting in enumerate(table.seats, 1)
        if sitting.kind == "person"
    )


def counts(table: Table) -> bool:
    """Whether a daily table is the one that counts; after the end, whether its result does."""
    if table.phase == "over":
        return any(row.counts for row in results_of(table))
    return table.opened.counts


def details_of(row: ResultRow) -> Details:
    """The details of a row."""
    return _DECODER.decode(row.details)


def turns_digest(game: Game, seat: int) -> str:
    """What a seat played with, from the number on its sheet to its last turn."""
    start = game.starts[seat - 2]  # the right neighbour's (S3); alone the player's own
    text = "\n".join(map(str, (start, *game.logs[seat - 1].played_turns)))
    return sha256(text.encode()).hexdigest()[:_DIGITS]


def _row(table: Table, game: Game, number: int, scores: tuple[Score, ...]) -> ResultRow:
    seat, score, opened = table.seats[number - 1], scores[number - 1], table.opened
    helped = _rounds(table.hinted, number) + _rounds(table.stood_in, number)
    finished_at, day = table.round_opened_at, opened.daily
    counts = (
        day is not None
        and opened.counts
        and seat.person == opened.host
        and not helped
        and in_time(day, finished_at)
    )
    return ResultRow(
        table=table.id,
        seat=number,
        person=seat.person or "",
        name=seat.name.replace("\0", ""),  # which PostgreSQL cannot store
        finished_at=finished_at,
        side=table.board.name,
        day=day,
        counts=counts,
        total=score.total,
        turns=turns_digest(game, number),
        details=_ENCODER.encode(_details(table, game, number, scores)).decode(),
    )


def _details(table: Table, game: Game, seat: int, scores: tuple[Score, ...]) -> Details:
    score = scores[seat - 1]
    return Details(
        board=table.board.digest,
        seats=game.seats,
        kind=game.kind,
        hints=_rounds(table.hinted, seat),
        stand_ins=_rounds(table.stood_in, seat),
        rank=rank(score.total) if game.seats == 1 else None,
        place=1 + sum(other.total > score.total for other in scores),
        islands=score.finished,
        reached={
            category: ReachedIn(one.round, one.points == VALUES[category][0])
            for category, one in score.reached.items()
        },
    )


def _rounds(marked: frozenset[tuple[int, int]], seat: int) -> int:
    return sum(by == seat for _, by in marked)


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Details)
