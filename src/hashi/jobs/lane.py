"""A queue of jobs and the few workers that serve it; `hashi.jobs.queue` has the order.

A worker is started for a job that finds none free, and exits when it has been idle for a while. A
job whose worker died is retried once. How many jobs may wait is bounded: of each kind by address,
and in all, so that nobody fills the queue for others.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hashi.jobs import frame
from hashi.jobs.failure import JobFailed, TooManyJobs, WorkerLost
from hashi.jobs.process import Worker
from hashi.jobs.queue import FairQueue
from hashi.jobs.source import Source

__all__ = ["Lane", "Ticket"]

_MOST_DEATHS = 2
_MOST_WAITING = 2000
_LOWEST_PRIORITY = 19
_log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class Ticket:
    """A job that is waiting or running."""

    source: Source
    rank: int
    name: str
    message: bytes
    deadline_seconds: float
    answer: asyncio.Future[Any]
    tell: Callable[[Any], None] | None = None
    worker: Worker | None = None
    deaths: int = 0

    def stop(self) -> None:
        """Ask the worker that runs it, if any, to stop."""
        if self.worker is not None:
            self.worker.send(frame.encode(frame.STOP))

    def fail(self, error: Exception) -> None:
        """Raise this for the caller that is waiting."""
        if not self.answer.done():
            self.answer.set_exception(error)


class Lane:
    """At most `most` workers and the jobs they share.

    With `sparing` only the first worker has the lane's priority; the others have the lowest, so
    that they yield to everything else.
    """

    def __init__(
        self, most: int, niceness: int, idle_seconds: float, *, sparing: bool = False
    ) -> None:
        self._most, self._niceness, self._idle_seconds = most, niceness, idle_seconds
        self._sparing = sparing
        self._queue: FairQueue[Ticket] = FairQueue()
        self._waiting: Counter[tuple[str, str]] = Counter()  # by kind of job and address
        self._idle: list[asyncio.Future[Ticket]] = []  # one for each worker without a job
        self._tasks: set[asyncio.Task[None]] = set()  # one for each worker
        self._workers: set[Worker] = set()

    @property
    def pids(self) -> tuple[int, ...]:
        """The running processes."""
        return tuple(worker.pid for worker in self._workers)

    def check_room(self, kind: str, source: Source, most: int) -> None:
        """Raise TooManyJobs if `most` of this kind and address wait, or too many in all."""
        full = self._waiting[kind, source.subnet] >= most
        if full or not self._queue.has_room(source, _MOST_WAITING):
            raise TooManyJobs(kind)

    def push(self, ticket: Ticket, *, again: bool = False) -> None:
        """Queue a job, in front if it is tried `again`; a free worker gets it at once."""
        if again:
            self._queue.push_first(ticket.source, ticket)
        else:
            self._queue.push(ticket.source, ticket, ticket.rank)
        self._waiting[ticket.name, ticket.source.subnet] += 1
        if not self._idle:
            self._start_worker()
        elif (first := self._pop()) is not None:
            self._idle.pop().set_result(first)  # the one that was busy last, so others can exit

    async def close(self) -> None:
        """End all workers."""
        self._most = 0
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start_worker(self) -> None:
        """Start another worker if a job waits for one."""
        if self._queue and len(self._tasks) < self._most:
            spare = self._sparing and bool(self._tasks)
            niceness = _LOWEST_PRIORITY if spare else self._niceness
            task = asyncio.create_task(self._run_worker(niceness))
            self._tasks.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._start_worker()

    async def _run_worker(self, niceness: int) -> None:
        """Run one worker until it is idle for too long, dies or cannot go on."""
        try:
            worker = await Worker.start(niceness)
        except OSError as error:
            _log.exception("a worker could not be started")
            if (ticket := self._pop()) is not None:
                self._queue.finish(ticket.source)
                ticket.fail(WorkerLost(str(error)))
            return
        self._workers.add(worker)
        try:
            while (ticket := await self._next(worker)) is not None:
                try:
                    goes_on = ticket.answer.done() or await self._run_job(worker, ticket)
                finally:
                    self._queue.finish(ticket.source)
                if not goes_on:
                    break
        finally:
            self._workers.discard(worker)
            await worker.end()

    async def _next(self, worker: Worker) -> Ticket | None:
        """The next job; None after a while without one, or if the worker has died."""
        if (ticket := self._pop()) is not None:
            return ticket
        rest: asyncio.Future[Ticket] = asyncio.get_running_loop().create_future()
        self._idle.append(rest)
        either: list[asyncio.Future[Any]] = [rest, worker.gone]
        try:
            await asyncio.wait(either, timeout=self._idle_seconds, return_when="FIRST_COMPLETED")
        finally:
            if rest in self._idle:
                self._idle.remove(rest)
        return rest.result() if rest.done() else None

    def _pop(self) -> Ticket | None:
        """The first job whose caller is still waiting."""
        while self._queue:
            source, ticket = self._queue.pop()
            kind = ticket.name, source.subnet
            self._waiting[kind] -= 1
            if not self._waiting[kind]:
                del self._waiting[kind]
            if not ticket.answer.done():
                return ticket
            self._queue.finish(source)
        return None

    async def _run_job(self, worker: Worker, ticket: Ticket) -> bool:
        """Run a job; whether the worker can go on afterwards."""
        ticket.worker = worker
        try:
            async with asyncio.timeout(ticket.deadline_seconds):
                await _do(worker, ticket)
        except (EOFError, OSError):  # a TimeoutError is one
            self._lost(ticket, stopped=await worker.was_stopped())
            return False
        except Exception as error:  # noqa: BLE001  whatever it was, the waiting caller gets it
            _log.exception("the answer to %s could not be read", ticket.name)
            ticket.fail(error)
            return False
        finally:
            ticket.worker = None
        return True

    def _lost(self, ticket: Ticket, *, stopped: bool) -> None:
        """A worker died over a job, or was stopped: retry the job, but not forever."""
        ticket.deaths += 1
        if ticket.answer.done():
            return
        if ticket.deaths < _MOST_DEATHS:
            if not stopped:
                _log.warning("a worker died over %s; another one gets it", ticket.name)
            self.push(ticket, again=True)
        else:
            _log.error("%d workers died over %s", ticket.deaths, ticket.name)
            ticket.fail(WorkerLost(ticket.name))


async def _do(worker: Worker, ticket: Ticket) -> None:
    """Send a job and pass on the answers until the last one."""
    worker.send(ticket.message)
    while True:
        kind, value = await worker.receive()
        if kind == "failed":
            _log.error("%s failed: %s", ticket.name, value)
            ticket.fail(JobFailed(ticket.name))
            return
        if kind == "done":
            if not ticket.answer.done():
                ticket.answer.set_result(value)
            return
        if ticket.tell is not None and not ticket.answer.done():
            ticket.tell(value)
