"""The workers of one server: started when there is work, ended when idle, replaced when they die.

Jobs queue in seven lanes, each with its own workers: see `hashi.jobs.lane`.
"""

import asyncio
import itertools
import os
from collections.abc import Callable
from typing import Any, TypeVar

from hashi.jobs import frame
from hashi.jobs.failure import WorkerLost
from hashi.jobs.job import Job, LaneName
from hashi.jobs.lane import Lane, Ticket
from hashi.jobs.source import SERVER, Source

__all__ = ["Pool"]

T = TypeVar("T")

_IDLE_SECONDS = 60.0
# The server itself has priority, then bots, then reports.
_NICENESS: dict[LaneName, int] = {
    "quick": 5,
    "plugin": 7,
    "board": 8,
    "patient": 10,
    "solver": 12,
    "compiler": 19,
    "trainer": 19,
}


class Pool:
    """All workers of one process: at most `most` for bots and hints, then for work that can wait.

    Reports and the solver may use every core, but all of their workers except one only take what
    is idle.
    """

    def __init__(
        self,
        most: int | None = None,
        idle_seconds: float = _IDLE_SECONDS,
        cores: int | None = None,
    ) -> None:
        cores = cores or _cores()
        quick = most or max(1, cores - 1)
        self._lanes: dict[LaneName, Lane] = {
            "quick": Lane(quick, _NICENESS["quick"], idle_seconds),
            "plugin": Lane(1, _NICENESS["plugin"], idle_seconds),
            "board": Lane(1, _NICENESS["board"], idle_seconds),
            "patient": Lane(cores, _NICENESS["patient"], idle_seconds, sparing=True),
            "solver": Lane(cores, _NICENESS["solver"], idle_seconds, sparing=True),
            "compiler": Lane(1, _NICENESS["compiler"], 0.0),  # large, and needed once
            "trainer": Lane(1, _NICENESS["trainer"], 0.0),  # large, and seldom needed
        }
        self._numbers = itertools.count()
        self._open: dict[int, Ticket] = {}
        self._closed = False

    @property
    def pids(self) -> tuple[int, ...]:
        """The running processes."""
        return tuple(pid for lane in self._lanes.values() for pid in lane.pids)

    @property
    def can_rate_turns(self) -> bool:
        """See Runner."""
        return True

    @property
    def compiles(self) -> bool:
        """See Runner."""
        return True

    async def ask(
        self, job: Job[T], tell: Callable[[T], None] | None = None, source: Source = SERVER
    ) -> T:
        """The result of a job; `tell` is called with partial results by jobs that have them.

        Jobs of different sources take turns. If the caller is cancelled, the worker is asked to
        stop. JobFailed: the job raised an exception. WorkerLost: the workers that had it died.
        TooManyJobs: too many of them are waiting, for this address or in all.
        """
        if self._closed:
            raise WorkerLost("closed")
        lane, name = self._lanes[job.lane], type(job).__name__
        lane.check_room(name, source, job.most_waiting)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        message, seconds = frame.encode(job), job.deadline_seconds
        ticket = Ticket(source, job.rank, name, message, seconds, answer, tell)
        number = next(self._numbers)
        self._open[number] = ticket
        lane.push(ticket)
        try:
            found: T = await answer
        except asyncio.CancelledError:
            ticket.stop()
            raise
        else:
            return found
        finally:
            del self._open[number]

    async def close(self) -> None:
        """End all workers now; callers that wait for an answer are cancelled."""
        self._closed = True
        for ticket in tuple(self._open.values()):
            ticket.answer.cancel()
        await asyncio.gather(*(lane.close() for lane in self._lanes.values()))


def _cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
