"""The best solution of a pasted puzzle, computed by a worker for hints.

The page has our own puzzles with their solutions built in and never asks for those.
"""

from hashi.jobs.failure import JobFailed, TooManyJobs, WorkerLost
from hashi.jobs.job import SolvePuzzle
from hashi.jobs.runner import Runner
from hashi.jobs.source import Source
from hashi.puzzle import Puzzle, identifier
from hashi.service.cache import Cache
from hashi.service.failure import Failure
from hashi.wire import exchange

__all__ = ["PuzzleSolutions"]

_MOST_KEPT = 256
_BUSY_SECONDS = 5.0


class PuzzleSolutions:
    """The solutions that this process has computed recently, by the puzzle's id."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner
        self._kept = Cache[str, exchange.PuzzleSolution](_MOST_KEPT)

    async def of(self, puzzle: Puzzle, source: Source) -> exchange.PuzzleSolution:
        """A best solution; a Failure if it cannot be proven, or if the server has no time."""
        key = identifier(puzzle)
        solution = self._kept.get(key)
        if solution is None:
            solution = await self._ask(puzzle, source)
            self._kept.put(key, solution)
        return solution

    async def _ask(self, puzzle: Puzzle, source: Source) -> exchange.PuzzleSolution:
        try:
            found = await self._runner.ask(SolvePuzzle(puzzle), source=source)
        except (TooManyJobs, WorkerLost, JobFailed):
            raise Failure("busy", _BUSY_SECONDS) from None
        if found is None:
            raise Failure("puzzle-unproven")
        best, turns = found
        return exchange.PuzzleSolution(points=best, turns=[str(turn) for turn in turns])
