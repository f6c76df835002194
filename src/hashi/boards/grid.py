"""Islands on a grid: which of them are neighbours, and how many of their lines cross.

All code that makes boards uses it. Its order is frozen, because fresh boards follow from it.
"""

from collections.abc import Sequence
from itertools import pairwise

__all__ = ["Pair", "Spot", "crossings", "line_of", "name_of", "neighbours"]

Spot = tuple[int, int]  # column and row, both from 0
Pair = tuple[Spot, Spot]  # the ends of a line, the left or upper one first


def name_of(spot: Spot) -> str:
    """The island at a spot: a1 is the first."""
    return f"{chr(ord('a') + spot[0])}{spot[1] + 1}"


def line_of(pair: Pair) -> str:
    """The line between two islands."""
    return f"{name_of(pair[0])}-{name_of(pair[1])}"


def neighbours(spots: Sequence[Spot]) -> list[Pair]:
    """Every island, of sorted ones, with the next one in its column, then in its row."""
    down = [(one, other) for one, other in pairwise(spots) if one[0] == other[0]]
    by_row = sorted(spots, key=lambda spot: (spot[1], spot[0]))
    return down + [(one, other) for one, other in pairwise(by_row) if one[1] == other[1]]


def crossings(lines: Sequence[Pair]) -> int:
    """How many pairs of lines cross."""
    across = [(one[1], one[0], other[0]) for one, other in lines if one[1] == other[1]]
    down = [(one[0], one[1], other[1]) for one, other in lines if one[0] == other[0]]
    return sum(
        left < column < right and top < row < bottom
        for row, left, right in across
        for column, top, bottom in down
    )
