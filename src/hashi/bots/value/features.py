"""The input of the network: one row of the first layer for every feature that a sheet has.

Features are the classes at both ends of each line with the line's state, the class of each island
with the room around it, how many unseen cards could finish it, and sums over the sheet; in the
general value also what is around an island. The unseen cards and the rounds played are the same for
all turns of a round, so they are added once.
"""

import numpy as np
import numpy.typing as npt

from hashi.bots.value.layout import (
    AROUND,
    AROUND_FROM,
    BY_CLASS,
    CARDS_FROM,
    FIT,
    FITS,
    LACKING_AROUND,
    LACKING_FROM,
    LINE,
    ORDER,
    PHASES,
    PLACE,
    PLAYED,
    ROOMS,
    SECOND_LINE,
    SECOND_ORDER,
    STARTS,
    STATES,
    SWAPPED,
    Layout,
)
from hashi.bots.value.sketch import (
    BARE,
    CAPACITY,
    CARD_ROW,
    CLASS,
    CLASSES,
    DEAD,
    DEGREES,
    DONE,
    FINISHED,
    FLAG,
    LACKING,
    LARGEST,
    LEFT,
    OPEN,
    REACH,
    ROOM,
    SHORT,
    STATE,
    SUMS,
    TIGHT,
    UNFIT,
    Chart,
    Sketch,
    capacity_of,
    count_room,
    finished_on,
    fitting,
    sketch_sheet,
)
from hashi.compiler.jit import njit
from hashi.kernel.tables import Bytes
from hashi.rules.score import DEADLINES

__all__ = [
    "CARD_KINDS",
    "FIXED_ROWS",
    "SUM_ROWS",
    "Rows",
    "around_rows",
    "feature_rows",
    "first_sum_row",
    "fit_row",
    "fixed_rows",
    "island_row",
    "line_row",
    "most_rows",
    "row_count",
    "rows_by_island",
    "rows_by_line",
    "second_line_row",
    "sum_rows",
]

Rows = npt.NDArray[np.int32]

CARD_KINDS = 18  # six numbers times one to three bridges
FIXED_ROWS = 64  # at most
SUM_ROWS = 23

_HIGHEST = 6  # number on a card
_RULED_OUT = 3  # the last of the states of a line
_BLUE_CARDS, _RED_CARDS = DEADLINES["blue"], DEADLINES["red"]
_FIRST_CARDS = 4
# Finished, dead, tight, loose; or open, by the number of cards that could finish it.
_FINISHED, _DEAD, _TIGHT, _LOOSE, _OPEN = range(5)
_CARDS = FITS - _OPEN
_EACH = 4  # cards of one number: 0, 1, 2, or more
_BY_BRIDGES = 7  # cards with as many bridges: 0 to 6
_FIXED = CARD_KINDS + PLAYED + PLAYED * _HIGHEST * _EACH + _BY_BRIDGES**3
_MISSINGS = 32
_SLACKS, _LEAST_SLACK = 48, -16
_OPENS = 24
_FLAGGED = 8
_LACKS = 8
_BARES = 5
_GROUPS = 7
_SHORTS, _VERY_SHORTS = 7, 6
_DEADS, _TIGHTS = 8, 10
_ISLANDS = 19
_MATCH = _CARDS * _ISLANDS
# The rows of the sums, in the order in which `sum_rows` writes them.
_SIZES = (
    _MISSINGS,
    _SLACKS,
    PLAYED * _OPENS,
    PLAYED * _GROUPS,
    _GROUPS * _ISLANDS,
    PLAYED * _BARES * _BARES,
    _SHORTS * _VERY_SHORTS * _VERY_SHORTS,
    _DEADS * _TIGHTS,
    _ISLANDS,
)
_BY_FLAG = PLAYED * (_FLAGGED + _FLAGGED * _LACKS)
_SUMS = sum(_SIZES) + 2 * _BY_FLAG + 2 * (_HIGHEST - 1) * _MATCH


def row_count(layout: Layout) -> int:
    """The number of rows in the first layer."""
    return int(layout[STARTS, CARDS_FROM]) + _FIXED + _SUMS


def most_rows(islands: int, lines: int) -> int:
    """How many features a sheet of a board of this size can have at most, with any layout."""
    return 2 * lines + 4 * islands + SUM_ROWS + FIXED_ROWS


@njit(inline="always", allocates=False)
def rows_by_line(layout: Layout) -> int:
    """How many features a line has."""
    return 2 if layout[STARTS, AROUND_FROM] >= 0 else 1


@njit(inline="always", allocates=False)
def rows_by_island(layout: Layout) -> int:
    """How many features an island has."""
    return 4 if layout[STARTS, AROUND_FROM] >= 0 else 2


@njit(allocates=False)
def fixed_rows(layout: Layout, unseen: Bytes, played: int, rows: Rows) -> int:
    """Write the rows of the unseen cards and of the rounds played; returns how many."""
    first, count = layout[STARTS, CARDS_FROM], 0
    for kind in range(CARD_KINDS):
        for _ in range(unseen[kind]):
            rows[count] = first + kind
            count += 1
    first += CARD_KINDS
    rows[count] = first + played
    first += PLAYED
    for number in range(_HIGHEST):
        cards = np.int64(0)
        for drawn in range(3):
            cards += unseen[3 * number + drawn]
        place = (played * _HIGHEST + number) * _EACH
        rows[count + 1 + number] = first + place + min(cards, _EACH - 1)
    first += PLAYED * _HIGHEST * _EACH
    place = np.int64(0)
    for drawn in range(3):
        cards = np.int64(0)
        for number in range(_HIGHEST):
            cards += unseen[3 * number + drawn]
        place = place * _BY_BRIDGES + min(cards, _BY_BRIDGES - 1)
    rows[count + 1 + _HIGHEST] = first + place
    return count + _HIGHEST + 2


@njit(inline="always", allocates=False)
def _pair(sketch: Sketch, order: int, line: int, here: int, there: int) -> int:
    """The state of a line and the classes of its ends, as one number."""
    state = min(sketch[STATE, line], _RULED_OUT)
    one, other = sketch[CLASS, here], sketch[CLASS, there]
    if order == SWAPPED or (order == BY_CLASS and one < other):
        one, other = other, one
    return (one * CLASSES + other) * STATES + state


@njit(allocates=False)
def line_row(sketch: Sketch, layout: Layout, line: int, here: int, there: int) -> int:
    """The row of a line: its state and the classes of its ends."""
    return layout[LINE, line] + _pair(sketch, layout[ORDER, line], line, here, there)


@njit(allocates=False)
def second_line_row(sketch: Sketch, layout: Layout, line: int, here: int, there: int) -> int:
    """The second row of a line, in the general value: the same by another shape."""
    pair = _pair(sketch, layout[SECOND_ORDER, line], line, here, there)
    return layout[SECOND_LINE, line] + pair


@njit(allocates=False)
def island_row(sketch: Sketch, layout: Layout, island: int, room: int) -> int:
    """The row of an island: its class, and how many more bridges its lines can take."""
    return layout[PLACE, island] + sketch[CLASS, island] * ROOMS + min(room, ROOMS - 1)


@njit(allocates=False)
def fit_row(sketch: Sketch, layout: Layout, island: int, room: int) -> int:
    """The row of an island: whether its room is enough, or how many unseen cards would do."""
    class_ = np.int64(sketch[CLASS, island])
    missing = class_ - FINISHED
    if missing == 0:
        fit = _FINISHED
    elif missing < 0:
        fit = _OPEN + min(fitting(sketch, class_, room), _CARDS - 1)
    elif room < missing:
        fit = _DEAD
    else:
        fit = _TIGHT if room == missing else _LOOSE
    return layout[FIT, island] + fit


@njit(allocates=False)
def around_rows(
    chart: Chart, sketch: Sketch, layout: Layout, island: int, played: int
) -> tuple[int, int]:
    """The rows of an island for the neighbours that it can be joined to, in the general value.

    The first has those that lack bridges, by round; the second also those without a number, with
    and without bridges, by phase of the game.
    """
    lacking, untouched, begun = 0, 0, 0
    for place in range(chart.lines_at.shape[1]):
        line = chart.lines_at[island, place]
        if line < 0:
            break
        here, there = chart.ends[line, 0], chart.ends[line, 1]
        if capacity_of(sketch, line, here, there) > 0:
            class_ = sketch[CLASS, there if here == island else here]
            if class_ > FINISHED:
                lacking += 1
            elif class_ == 0:
                untouched += 1
            else:
                begun += 1
    class_ = sketch[FLAG, island] * CLASSES + sketch[CLASS, island]
    first = (class_ * PLAYED + played) * LACKING_AROUND + min(lacking, LACKING_AROUND - 1)
    phase = np.int64(played >= _FIRST_CARDS)
    phase += np.int64(played >= _BLUE_CARDS) + np.int64(played >= _RED_CARDS)
    second = (class_ * PHASES + phase) * AROUND + min(lacking, AROUND - 1)
    second = (second * AROUND + min(untouched, AROUND - 1)) * AROUND + min(begun, AROUND - 1)
    return layout[STARTS, LACKING_FROM] + first, layout[STARTS, AROUND_FROM] + second


@njit(allocates=False)
def sum_rows(sketch: Sketch, first: int, played: int, rows: Rows) -> None:
    """Write the rows of the sums; `first` is their offset."""
    sums, cards = sketch[SUMS], sketch[CARD_ROW]
    missing = sums[LACKING] + sums[LACKING + 1] + sums[LACKING + 2]
    open_ = sums[OPEN] + sums[OPEN + 1] + sums[OPEN + 2]
    group = min(sums[LARGEST], _GROUPS - 1)
    rows[0] = first + min(missing, _MISSINGS - 1)
    first += _MISSINGS
    rows[1] = first + max(0, min(cards[LEFT] - missing - _LEAST_SLACK, _SLACKS - 1))
    first += _SLACKS
    rows[2] = first + played * _OPENS + min(open_, _OPENS - 1)
    first += PLAYED * _OPENS
    rows[3] = first + played * _GROUPS + group
    first += PLAYED * _GROUPS
    rows[4] = first + group * _ISLANDS + min(finished_on(sketch), _ISLANDS - 1)
    first += _GROUPS * _ISLANDS
    bare = min(sums[BARE + 1], _BARES - 1) * _BARES + min(sums[BARE + 2], _BARES - 1)
    rows[5] = first + played * _BARES * _BARES + bare
    first += PLAYED * _BARES * _BARES
    short = min(sums[SHORT], _SHORTS - 1) * _VERY_SHORTS
    short = (short + min(sums[SHORT + 1], _VERY_SHORTS - 1)) * _VERY_SHORTS
    rows[6] = first + short + min(sums[SHORT + 2], _VERY_SHORTS - 1)
    first += _SHORTS * _VERY_SHORTS * _VERY_SHORTS
    rows[7] = first + min(sums[DEAD], _DEADS - 1) * _TIGHTS + min(sums[TIGHT], _TIGHTS - 1)
    first += _DEADS * _TIGHTS
    rows[8] = first + min(sums[UNFIT], _ISLANDS - 1)
    first += _ISLANDS
    count = 9
    for flag in range(1, 3):
        rows[count] = first + played * _FLAGGED + min(sums[DONE + flag], _FLAGGED - 1)
        first += PLAYED * _FLAGGED
        place = played * _FLAGGED + min(sums[OPEN + flag], _FLAGGED - 1)
        rows[count + 1] = first + place * _LACKS + min(sums[LACKING + flag], _LACKS - 1)
        first += PLAYED * _FLAGGED * _LACKS
        count += 2
    # Cards with at least each number against open islands that can reach it,
    able = np.int64(0)
    for number in range(_HIGHEST, 1, -1):
        able += sums[REACH + number]
        enough = min(cards[_HIGHEST] - cards[number - 1], _CARDS - 1)
        rows[count] = first + enough * _ISLANDS + min(able, _ISLANDS - 1)
        first += _MATCH
        count += 1
    # and cards with at most each number against open islands that have no more bridges.
    able = sums[DEGREES]
    for number in range(1, _HIGHEST):
        able += sums[DEGREES + number]
        enough = min(cards[number], _CARDS - 1)
        rows[count] = first + enough * _ISLANDS + min(able, _ISLANDS - 1)
        first += _MATCH
        count += 1


@njit(inline="always", allocates=False)
def first_sum_row(layout: Layout) -> int:
    """The offset of the rows of the sums."""
    return layout[STARTS, CARDS_FROM] + _FIXED


@njit(allocates=False)
def feature_rows(
    chart: Chart,
    layout: Layout,
    numbers: Bytes,
    bridges: Bytes,
    played: int,
    sketch: Sketch,
    rows: Rows,
) -> int:
    """Fill a sketch from a sheet and write all rows that depend on it; returns how many.

    First those of the lines, then those of the islands, then the sums. The unseen cards must have
    been counted before.
    """
    islands, lines = len(numbers), len(bridges)
    by_line, by_island = rows_by_line(layout), rows_by_island(layout)
    sketch_sheet(chart, numbers, bridges, sketch)
    for island in range(islands):
        sketch[ROOM, island] = 0
    for line in range(lines):
        here, there = chart.ends[line, 0], chart.ends[line, 1]
        rows[by_line * line] = line_row(sketch, layout, line, here, there)
        if by_line > 1:
            rows[by_line * line + 1] = second_line_row(sketch, layout, line, here, there)
        capacity = capacity_of(sketch, line, here, there)
        sketch[CAPACITY, line] = capacity
        sketch[ROOM, here] += capacity
        sketch[ROOM, there] += capacity
    size = by_line * lines
    for island in range(islands):
        room = np.int64(sketch[ROOM, island])
        count_room(sketch, np.int64(sketch[CLASS, island]), room, 1)
        rows[size] = island_row(sketch, layout, island, room)
        rows[size + 1] = fit_row(sketch, layout, island, room)
        if by_island > 2:
            rows[size + 2], rows[size + 3] = around_rows(chart, sketch, layout, island, played)
        size += by_island
    sum_rows(sketch, first_sum_row(layout), played, rows[size:])
    return size + SUM_ROWS
