"""The input of the network: one row of the first layer for every feature that a sheet has.

An island has one of 14 classes: its number of bridges while it has no number, its number of missing
bridges once it has one. Features are the classes at both ends of each line with the line's state,
the class of each island with the room around it, and a few sums over the sheet. The unseen cards
and the rounds played are the same for all turns of a round, so they are added once.

Compiled functions take few arrays, because passing each one costs time: a sheet and everything
derived from it is one `Sketch`, an array with a row for each of the names below.
"""

from typing import NamedTuple

import numpy as np

from hashi.compiler.jit import njit
from hashi.kernel.tables import Bytes, Numbers
from hashi.rules import Board
from hashi.rules.score import ROUNDS

__all__ = [
    "BRIDGES",
    "CARD_KINDS",
    "CLASS",
    "DEGREE",
    "DONE",
    "FINISHED",
    "FLAG",
    "LARGEST",
    "MISSING",
    "NUMBER",
    "SHUT",
    "SPARE",
    "SUMS",
    "SUM_ROWS",
    "UNNUMBERED",
    "Chart",
    "Numbers",
    "Sketch",
    "blank_sketch",
    "capacity_of",
    "chart_of",
    "feature_rows",
    "fixed_rows",
    "island_row",
    "largest_group",
    "line_row",
    "reached_on",
    "row_count",
    "sketch_sheet",
    "spare_of",
    "sum_rows",
]

Sketch = Numbers

# The rows of a sketch: by island, by line, and the sums.
NUMBER, DEGREE, CLASS, SPARE, FLAG, ROOM, CHANGE, _PARENT, _SIZE = range(9)
BRIDGES, SHUT, CAPACITY, SUMS = range(9, 13)
# The sums: finished islands (plain, red, blue), and so on; then the number of islands by flag.
DONE, MISSING, UNNUMBERED, LARGEST, _OF_FLAG, _SUMS_END = 0, 3, 4, 5, 6, 9

CARD_KINDS = 18  # six numbers times one to three bridges
FINISHED = 7  # the class of a finished island, and the first with a number
SUM_ROWS = 6

_CLASSES = 14
_STATES = 4  # of a line: none, one or two bridges, or ruled out by a bridge across
_CROSSED = 3
_ROOMS = 8
_UNNUMBERED_LIMIT = 6
_FULL = 2
_PAIRS = _CLASSES * _CLASSES * _STATES
_PLACES = _CLASSES * _ROOMS
_PLAYED = ROUNDS + 1
_MISSINGS = 32
_SLACKS, _LEAST_SLACK = 48, -16
_OPENS = 24
_FLAGGED = 8
_GROUPS = 7
_SIX = 6


class Chart(NamedTuple):
    """A board as lists, padded with -1."""

    ends: Numbers  # (lines, 2): the islands of a line
    lines_at: Numbers  # (islands, most + 1): the lines of an island
    across: Numbers  # (lines, most + 1): the lines across a line


def row_count(islands: int, lines: int) -> int:
    """The number of rows in the first layer for a board of this size."""
    sums = _MISSINGS + _SLACKS + _OPENS + (2 * _FLAGGED + _GROUPS) * _PLAYED
    return lines * _PAIRS + islands * _PLACES + CARD_KINDS + _PLAYED + sums


def chart_of(board: Board) -> Chart:
    """The chart of a board."""
    lines = range(len(board.lines))

    def lists(words: tuple[int, ...]) -> Numbers:
        found = [[line for line in lines if word >> line & 1] for word in words]
        most = max(map(len, found), default=0) + 1
        return np.array([[*one, *[-1] * (most - len(one))] for one in found], np.int64)

    ends = np.array(board.ends, np.int64).reshape(-1, 2)
    return Chart(ends, lists(board.lines_at), lists(board.crossed_by))


def blank_sketch(board: Board) -> Sketch:
    """An empty sketch for sheets of a board."""
    width = max(len(board.islands), len(board.lines), _SUMS_END)
    sketch = np.zeros((SUMS + 1, width), np.int64)
    for index, island in enumerate(board.islands):
        flag = (None, "red", "blue").index(island.flag)
        sketch[FLAG, index] = flag
        sketch[SUMS, _OF_FLAG + flag] += 1
    return sketch


@njit()
def fixed_rows(islands: int, lines: int, unseen: Bytes, played: int, rows: Numbers) -> int:
    """Write the rows of the unseen cards and of the rounds played; returns how many."""
    first, count = lines * _PAIRS + islands * _PLACES, 0
    for kind in range(CARD_KINDS):
        for _ in range(unseen[kind]):
            rows[count] = first + kind
            count += 1
    rows[count] = first + CARD_KINDS + played
    return count + 1


@njit(inline="always")
def spare_of(class_: int) -> int:
    """How many more bridges an island of a class can take."""
    return class_ - FINISHED if class_ >= FINISHED else _UNNUMBERED_LIMIT - class_


@njit()
def line_row(sketch: Sketch, line: int, here: int, there: int) -> int:
    """The row of a line: its state and the classes of its ends."""
    state = _CROSSED if sketch[SHUT, line] > 0 else sketch[BRIDGES, line]
    pair = sketch[CLASS, here] * _CLASSES + sketch[CLASS, there]
    return line * _PAIRS + pair * _STATES + state


@njit()
def capacity_of(sketch: Sketch, line: int, here: int, there: int) -> int:
    """How many more bridges a line can take, given the islands at its ends."""
    if sketch[SHUT, line] > 0:
        return 0
    return min(_FULL - sketch[BRIDGES, line], sketch[SPARE, here], sketch[SPARE, there])


@njit()
def island_row(sketch: Sketch, lines: int, island: int, room: int) -> int:
    """The row of an island: its class, and how many more bridges its lines can take."""
    place = sketch[CLASS, island] * _ROOMS + min(room, _ROOMS - 1)
    return lines * _PAIRS + island * _PLACES + place


@njit()
def sum_rows(sketch: Sketch, first: int, played: int, left: int, rows: Numbers) -> None:
    """Write the rows of the six sums; `first` is their offset, `left` the unseen bridges."""
    missing = sketch[SUMS, MISSING]
    rows[0] = first + min(missing, _MISSINGS - 1)
    first += _MISSINGS
    rows[1] = first + max(0, min(left - missing - _LEAST_SLACK, _SLACKS - 1))
    first += _SLACKS
    rows[2] = first + min(sketch[SUMS, UNNUMBERED], _OPENS - 1)
    first += _OPENS
    rows[3] = first + played * _FLAGGED + min(sketch[SUMS, DONE + 1], _FLAGGED - 1)
    first += _FLAGGED * _PLAYED
    rows[4] = first + played * _FLAGGED + min(sketch[SUMS, DONE + 2], _FLAGGED - 1)
    first += _FLAGGED * _PLAYED
    rows[5] = first + played * _GROUPS + min(sketch[SUMS, LARGEST], _GROUPS - 1)


@njit()
def first_sum_row(islands: int, lines: int) -> int:
    """The offset of the rows of the sums."""
    return lines * _PAIRS + islands * _PLACES + CARD_KINDS + _PLAYED


@njit()
def largest_group(  # noqa: C901  one pass over a sheet, for speed
    ends: Numbers, sketch: Sketch, islands: int
) -> int:
    """The size of the largest group of finished islands joined by bridges."""
    largest = 0
    for island in range(islands):
        sketch[_PARENT, island] = island
        sketch[_SIZE, island] = 0
    for line in range(len(ends)):
        if sketch[BRIDGES, line] > 0:
            here, there = ends[line, 0], ends[line, 1]
            if sketch[CLASS, here] == FINISHED and sketch[CLASS, there] == FINISHED:
                while sketch[_PARENT, here] != here:
                    here = sketch[_PARENT, here]
                while sketch[_PARENT, there] != there:
                    there = sketch[_PARENT, there]
                sketch[_PARENT, here] = there
    for island in range(islands):
        if sketch[CLASS, island] == FINISHED:
            root = island
            while sketch[_PARENT, root] != root:
                root = sketch[_PARENT, root]
            sketch[_SIZE, root] += 1
            largest = max(largest, sketch[_SIZE, root])
    return largest


@njit()
def sketch_sheet(chart: Chart, numbers: Bytes, bridges: Bytes, sketch: Sketch) -> None:
    """Fill a sketch from a sheet: its marks, and the sums over it."""
    sketch[DEGREE] = 0
    sketch[SHUT] = 0
    for place in range(_OF_FLAG):
        sketch[SUMS, place] = 0
    for line in range(len(bridges)):
        sketch[BRIDGES, line] = bridges[line]
        if bridges[line] > 0:
            sketch[DEGREE, chart.ends[line, 0]] += bridges[line]
            sketch[DEGREE, chart.ends[line, 1]] += bridges[line]
            for place in range(chart.across.shape[1] - 1):
                if chart.across[line, place] >= 0:
                    sketch[SHUT, chart.across[line, place]] += bridges[line]
    for island in range(len(numbers)):
        sketch[NUMBER, island] = numbers[island]
        class_ = sketch[DEGREE, island]
        if numbers[island] > 0:
            class_ = FINISHED + numbers[island] - class_
            sketch[SUMS, MISSING] += class_ - FINISHED
            sketch[SUMS, DONE + sketch[FLAG, island]] += class_ == FINISHED
        else:
            sketch[SUMS, UNNUMBERED] += 1
        sketch[CLASS, island] = class_
        sketch[SPARE, island] = spare_of(class_)
    sketch[SUMS, LARGEST] = largest_group(chart.ends, sketch, len(numbers))


@njit()
def feature_rows(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
    chart: Chart,
    numbers: Bytes,
    bridges: Bytes,
    played: int,
    left: int,
    sketch: Sketch,
    rows: Numbers,
) -> int:
    """Fill a sketch from a sheet and write all rows that depend on it; returns how many."""
    islands, lines = len(numbers), len(bridges)
    sketch_sheet(chart, numbers, bridges, sketch)
    sketch[ROOM] = 0
    sketch[CHANGE] = 0
    for line in range(lines):
        here, there = chart.ends[line, 0], chart.ends[line, 1]
        rows[line] = line_row(sketch, line, here, there)
        capacity = capacity_of(sketch, line, here, there)
        sketch[CAPACITY, line] = capacity
        sketch[ROOM, here] += capacity
        sketch[ROOM, there] += capacity
    for island in range(islands):
        rows[lines + island] = island_row(sketch, lines, island, sketch[ROOM, island])
    sum_rows(sketch, first_sum_row(islands, lines), played, left, rows[lines + islands :])
    return lines + islands + SUM_ROWS


@njit()
def reached_on(sketch: Sketch) -> int:
    """The categories a sheet fulfils, as bits: 1 red, 2 blue, 4 six."""
    found = 0
    for flag in range(1, 3):
        flagged = sketch[SUMS, _OF_FLAG + flag]
        if flagged > 0 and flagged == sketch[SUMS, DONE + flag]:
            found |= flag
    if sketch[SUMS, LARGEST] >= _SIX:
        found |= 4
    return found


@njit()
def finished_on(sketch: Sketch) -> int:
    """How many islands are finished."""
    return sketch[SUMS, DONE] + sketch[SUMS, DONE + 1] + sketch[SUMS, DONE + 2]
