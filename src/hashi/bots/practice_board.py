"""Random boards for training the general value: sides as somebody might design them.

18 islands on a grid, most neighbours joined. On a random grid few lines cross, so their number is
drawn first and a grid looked for that has about as many.
"""

from collections import Counter
from itertools import pairwise
from random import Random

from hashi.boards.check import FEWEST_LINES, ISLANDS, side_problems
from hashi.rules import Board, Island
from hashi.rules.board import Flag

__all__ = ["practice_board"]

_COLUMNS, _ROWS = (5, 7), (5, 8)
_MOST_CROSSINGS = 12
_TRIES = 20
_LEFT_OUT = (0, 0, 0, 1, 2)  # lines between neighbours that are not printed
_FLAGS: tuple[Flag, ...] = ("red",) * 4 + ("blue",) * 3


def practice_board(seed: str) -> Board:
    """A random side (C2); equal seeds give equal boards."""
    random = Random(seed)  # noqa: S311  play, no secret
    wanted = random.randint(0, _MOST_CROSSINGS)
    while True:
        grids = [_grid(random) for _ in range(_TRIES)]
        names, lines = min(grids, key=lambda grid: abs(_crossings(grid[1]) - wanted))
        flags = dict(zip(random.sample(names, len(_FLAGS)), _FLAGS, strict=True))
        islands = tuple(Island(at, flags.get(at)) for at in names)
        board = Board("random", islands, tuple(lines))
        if not any(side_problems(board)):
            return board


def _grid(random: Random) -> tuple[list[str], list[str]]:
    """Islands and lines, with enough lines at every island."""
    while True:
        columns, rows = random.randint(*_COLUMNS), random.randint(*_ROWS)
        spots = [f"{chr(ord('a') + x)}{y}" for x in range(columns) for y in range(1, rows + 1)]
        names = sorted(random.sample(spots, ISLANDS))
        lines = _neighbours(names)
        random.shuffle(lines)
        del lines[: random.choice(_LEFT_OUT)]
        ends = Counter(end for line in lines for end in line.split("-"))
        if all(ends[at] >= FEWEST_LINES for at in names):
            return names, lines


def _neighbours(names: list[str]) -> list[str]:
    """A line between every two islands with none in between, in a column or in a row."""
    across = sorted(names, key=lambda at: (at[1], at[0]))
    columns = [f"{one}-{other}" for one, other in pairwise(names) if one[0] == other[0]]
    return columns + [f"{one}-{other}" for one, other in pairwise(across) if one[1] == other[1]]


def _crossings(lines: list[str]) -> int:
    """How many pairs of lines cross."""
    columns = [line for line in lines if line[0] == line[3]]
    rows = [line for line in lines if line[1] == line[4]]
    return sum(
        row[0] < column[0] < row[3] and column[1] < row[1] < column[4]
        for column in columns
        for row in rows
    )
