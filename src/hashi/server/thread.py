"""Work of some milliseconds in plain Python, done beside the event loop, one piece at a time.

A thread shares the interpreter with the loop, which has to wait for it at every step; with several
at work it would wait for all of them. So there is one, and it hands the interpreter over quickly.
Longer work is for `hashi.mind`.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

__all__ = ["in_thread", "yield_quickly"]

T = TypeVar("T")
_SWITCH_SECONDS = 0.0005  # Python's own are 0.005
_THREAD = ThreadPoolExecutor(1, "work")


async def in_thread(work: Callable[[], T]) -> T:
    """The result of some work, when its turn has come."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, work)


def yield_quickly() -> None:
    """Let every thread of this process give the interpreter up to another one soon."""
    sys.setswitchinterval(_SWITCH_SECONDS)
