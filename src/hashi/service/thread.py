"""Runs a few milliseconds of plain Python in a thread, one piece of work at a time.

A thread shares the interpreter lock with the event loop, which would have to wait for every busy
thread. So there is only one, and it releases the lock quickly. Longer work goes to `hashi.jobs`.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

__all__ = ["in_thread", "shorten_switch_interval"]

T = TypeVar("T")
_SWITCH_SECONDS = 0.0005  # Python's own are 0.005
_THREAD = ThreadPoolExecutor(1, "work")


async def in_thread(work: Callable[[], T]) -> T:
    """The result of some work, when its turn has come."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, work)


def shorten_switch_interval() -> None:
    """Let every thread of this process give the interpreter up to another one soon."""
    sys.setswitchinterval(_SWITCH_SECONDS)
