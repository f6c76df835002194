"""What sets the levels of many puzzles apart, and how many of each a simple bot solves."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from hashi.kernel import Kernel
from hashi.puzzle.collection import Entry
from hashi.puzzle.player import random_play_solves
from hashi.puzzle.rating import LEVELS

__all__ = ["Figures", "level_figures"]


@dataclass(frozen=True, slots=True)
class Figures:
    """A level: how many puzzles, the medians of what was measured, and the share solved."""

    level: int
    count: int
    tried: float
    ways: float
    missed: float
    solved: float


def level_figures(entries: Sequence[Entry], tries: int) -> tuple[Figures, ...]:
    """The figures of every level that has puzzles; a bot solves one if a random way does."""
    kernels: dict[object, Kernel] = {}
    found = []
    for level in LEVELS:
        here = [entry for entry in entries if entry.rating.level == level]
        if not here:
            continue
        solved = 0
        for entry in here:
            board = entry.puzzle.board
            kernel = kernels.get(board) or kernels.setdefault(board, Kernel(board))
            solved += random_play_solves(entry.puzzle, kernel, tries, entry.id)
        found.append(
            Figures(
                level,
                len(here),
                median(entry.rating.tried for entry in here),
                median(entry.rating.ways for entry in here),
                median(entry.rating.missed for entry in here),
                solved / len(here),
            )
        )
    return tuple(found)
