"""Runs the jobs of a page without a server in its worker, while everything else there waits.

Without compiled code bots play by the hand-made value, and what rates turns is refused.
"""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from hashi.jobs.failure import JobUnavailable
from hashi.jobs.job import (
    Advise,
    BeginReport,
    BotJob,
    Context,
    FindOptimum,
    FreshBoard,
    Job,
    JudgeCard,
    KnownBoard,
)
from hashi.jobs.source import SERVER, Source

__all__ = ["LocalRunner"]

T = TypeVar("T")
_PLAIN = (BotJob, FreshBoard, KnownBoard)
_COMPILED = (*_PLAIN, Advise, BeginReport, JudgeCard, FindOptimum)


class LocalRunner:
    """Runs the jobs of one page; see `hashi.jobs.runner`."""

    def __init__(self, *, compiled: bool = False) -> None:
        self._compiled = compiled

    @property
    def can_rate_turns(self) -> bool:
        """See Runner."""
        return self._compiled

    @property
    def compiles(self) -> bool:
        """See Runner: compiled code comes with the page."""
        return False

    async def ask(
        self,
        job: Job[T],
        tell: Callable[[T], None] | None = None,
        source: Source = SERVER,  # noqa: ARG002  there is only one
    ) -> T:
        """The result of a job; JobUnavailable for what needs code that is not here."""
        if not isinstance(job, _COMPILED if self._compiled else _PLAIN):
            raise JobUnavailable(type(job).__name__)
        if not self._compiled and isinstance(job, BotJob):
            job = replace(job, plain=True)
        await asyncio.sleep(0)  # what was asked before is sent first
        answer: T = job.run(Context(tell or (lambda _: None), threading.Event()))
        return answer

    async def close(self) -> None:
        """See Runner: nothing runs in the background."""
