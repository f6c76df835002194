"""Random boards for training the general value: sides that could have been designed by hand.

18 islands on a grid, most neighbours joined. On a random grid few lines cross, so their number is
drawn first and a grid looked for that has about as many.
"""

from collections import Counter
from itertools import product
from random import Random

from hashi.boards.check import FEWEST_LINES, ISLANDS, side_problems
from hashi.boards.grid import Pair, Spot, crossings, line_of, name_of, neighbours
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
    random = Random(seed)
    wanted = random.randint(0, _MOST_CROSSINGS)
    while True:
        grids = [_grid(random) for _ in range(_TRIES)]
        spots, lines = min(grids, key=lambda grid: abs(crossings(grid[1]) - wanted))
        flags = dict(zip(random.sample(spots, len(_FLAGS)), _FLAGS, strict=True))
        islands = tuple(Island(name_of(spot), flags.get(spot)) for spot in spots)
        board = Board("random", islands, tuple(map(line_of, lines)))
        if not any(side_problems(board)):
            return board


def _grid(random: Random) -> tuple[list[Spot], list[Pair]]:
    """Islands and lines, with enough lines at every island."""
    while True:
        columns, rows = random.randint(*_COLUMNS), random.randint(*_ROWS)
        spots = sorted(random.sample([*product(range(columns), range(rows))], ISLANDS))
        lines = neighbours(spots)
        random.shuffle(lines)
        del lines[: random.choice(_LEFT_OUT)]
        ends = Counter(end for line in lines for end in line)
        if all(ends[spot] >= FEWEST_LINES for spot in spots):
            return spots, lines
