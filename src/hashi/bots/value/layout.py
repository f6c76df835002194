"""Which rows of the first layer, and which outputs, belong to the lines and islands of a board.

A board's own value knows every line and island by name. The general value, for all boards, knows
them by shape: a line by the flags of its two islands, by how many lines these have and by how many
lines it crosses; an island by its flag, by how many lines it has and by what is around it.

A `Layout` has a row for each of the names below, because compiled functions take few arrays.
"""

from itertools import combinations_with_replacement

import numpy as np

from hashi.bots.value.sketch import CLASSES
from hashi.kernel.tables import FLAG_CODES, Numbers
from hashi.rules import Board
from hashi.rules.score import ROUNDS

__all__ = [
    "AROUND",
    "AROUND_FROM",
    "BY_CLASS",
    "CARDS_FROM",
    "FIT",
    "FITS",
    "HEAD",
    "ISLAND_HEADS",
    "LACKING_AROUND",
    "LACKING_FROM",
    "LINE",
    "ORDER",
    "PHASES",
    "PLACE",
    "PLAYED",
    "ROOMS",
    "SECOND_LINE",
    "SECOND_ORDER",
    "STARTS",
    "STATES",
    "SWAPPED",
    "Layout",
    "layout_of",
]

Layout = Numbers

# The rows of a layout. By line: where its rows begin, and which of its islands is first; the same
# for its second rows, which only the general value has.
LINE, ORDER, SECOND_LINE, SECOND_ORDER = range(4)
# By island: where its rows begin, for its room and for the cards that fit, and its output.
PLACE, FIT, HEAD = range(4, 7)
# Where the other rows begin: those of the cards and, in the general value only (otherwise -1),
# those of what is around an island; and how many outputs there are for islands.
STARTS = 7
CARDS_FROM, LACKING_FROM, AROUND_FROM, ISLAND_HEADS = range(4)

# Which island of a line is first: the one with the smaller name, the other one, or the one of the
# higher class if both have the same shape.
_AS_NAMED, SWAPPED, BY_CLASS = range(3)

STATES = 4  # of a line: none, one or two bridges, or ruled out by a bridge across
ROOMS = 8
FITS = 4 + 19  # finished, dead, tight, loose; or open, by the number of cards that could finish it
PLAYED = ROUNDS + 1
LACKING_AROUND = 5  # neighbours with a number that lack bridges: 0 to 4
AROUND = 4  # neighbours of one kind: 0, 1, 2, or more
PHASES = 4  # of a game, by rounds played
_PAIRS = CLASSES * CLASSES * STATES
_PLACES = CLASSES * ROOMS
_FLAGS = len(FLAG_CODES)
_FEWEST_LINES, _MOST_LINES = 2, 4  # of an island; fewer or more are treated alike
_BRANCHES = _MOST_LINES - _FEWEST_LINES + 1
_MOST_CROSSINGS = 2  # of a line; more are treated as two
_PAIRED = {pair: place for place, pair in enumerate(combinations_with_replacement(range(3), 2))}


def layout_of(board: Board, *, general: bool = False) -> Layout:
    """The layout of a board's own value, or of the general value for this board."""
    width = max(len(board.islands), len(board.lines), ISLAND_HEADS + 1)
    layout = np.zeros((STARTS + 1, width), np.int64)
    if general:
        _lay_out_by_shape(board, layout)
    else:
        _lay_out_by_name(board, layout)
    return layout


def _lay_out_by_name(board: Board, layout: Layout) -> None:
    places = len(board.lines) * _PAIRS
    fits = places + len(board.islands) * _PLACES
    for line in range(len(board.lines)):
        layout[LINE, line] = line * _PAIRS
    for island in range(len(board.islands)):
        layout[PLACE, island] = places + island * _PLACES
        layout[FIT, island] = fits + island * FITS
        layout[HEAD, island] = island
    cards = fits + len(board.islands) * FITS
    layout[STARTS, : ISLAND_HEADS + 1] = cards, -1, -1, len(board.islands)


def _lay_out_by_shape(board: Board, layout: Layout) -> None:
    """Nothing here depends on the board's size, so one network is for all."""
    flags = [FLAG_CODES[island.flag] for island in board.islands]
    counts = [lines.bit_count() for lines in board.lines_at]
    branches = [min(max(count, _FEWEST_LINES), _MOST_LINES) - _FEWEST_LINES for count in counts]
    second = len(_PAIRED) * _PAIRS
    places = second + len(_PAIRED) * (_MOST_CROSSINGS + 1) * _PAIRS
    for line, (here, there) in enumerate(board.ends):
        place, layout[ORDER, line] = _paired(flags[here], flags[there])
        layout[LINE, line] = place * _PAIRS
        place, layout[SECOND_ORDER, line] = _paired(branches[here], branches[there])
        crossings = min(board.crossed_by[line].bit_count(), _MOST_CROSSINGS)
        layout[SECOND_LINE, line] = second + (place * (_MOST_CROSSINGS + 1) + crossings) * _PAIRS
    fits = places + _FLAGS * _BRANCHES * _PLACES
    lacking = fits + _FLAGS * _BRANCHES * FITS
    around = lacking + _FLAGS * CLASSES * PLAYED * LACKING_AROUND
    cards = around + _FLAGS * CLASSES * PHASES * AROUND**3
    for island, (flag, branch) in enumerate(zip(flags, branches, strict=True)):
        shape = flag * _BRANCHES + branch
        layout[PLACE, island] = places + shape * _PLACES
        layout[FIT, island] = fits + shape * FITS
        layout[HEAD, island] = shape
    layout[STARTS, : ISLAND_HEADS + 1] = cards, lacking, around, _FLAGS * _BRANCHES


def _paired(one: int, other: int) -> tuple[int, int]:
    """The place of two shapes, in whichever order, and which of them is first."""
    order = BY_CLASS if one == other else SWAPPED if one > other else _AS_NAMED
    return _PAIRED[min(one, other), max(one, other)], order
