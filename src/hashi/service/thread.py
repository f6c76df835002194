"""Runs a few milliseconds of plain Python in a thread, one piece of work at a time.

A thread shares the interpreter lock with the event loop, which would have to wait for every busy
thread. So there is only one, and it releases the lock quickly. Nobody waits for it without end, but
what has begun cannot be stopped, so its input is bounded before. Longer work goes to `hashi.jobs`.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from hashi.service.failure import Failure

__all__ = ["in_thread", "shorten_switch_interval"]

T = TypeVar("T")
_SWITCH_SECONDS = 0.0005  # Python's own are 0.005
_DEADLINE_SECONDS = 10.0  # for all that was asked before, and the work itself
_BUSY_SECONDS = 5.0
_THREAD = ThreadPoolExecutor(1, "work")


async def in_thread(work: Callable[[], T], deadline_seconds: float | None = _DEADLINE_SECONDS) -> T:
    """The result of some work, when its turn has come; a Failure if that takes too long.

    Without a deadline for what must be done, however busy the thread is.
    """
    doing = asyncio.get_running_loop().run_in_executor(_THREAD, work)
    try:
        async with asyncio.timeout(deadline_seconds):
            return await doing
    except TimeoutError:
        raise Failure("busy", _BUSY_SECONDS) from None


def shorten_switch_interval() -> None:
    """Let every thread of this process give the interpreter up to another one soon."""
    sys.setswitchinterval(_SWITCH_SECONDS)
