"""How hard a puzzle is: what was measured, and the level that follows from it.

`hashi.puzzle.make` measures them; docs/puzzle.md has the figures of the puzzles we ship.
"""

from dataclasses import dataclass
from math import log10

__all__ = ["LEVELS", "Rating"]

LEVELS = range(1, 6)

_STEPS = (3.0, 3.7, 4.15, 4.85)  # the least hardness of levels 2 to 5
_MOST_MISSED = 10


@dataclass(frozen=True, slots=True)
class Rating:
    """What was measured.

    `tried`: turns that a plain search tries to find all best ways; `ways`: how many there are;
    `missed`: the points by which a greedy player falls short; `cards`: how many cards there are.
    """

    tried: int
    ways: int
    missed: int
    cards: int

    @property
    def hardness(self) -> float:
        """One number: few ways among much to try, many cards and a greedy player far off."""
        search = log10(max(self.tried, 1) / max(self.ways, 1))
        return search + self.cards / 2 + min(self.missed, _MOST_MISSED) / 20

    @property
    def level(self) -> int:
        """1 (easy) to 5 (hard)."""
        return 1 + sum(self.hardness >= step for step in _STEPS)
