"""The most points that a puzzle's cards can add, proven by trying every way, and counted ways.

The search itself is compiled, in `hashi.kernel.solution`; knows nothing of what makes a puzzle
good.
"""

from dataclasses import dataclass, replace

import numpy as np

from hashi.kernel import Kernel, Position
from hashi.kernel.solution import GAVE_UP, count_ways
from hashi.kernel.tables import most_turns
from hashi.puzzle.value import PUZZLE_CARDS, Puzzle
from hashi.rules import Turn

__all__ = ["SearchResult", "Searcher"]


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The most points that the cards can add, a way to do it, and what the search met.

    `ways` is the number of different ways, each a turn for every card; `tried` the number of turns
    tried to count them, when the best was already known.
    """

    best: int
    way: tuple[Turn, ...]
    ways: int
    tried: int


class Searcher:
    """Searches positions of one board. Not thread-safe: it has buffers."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._turns = np.empty((PUZZLE_CARDS[-1], most_turns(kernel.board), 4), np.int8)

    def search(self, puzzle: Puzzle, most: int | None = None) -> SearchResult | None:
        """Prove the best, whatever the goal says; None if over `most` turns must be tried for it.

        Looks for any way to a higher total until there is none, then counts all ways to the best.
        """
        position = self._kernel.position(puzzle.sheet, puzzle.played, puzzle.reached)
        before, best = self._kernel.points(position), 0
        while (one := self._count(puzzle, position, before + best + 1, most, stop=True)).ways > 0:
            best = puzzle.points(one.way)
        if one.ways == GAVE_UP:
            return None
        every = self._count(puzzle, position, before + best, most, stop=False)
        return None if every.ways == GAVE_UP else replace(every, best=best)

    def _count(
        self, puzzle: Puzzle, position: Position, target: int, most: int | None, *, stop: bool
    ) -> SearchResult:
        """Count the ways to a total, or stop at the first."""
        rows = np.array([(card.number, card.bridges) for card in puzzle.cards], np.int8)
        way = np.full((len(rows), 4), -1, np.int8)
        ways, tried = count_ways(
            self._kernel.tables,
            position.numbers,
            position.bridges,
            position.played,
            position.rounds,
            rows,
            target,
            np.iinfo(np.int64).max if most is None else most,
            stop,
            self._turns,
            way,
        )
        turns = zip(way, puzzle.cards, strict=True)
        return SearchResult(
            0, tuple(self._kernel.turn(row, card) for row, card in turns), ways, tried
        )
