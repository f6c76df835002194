"""Reports on finished games: computed once, while a client asks for them.

Cards are judged side by side on the cores that are free, and the optimum is searched at the same
time. What is finished is kept in the store; an unfinished report is known to this process alone.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from hashi.coach import Report
from hashi.jobs.job import BeginReport, FindOptimum, JudgeCard
from hashi.jobs.runner import Runner
from hashi.jobs.source import Source
from hashi.jobs.warmup import WarmUp
from hashi.rules import Card, Game
from hashi.rules.score import ROUNDS
from hashi.service.cache import Cache
from hashi.service.convert import report_view
from hashi.service.failure import Failure
from hashi.service.metric import Metrics
from hashi.service.report.store import ReportStore
from hashi.solver import Answer
from hashi.store import Unavailable
from hashi.table import Table
from hashi.wire import exchange

__all__ = ["ReportLimits", "Reports"]

_RETRY_SECONDS = 5.0
_PATIENCE_SECONDS = 30  # a report that was not asked for that long is paused
_FAILED = "report-failed"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ReportLimits:
    """How many reports one process works on and keeps."""

    running: int = 200
    of_address: int = 8  # of those that are running
    kept: int = 500
    cards: int = 4  # of one report at the same time; how many really are depends on the cores


@dataclass(slots=True)
class _Work:
    """A report, unfinished or from the store; it is paused while it has no task."""

    table: Table
    game: Game
    deck: tuple[Card, ...]
    seat: int
    source: Source  # the one who started it
    asked_at: float
    report: Report | None = None
    stored: exchange.Report | None = None
    begun: set[int] = field(default_factory=set)  # the rounds that are being judged
    failure: str | None = None
    task: asyncio.Task[None] | None = None

    @property
    def finished(self) -> bool:
        return self.stored is not None or (self.report is not None and self.report.whole)

    def known(self) -> Report:
        """The report so far; nothing at all before the first answer."""
        total = self.game.scores[self.seat - 1].total
        return self.report or Report(self.seat, total, 0.0, ROUNDS + 1)

    def take(self, answer: Answer | None) -> None:
        """Note a better answer of the solver."""
        self.report = replace(self.known(), optimum=answer)


class Reports:
    """All reports of one process."""

    def __init__(  # noqa: PLR0913, PLR0917  what it stands on
        self,
        runner: Runner,
        warm_up: WarmUp,
        metrics: Metrics,
        now: Callable[[], float] = time.monotonic,
        store: ReportStore | None = None,
        limits: ReportLimits | None = None,
    ) -> None:
        self._runner, self._warm_up, self._metrics, self._now = runner, warm_up, metrics, now
        self._store, self._limits = store, limits or ReportLimits()
        self._works = Cache[tuple[str, int], _Work](self._limits.kept)

    async def of(self, table: Table, seat: int, source: Source) -> exchange.Report:
        """What is known so far of a seat's game, which is over; asking starts the work.

        Each address may have a few unfinished reports at a time.
        """
        game, key = table.game, (table.id, seat)
        if game is None or not 1 <= seat <= game.seats:
            raise Failure("no-such-seat")
        work = self._works.get(key)
        if work is None:
            stored = await self._stored(table, seat)
            found = _Work(table, game, table.deck, seat, source, self._now(), stored=stored)
            work = self._add(found)
        work.asked_at = self._now()
        if work.failure is not None:
            self._works.pop(key)  # the next request starts it again
        elif work.task is None and not work.finished:
            self._check_room(source)
            work.source = source
            work.task = asyncio.create_task(self._work(work))
        return _shown(work, warming_up=self._warm_up.running)

    def close(self) -> None:
        """Stop all work at once."""
        for work in self._works.values():
            _rest(work)
        self._works.clear()

    async def _stored(self, table: Table, seat: int) -> exchange.Report | None:
        if self._store is None:
            return None
        with contextlib.suppress(Unavailable):
            return await self._store.find(table.id, seat)
        return None

    def _check_room(self, source: Source) -> None:
        """Raise a Failure if too many reports are running, in all or for this address."""
        running = [work.source.network for work in self._works.values() if work.task is not None]
        if running.count(source.network) >= self._limits.of_address:
            self._metrics.over_limit.labels("reports").inc()
            raise Failure("too-fast", _RETRY_SECONDS)
        if len(running) >= self._limits.running:
            self._metrics.over_limit.labels("reports").inc()
            raise Failure("busy", _RETRY_SECONDS)

    def _add(self, work: _Work) -> _Work:
        """Add a report, unless it was added meanwhile; the longest unused makes room."""
        key = (work.table.id, work.seat)
        if (found := self._works.get(key)) is not None:
            return found
        if (dropped := self._works.put(key, work)) is not None:
            _rest(dropped)
        return work

    async def _work(self, work: _Work) -> None:
        """Judge the cards and find the optimum; the jobs of many reports take turns."""
        try:
            await self._warm_up.wait()
            if work.report is None:
                job = BeginReport(work.game, work.deck, work.seat)
                work.report = await self._runner.ask(job, source=work.source)
            judging = (self._judge(work) for _ in range(self._limits.cards))
            async with asyncio.TaskGroup() as group:
                for part in (*judging, self._solve(work)):
                    group.create_task(part)
            await self._keep(work)
        except Exception:  # noqa: BLE001  whatever it was: the log tells, and it can be tried again
            _log.exception("a report could not be finished")
            work.failure = _FAILED
        finally:
            work.begun.clear()
            work.task = None

    def _is_wanted(self, work: _Work) -> bool:
        return self._now() - work.asked_at < _PATIENCE_SECONDS

    async def _judge(self, work: _Work) -> None:
        """Judge one card after the other, while a client asks for the report."""
        while self._is_wanted(work):
            number = next((n for n in work.known().missing if n not in work.begun), None)
            if number is None:
                return
            work.begun.add(number)
            job = JudgeCard(work.game, work.deck, work.seat, number)
            judged = await self._runner.ask(job, source=work.source)
            work.report = work.known().with_card(judged)

    async def _solve(self, work: _Work) -> None:
        """Search for the optimum, while a client asks for the report."""
        if work.known().solved or not self._is_wanted(work):
            return
        job = FindOptimum(work.game, work.seat)
        answer = await self._runner.ask(job, work.take, work.source)
        missing = answer is None
        work.report = replace(work.known(), optimum=answer, solver_missing=missing, solved=True)

    async def _keep(self, work: _Work) -> None:
        if self._store is not None and work.finished:
            with contextlib.suppress(Unavailable):  # then it is computed again
                await self._store.put(work.table, report_view(work.known()))


def _rest(work: _Work) -> None:
    if work.task is not None:
        work.task.cancel()


def _shown(work: _Work, *, warming_up: bool) -> exchange.Report:
    if work.stored is not None:
        return work.stored
    return report_view(work.known(), failure=work.failure, warming_up=warming_up)
