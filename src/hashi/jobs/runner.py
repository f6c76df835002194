"""What runs jobs: the pool of a server, or the local runner of a page that plays without one."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from hashi.jobs.job import Job
from hashi.jobs.source import SERVER, Source

__all__ = ["Runner"]

T = TypeVar("T")


class Runner(Protocol):
    """Answers jobs, one after the other or at once."""

    @property
    def can_rate_turns(self) -> bool:
        """Whether it can rate turns, for hints and reports."""
        ...

    @property
    def compiles(self) -> bool:
        """Whether it can compile code; if not, it runs what it has."""
        ...

    async def ask(
        self, job: Job[T], tell: Callable[[T], None] | None = None, source: Source = SERVER
    ) -> T:
        """The result of a job; see `hashi.jobs.failure` for what it may raise."""
        ...

    async def close(self) -> None:
        """Stop all work."""
        ...
