"""A sheet and everything counted on it, as one array. Compiled.

An island has one of 14 classes: its number of bridges while it has no number (it is open), its
number of missing bridges once it has one. A `Sketch` has a row for each of the names below, because
compiled functions take few arrays: passing each one costs time.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hashi.compiler.jit import njit
from hashi.kernel.tables import FLAG_CODES, FLAG_KINDS, SIX_BIT, Bytes, Numbers
from hashi.rules import Board

__all__ = [
    "BARE",
    "CAPACITY",
    "CARD_ROW",
    "CHANGING",
    "CLASS",
    "CLASSES",
    "CROSSED",
    "DEAD",
    "DEGREES",
    "DONE",
    "FINISHED",
    "FLAG",
    "LACKING",
    "LARGEST",
    "LEFT",
    "OPEN",
    "REACH",
    "ROOM",
    "SHORT",
    "STATE",
    "SUMS",
    "TIGHT",
    "UNFIT",
    "Chart",
    "Numbers",
    "Sketch",
    "blank_sketches",
    "capacity_of",
    "chart_of",
    "clear_seen",
    "count_class",
    "count_room",
    "finished_on",
    "fitting",
    "group_with",
    "reached_on",
    "sketch_cards",
    "sketch_sheet",
]

Sketch = npt.NDArray[np.int16]

# The rows of a sketch, each an array of 16-bit numbers. What a mark changes comes first.
CLASS = 0  # by island: what is written and drawn there
ROOM = 1  # by island: how many more bridges it can take
STATE = 2  # by line: its bridges, plus CROSSED if a bridge across rules it out
CAPACITY = 3  # by line: how many more bridges it can take
SUMS = 4  # counts over the whole sheet, see below
CHANGING = 5  # how many rows a mark can change; those from here on stay
FLAG = 5  # by island: 0 none, 1 red, 2 blue
CARD_ROW = 6  # the unseen cards with a number of at most 0, 1, ... 6, and at LEFT their bridges
_STACK = 7  # islands still to visit
_SEEN = 8  # by island: visited already
_ROWS = 9
LEFT = 7

# Where each count begins in the row of the sums. First three each, by flag: none, red, blue.
DONE = 0  # finished islands
OPEN = 3  # islands that are not
LACKING = 6  # bridges that are missing
BARE = 9  # open islands without a bridge
_OF_FLAG = 12  # islands there are
LARGEST = 15  # the size of the largest group
SHORT = 16  # islands with a number that lack 1, 2, or more bridges
DEGREES = 19  # open islands by their number of bridges, 0 to 6
# These depend on the room around an island.
REACH = 26  # open islands by the largest number that they can still reach, 0 to 6
DEAD = 33  # islands that cannot be finished
TIGHT = 34  # islands that need all their room
UNFIT = 35  # open islands that no unseen card could finish
_SUMS_END = 36

FINISHED = 7  # the class of a finished island, and the first with a number
CLASSES = 14
_HIGHEST = 6  # number on a card
CROSSED = 4  # in the state of a line
_BRIDGES = 3  # the bits of its bridges there
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


def blank_sketches(board: Board, count: int) -> npt.NDArray[np.int16]:
    """Empty sketches for sheets of a board."""
    width = max(len(board.islands), len(board.lines), _SUMS_END)
    sketches = np.zeros((count, _ROWS, width), np.int16)
    for index, island in enumerate(board.islands):
        flag = FLAG_CODES[island.flag]
        sketches[:, FLAG, index] = flag
        sketches[:, SUMS, _OF_FLAG + flag] += 1
    return sketches


@njit(inline="always", allocates=False)
def _spare_of(class_: int) -> int:
    """How many more bridges an island of a class can take."""
    return class_ - FINISHED if class_ >= FINISHED else _HIGHEST - class_


@njit(inline="always", allocates=False)
def capacity_of(sketch: Sketch, line: int, here: int, there: int) -> int:
    """How many more bridges a line can take, given the islands at its ends."""
    free = max(_FULL - sketch[STATE, line], 0)
    return min(free, _spare_of(sketch[CLASS, here]), _spare_of(sketch[CLASS, there]))


@njit(allocates=False)
def sketch_cards(sketch: Sketch, unseen: Bytes) -> None:
    """Count the unseen cards, given by kind."""
    for number in range(LEFT + 1):
        sketch[CARD_ROW, number] = 0
    for kind in range(len(unseen)):
        sketch[CARD_ROW, LEFT] += unseen[kind] * (kind % 3 + 1)
        for number in range(kind // 3 + 1, _HIGHEST + 1):
            sketch[CARD_ROW, number] += unseen[kind]


@njit(inline="always", allocates=False)
def fitting(sketch: Sketch, class_: int, room: int) -> int:
    """How many unseen cards have a number with which an open island could be finished."""
    lowest, highest = max(class_, 1), min(class_ + room, _HIGHEST)
    return max(0, sketch[CARD_ROW, highest] - sketch[CARD_ROW, lowest - 1])


@njit(allocates=False)
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


@njit(allocates=False)
def count_room(sketch: Sketch, class_: int, room: int, sign: int) -> None:
    """Add an island of this class and room to the sums that depend on both, or remove it."""
    if class_ > FINISHED:
        if room <= class_ - FINISHED:
            sketch[SUMS, DEAD if room < class_ - FINISHED else TIGHT] += sign
    elif class_ < FINISHED:
        sketch[SUMS, REACH + min(class_ + room, _HIGHEST)] += sign
        if fitting(sketch, class_, room) == 0:
            sketch[SUMS, UNFIT] += sign


@njit(allocates=False)
def group_with(chart: Chart, sketch: Sketch, island: int) -> int:
    """How many finished islands are joined to a finished one by bridges, itself included.

    Those that were seen by an earlier call are not counted again.
    """
    stack, seen = sketch[_STACK], sketch[_SEEN]
    stack[0], seen[island] = island, 1
    size, done = 1, 0
    while done < size:
        here = np.int64(stack[done])
        done += 1
        for place in range(chart.lines_at.shape[1]):
            line = chart.lines_at[here, place]
            if line < 0:
                break
            other = chart.ends[line, 0] + chart.ends[line, 1] - here
            joined = sketch[CLASS, other] == FINISHED and sketch[STATE, line] & _BRIDGES > 0
            if joined and seen[other] == 0:
                stack[size], seen[other] = other, 1
                size += 1
    return size


@njit(allocates=False)
def clear_seen(sketch: Sketch, islands: int) -> None:
    """Let `group_with` count every island again."""
    for island in range(islands):
        sketch[_SEEN, island] = 0


@njit(allocates=False)
def sketch_sheet(chart: Chart, numbers: Bytes, bridges: Bytes, sketch: Sketch) -> None:
    """Fill a sketch from a sheet: its marks, and the sums that do not depend on room."""
    for place in range(_SUMS_END):
        if not _OF_FLAG <= place < LARGEST:
            sketch[SUMS, place] = 0
    for island in range(len(numbers)):
        sketch[CLASS, island] = 0
    for line in range(len(bridges)):
        sketch[STATE, line] = bridges[line]
        sketch[CLASS, chart.ends[line, 0]] += bridges[line]
        sketch[CLASS, chart.ends[line, 1]] += bridges[line]
    for line in range(len(bridges)):
        for place in range(chart.across.shape[1] - 1):
            if bridges[line] > 0 and chart.across[line, place] >= 0:
                sketch[STATE, chart.across[line, place]] |= CROSSED
    for island in range(len(numbers)):
        class_ = np.int64(sketch[CLASS, island])
        if numbers[island] > 0:
            class_ = FINISHED + numbers[island] - class_
        count_class(sketch, island, class_, _ADD)
        sketch[CLASS, island] = class_
    sketch[SUMS, LARGEST] = _largest_group(chart, sketch, len(numbers))


@njit(allocates=False)
def _largest_group(chart: Chart, sketch: Sketch, islands: int) -> int:
    """The size of the largest group of finished islands joined by bridges."""
    largest = 0
    clear_seen(sketch, islands)
    for island in range(islands):
        if sketch[CLASS, island] == FINISHED and sketch[_SEEN, island] == 0:
            largest = max(largest, group_with(chart, sketch, island))
    return largest


@njit(allocates=False)
def reached_on(sketch: Sketch) -> int:
    """The categories a sheet fulfils, as bits."""
    found = 0
    for flag in range(1, FLAG_KINDS):
        flagged = sketch[SUMS, _OF_FLAG + flag]
        if flagged > 0 and flagged == sketch[SUMS, DONE + flag]:
            found |= 1 << (flag - 1)
    if sketch[SUMS, LARGEST] >= _SIX:
        found |= SIX_BIT
    return found


@njit(allocates=False)
def finished_on(sketch: Sketch) -> int:
    """How many islands are finished."""
    return sketch[SUMS, DONE] + sketch[SUMS, DONE + 1] + sketch[SUMS, DONE + 2]
