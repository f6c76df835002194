"""The daily deal on a server: one attempt that counts for each person, day and side.

The table of that attempt has an id that follows from person, day and side, so there can be only
one, however many browsers and servers ask for it at once. Everything else is practice. A game that
was played elsewhere is posted as a record: it is replayed and becomes that very table.
"""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from itertools import pairwise

from hashi import boards
from hashi.deal.daily import daily_seed, day_after, day_at, day_start, parse_day
from hashi.record import Hint, Record, StandIn
from hashi.rules import Game, NotationError
from hashi.service.failure import Failure
from hashi.service.identifier import new_code, new_id
from hashi.service.imported_game import played_out, read_record, replayed
from hashi.service.person import clean_name
from hashi.service.table.hub import Hub
from hashi.service.table.opening import opened_on
from hashi.service.thread import in_thread
from hashi.store import ResultRow, VersionConflict
from hashi.table import Opened, SeatPlan, Table
from hashi.table.result import turns_digest
from hashi.wire import daily as wire

__all__ = ["PRACTICE_DAYS", "DailyDeals", "streak_of"]

PRACTICE_DAYS = 365  # how far back the deals of old days are offered
_PLAYED_SHOWN = 200
_CLOCK_SECONDS = 300  # by which a device's clock may be ahead
_MARKS_PER_SECOND = 5  # more than anybody can make by hand
_TRIES = 10
_SIDES: tuple[wire.Side, ...] = ("A", "B")


@dataclass(frozen=True, slots=True)
class _Attempt:
    """A person's one attempt at the deal of a day on a side."""

    person: str
    day: str
    side: str

    @property
    def table(self) -> str:
        """The id of its table, which cannot be guessed without the person's secret."""
        text = f"hashi attempt 1 {self.person} {self.day} {self.side}"
        return sha256(text.encode()).hexdigest()[:32]


class DailyDeals:
    """The daily deals of one process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._posting = asyncio.Lock()

    @property
    def today(self) -> str:
        """The day by this server's clock."""
        return day_at(self._hub.now())

    @property
    def first(self) -> str:
        """The oldest day whose deals are offered."""
        return day_after(self.today, -PRACTICE_DAYS)

    def day(self, text: str) -> str:
        """A day whose deals are offered, or a Failure."""
        try:
            day = parse_day(text)
        except NotationError:
            raise Failure("no-such-day") from None
        if not self.first <= day <= self.today:
            raise Failure("no-such-day")
        return day

    async def overview(self, person: str) -> wire.DailyOverview:
        """Today, for one person."""
        now, today = self._hub.now(), self.today
        rows = await self._hub.store.results.daily_of(person, 2 * PRACTICE_DAYS)
        return wire.DailyOverview(
            day=today,
            first=self.first,
            seconds_left=max(0, round(day_start(day_after(today)) - now)),
            sides=[await self._side(_Attempt(person, today, side), side, rows) for side in _SIDES],
            streak=streak_of((row.day or "" for row in rows), today),
            played=[
                wire.PlayedDay(day=row.day or "", side=row.side, total=row.total, table=row.table)
                for row in rows[:_PLAYED_SHOWN]
            ],
        )

    async def _side(
        self, attempt: _Attempt, side: wire.Side, rows: Iterable[ResultRow]
    ) -> wire.DailySide:
        table = attempt.table
        total = next((row.total for row in rows if row.table == table), None)
        begun = total is not None or await self._hub.exists(table)
        return wire.DailySide(side=side, table=table if begun else None, total=total)

    async def open(self, request: wire.NewDaily, person: str) -> tuple[str, str]:
        """The table for a day's deal and its code: the attempt that counts, or a new practice."""
        day, name = self.day(request.day or self.today), clean_name(request.name)
        if name is None:
            raise Failure("name-unfit")
        attempt = _Attempt(person, day, request.side)
        counts = day == self.today and not request.practice
        opened = _opened(attempt, name, counts=counts)
        for _ in range(_TRIES):
            table = attempt.table if counts else new_id()
            found = await self._hub.peek(table) if counts else None
            if found is not None:
                return table, found.opened.code
            first = opened(new_code())
            try:
                await self._hub.open(table, first)
            except VersionConflict:  # a code that is taken, or another browser was first
                continue
            return table, first.code
        raise VersionConflict("no free code")

    async def post(self, posted: wire.DailyRecord, person: str, day: str, side: str) -> Table:
        """Store a game that was played elsewhere as the attempt that counts.

        The same game posted again finds its table. A Failure if the day is over, the record is not
        of this deal played alone by the rules and without help, another person has played
        these very turns, there is another attempt already, or nobody can have played it at these
        times.
        """
        day, name = self.day(day), clean_name(posted.name)
        if day < day_after(self.today, -1):
            raise Failure("day-over")
        if name is None:
            raise Failure("name-unfit")
        attempt = _Attempt(person, day, side)
        read, game = await in_thread(partial(_replayed, posted.record, day, side))
        times = _played_at(posted.seconds_ago, game, day_start(day), self._hub.now())
        turns = turns_digest(game, 1)
        async with self._posting:
            known = await self._hub.store.results.played_by(side, day, turns)
            if known - {person}:
                raise Failure("record-copied")
            return await self._store(attempt, name, read, times, turns)

    async def _store(
        self, attempt: _Attempt, name: str, read: Record, times: Sequence[float], turns: str
    ) -> Table:
        opened = _opened(attempt, name, counts=True, posted=True)
        for _ in range(_TRIES):
            found = await self._hub.peek(attempt.table)
            if found is not None:
                return _same_game(found, turns)
            whole = partial(
                played_out, attempt.table, opened(new_code()), read, [times[0], times[0], *times]
            )
            events, table = await in_thread(whole)
            try:
                await self._hub.open_finished(table, events)
            except VersionConflict:
                continue
            return table
        raise VersionConflict("no free code")


def streak_of(days: Iterable[str], today: str) -> int:
    """How many days in a row, up to today or yesterday, are among these."""
    known = set(days)
    day = today if today in known else day_after(today, -1)
    streak = 0
    while day_after(day, -streak) in known:
        streak += 1
    return streak


def _same_game(table: Table, turns: str) -> Table:
    """The table of an attempt, if these very turns were played there, or a Failure."""
    game = table.game
    if game is None or not game.over or turns_digest(game, 1) != turns:
        raise Failure("daily-played")
    return table


def _opened(
    attempt: _Attempt, name: str, *, counts: bool, posted: bool = False
) -> "partial[Opened]":
    """The first event of a daily table, still without its code."""
    return partial(
        opened_on,
        boards.board(attempt.side),
        host=attempt.person,
        seats=(SeatPlan(kind="person", name=name, person=attempt.person),),
        hints=False,
        seed=daily_seed(attempt.day, attempt.side).hex(),
        daily=attempt.day,
        counts=counts,
        posted=posted,
    )


def _played_at(seconds_ago: Sequence[float], game: Game, begin: float, now: float) -> list[float]:
    """When start and turns of a game were played, or a Failure if they cannot have been.

    Whoever sends a record can make its times up; these are only those that nobody can have.
    """
    times = [now - seconds for seconds in seconds_ago]
    marks = sum(len(turn.bridges) + bool(turn.number) for turn in game.logs[0].played_turns)
    fits = (
        begin - _CLOCK_SECONDS <= times[0]
        and all(one <= other for one, other in pairwise(times))
        and times[-1] - times[0] >= marks / _MARKS_PER_SECOND
    )
    if not fits:
        raise Failure("times-unfit")
    return times


def _replayed(text: str, day: str, side: str) -> tuple[Record, Game]:
    """A record of this deal, alone, guarded, whole and without help, and its game, or a Failure."""
    read = read_record(text)
    fits = (
        read.kind == "guarded"
        and len(read.names) == 1
        and read.deck == boards.deck()
        and read.board == boards.board(side)
        and not any(
            isinstance(entry.what, Hint | StandIn)
            for played in read.rounds
            for entry in played.entries
        )
    )
    if not fits:
        raise Failure("record-unfit")
    return read, replayed(read, daily_seed(day, side))
