"""A runner that answers nothing."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from hashi.jobs.job import Job
from hashi.jobs.source import SERVER, Source

__all__ = ["Stuck"]

T = TypeVar("T")


class Stuck:
    """Takes every job and never ends one."""

    can_rate_turns = True
    compiles = False

    def __init__(self) -> None:
        self.asked = 0

    async def ask(
        self, job: Job[T], tell: Callable[[T], None] | None = None, source: Source = SERVER
    ) -> T:
        """Never."""
        del job, tell, source
        self.asked += 1
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        return await answer

    async def close(self) -> None:
        """Nothing goes on."""
