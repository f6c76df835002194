"""Threads to think in, beside the event loop: for bots and hints, and apart from them for reports.

The threads are few, so that the loop keeps a core; a table has one bot thinking at a time and
whoever asks first is served first, so no table waits for another's whole round. A report may take
half a minute: it has one thread of its own, which steps back wherever the system lets it.
"""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

__all__ = ["Minds"]

_STEP_BACK = 10  # how much nicer than the rest of the process
T = TypeVar("T")


class Minds:
    """One for each process; threads come when they are first needed."""

    def __init__(self) -> None:
        threads = max(1, (os.cpu_count() or 1) - 1)
        self._quick = ThreadPoolExecutor(threads, "hashi-bot")
        self._patient = ThreadPoolExecutor(1, "hashi-report", initializer=_step_back)

    async def think(self, work: Callable[[], T]) -> T:
        """What a bot or a hint comes to."""
        return await asyncio.get_running_loop().run_in_executor(self._quick, work)

    async def ponder(self, work: Callable[[], T]) -> T:
        """What takes long and may wait: a step of a report."""
        return await asyncio.get_running_loop().run_in_executor(self._patient, work)

    def close(self) -> None:
        """Begin nothing more; what is being thought is thought to its end, and nobody waits."""
        for threads in (self._quick, self._patient):
            threads.shutdown(wait=False, cancel_futures=True)


def _step_back() -> None:
    """Let everybody else go first; on Linux a thread, and what it starts, can do so alone."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _STEP_BACK)
