"""Has a value trained for every board that people play often, one at a time, in the background.

The board has been played by the general value until then; the trained one takes over only if it is
better. Boards that were played once, such as fresh ones, are not worth the time.
"""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from hashi import boards
from hashi.bots.comparison import Comparison
from hashi.jobs.failure import JobFailed, WorkerLost
from hashi.jobs.job import Context, Job, LaneName
from hashi.jobs.runner import Runner
from hashi.rules import Board

__all__ = ["Train", "Trainer", "TrainingLimits"]

_DAY_SECONDS = 24 * 60 * 60
_MOST_REMEMBERED = 200  # boards whose games are counted

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Train(Job[Comparison | None]):
    """Train a value for a board, and keep it if it is better than the general one.

    It has a lane of its own and the lowest priority, so it delays no other job.
    """

    board: Board  # which gets a value of its own
    most_files: int  # of such values in the data folder

    lane: ClassVar[LaneName] = "trainer"
    deadline_seconds: ClassVar[float] = 4 * 3600.0  # minutes, but on a busy machine it waits

    def run(self, context: Context) -> Comparison | None:
        """See Job."""
        from hashi.bots.board_value import train_board_value

        return train_board_value(self.board, context.stopped.is_set, self.most_files)


@dataclass(frozen=True, slots=True)
class TrainingLimits:
    """When a board is trained for, one board at a time."""

    a_day: int  # trainings; 0 for none at all
    games: int = 3  # finished on a board before it is trained for
    files: int = 200  # kept in the data folder, each of less than a megabyte


class Trainer:
    """One for each runner."""

    def __init__(
        self, runner: Runner, limits: TrainingLimits, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._runner, self._limits, self._now = runner, limits, now
        self._games: Counter[Board] = Counter()
        self._begun: deque[float] = deque(maxlen=max(1, limits.a_day))
        self._task: asyncio.Task[None] | None = None

    def note_game(self, board: Board) -> None:
        """A game on this board has ended: train for it if there were enough and none is running."""
        if any(board == boards.board(side) for side in boards.SIDES):
            return
        self._games[board] += 1
        if self._games[board] >= self._limits.games and self._may_begin():
            self._games[board] = -_MOST_REMEMBERED  # not soon again, whatever came of it
            self._begun.append(self._now())
            self._task = asyncio.create_task(self._train(board))
        elif len(self._games) > _MOST_REMEMBERED:
            del self._games[min(self._games, key=lambda other: abs(self._games[other]))]

    async def wait(self) -> None:
        """Wait until the running training is over, if there is one."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def close(self) -> None:
        """Give up the running training."""
        if self._task is not None:
            self._task.cancel()

    def _may_begin(self) -> bool:
        if self._limits.a_day < 1 or (self._task is not None and not self._task.done()):
            return False
        full = len(self._begun) == self._limits.a_day
        return not full or self._now() - self._begun[0] >= _DAY_SECONDS

    async def _train(self, board: Board) -> None:
        try:
            comparison = await self._runner.ask(Train(board, self._limits.files))
        except (JobFailed, WorkerLost):
            _log.warning("training for a board failed; it is still played by the general value")
            return
        if comparison is not None:
            _log.info(
                "trained for a board: %.2f points instead of %.2f; %s",
                comparison.own,
                comparison.general,
                "used from now on" if comparison.is_better else "not used",
            )
