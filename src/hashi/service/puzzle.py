"""The best way through a puzzle that somebody pasted, computed by a worker for hints.

The page has our own puzzles with their best ways built in and never asks for those.
"""

from hashi.jobs.failure import JobFailed, TooManyJobs, WorkerLost
from hashi.jobs.job import SolvePuzzle
from hashi.jobs.runner import Runner
from hashi.puzzle import Puzzle, identifier
from hashi.service.cache import Cache
from hashi.service.failure import Failure
from hashi.wire import exchange

__all__ = ["PuzzleWays"]

_MOST_KEPT = 256
_BUSY_SECONDS = 5.0


class PuzzleWays:
    """The best ways that this process has computed recently, by the puzzle's id."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner
        self._kept = Cache[str, exchange.PuzzleWay](_MOST_KEPT)

    async def of(self, puzzle: Puzzle, asker: str) -> exchange.PuzzleWay:
        """A best way; a Failure if it cannot be proven, or if the server has no time."""
        key = identifier(puzzle)
        way = self._kept.get(key)
        if way is None:
            way = await self._ask(puzzle, asker)
            self._kept.put(key, way)
        return way

    async def _ask(self, puzzle: Puzzle, asker: str) -> exchange.PuzzleWay:
        try:
            found = await self._runner.ask(SolvePuzzle(puzzle), asker=asker)
        except (TooManyJobs, WorkerLost, JobFailed):
            raise Failure("busy", _BUSY_SECONDS) from None
        if found is None:
            raise Failure("puzzle-unproven")
        best, way = found
        return exchange.PuzzleWay(points=best, turns=[str(turn) for turn in way])
