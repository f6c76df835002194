"""Reports on finished games: worked out once, step by step, while somebody waits for them.

Kept in memory alone and forgotten when there are many: whoever wants one again waits again.
"""

import asyncio
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from hashi.coach import Report, reports
from hashi.rules import Game
from hashi.server.convert import report_view
from hashi.server.failure import Failure
from hashi.server.mind import Minds
from hashi.table import Table
from hashi.wire import exchange

__all__ = ["Reports"]

_MOST_KEPT = 500
_MOST_AT_ONCE = 30
_PATIENCE_SECONDS = 30  # a report nobody has asked for so long rests until somebody does
_FAILED = "report-failed"
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Work:
    """A report in the making; it rests while it has no task."""

    steps: Iterator[Report]
    report: Report
    asked_at: float
    finished: bool = False
    failure: str | None = None
    task: asyncio.Task[None] | None = None


class Reports:
    """All reports of one process."""

    def __init__(self, minds: Minds, now: Callable[[], float] = time.monotonic) -> None:
        self._minds, self._now = minds, now
        self._closing = threading.Event()
        self._works: OrderedDict[tuple[str, int], _Work] = OrderedDict()

    def of(self, table: Table, seat: int) -> exchange.Report:
        """What is known so far of a seat's game, which is over; asking sets the work going."""
        game, key = table.game, (table.id, seat)
        if game is None or not 1 <= seat <= game.seats:
            raise Failure(404, "no-such-seat")
        work = self._works.get(key) or self._begun(table, game, seat)
        self._works.move_to_end(key)
        work.asked_at = self._now()
        if work.failure is not None:
            del self._works[key]  # whoever asks again starts it afresh
            return report_view(work.report, finished=work.finished, failure=work.failure)
        if work.task is None and not work.finished:
            if sum(other.task is not None for other in self._works.values()) >= _MOST_AT_ONCE:
                raise Failure(503, "busy", 5.0)
            work.task = asyncio.create_task(self._work(work))
        return report_view(work.report, finished=work.finished, failure=work.failure)

    def close(self) -> None:
        """Let all work rest for good, at once."""
        self._closing.set()
        for work in self._works.values():
            _rest(work)
        self._works.clear()

    def _begun(self, table: Table, game: Game, seat: int) -> _Work:
        nothing = Report(seat, game.scores[seat - 1].total, 0.0, game.round + 1)
        steps = reports(game, table.deck, seat, stop=self._closing.is_set)
        work = _Work(steps, nothing, self._now())
        self._works[table.id, seat] = work
        if len(self._works) > _MOST_KEPT:
            _rest(self._works.popitem(last=False)[1])
        return work

    async def _work(self, work: _Work) -> None:
        try:
            while not work.finished and self._now() - work.asked_at < _PATIENCE_SECONDS:
                report = await self._minds.ponder(lambda: next(work.steps, None))
                work.finished = report is None
                work.report = report or work.report
        except Exception:  # noqa: BLE001  whatever it was: the log tells, and it can be tried again
            _log.exception("a report could not be finished")
            work.failure = _FAILED
        finally:
            work.task = None


def _rest(work: _Work) -> None:
    if work.task is not None:
        work.task.cancel()
