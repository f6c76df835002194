"""The task that writes the appends of the PostgreSQL store: everything queued in one transaction.

The function `hashi_append` decides each append on its own, so a conflict does not undo the others.
It recognises an append that is already stored, so after a lost connection the same batch is simply
retried.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from hashi.store.contract import Unavailable
from hashi.store.postgres.pool import Pool

__all__ = ["APPEND", "Committer"]

APPEND = "SELECT hashi_append($1, $2, $3, $4, $5, $6, $7, $8, $9) AS done"
_BATCH = 256


@dataclass(slots=True)
class _Job:
    """An append that waits: the values for `hashi_append`, and the future of its result."""

    values: tuple[Any, ...]
    until: float
    done: asyncio.Future[bool] = field(default_factory=asyncio.Future)


class Committer:
    """A queue of appends, and the task that writes them.

    `given_up` is called with the table of an append that failed but may still be carried out.
    """

    def __init__(self, pool: Pool, given_up: Callable[[str], None]) -> None:
        self._pool, self._given_up = pool, given_up
        self._queue: list[_Job] = []
        self._batch: list[_Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Write what is queued, then end the task."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def append(self, values: tuple[Any, ...]) -> bool:
        """Queue an append; whether it was stored, or else conflicts."""
        job = _Job(values, self._pool.deadline())
        self._queue.append(job)
        self._wake.set()
        # A caller that is cancelled must not cancel the future that the task will resolve.
        return await asyncio.shield(job.done)

    async def drain(self) -> None:
        """Wait until everything queued so far is written, or has failed."""
        if before := [job.done for job in (*self._batch, *self._queue)]:
            await asyncio.wait(before)

    async def _run(self) -> None:
        while self._queue or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                batch, self._queue = self._queue[:_BATCH], self._queue[_BATCH:]
                # The order of the tables is the order of the locks: no two nodes block each other.
                self._batch = sorted(batch, key=lambda job: str(job.values[0]))
                await self._commit(self._batch)

    async def _commit(self, jobs: list[_Job]) -> None:
        until = min(job.until for job in jobs)
        try:
            done = await self._pool.retry(lambda: self._write(jobs), until)
        except Exception as error:  # noqa: BLE001  the task must live; the callers get the error
            if len(jobs) > 1 and not isinstance(error, Unavailable):
                for job in jobs:  # one of them cannot be stored; the others can
                    await self._commit([job])
                return
            for job in jobs:
                self._given_up(str(job.values[0]))
                _resolve(job, error)
        else:
            if any(done):
                self._pool.note_write()
            for job, result in zip(jobs, done, strict=True):
                _resolve(job, result)

    async def _write(self, jobs: list[_Job]) -> list[bool]:
        async with self._pool.connection() as database:
            rows = await database.fetchmany(APPEND, [job.values for job in jobs])
        return [row["done"] for row in rows]


def _resolve(job: _Job, result: bool | Exception) -> None:  # noqa: FBT001  the answer of the database
    if job.done.done():
        return
    if isinstance(result, Exception):
        job.done.set_exception(result)
        job.done.exception()  # marked as retrieved, in case the caller was cancelled
    else:
        job.done.set_result(result)
