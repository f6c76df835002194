"""Rows of finished games: one for each person at a seat, stored with the event that ends the game.

Leaderboards and statistics read these rows instead of events. All stores share the queries here;
they differ only in how they run them. Every statement names its columns, in the order of the fields
here; tests/store compares them with the schemas.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

__all__ = [
    "LOSS_COLUMNS",
    "RESULT_COLUMNS",
    "Loss",
    "ResultRow",
    "Results",
    "Span",
    "Standing",
]


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a game ended for a person at a seat.

    `side` is the name of the board. The result of a daily deal has its `day`, and `counts` if it is
    the one that counts for this person. `turns` is a digest of start and turns. `details` are
    written and read by `hashi.table.result`.
    """

    table: str
    seat: int
    person: str
    name: str
    finished_at: float
    side: str
    day: str | None
    counts: bool
    total: int
    turns: str
    details: str

    @property
    def columns(self) -> dict[str, Any]:
        """The values by the names of their columns."""
        return _columns(self)


@dataclass(frozen=True, slots=True)
class Loss:
    """What the coach says the cards of a game cost a person, written by `hashi.service.statistics`.

    Kept beside the row, because a report is made on request, some time after the game or never.
    """

    person: str
    table: str
    seat: int
    points: str

    @property
    def columns(self) -> dict[str, Any]:
        """The values by the names of their columns."""
        return _columns(self)


@dataclass(frozen=True, slots=True)
class Span:
    """The daily deals of one side from a day to a day, both included; without days all of them."""

    side: str
    days: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """The points of a person over a span, in all games that count."""

    person: str
    name: str
    total: int
    games: int


def _column(field: str) -> str:
    return "table_id" if field == "table" else field  # `table` is a keyword of SQL


def _columns(row: ResultRow | Loss) -> dict[str, Any]:
    return {_column(field.name): getattr(row, field.name) for field in fields(row)}


RESULT_COLUMNS = tuple(_column(field.name) for field in fields(ResultRow))
LOSS_COLUMNS = tuple(_column(field.name) for field in fields(Loss))
_RESULTS = f"SELECT {', '.join(RESULT_COLUMNS)} FROM result WHERE person = $1"
_OF_PERSON = f"{_RESULTS} ORDER BY finished_at DESC LIMIT $2"
_LOSSES_OF = f"SELECT {', '.join(LOSS_COLUMNS)} FROM loss WHERE person = $1"
_DAILY_OF = f"{_RESULTS} AND counts = 1 ORDER BY day DESC, side LIMIT $2"
# The name is the one given last; it is looked up only for the few that are listed.
_STANDINGS = (
    "SELECT person, (SELECT name FROM result n WHERE n.person = best.person"
    " ORDER BY finished_at DESC LIMIT 1), points, games FROM"
    " (SELECT person, sum(total) AS points, count(*) AS games, max(finished_at) AS last"
    " FROM result WHERE counts = 1 AND side = $1 AND day BETWEEN $2 AND $3 GROUP BY person"
    " ORDER BY points DESC, last, person LIMIT $4) AS best ORDER BY points DESC, last, person"
)
_STANDING_OF = (
    "SELECT coalesce(sum(total), 0), count(*) FROM result"
    " WHERE counts = 1 AND side = $1 AND day BETWEEN $2 AND $3 AND person = $4"
)
_TOTALS = (
    "SELECT points, count(*) FROM (SELECT sum(total) AS points FROM result"
    " WHERE counts = 1 AND side = $1 AND day BETWEEN $2 AND $3 GROUP BY person) AS each_person"
    " GROUP BY points ORDER BY points DESC"
)
# What people have reached in all is added up by triggers when results are stored; see the schemas.
_STANDINGS_EVER = (
    "SELECT person, (SELECT name FROM result n WHERE n.person = s.person"
    " ORDER BY finished_at DESC LIMIT 1), points, games FROM standing s"
    " WHERE side = $1 ORDER BY points DESC, last, person LIMIT $2"
)
_STANDING_EVER_OF = "SELECT points, games FROM standing WHERE side = $1 AND person = $2"
_TOTALS_EVER = (
    "SELECT points, count(*) FROM standing WHERE side = $1 GROUP BY points ORDER BY points DESC"
)
_BEST_OF_DAY = (
    f"SELECT {', '.join(RESULT_COLUMNS)} FROM result"
    " WHERE counts = 1 AND side = $1 AND day = $2 ORDER BY total DESC, finished_at, person LIMIT $3"
)
_PLAYED_BY = "SELECT DISTINCT person FROM result WHERE side = $1 AND day = $2 AND turns = $3"

Select = Callable[..., Awaitable[Sequence[Any]]]


class Results:
    """The rows of a store, to be read."""

    __slots__ = ("_select",)

    def __init__(self, select: Select) -> None:
        self._select = select

    async def of(self, person: str, most: int) -> list[ResultRow]:
        """The results of a person, newest first."""
        return [_row(row) for row in await self._select(_OF_PERSON, person, most)]

    async def losses_of(self, person: str) -> list[Loss]:
        """What cards cost a person, of every game with a report."""
        return [Loss(*row) for row in await self._select(_LOSSES_OF, person)]

    async def daily_of(self, person: str, most: int) -> list[ResultRow]:
        """The results of a person that count for a daily deal, newest day first."""
        return [_row(row) for row in await self._select(_DAILY_OF, person, most)]

    async def best_of_day(self, side: str, day: str, most: int) -> list[ResultRow]:
        """The best results that count for a daily deal."""
        return [_row(row) for row in await self._select(_BEST_OF_DAY, side, day, most)]

    async def standings(self, span: Span, most: int) -> list[Standing]:
        """The people with the most points over a span, best first."""
        rows = await self._over(span, _STANDINGS, _STANDINGS_EVER, most)
        return [Standing(person, name, int(total), games) for person, name, total, games in rows]

    async def standing_of(self, person: str, span: Span) -> tuple[int, int]:
        """The points of a person over a span, and in how many games."""
        rows = await self._over(span, _STANDING_OF, _STANDING_EVER_OF, person)
        return (int(rows[0][0]), rows[0][1]) if rows else (0, 0)

    async def totals(self, span: Span) -> list[tuple[int, int]]:
        """The totals that people have reached over a span, and how many did, highest first."""
        rows = await self._over(span, _TOTALS, _TOTALS_EVER)
        return [(int(total), people) for total, people in rows]

    async def played_by(self, side: str, day: str, turns: str) -> frozenset[str]:
        """The people who have played a daily deal with these very turns."""
        return frozenset(row[0] for row in await self._select(_PLAYED_BY, side, day, turns))

    async def _over(self, span: Span, days: str, ever: str, *values: object) -> Sequence[Any]:
        if span.days is None:
            return await self._select(ever, span.side, *values)
        return await self._select(days, span.side, *span.days, *values)


def _row(row: Any) -> ResultRow:
    found = ResultRow(*row)
    return replace(found, counts=bool(found.counts))  # a number in SQL
