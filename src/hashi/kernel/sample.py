"""Sample one legal turn uniformly, mostly without listing them all.

Rejection sampling: an island and lines are drawn from a set that contains every legal turn equally
often, and rejected if they are not a legal turn. If too many are rejected, the turns are listed.
"""

import numpy as np

from hashi.compiler.jit import njit
from hashi.compiler.word import stack_bytes, trailing_zeros
from hashi.kernel.tables import MOST_ISLANDS, MOST_LINES, Bytes, Tables, Words
from hashi.kernel.turn import list_turns, open_lines

__all__ = ["random_below", "sample_turn"]

_UNNUMBERED = 6
_MOST_TRIES = 48
_MOST_AT_ISLAND = 4
_MOST_CHOICES, _MOST_OPEN = MOST_ISLANDS + 1, MOST_LINES + _MOST_AT_ISLAND
_ONE = np.uint64(1)
_NOTHING = np.uint64(0)


@njit(inline="always", allocates=False)
def random_below(state: Words, limit: int) -> int:
    """A uniform random number from 0 to limit - 1, by xorshift64."""
    word = state[0]
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    state[0] = word
    return int((word >> np.uint64(32)) * np.uint64(limit) >> np.uint64(32))


@njit(allocates=False)
def sample_turn(
    tables: Tables,
    numbers: Bytes,
    bridges: Bytes,
    number: int,
    count: int,
    state: Words,
    row: Bytes,
    out: Bytes,
) -> None:
    """Write a legal turn to `row`, each with equal probability.

    `state` is that of the random number generator; `out` is a buffer for a list of turns.
    """
    rooms, islands = stack_bytes(MOST_ISLANDS), stack_bytes(_MOST_CHOICES)
    free, numbered = open_lines(tables, numbers, bridges, rooms), _NOTHING
    islands[0], choices = -1, 1
    for island in range(len(numbers)):
        degree = _UNNUMBERED - rooms[island]
        if numbers[island] > 0:
            numbered |= tables.lines_at[island]
        elif degree <= number and (degree > 0 or tables.flags[island] == 0):
            islands[choices] = island
            choices += 1
    # Lines with a number at one end are open whatever is written; the others only if this turn
    # writes on one of their ends. Four entries are reserved for those, so that every island has the
    # same number of choices.
    lines = stack_bytes(_MOST_OPEN)
    size = _list_lines(free & numbered, lines, 0)
    width = size + _MOST_AT_ISLAND
    tuples = width**count + (3 if count == 3 else 1)
    for _ in range(_MOST_TRIES):
        island = islands[random_below(state, choices)]
        chance = random_below(state, tuples)
        filled, room = size, np.int8(0)
        if island >= 0:
            filled = _list_lines(free & ~numbered & tables.lines_at[island], lines, size)
            room = rooms[island]
            rooms[island] = number - (_UNNUMBERED - room)
        for place in range(filled, width):
            lines[place] = -1
        found = _is_turn(tables, bridges, rooms, lines, width, count, chance, row)
        if island >= 0:
            rooms[island] = room
        if found:
            row[0] = island
            return
    total = list_turns(tables, numbers, bridges, number, count, out)
    drawn = random_below(state, total)
    for place in range(4):
        row[place] = out[drawn, place]


@njit(inline="always", allocates=False)
def _list_lines(found: np.uint64, lines: Bytes, size: int) -> int:
    """Append the members of a set to a list; returns its length."""
    while found:
        lines[size] = trailing_zeros(found)
        found &= found - _ONE
        size += 1
    return size


@njit(inline="always", allocates=False)
def _is_turn(
    tables: Tables,
    bridges: Bytes,
    rooms: Bytes,
    lines: Bytes,
    width: int,
    count: int,
    chance: int,
    row: Bytes,
) -> bool:
    """Whether the lines encoded in `chance` are legal together; if so, writes them to `row`.

    Three lines have six orders, or three if two are the same; to make all turns equally likely,
    only three of the six are accepted, and three values stand for no bridges at all. Of the two
    orders of two lines one is accepted.
    """
    row[1] = row[2] = row[3] = -1
    if chance >= width**count:
        return True
    one = lines[chance % width]
    if count == 1:
        two = three = one
    else:
        two = lines[chance // width % width]
        three = lines[chance // (width * width)] if count == 3 else two
    if min(one, two, three) < 0:
        return False
    if count > 1 and one > two and (count == 2 or (three != one and three != two)):  # noqa: PLR1714  numba has no tuple search
        return False
    if count == 3 and one == two and two == three:
        return False
    least, most = min(one, two, three), max(one, two, three)
    row[1] = least
    if count == 2:
        row[2] = most
    elif count == 3:
        row[2] = one + two + three - least - most
        row[3] = most
    drawn, crossed = _NOTHING, _NOTHING
    for place in range(1, count + 1):
        line = row[place]
        if drawn >> np.uint64(line) & _ONE and bridges[line] > 0:
            return False
        drawn |= _ONE << np.uint64(line)
        crossed |= tables.crossed[line]
        for end in range(2):
            at = tables.ends[line, end]
            room = rooms[at]
            for other in range(1, place):
                room -= tables.ends[row[other], 0] == at or tables.ends[row[other], 1] == at
            if room <= 0:
                return False
    return not drawn & crossed
