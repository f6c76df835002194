"""The input of the network: one row of the first layer for every feature that a sheet has.

Features are the classes at both ends of each line with the line's state, the class of each island
with the room around it, how many unseen cards could finish it, and sums over the sheet. The unseen
cards and the rounds played are the same for all turns of a round, so they are added once.
"""

import numpy as np

from hashi.bots.value.sketch import (
    BARE,
    BRIDGES,
    CAPACITY,
    CARDS,
    CHANGE,
    CLASS,
    CLASSES,
    DEAD,
    DEGREES,
    DONE,
    FINISHED,
    LACKING,
    LARGEST,
    LEFT,
    OPEN,
    REACH,
    ROOM,
    SHORT,
    SHUT,
    SUMS,
    TIGHT,
    UNFIT,
    Chart,
    Numbers,
    Sketch,
    capacity_of,
    count_room,
    finished_on,
    fitting,
    save_room_sums,
    sketch_sheet,
)
from hashi.compiler.jit import njit
from hashi.kernel.tables import Bytes
from hashi.rules.score import ROUNDS

__all__ = [
    "CARD_KINDS",
    "FIXED_ROWS",
    "SUM_ROWS",
    "feature_rows",
    "first_sum_row",
    "fit_row",
    "fixed_rows",
    "island_row",
    "line_row",
    "row_count",
    "sum_rows",
]

CARD_KINDS = 18  # six numbers times one to three bridges
FIXED_ROWS = 64  # at most
SUM_ROWS = 23

_HIGHEST = 6  # number on a card
_STATES = 4  # of a line: none, one or two bridges, or ruled out by a bridge across
_CROSSED = 3
_ROOMS = 8
_PAIRS = CLASSES * CLASSES * _STATES
_PLACES = CLASSES * _ROOMS
# Finished, dead, tight, loose; or open, by the number of cards that could finish it.
_FINISHED, _DEAD, _TIGHT, _LOOSE, _OPEN = range(5)
_CARDS = 19
_FITS = _OPEN + _CARDS
_PLAYED = ROUNDS + 1
_EACH = 4  # cards of one number: 0, 1, 2, or more
_BY_BRIDGES = 7  # cards with as many bridges: 0 to 6
_FIXED = CARD_KINDS + _PLAYED + _PLAYED * _HIGHEST * _EACH + _BY_BRIDGES**3
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
    _PLAYED * _OPENS,
    _PLAYED * _GROUPS,
    _GROUPS * _ISLANDS,
    _PLAYED * _BARES * _BARES,
    _SHORTS * _VERY_SHORTS * _VERY_SHORTS,
    _DEADS * _TIGHTS,
    _ISLANDS,
)
_BY_FLAG = _PLAYED * (_FLAGGED + _FLAGGED * _LACKS)
_SUMS = sum(_SIZES) + 2 * _BY_FLAG + 2 * (_HIGHEST - 1) * _MATCH


def row_count(islands: int, lines: int) -> int:
    """The number of rows in the first layer for a board of this size."""
    return lines * _PAIRS + islands * (_PLACES + _FITS) + _FIXED + _SUMS


@njit()
def fixed_rows(islands: int, lines: int, unseen: Bytes, played: int, rows: Numbers) -> int:
    """Write the rows of the unseen cards and of the rounds played; returns how many."""
    first, count = lines * _PAIRS + islands * (_PLACES + _FITS), 0
    by_number, by_bridges = np.zeros(_HIGHEST, np.int64), np.zeros(3, np.int64)
    for kind in range(CARD_KINDS):
        by_number[kind // 3] += unseen[kind]
        by_bridges[kind % 3] += unseen[kind]
        for _ in range(unseen[kind]):
            rows[count] = first + kind
            count += 1
    first += CARD_KINDS
    rows[count] = first + played
    first += _PLAYED
    for number in range(_HIGHEST):
        place = (played * _HIGHEST + number) * _EACH
        rows[count + 1 + number] = first + place + min(by_number[number], _EACH - 1)
    first += _PLAYED * _HIGHEST * _EACH
    place = 0
    for drawn in range(3):
        place = place * _BY_BRIDGES + min(by_bridges[drawn], _BY_BRIDGES - 1)
    rows[count + 1 + _HIGHEST] = first + place
    return count + _HIGHEST + 2


@njit()
def line_row(sketch: Sketch, line: int, here: int, there: int) -> int:
    """The row of a line: its state and the classes of its ends."""
    state = _CROSSED if sketch[SHUT, line] > 0 else sketch[BRIDGES, line]
    pair = sketch[CLASS, here] * CLASSES + sketch[CLASS, there]
    return line * _PAIRS + pair * _STATES + state


@njit()
def island_row(sketch: Sketch, lines: int, island: int, room: int) -> int:
    """The row of an island: its class, and how many more bridges its lines can take."""
    place = sketch[CLASS, island] * _ROOMS + min(room, _ROOMS - 1)
    return lines * _PAIRS + island * _PLACES + place


@njit()
def fit_row(sketch: Sketch, islands: int, lines: int, island: int, room: int) -> int:
    """The row of an island: whether its room is enough, or how many unseen cards would do."""
    class_ = sketch[CLASS, island]
    missing = class_ - FINISHED
    if missing == 0:
        fit = _FINISHED
    elif missing < 0:
        fit = _OPEN + min(fitting(sketch, class_, room), _CARDS - 1)
    elif room < missing:
        fit = _DEAD
    else:
        fit = _TIGHT if room == missing else _LOOSE
    return lines * _PAIRS + islands * _PLACES + island * _FITS + fit


@njit()
def sum_rows(sketch: Sketch, first: int, played: int, rows: Numbers) -> None:
    """Write the rows of the sums; `first` is their offset."""
    sums, cards = sketch[SUMS], sketch[CARDS]
    missing = sums[LACKING] + sums[LACKING + 1] + sums[LACKING + 2]
    open_ = sums[OPEN] + sums[OPEN + 1] + sums[OPEN + 2]
    group = min(sums[LARGEST], _GROUPS - 1)
    rows[0] = first + min(missing, _MISSINGS - 1)
    first += _MISSINGS
    rows[1] = first + max(0, min(cards[LEFT] - missing - _LEAST_SLACK, _SLACKS - 1))
    first += _SLACKS
    rows[2] = first + played * _OPENS + min(open_, _OPENS - 1)
    first += _PLAYED * _OPENS
    rows[3] = first + played * _GROUPS + group
    first += _PLAYED * _GROUPS
    rows[4] = first + group * _ISLANDS + min(finished_on(sketch), _ISLANDS - 1)
    first += _GROUPS * _ISLANDS
    bare = min(sums[BARE + 1], _BARES - 1) * _BARES + min(sums[BARE + 2], _BARES - 1)
    rows[5] = first + played * _BARES * _BARES + bare
    first += _PLAYED * _BARES * _BARES
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
        first += _PLAYED * _FLAGGED
        place = played * _FLAGGED + min(sums[OPEN + flag], _FLAGGED - 1)
        rows[count + 1] = first + place * _LACKS + min(sums[LACKING + flag], _LACKS - 1)
        first += _PLAYED * _FLAGGED * _LACKS
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


@njit()
def first_sum_row(islands: int, lines: int) -> int:
    """The offset of the rows of the sums."""
    return lines * _PAIRS + islands * (_PLACES + _FITS) + _FIXED


@njit()
def feature_rows(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
    chart: Chart, numbers: Bytes, bridges: Bytes, played: int, sketch: Sketch, rows: Numbers
) -> int:
    """Fill a sketch from a sheet and write all rows that depend on it; returns how many.

    The unseen cards must have been counted before.
    """
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
        room = sketch[ROOM, island]
        count_room(sketch, sketch[CLASS, island], room, 1)
        rows[lines + island] = island_row(sketch, lines, island, room)
        rows[lines + islands + island] = fit_row(sketch, islands, lines, island, room)
    save_room_sums(sketch)
    sum_rows(sketch, first_sum_row(islands, lines), played, rows[lines + 2 * islands :])
    return lines + 2 * islands + SUM_ROWS
