"""Reports on finished games: worked out once, step by step, while somebody waits for them.

Kept in memory alone and forgotten when there are many: whoever wants one again waits again.
"""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from hashi.coach import Report
from hashi.mind.job import Review
from hashi.mind.pool import Pool
from hashi.mind.warmup import WarmUp
from hashi.rules import Card, Game
from hashi.rules.score import ROUNDS
from hashi.server import limit
from hashi.server.convert import report_view
from hashi.server.failure import Failure
from hashi.server.metric import Metrics
from hashi.store import Unavailable
from hashi.table import Table
from hashi.wire import exchange

__all__ = ["Reports"]

_MOST_KEPT = 500
_RETRY_SECONDS = 5.0
_PATIENCE_SECONDS = 30  # a report nobody has asked for so long rests until somebody does
_FAILED = "report-failed"
_log = logging.getLogger(__name__)


# What is to be done with a finished report on a seat's game.
Keep = Callable[[Table, Report], Awaitable[None]]


@dataclass(slots=True)
class _Work:
    """A report in the making; it rests while it has no task."""

    table: Table
    game: Game
    deck: tuple[Card, ...]
    seat: int
    asker: str  # the address that set it going
    asked_at: float
    report: Report | None = None
    failure: str | None = None
    task: asyncio.Task[None] | None = None

    @property
    def finished(self) -> bool:
        return self.report is not None and self.report.whole

    def take(self, report: Report) -> None:
        self.report = report


class Reports:
    """All reports of one process."""

    def __init__(
        self,
        pool: Pool,
        warm_up: WarmUp,
        metrics: Metrics,
        now: Callable[[], float] = time.monotonic,
        keep: Keep | None = None,
    ) -> None:
        self._pool, self._warm_up, self._metrics, self._now = pool, warm_up, metrics, now
        self._keep = keep
        self._works: OrderedDict[tuple[str, int], _Work] = OrderedDict()

    def of(self, table: Table, seat: int, asker: str) -> exchange.Report:
        """What is known so far of a seat's game, which is over; asking sets the work going.

        `asker` is an address; one has only so many in the making.
        """
        game, key = table.game, (table.id, seat)
        if game is None or not 1 <= seat <= game.seats:
            raise Failure(404, "no-such-seat")
        work = self._works.get(key) or self._begun(table, game, seat)
        self._works.move_to_end(key)
        work.asked_at = self._now()
        if work.failure is not None:
            del self._works[key]  # whoever asks again starts it afresh
        elif work.task is None and not work.finished:
            self._check_room(asker)
            work.asker = asker
            work.task = asyncio.create_task(self._work(work))
        return _shown(work, warming_up=self._warm_up.running)

    def close(self) -> None:
        """Let all work rest for good, at once."""
        for work in self._works.values():
            _rest(work)
        self._works.clear()

    def _check_room(self, asker: str) -> None:
        """Raise a Failure if too many reports are in the making, in all or for this address."""
        running = [work.asker for work in self._works.values() if work.task is not None]
        if running.count(asker) >= limit.MOST_REPORTS_OF_ADDRESS:
            self._metrics.over_limit.labels("reports").inc()
            raise Failure(429, "too-fast", _RETRY_SECONDS)
        if len(running) >= limit.MOST_REPORTS:
            self._metrics.over_limit.labels("reports").inc()
            raise Failure(503, "busy", _RETRY_SECONDS)

    def _begun(self, table: Table, game: Game, seat: int) -> _Work:
        work = _Work(table, game, table.deck, seat, "", self._now())
        self._works[table.id, seat] = work
        if len(self._works) > _MOST_KEPT:
            _rest(self._works.popitem(last=False)[1])
        return work

    async def _work(self, work: _Work) -> None:
        """One step after the other; the steps of many reports take turns."""
        try:
            await self._warm_up.wait()
            while not work.finished and self._now() - work.asked_at < _PATIENCE_SECONDS:
                step = Review(work.game, work.deck, work.seat, work.report)
                work.take(await self._pool.ask(step, work.take, work.asker))
            if self._keep is not None and work.report is not None and work.finished:
                with contextlib.suppress(Unavailable):  # statistics can do without
                    await self._keep(work.table, work.report)
        except Exception:  # noqa: BLE001  whatever it was: the log tells, and it can be tried again
            _log.exception("a report could not be finished")
            work.failure = _FAILED
        finally:
            work.task = None


def _rest(work: _Work) -> None:
    if work.task is not None:
        work.task.cancel()


def _shown(work: _Work, *, warming_up: bool) -> exchange.Report:
    total = work.game.scores[work.seat - 1].total
    report = work.report or Report(work.seat, total, 0.0, ROUNDS + 1)
    return report_view(report, failure=work.failure, warming_up=warming_up)
