"""Tells those who only watch what has changed, in small slices and in turn by where they come from.

Players hear of a change at once. Spectators may be many, so telling them takes at most a quarter
of the event loop's time; a table that changes again before its turn is told of once.
"""

import asyncio
import time

from hashi.jobs.queue import FairQueue
from hashi.service.table.live import Watcher
from hashi.service.task import Tasks

__all__ = ["Spectators"]

_SLICE_SECONDS = 0.0005
_REST = 3  # slices for everybody else after each of ours


class Spectators:
    """The spectators of all tables of one process who are still to be told."""

    __slots__ = ("_queue", "_sending", "_tasks", "_waiting")

    def __init__(self) -> None:
        self._queue: FairQueue[Watcher] = FairQueue()
        self._waiting: set[Watcher] = set()
        self._sending = False
        self._tasks = Tasks()

    def notify(self, watcher: Watcher, table: str) -> None:
        """Have a spectator of a table notified, when it is their turn."""
        if watcher in self._waiting:
            return
        self._waiting.add(watcher)
        self._queue.push(watcher.source.at(table), watcher)
        if not self._sending:
            self._sending = True
            self._tasks.spawn(self._send())

    def close(self) -> None:
        """Tell nobody any more."""
        self._tasks.cancel()

    async def _send(self) -> None:
        try:
            while self._queue:
                began = time.perf_counter()
                self._send_slice(began + _SLICE_SECONDS)
                await asyncio.sleep(_REST * (time.perf_counter() - began))
        finally:
            self._sending = False

    def _send_slice(self, end: float) -> None:
        while self._queue:
            source, watcher = self._queue.pop()
            self._waiting.discard(watcher)
            watcher.notify()
            self._queue.finish(source)
            if time.perf_counter() >= end:
                return
