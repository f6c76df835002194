"""Fresh boards: from a code to a board, the same one on every machine and in every release.

Islands are thrown onto a grid, all neighbours are joined, and then one island after the other is
moved until nothing is left to object to. Integers only, and chance comes from SHA-256: whatever
changes a single board here is a new version of the code. docs/board.md describes every step. Knows
nothing about how well a board plays.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations

from hashi.boards.chance import Chance
from hashi.boards.check import ISLANDS
from hashi.boards.code import VERSION, BoardCode, Like
from hashi.boards.grid import Pair, Spot, crossings, line_of, name_of, neighbours
from hashi.rules import Board, Flag, Island

__all__ = ["fresh_board"]

_COLUMNS = 6  # as many as a phone has room for
_LONGEST_LINE = 4
_MOVES = 400  # before all islands are thrown again
_FLAG_DRAWS = 128
_RED, _BLUE = 4, 3


@dataclass(frozen=True, slots=True)
class _Kind:
    """What a board like a side has; pairs are the fewest and the most."""

    rows: int
    lines: tuple[int, int]
    crossings: tuple[int, int]
    short: int  # most lines between islands that touch


_KINDS: dict[Like, _Kind] = {
    "A": _Kind(7, (24, 26), (2, 5), 8),
    "B": _Kind(8, (23, 25), (7, 11), 6),
}
# How the second half of the islands follows from the first: not at all, by half a turn (as often),
# or mirrored left to right (half as often).
_SYMMETRIES = ("none", "none", "turned", "turned", "mirrored")


def fresh_board(code: BoardCode) -> Board:
    """The board of a code; its name is the code."""
    chance = Chance(f"hashi board {VERSION} {code.like} {code.number} ")
    kind = _KINDS[code.like]
    spots = _spots(kind, chance)
    flags = _flags(spots, chance)
    islands = (Island(name_of(spot), flags.get(spot)) for spot in spots)
    lines = map(line_of, neighbours(spots))
    return Board.of(str(code), islands, lines)


def _spots(kind: _Kind, chance: Chance) -> list[Spot]:
    """Where the islands lie, sorted."""
    symmetry = _SYMMETRIES[chance.below(len(_SYMMETRIES))]
    drawn = ISLANDS if symmetry == "none" else ISLANDS // 2
    while True:
        own = [_throw(kind, chance) for _ in range(drawn)]
        faults = _faults(_with_images(own, symmetry, kind), kind)
        for _ in range(_MOVES):
            if not faults:
                return sorted(_with_images(own, symmetry, kind))
            moved = own.copy()
            moved[chance.below(drawn)] = _throw(kind, chance)
            fewer = _faults(_with_images(moved, symmetry, kind), kind)
            if fewer <= faults:
                own, faults = moved, fewer


def _throw(kind: _Kind, chance: Chance) -> Spot:
    return chance.below(_COLUMNS), chance.below(kind.rows)


def _with_images(own: list[Spot], symmetry: str, kind: _Kind) -> list[Spot]:
    """All islands; where two fall on one spot there are fewer."""
    last = _COLUMNS - 1
    if symmetry == "turned":
        own = own + [(last - column, kind.rows - 1 - row) for column, row in own]
    elif symmetry == "mirrored":
        own = own + [(last - column, row) for column, row in own]
    return sorted(set(own))


def _faults(spots: list[Spot], kind: _Kind) -> int:
    """How much there is to object to, weighted; 0 for a good board."""
    lines = neighbours(spots)
    lengths = [_distance(one, other) for one, other in lines]
    return (
        20 * (ISLANDS - len(spots))
        + 2 * _outside(len(lines), kind.lines)
        + 2 * _outside(crossings(lines), kind.crossings)
        + max(0, lengths.count(1) - kind.short)
        + 3 * sum(max(0, length - _LONGEST_LINE) for length in lengths)
        + _lonely(spots, lines)
        + _crowded(spots)
        + _lopsided(spots, kind.rows)
    )


def _outside(value: int, bounds: tuple[int, int]) -> int:
    return max(0, bounds[0] - value, value - bounds[1])


def _distance(one: Spot, other: Spot) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _lonely(spots: list[Spot], lines: list[Pair]) -> int:
    """Islands with fewer than two lines, and islands out of reach of the first."""
    ends = Counter(end for line in lines for end in line)
    reached, before = {spots[0]}, 0
    while len(reached) > before:
        before = len(reached)
        for one, other in lines:
            if one in reached or other in reached:
                reached |= {one, other}
    return sum(5 * max(0, 2 - ends[spot]) for spot in spots) + 2 * (len(spots) - len(reached))


def _crowded(spots: list[Spot]) -> int:
    """Four islands in a square, and three side by side."""
    taken, faults = set(spots), 0
    for column, row in spots:
        right, below = (column + 1, row), (column, row + 1)
        if right in taken and below in taken and (column + 1, row + 1) in taken:
            faults += 4
        faults += 3 * (right in taken and (column + 2, row) in taken)
        faults += 3 * (below in taken and (column, row + 2) in taken)
    return faults


def _lopsided(spots: list[Spot], rows: int) -> int:
    """Edges with fewer than two islands, full columns and rows, and halves that differ much."""
    columns = [sum(spot[0] == column for spot in spots) for column in range(_COLUMNS)]
    heights = [sum(spot[1] == row for spot in spots) for row in range(rows)]
    edges = (columns[0], columns[-1], heights[0], heights[-1])
    left, right = sum(columns[: _COLUMNS // 2]), sum(columns[_COLUMNS // 2 :])
    top, bottom = sum(heights[: rows // 2]), sum(heights[-(rows // 2) :])
    return (
        4 * sum(edge < 2 for edge in edges)  # noqa: PLR2004  a corner alone makes no edge
        + 2 * sum(max(0, count - 5) for count in columns)
        + 2 * sum(max(0, count - 4) for count in heights)
        + max(0, abs(left - right) - 4)
        + max(0, abs(top - bottom) - 4)
    )


def _flags(spots: list[Spot], chance: Chance) -> dict[Spot, Flag]:
    """The flags, spread: of many draws the best one."""
    draws = (chance.some(_RED + _BLUE, spots) for _ in range(_FLAG_DRAWS))
    best = max(draws, key=_spread)
    return {spot: "red" if place < _RED else "blue" for place, spot in enumerate(best)}


def _spread(flagged: list[Spot]) -> tuple[bool, int]:
    """Whether no two flags touch, and how far the nearest two of each colour are apart, added."""
    return _nearest(flagged) > 1, _nearest(flagged[:_RED]) + _nearest(flagged[_RED:])


def _nearest(spots: list[Spot]) -> int:
    return min(_distance(one, other) for one, other in combinations(spots, 2))
