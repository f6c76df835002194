"""What goes over HTTP about the daily deal: today's sides, the leaderboard, the comparison."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hashi.wire.level import Level
from hashi.wire.message import Name

__all__ = [
    "BotResult",
    "DailyComparison",
    "DailyOverview",
    "DailyRecord",
    "DailySide",
    "Leaderboard",
    "LeaderboardLine",
    "NewDaily",
    "PlayedDay",
    "ReachedTotal",
    "Side",
    "SpanName",
]

Side = Literal["A", "B"]
Day = Annotated[str, Meta(max_length=10)]
SpanName = Literal["day", "week", "all"]


class NewDaily(Struct, kw_only=True, frozen=True):
    """The deal of a day to be played: today's if there is no `day`.

    The first table for today's deal of a side counts; asking again leads to that table, or with
    `practice` to a new one that does not count.
    """

    name: Name
    side: Side
    day: Day | None = None
    practice: bool = False


class DailyRecord(Struct, kw_only=True, frozen=True):
    """The record of a game of the daily deal that was played elsewhere."""

    name: Name
    record: Annotated[str, Meta(max_length=65536)]


class DailySide(Struct, kw_only=True, frozen=True):
    """Today's deal of one side: the table at which this person plays or has played it."""

    side: Side
    table: str | None
    total: int | None


class PlayedDay(Struct, kw_only=True, frozen=True):
    """A result of this person that counts."""

    day: str
    side: str
    total: int
    table: str


class DailyOverview(Struct, kw_only=True, frozen=True):
    """Today, for one person.

    `seconds_left` until the next deal; `streak` counts the days in a row, up to today or yesterday,
    on which they finished a daily deal; `played` are the results of the last weeks, newest first.
    Deals from the `first` day on can be played as practice.
    """

    day: str
    first: str
    seconds_left: int
    sides: list[DailySide]
    streak: int
    played: list[PlayedDay]


class LeaderboardLine(Struct, kw_only=True, frozen=True):
    """Somebody's points over a span; those with equal points share a place."""

    place: int
    name: str
    total: int
    games: int
    mine: bool


class Leaderboard(Struct, kw_only=True, frozen=True):
    """The best of a side over a span, and the person's own line, which may be further down.

    `people` is how many are on it.
    """

    lines: list[LeaderboardLine]
    own: LeaderboardLine | None
    people: int


class ReachedTotal(Struct, kw_only=True, frozen=True):
    """How many people have reached a total."""

    total: int
    people: int


class BotResult(Struct, kw_only=True, frozen=True):
    """What a bot has reached with the deal."""

    level: Level
    total: int


class DailyComparison(Struct, kw_only=True, frozen=True):
    """What a day's deal is worth: to everybody here, to the bots, and at most.

    `optimum` is the best total that the solver found, `proven` if more is impossible. While
    `computing`, ask again later. `left_out` is `solver-missing` where no solver is installed.
    """

    totals: list[ReachedTotal]
    bots: list[BotResult]
    optimum: int | None
    proven: bool
    computing: bool
    left_out: str | None
