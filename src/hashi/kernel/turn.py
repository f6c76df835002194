"""Legal turns over arrays, in the same order as `hashi.rules.legal_turns`.

A turn is a row of four: the island written on, then up to three lines, -1 for none. A position is
the number of every island and the bridges of every line. Must agree with `hashi.rules.legal`.

Lines that may be drawn on are sets, one word each; what a bridge rules out is another word for each
line, so that the innermost loop has nothing to judge.
"""

import numpy as np

from hashi.compiler.jit import njit
from hashi.compiler.word import count_ones, stack_bytes, stack_words, trailing_zeros, write_row
from hashi.kernel.tables import MOST_ISLANDS, MOST_LINES, Bytes, Numbers, Tables, Words

__all__ = [
    "apply_turn",
    "count_turns",
    "degrees_of",
    "free_lines",
    "list_turns",
    "open_lines",
    "take_room",
]

_UNNUMBERED = 6
_FULL = 2
_ONE = np.uint64(1)
_NOTHING = np.uint64(0)
_NONE = np.uint64(0xFF)  # -1 in a row


@njit()
def degrees_of(tables: Tables, bridges: Bytes) -> Bytes:
    """How many bridges lead to each island."""
    degrees = np.empty(len(tables.flags), np.int8)
    for island in range(len(degrees)):
        degrees[island] = 0
    for line in range(len(bridges)):
        degrees[tables.ends[line, 0]] += bridges[line]
        degrees[tables.ends[line, 1]] += bridges[line]
    return degrees


@njit(inline="always", allocates=False)
def apply_turn(numbers: Bytes, bridges: Bytes, number: int, turn: Bytes) -> None:
    """Write a legal turn onto a position."""
    if turn[0] >= 0:
        numbers[turn[0]] = number
    for place in range(1, 4):
        if turn[place] >= 0:
            bridges[turn[place]] += 1


@njit(inline="always", allocates=False)
def free_lines(tables: Tables, bridges: Bytes) -> np.uint64:
    """The lines with less than two bridges (T10) and no bridge across (T11)."""
    free, blocked = _NOTHING, _NOTHING
    for line in range(len(bridges)):
        if bridges[line] < _FULL:
            free |= _ONE << np.uint64(line)
        if bridges[line] > 0:
            blocked |= tables.crossed[line]
    return free & ~blocked


@njit(allocates=False)
def list_turns(
    tables: Tables, numbers: Bytes, bridges: Bytes, number: int, count: int, out: Bytes
) -> int:
    """Write the legal turns to the rows of `out`; returns their number, even if not all fit."""
    rooms, shut = stack_bytes(MOST_ISLANDS), stack_words(MOST_LINES)
    first, second = stack_words(MOST_LINES), stack_words(MOST_LINES)
    numbered, drawn = _NOTHING, _NOTHING
    free = open_lines(tables, numbers, bridges, rooms)
    for island in range(len(numbers)):
        if numbers[island] > 0:
            numbered |= tables.lines_at[island]
    for line in range(len(bridges)):
        if bridges[line] > 0:
            drawn |= _ONE << np.uint64(line)
    _note_lines(tables, rooms, free, shut, first, second)
    common = free & numbered
    total = _list_bridges(out, np.int64(0), _NONE, common, drawn, count, shut, first, second)
    for island in range(len(numbers)):
        if numbers[island] > 0:
            continue
        room = rooms[island]
        degree = _UNNUMBERED - room
        if degree > number or (degree == 0 and tables.flags[island] > 0):
            continue
        own = free & tables.lines_at[island]
        lines = common | own
        if degree == number:
            lines &= ~own
        rooms[island] = number - degree
        _note_lines(tables, rooms, own, shut, first, second)
        written = np.uint64(island)
        total = _list_bridges(out, total, written, lines, drawn, count, shut, first, second)
        rooms[island] = room
        _note_lines(tables, rooms, own, shut, first, second)
    return total


@njit(inline="always", allocates=False)
def take_room(tables: Tables, bridges: Bytes, rooms: Bytes) -> None:
    """Take the bridges that lead to each island off its room."""
    for line in range(len(bridges)):
        rooms[tables.ends[line, 0]] -= bridges[line]
        rooms[tables.ends[line, 1]] -= bridges[line]


@njit(inline="always", allocates=False)
def open_lines(tables: Tables, numbers: Bytes, bridges: Bytes, rooms: Bytes) -> np.uint64:
    """The lines that can take a bridge; writes the room of every island."""
    for island in range(len(numbers)):
        rooms[island] = numbers[island] if numbers[island] > 0 else _UNNUMBERED
    take_room(tables, bridges, rooms)
    free = free_lines(tables, bridges)
    for island in range(len(numbers)):
        if rooms[island] <= 0:
            free &= ~tables.lines_at[island]
    return free


@njit(inline="always", allocates=False)
def _note_lines(
    tables: Tables, rooms: Bytes, lines: np.uint64, shut: Words, first: Words, second: Words
) -> None:
    """Note for some lines which others a bridge rules out.

    By itself (`shut`): those it crosses and those of an island with room for one. As the second at
    an island with room for two: those of that island (`first` and `second`, by the line's ends).
    """
    while lines:
        line = trailing_zeros(lines)
        lines &= lines - _ONE
        here, there = np.uint64(tables.ends[line, 0]), np.uint64(tables.ends[line, 1])
        at_here, at_there = tables.lines_at[here], tables.lines_at[there]
        alone = tables.crossed[line]
        alone |= at_here if rooms[here] == 1 else _NOTHING
        alone |= at_there if rooms[there] == 1 else _NOTHING
        shut[line] = alone
        first[line] = at_here if rooms[here] == _FULL else _NOTHING
        second[line] = at_there if rooms[there] == _FULL else _NOTHING


@njit(inline="always", allocates=False)
def _list_bridges(
    out: Bytes,
    total: int,
    island: np.uint64,
    lines: np.uint64,
    drawn: np.uint64,
    count: int,
    shut: Words,
    first: Words,
    second: Words,
) -> int:
    """Append the turns that write on an island, with every choice of bridges."""
    none = island | _NONE << np.uint64(8) | _NONE << np.uint64(16) | _NONE << np.uint64(24)
    if total < len(out):
        write_row(out, total, none)
    total += 1
    if count == 1:
        row = island | _NONE << np.uint64(16) | _NONE << np.uint64(24)
        return _append_each(out, total, row, lines, np.uint64(8))
    while lines:
        one, bit = trailing_zeros(lines), lines & -lines
        row, rest = island | one << np.uint64(8), lines & ~shut[one] & ~(bit & drawn)
        lines ^= bit
        if count == 2:
            total = _append_each(out, total, row | _NONE << np.uint64(24), rest, np.uint64(16))
            continue
        while rest:
            two, other = trailing_zeros(rest), rest & -rest
            left = rest & ~shut[two] & ~(other & (drawn | bit))
            left &= ~(first[two] if first[two] & bit else _NOTHING)
            left &= ~(second[two] if second[two] & bit else _NOTHING)
            rest ^= other
            total = _append_each(out, total, row | two << np.uint64(16), left, np.uint64(24))
    return total


@njit(inline="always", allocates=False)
def _append_each(out: Bytes, total: int, row: np.uint64, lines: np.uint64, shift: np.uint64) -> int:
    """Append a row for each of some lines, written at a place in it."""
    after = total + count_ones(lines)
    if after <= len(out):
        while lines:
            write_row(out, total, row | trailing_zeros(lines) << shift)
            lines &= lines - _ONE
            total += 1
    return after


@njit()
def count_turns(tables: Tables, numbers: Bytes, bridges: Bytes, cards: Bytes) -> Numbers:
    """How many legal turns each of many positions (rows) has for its card."""
    counts, nowhere = np.empty(len(cards), np.int64), np.empty((0, 4), np.int8)
    for index in range(len(cards)):
        number, count = np.int64(cards[index, 0]), np.int64(cards[index, 1])
        counts[index] = list_turns(tables, numbers[index], bridges[index], number, count, nowhere)
    return counts
