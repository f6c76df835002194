"""What a value trained in company knows of the others: how far the leading one is in each category.

These features are the same for all turns of a round, so they go into the bias of the first layer.
Their rows follow those that every value has. Compiled.
"""

import numpy as np

from hashi.bots.value.features import Rows
from hashi.bots.value.layout import PLAYED
from hashi.bots.value.sketch import LACKING, LARGEST, OPEN, SUMS, Numbers, Sketch, finished_on
from hashi.compiler.jit import njit

__all__ = ["FACTS", "RIVAL_FEATURES", "RIVAL_ROWS", "note_facts", "rival_rows"]

# Of a sheet: open islands and missing bridges of red and of blue, largest group, finished islands.
FACTS = 6
RIVAL_FEATURES = 5
_OPENS = 5
_LACKS = 8
_GROUPS = 7
_ISLANDS = 19
_SEATS = 3  # two, three, or more
_COLOUR = PLAYED * _OPENS * _LACKS
RIVAL_ROWS = PLAYED * (_SEATS + _GROUPS + _ISLANDS) + 2 * _COLOUR


@njit(allocates=False)
def note_facts(sketch: Sketch, facts: Numbers) -> None:
    """Write the facts of a sketched sheet."""
    sums = sketch[SUMS]
    for flag in range(1, 3):
        facts[2 * flag - 2] = min(sums[OPEN + flag], _OPENS - 1)
        facts[2 * flag - 1] = min(sums[LACKING + flag], _LACKS - 1)
    facts[4] = min(sums[LARGEST], _GROUPS - 1)
    facts[5] = min(finished_on(sketch), _ISLANDS - 1)


@njit(allocates=False)
def rival_rows(facts: Numbers, seats: int, own: int, first: int, played: int, rows: Rows) -> None:
    """Write the rows of the others at a table, from the facts of all seats.

    `first` is their offset. In each category the one who is ahead counts.
    """
    rows[0] = first + played * _SEATS + min(seats - 2, _SEATS - 1)
    first += PLAYED * _SEATS
    for colour in range(2):
        nearest, place = np.int64(1 << 30), np.int64(0)
        for seat in range(seats):
            lone, lacks = facts[seat, 2 * colour], facts[seat, 2 * colour + 1]
            if seat != own and 2 * lone + lacks < nearest:
                nearest, place = 2 * lone + lacks, lone * _LACKS + lacks
        rows[1 + colour] = first + played * _OPENS * _LACKS + place
        first += _COLOUR
    group, finished = np.int64(0), np.int64(0)
    for seat in range(seats):
        if seat != own:
            group, finished = max(group, facts[seat, 4]), max(finished, facts[seat, 5])
    rows[3] = first + played * _GROUPS + group
    rows[4] = first + PLAYED * _GROUPS + played * _ISLANDS + finished
