"""A sheet and everything counted on it, as one array. Compiled.

An island has one of 14 classes: its number of bridges while it has no number (it is open), its
number of missing bridges once it has one. A `Sketch` has a row for each of the names below, because
compiled functions take few arrays: passing each one costs time.
"""

from typing import NamedTuple

import numpy as np

from hashi.compiler.jit import njit
from hashi.kernel.tables import Bytes, Numbers
from hashi.rules import Board

__all__ = [
    "BARE",
    "BASE",
    "BASE_CLASS",
    "BRIDGES",
    "CAPACITY",
    "CARDS",
    "CHANGE",
    "CLASS",
    "CLASSES",
    "DEAD",
    "DEGREE",
    "DEGREES",
    "DONE",
    "FINISHED",
    "FLAG",
    "LACKING",
    "LARGEST",
    "LEFT",
    "NUMBER",
    "OPEN",
    "REACH",
    "ROOM",
    "SHORT",
    "SHUT",
    "SPARE",
    "SUMS",
    "TIGHT",
    "UNFIT",
    "Chart",
    "Numbers",
    "Sketch",
    "blank_sketch",
    "capacity_of",
    "chart_of",
    "count_class",
    "count_room",
    "finished_on",
    "fitting",
    "largest_group",
    "reached_on",
    "restore_room_sums",
    "save_room_sums",
    "sketch_cards",
    "sketch_sheet",
    "spare_of",
]

Sketch = Numbers

# The rows of a sketch: by island,
NUMBER, DEGREE, CLASS, SPARE, FLAG, ROOM, CHANGE, BASE_CLASS, _PARENT, _SIZE = range(10)
# by line,
BRIDGES, SHUT, CAPACITY = range(10, 13)
# the sums, a copy of some of them, and the unseen cards with a number of at most 0, 1, ... 6.
SUMS, BASE, CARDS = range(13, 16)
LEFT = 7  # in the row of the cards: how many bridges they have

# The sums. By flag (none, red, blue): finished islands, open ones, missing bridges, open islands
# without a bridge; and how many islands there are.
DONE, OPEN, LACKING, BARE, _OF_FLAG = 0, 3, 6, 9, 12
LARGEST = 15  # the largest group
SHORT = 16  # islands with a number that lack 1, 2, or more bridges
DEGREES = 19  # open islands by their number of bridges, 0 to 6
# These depend on the room around an island: open islands by the largest number that they can still
# reach, 0 to 6; islands that cannot be finished; those that need all their room; open islands that
# no unseen card could finish.
REACH, DEAD, TIGHT, UNFIT, _SUMS_END = 26, 33, 34, 35, 36

FINISHED = 7  # the class of a finished island, and the first with a number
CLASSES = 14
_HIGHEST = 6  # number on a card
_FULL = 2
_SIX = 6
_MOST_SHORT = 3
_ADD = np.int64(1)


class Chart(NamedTuple):
    """A board as lists, padded with -1."""

    ends: Numbers  # (lines, 2): the islands of a line
    lines_at: Numbers  # (islands, most + 1): the lines of an island
    across: Numbers  # (lines, most + 1): the lines across a line


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
    sketch = np.zeros((CARDS + 1, width), np.int64)
    for index, island in enumerate(board.islands):
        flag = (None, "red", "blue").index(island.flag)
        sketch[FLAG, index] = flag
        sketch[SUMS, _OF_FLAG + flag] += 1
    return sketch


@njit(inline="always")
def spare_of(class_: int) -> int:
    """How many more bridges an island of a class can take."""
    return class_ - FINISHED if class_ >= FINISHED else _HIGHEST - class_


@njit()
def capacity_of(sketch: Sketch, line: int, here: int, there: int) -> int:
    """How many more bridges a line can take, given the islands at its ends."""
    if sketch[SHUT, line] > 0:
        return 0
    return min(_FULL - sketch[BRIDGES, line], sketch[SPARE, here], sketch[SPARE, there])


@njit()
def sketch_cards(sketch: Sketch, unseen: Bytes) -> None:
    """Count the unseen cards, given by kind."""
    sketch[CARDS, :] = 0
    for kind in range(len(unseen)):
        sketch[CARDS, LEFT] += unseen[kind] * (kind % 3 + 1)
        for number in range(kind // 3 + 1, _HIGHEST + 1):
            sketch[CARDS, number] += unseen[kind]


@njit(inline="always")
def fitting(sketch: Sketch, class_: int, room: int) -> int:
    """How many unseen cards have a number with which an open island could be finished."""
    lowest, highest = max(class_, 1), min(class_ + room, _HIGHEST)
    return max(0, sketch[CARDS, highest] - sketch[CARDS, lowest - 1])


@njit()
def count_class(sketch: Sketch, island: int, class_: int, sign: int) -> None:
    """Add an island of this class to the sums, or remove it (sign -1)."""
    flag = sketch[FLAG, island]
    if class_ == FINISHED:
        sketch[SUMS, DONE + flag] += sign
    elif class_ > FINISHED:
        missing = class_ - FINISHED
        sketch[SUMS, LACKING + flag] += sign * missing
        sketch[SUMS, SHORT + min(missing, _MOST_SHORT) - 1] += sign
    else:
        sketch[SUMS, OPEN + flag] += sign
        sketch[SUMS, DEGREES + class_] += sign
        if class_ == 0:
            sketch[SUMS, BARE + flag] += sign


@njit()
def count_room(sketch: Sketch, class_: int, room: int, sign: int) -> None:
    """Add an island of this class and room to the sums that depend on both, or remove it."""
    if class_ > FINISHED:
        if room <= class_ - FINISHED:
            sketch[SUMS, DEAD if room < class_ - FINISHED else TIGHT] += sign
    elif class_ < FINISHED:
        sketch[SUMS, REACH + min(class_ + room, _HIGHEST)] += sign
        if fitting(sketch, class_, room) == 0:
            sketch[SUMS, UNFIT] += sign


@njit()
def save_room_sums(sketch: Sketch) -> None:
    """Remember the sums that depend on room, and the classes they were counted with."""
    for place in range(REACH, _SUMS_END):
        sketch[BASE, place] = sketch[SUMS, place]
    sketch[BASE_CLASS] = sketch[CLASS]


@njit(inline="always")
def restore_room_sums(sketch: Sketch) -> None:
    """Bring the sums that depend on room back to what was saved."""
    for place in range(REACH, _SUMS_END):
        sketch[SUMS, place] = sketch[BASE, place]


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
def sketch_sheet(  # noqa: C901  one pass over a sheet, for speed
    chart: Chart, numbers: Bytes, bridges: Bytes, sketch: Sketch
) -> None:
    """Fill a sketch from a sheet: its marks, and the sums that do not depend on room."""
    sketch[DEGREE] = 0
    sketch[SHUT] = 0
    for place in range(_SUMS_END):
        if not _OF_FLAG <= place < LARGEST:
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
        count_class(sketch, island, class_, _ADD)
        sketch[CLASS, island] = class_
        sketch[SPARE, island] = spare_of(class_)
    sketch[SUMS, LARGEST] = largest_group(chart.ends, sketch, len(numbers))


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
