"""Compiles the bots, once per installation, in a low-priority process.

Meanwhile bots play in plain Python, hints are refused and reports wait.
"""

import asyncio
import logging
from collections.abc import Callable

from hashi.compiler import cache_folder, is_compiled
from hashi.jobs.failure import JobFailed, WorkerLost
from hashi.jobs.job import Compile
from hashi.jobs.runner import Runner

__all__ = ["WarmUp"]

_log = logging.getLogger(__name__)


class WarmUp:
    """One for each pool; `over` is called when it has ended."""

    def __init__(self, runner: Runner, over: Callable[[], None]) -> None:
        self._runner, self._over = runner, over
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether it is still compiling."""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Compile, unless it is done already or there is no folder to keep the code in."""
        if not self._runner.compiles or is_compiled():
            return
        if cache_folder() is None:
            _log.warning("no folder for compiled code can be written to; bots play more simply")
        else:
            self._task = asyncio.create_task(self._compile())
            self._task.add_done_callback(self._ended)

    async def wait(self) -> None:
        """Wait until it is over, if it is running."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _compile(self) -> None:
        try:
            await self._runner.ask(Compile())
        except (JobFailed, WorkerLost):
            # The cause is logged. Bots go on in plain Python; a hint compiles for itself.
            _log.error("the bots' code could not be compiled; they stay weaker")

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled():
            self._over()
