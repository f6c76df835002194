"""What a day's deal is worth: the five bots and the optimum, computed once and kept in the store.

All clients get the same, so one task works on one deal after the other in the patient lane; clients
poll until it is done.
"""

import asyncio
import logging

import msgspec

from hashi import boards, deal
from hashi.deal.daily import daily_seed
from hashi.jobs.job import BotGame, SolveDeal
from hashi.service import limit
from hashi.service.cache import Cache
from hashi.service.daily.leaderboard import Leaderboards
from hashi.service.table.hub import Hub
from hashi.service.task import Tasks
from hashi.solver import is_installed
from hashi.wire import daily as wire
from hashi.wire.level import LEVELS, Level

__all__ = ["Comparisons"]

_KEPT_SECONDS = 10 * 365 * 24 * 3600
_MOST_KNOWN = 1000
_log = logging.getLogger(__name__)


class _Worth(msgspec.Struct, frozen=True):
    """What is known of a deal so far: the bots' totals, and the optimum."""

    bots: dict[Level, int]
    optimum: int | None = None
    proven: bool = False
    whole: bool = False


_Deal = tuple[str, str]  # day and side


class Comparisons:
    """The comparisons of one process."""

    def __init__(self, hub: Hub, leaderboards: Leaderboards, *, computes: bool = True) -> None:
        self._hub, self._leaderboards, self._computes = hub, leaderboards, computes
        self._known = Cache[_Deal, _Worth](_MOST_KNOWN)
        self._queue: asyncio.Queue[_Deal] = asyncio.Queue(limit.MOST_COMPARISONS)
        self._waiting: set[_Deal] = set()
        self._tasks = Tasks()
        self._working = False

    async def of(self, person: str, day: str, side: str) -> wire.DailyComparison:
        """What is known so far; asking for a deal starts the work."""
        totals = await self._leaderboards.totals(person, day, side)
        worth = self._known.get((day, side)) or await self._read(day, side)
        if self._computes and not worth.whole:
            self._request((day, side))
        return wire.DailyComparison(
            totals=[wire.ReachedTotal(total=total, people=people) for total, people in totals],
            bots=[wire.BotResult(level=level, total=n) for level, n in worth.bots.items()],
            optimum=worth.optimum,
            proven=worth.proven,
            computing=self._computes and not worth.whole,
            left_out=self._left_out(worth),
        )

    def _left_out(self, worth: _Worth) -> str | None:
        """Why there is no optimum, if there never will be."""
        if not self._computes:
            return "needs-server"
        return None if is_installed() or worth.optimum is not None else "solver-missing"

    def begun(self, day: str, side: str) -> bool:
        """Whether asking for a deal would start no new work."""
        known = self._known.get((day, side))
        is_whole = known is not None and known.whole
        return not self._computes or is_whole or (day, side) in self._waiting

    def close(self) -> None:
        """Stop working."""
        self._tasks.cancel()

    async def _read(self, day: str, side: str) -> _Worth:
        data = await self._hub.store.get(_key(day, side), self._hub.now())
        worth = _Worth({}) if data is None else msgspec.json.decode(data, type=_Worth)
        return self._note((day, side), worth)

    def _note(self, asked: _Deal, worth: _Worth) -> _Worth:
        self._known.put(asked, worth)  # what was whole is in the store too
        return worth

    def _request(self, asked: _Deal) -> None:
        if asked not in self._waiting and not self._queue.full():
            self._waiting.add(asked)
            self._queue.put_nowait(asked)
        if not self._working:
            self._working = True
            self._tasks.spawn(self._work())

    async def _work(self) -> None:
        """One deal after the other, until none waits."""
        try:
            await self._hub.warm_up.wait()
            while not self._queue.empty():
                asked = self._queue.get_nowait()
                try:
                    await self._work_out(*asked)
                except Exception:  # noqa: BLE001  the next request starts it again
                    _log.exception("a daily deal could not be computed")
                finally:
                    self._waiting.discard(asked)
        finally:
            self._working = False

    async def _work_out(self, day: str, side: str) -> None:
        board = boards.board(side)
        cards = deal.shuffled(daily_seed(day, side), boards.deck())
        worth = _Worth({})
        for level in LEVELS:
            total = await self._hub.runner.ask(BotGame(level, f"daily {day} {side}", board, cards))
            worth = self._note((day, side), _Worth({**worth.bots, level: total}))
        if is_installed():
            points, bound = await self._hub.runner.ask(SolveDeal(board, cards))
            worth = _Worth(worth.bots, points, points == bound, whole=True)
            now, key = self._hub.now(), _key(day, side)
            data = msgspec.json.encode(worth)
            await self._hub.store.put(key, key, data, now, now + _KEPT_SECONDS)
        self._note((day, side), _Worth(worth.bots, worth.optimum, worth.proven, whole=True))


def _key(day: str, side: str) -> str:
    return f"daily worth 1 {day} {side}"
