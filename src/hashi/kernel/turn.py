"""Legal turns over arrays, in the same order as `hashi.rules.legal_turns`.

A turn is a row of four: the island written on, then up to three lines, -1 for none. A position is
the number of every island and the bridges of every line. Must agree with `hashi.rules.legal`.
"""

import numpy as np

from hashi.compiler.jit import njit
from hashi.kernel.tables import Bytes, Numbers, Tables

__all__ = ["apply_turn", "count_turns", "degrees_of", "free_lines", "list_turns"]

_UNNUMBERED = 6
_FULL = 2
_NO_LINE = np.int64(-1)
_ONE_MORE, _ONE_LESS = np.int64(1), np.int64(-1)
_ONE = np.uint64(1)
_NOTHING = np.uint64(0)


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


@njit()
def apply_turn(numbers: Bytes, bridges: Bytes, number: int, turn: Bytes) -> None:
    """Write a legal turn onto a position."""
    if turn[0] >= 0:
        numbers[turn[0]] = number
    for place in range(1, 4):
        if turn[place] >= 0:
            bridges[turn[place]] += 1


@njit()
def list_turns(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
    tables: Tables, numbers: Bytes, bridges: Bytes, number: int, count: int, out: Bytes
) -> int:
    """Write the legal turns to the rows of `out`; returns their number, even if not all fit."""
    degrees = degrees_of(tables, bridges)
    rooms = np.empty(len(numbers), np.int8)
    for island in range(len(numbers)):
        limit = numbers[island] if numbers[island] > 0 else _UNNUMBERED
        rooms[island] = limit - degrees[island]
    free = free_lines(tables, bridges)
    lines = np.empty(len(bridges), np.int64)
    total = np.int64(0)
    for island in range(-1, len(numbers)):
        room = np.int8(0)
        if island >= 0:
            if numbers[island] > 0 or degrees[island] > number:
                continue
            if degrees[island] == 0 and tables.flags[island] > 0:
                continue
            room = rooms[island]
            rooms[island] = number - degrees[island]
        total = _list_turns_at(
            tables, numbers, bridges, rooms, free, island, count, lines, out, total
        )
        if island >= 0:
            rooms[island] = room
    return total


@njit()
def free_lines(tables: Tables, bridges: Bytes) -> np.uint64:
    """The lines with less than two bridges (T10) and no bridge across (T11)."""
    free, blocked = _NOTHING, _NOTHING
    for line in range(len(bridges)):
        if bridges[line] < _FULL:
            free |= _ONE << np.uint64(line)
        if bridges[line] > 0:
            blocked |= tables.crossed[line]
    return free & ~blocked


@njit()
def _append_turn(out: Bytes, total: int, island: int, one: int, two: int, three: int) -> int:  # noqa: PLR0913, PLR0917  a row
    if total < len(out):
        out[total, 0] = island
        out[total, 1] = one
        out[total, 2] = two
        out[total, 3] = three
    return total + 1


@njit()
def _shut_by(tables: Tables, rooms: Bytes, line: int) -> np.uint64:
    """The lines that a new bridge rules out: those it crosses, and those of full islands."""
    shut = tables.crossed[line]
    for end in range(2):
        island = tables.ends[line, end]
        if rooms[island] == 0:
            shut |= tables.lines_at[island]
    return shut


@njit()
def _make_room(tables: Tables, rooms: Bytes, line: int, amount: int) -> None:
    """Change the room of both islands of a line."""
    rooms[tables.ends[line, 0]] += amount
    rooms[tables.ends[line, 1]] += amount


@njit()
def _list_turns_at(  # noqa: C901, PLR0913, PLR0917  three nested loops are clearest
    tables: Tables,
    numbers: Bytes,
    bridges: Bytes,
    rooms: Bytes,
    free: np.uint64,
    island: int,
    count: int,
    lines: Numbers,
    out: Bytes,
    total: int,
) -> int:
    """Append the turns that write on this island (-1: none), with every choice of bridges."""
    total = _append_turn(out, total, island, _NO_LINE, _NO_LINE, _NO_LINE)
    size = 0
    for line in range(len(bridges)):
        here, there = tables.ends[line, 0], tables.ends[line, 1]
        if not free >> np.uint64(line) & _ONE or rooms[here] <= 0 or rooms[there] <= 0:
            continue
        if numbers[here] > 0 or numbers[there] > 0 or island in (here, there):
            lines[size] = line
            size += 1
    for i in range(size):
        one = lines[i]
        if count == 1:
            total = _append_turn(out, total, island, one, _NO_LINE, _NO_LINE)
            continue
        _make_room(tables, rooms, one, _ONE_LESS)
        shut = _shut_by(tables, rooms, one)
        for j in range(i if bridges[one] == 0 else i + 1, size):
            two = lines[j]
            if shut >> np.uint64(two) & _ONE:
                continue
            if count == 2:  # noqa: PLR2004  the card's bridges
                total = _append_turn(out, total, island, one, two, _NO_LINE)
                continue
            _make_room(tables, rooms, two, _ONE_LESS)
            both = shut | _shut_by(tables, rooms, two)
            again = bridges[two] == 0 and two != one
            for k in range(j if again else j + 1, size):
                if not both >> np.uint64(lines[k]) & _ONE:
                    total = _append_turn(out, total, island, one, two, lines[k])
            _make_room(tables, rooms, two, _ONE_MORE)
        _make_room(tables, rooms, one, _ONE_MORE)
    return total


@njit()
def count_turns(tables: Tables, numbers: Bytes, bridges: Bytes, cards: Bytes) -> Numbers:
    """How many legal turns each of many positions (rows) has for its card."""
    counts, nowhere = np.empty(len(cards), np.int64), np.empty((0, 4), np.int8)
    for index in range(len(cards)):
        number, count = np.int64(cards[index, 0]), np.int64(cards[index, 1])
        counts[index] = list_turns(tables, numbers[index], bridges[index], number, count, nowhere)
    return counts
