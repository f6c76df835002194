"""What goes over HTTP about the daily deal: today's sides, the leaderboard, the comparison."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hashi.rules.score import ROUNDS
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
    """The deal of a day to be played.

    The first table for today's deal of a side counts; asking again leads to that table, or with
    `practice` to a new one that does not count.
    """

    name: Name  # of the person
    side: Side  # of the board
    day: Day | None = None  # null for today's
    practice: bool = False  # a new table that does not count, though one that counts is there


class DailyRecord(Struct, kw_only=True, frozen=True):
    """The record of a game of the daily deal that was played elsewhere."""

    name: Name  # of the person
    record: Annotated[str, Meta(max_length=65536)]  # of the whole game
    # when the start and each turn were played, by the clock of the device that sends it
    seconds_ago: Annotated[
        list[Annotated[float, Meta(ge=0)]], Meta(min_length=ROUNDS + 1, max_length=ROUNDS + 1)
    ]


class DailySide(Struct, kw_only=True, frozen=True):
    """Today's deal of one side, for one person."""

    side: Side  # of the board
    table: str | None  # where this person plays or has played it
    total: int | None  # their points, once it is over


class PlayedDay(Struct, kw_only=True, frozen=True):
    """A result of this person that counts."""

    day: str  # of the deal
    side: str  # of the board
    total: int  # points
    table: str  # where it was played


class DailyOverview(Struct, kw_only=True, frozen=True):
    """Today, for one person."""

    day: str  # today
    first: str  # the day of the oldest deal that can be played as practice
    seconds_left: int  # until the next deal
    sides: list[DailySide]  # today's deals
    streak: int  # days in a row, up to today or yesterday, with a daily deal finished
    played: list[PlayedDay]  # results of the last weeks, newest first


class LeaderboardLine(Struct, kw_only=True, frozen=True):
    """A person's points over a span."""

    place: int  # shared by people with equal points
    name: str  # of the person
    total: int  # points
    games: int  # that they are from
    mine: bool  # whether it is this person's own


class Leaderboard(Struct, kw_only=True, frozen=True):
    """The best of a side over a span."""

    lines: list[LeaderboardLine]  # the best
    own: LeaderboardLine | None  # this person's line, which may be further down
    people: int  # how many are on it


class ReachedTotal(Struct, kw_only=True, frozen=True):
    """How many people have reached a total."""

    total: int  # points
    people: int  # how many have reached it


class BotResult(Struct, kw_only=True, frozen=True):
    """What a bot has reached with the deal."""

    level: Level  # of the bot
    total: int  # points


class DailyComparison(Struct, kw_only=True, frozen=True):
    """What a day's deal is worth: to the players here, to the bots, and at most."""

    totals: list[ReachedTotal]  # of all players here
    bots: list[BotResult]  # what each level has reached with the deal
    optimum: int | None  # the best total that the solver found
    proven: bool  # whether more is impossible
    computing: bool  # whether more will come: ask again later
    # `solver-missing` where no solver is installed, `needs-server` without a server
    left_out: str | None
