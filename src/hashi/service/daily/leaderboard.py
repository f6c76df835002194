"""The leaderboards of daily deals: a day, its week, all time, from the rows of finished games.

What does not depend on the client is read from the store once every few seconds at most.
"""

import asyncio
import time
from bisect import bisect_right
from collections.abc import Callable
from datetime import date
from itertools import accumulate

from hashi.deal.daily import day_after
from hashi.service.cache import Cache
from hashi.store import Span, Standing, Store
from hashi.wire import daily as wire

__all__ = ["Leaderboards"]

_MOST_LINES = 50
_MOST_KEPT = 200


class _Board:
    """The public part of a leaderboard: the best, and how many people have which total."""

    def __init__(self, best: list[Standing], totals: list[tuple[int, int]]) -> None:
        self.best, self.totals = best, totals
        self._upwards = [total for total, _ in reversed(totals)]
        self._above = [0, *accumulate(people for _, people in totals)]

    @property
    def people(self) -> int:
        """How many people there are, on it and below."""
        return self._above[-1]

    def may_have(self, person: str) -> bool:
        """Whether a person is on it, or may be below its last line."""
        return len(self.best) == _MOST_LINES or any(one.person == person for one in self.best)

    def place(self, total: int) -> int:
        """The place of a total: one more than there are people above it."""
        higher = len(self.totals) - bisect_right(self._upwards, total)
        return 1 + self._above[higher]


class Leaderboards:
    """All leaderboards of one process."""

    def __init__(
        self, store: Store, kept_seconds: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._store, self._kept_seconds = store, kept_seconds
        self._kept = Cache[Span, asyncio.Future[_Board]](_MOST_KEPT, now)

    async def of(self, person: str, day: str, side: str, name: wire.SpanName) -> wire.Leaderboard:
        """The leaderboard of a side over a span, as one person sees it."""
        board, own = await self._seen_by(person, _span(day, side, name))
        return wire.Leaderboard(
            lines=[_line(board, standing, person) for standing in board.best],
            own=_line(board, own, person) if own.games else None,
            people=board.people,
        )

    async def totals(self, person: str, day: str, side: str) -> list[tuple[int, int]]:
        """The totals of a day on a side, and how many people have reached each."""
        return (await self._seen_by(person, _span(day, side, "day")))[0].totals

    async def _seen_by(self, person: str, span: Span) -> tuple[_Board, Standing]:
        """The leaderboard for a person, who is on it after finishing a game, and their standing."""
        board = await self._board(span)
        total, games = await self._store.results.standing_of(person, span)
        if games and not board.may_have(person):
            self._kept.pop(span)
            board = await self._board(span)
        return board, Standing(person, "", total, games)

    async def _board(self, span: Span) -> _Board:
        found = self._kept.get(span)
        if found is None or (found.done() and found.exception()):
            found = asyncio.ensure_future(self._read(span))
            self._kept.put(span, found, self._kept_seconds)
        return await asyncio.shield(found)

    async def _read(self, span: Span) -> _Board:
        results = self._store.results
        return _Board(await results.standings(span, _MOST_LINES), await results.totals(span))


def _span(day: str, side: str, name: wire.SpanName) -> Span:
    if name == "day":
        return Span(side, (day, day))
    if name == "all":
        return Span(side)
    monday = day_after(day, -date.fromisoformat(day).weekday())
    return Span(side, (monday, day_after(monday, 6)))


def _line(board: _Board, standing: Standing, person: str) -> wire.LeaderboardLine:
    return wire.LeaderboardLine(
        place=board.place(standing.total),
        name=standing.name,
        total=standing.total,
        games=standing.games,
        mine=standing.person == person,
    )
