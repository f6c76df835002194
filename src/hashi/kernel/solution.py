"""Every way to play a few known cards alone: how many reach a total, and one of them.

Depth first over all legal turns. A branch is cut only if a bound that ignores most rules shows that
the total is out of reach. Deliberately plain, so that it can check the solver and measure how much
there is to try.
"""

from typing import NamedTuple

import numpy as np

from hashi.compiler.jit import njit
from hashi.kernel.play import finished_of, reached_of, solo_points
from hashi.kernel.tables import (
    CATEGORY_COUNT,
    CATEGORY_POINTS,
    LAST_ROUNDS,
    SIX_BIT,
    Bytes,
    Numbers,
    Tables,
)
from hashi.kernel.turn import apply_turn, degrees_of, free_lines, list_turns
from hashi.rules.score import PER_ISLAND

__all__ = ["GAVE_UP", "count_ways"]

GAVE_UP = -1

_UNNUMBERED, _FULL, _SIX, _NEVER = 6, 2, 6, 99
_ONE = np.uint64(1)


class _Outlook(NamedTuple):
    """A sheet, and the cards from `depth` on."""

    tables: Tables
    numbers: Bytes
    degrees: Bytes  # bridges at each island
    reach: Bytes  # how many more could lead there, if it had its neighbours for itself
    cards: Bytes
    depth: int


@njit()
def count_ways(
    tables: Tables,
    numbers: Bytes,
    bridges: Bytes,
    played: int,
    rounds: Numbers,
    cards: Bytes,
    target: int,
    limit: int,
    stop: bool,
    turns: Bytes,
    way: Bytes,
) -> tuple[int, int]:
    """Count the ways that reach a total, and the turns tried; with `stop` only up to the first.

    The way with the fewest marks is written to `way`. Returns -1 ways if `limit` is exceeded.
    """
    last = len(cards)
    number_at = np.empty((last + 1, len(numbers)), np.int8)
    bridge_at = np.empty((last + 1, len(bridges)), np.int8)
    round_at = np.empty((last + 1, CATEGORY_COUNT), np.int64)
    total, chosen = np.zeros(last, np.int64), np.zeros(last, np.int64)
    number_at[0], bridge_at[0], round_at[0] = numbers, bridges, rounds
    ways, tried, depth, least = 0, 0, 0, 4 * last + 1
    if not _may_reach(tables, numbers, bridges, played, rounds, cards, 0, target):
        return 0, 0
    total[0] = list_turns(
        tables, numbers, bridges, np.int64(cards[0, 0]), np.int64(cards[0, 1]), turns[0]
    )
    while depth >= 0:
        if chosen[depth] == total[depth]:
            depth -= 1
            continue
        row = turns[depth, chosen[depth]]
        chosen[depth] += 1
        tried += 1
        if tried > limit:
            return GAVE_UP, tried
        below = depth + 1
        number_at[below], bridge_at[below] = number_at[depth], bridge_at[depth]
        round_at[below] = round_at[depth]
        now_numbers, now_bridges, now_rounds = number_at[below], bridge_at[below], round_at[below]
        apply_turn(now_numbers, now_bridges, np.int64(cards[depth, 0]), row)
        at = played + below
        points = _close_round(tables, now_numbers, now_bridges, now_rounds, at)
        if below == last:
            if points >= target:
                ways += 1
                least = _keep_leaner(turns, chosen, way, least)
                if stop:
                    return ways, tried
            continue
        if not _may_reach(tables, now_numbers, now_bridges, at, now_rounds, cards, below, target):
            continue
        depth = below
        chosen[depth] = 0
        total[depth] = list_turns(
            tables,
            now_numbers,
            now_bridges,
            np.int64(cards[depth, 0]),
            np.int64(cards[depth, 1]),
            turns[depth],
        )
    return ways, tried


@njit()
def _close_round(tables: Tables, numbers: Bytes, bridges: Bytes, rounds: Numbers, at: int) -> int:
    """Note the categories reached in a round; returns the points, as if the game ended here."""
    finished = finished_of(tables, numbers, bridges)
    count = 0
    for island in range(len(finished)):
        count += finished[island]
    if rounds.min() == 0:
        bits = reached_of(tables, bridges, finished)
        for category in range(CATEGORY_COUNT):
            if bits >> category & 1 and rounds[category] == 0:
                rounds[category] = at
    return solo_points(count, rounds)


@njit()
def _keep_leaner(turns: Bytes, chosen: Numbers, way: Bytes, least: int) -> int:
    """Write the chosen turns to `way` if they have fewer marks; returns the fewest so far."""
    marks = 0
    for card in range(len(way)):
        for place in range(4):
            marks += turns[card, chosen[card] - 1, place] >= 0
    if marks < least:
        for card in range(len(way)):
            way[card] = turns[card, chosen[card] - 1]
    return min(marks, least)


@njit()
def _may_reach(
    tables: Tables,
    numbers: Bytes,
    bridges: Bytes,
    played: int,
    rounds: Numbers,
    cards: Bytes,
    depth: int,
    target: int,
) -> bool:
    """Whether a total may be reached with the cards from `depth` on; False is certain.

    Each island counts what it still lacks, a bridge serves two islands, a card one number; what
    islands take away from each other is ignored.
    """
    degrees = degrees_of(tables, bridges)
    left, points = len(cards) - depth, 0
    for category in range(CATEGORY_COUNT):
        at = rounds[category] if rounds[category] > 0 else played + 1
        points += CATEGORY_POINTS[category, int(at > LAST_ROUNDS[category])]
    reach = _reach_of(tables, numbers, bridges, degrees)
    outlook = _Outlook(tables, numbers, degrees, reach, cards, depth)
    points += PER_ISLAND * _finishable(outlook, left)
    for category in range(CATEGORY_COUNT):
        if points < target:
            return False
        if rounds[category] > 0:
            continue
        high, low = CATEGORY_POINTS[category, 0], CATEGORY_POINTS[category, 1]
        in_time = min(left, LAST_ROUNDS[category] - played)
        if in_time > 0:
            if _is_possible(outlook, in_time, category):
                continue
            points -= high - low
        if in_time == left or not _is_possible(outlook, left, category):
            points -= low
    return points >= target


@njit()
def _reach_of(tables: Tables, numbers: Bytes, bridges: Bytes, degrees: Bytes) -> Bytes:
    """How many more bridges could lead to each island, if it had its neighbours for itself."""
    reach = np.zeros(len(numbers), np.int8)
    free = free_lines(tables, bridges)
    for line in range(len(bridges)):
        if free >> np.uint64(line) & _ONE:
            here, there = tables.ends[line, 0], tables.ends[line, 1]
            more = _FULL - bridges[line]
            for island in (here, there):
                limit = numbers[island] if numbers[island] > 0 else _UNNUMBERED
                more = min(more, limit - degrees[island])
            reach[here] += more
            reach[there] += more
    return reach


@njit()
def _lack(outlook: _Outlook, left: int, island: int) -> int:
    """How many bridges an island lacks at least with the next `left` cards; 99: hopeless."""
    numbers, degrees, reach = outlook.numbers, outlook.degrees, outlook.reach
    if numbers[island] > 0:
        lack = numbers[island] - degrees[island]
        return lack if lack <= reach[island] else _NEVER
    bare = outlook.tables.flags[island] > 0 and degrees[island] == 0
    least = _NEVER
    depth = outlook.depth
    for card in range(depth + 1 if bare else depth, depth + left):
        lack = outlook.cards[card, 0] - degrees[island]
        if 0 <= lack <= reach[island]:
            least = min(least, lack)
    return least


@njit()
def _finishable(outlook: _Outlook, left: int) -> int:
    """How many islands can be finished at most after the next `left` cards."""
    numbers, depth = outlook.numbers, outlook.depth
    written, blank = np.zeros(_UNNUMBERED + 1, np.int64), np.zeros(_UNNUMBERED + 1, np.int64)
    for island in range(len(numbers)):
        lack = _lack(outlook, left, island)
        if lack != _NEVER:
            (written if numbers[island] > 0 else blank)[lack] += 1
    supply, pens = 0, left
    for card in range(depth, depth + left):
        supply += 2 * outlook.cards[card, 1]
    count = written[0]
    for lack in range(_UNNUMBERED + 1):
        fresh = min(blank[lack], pens)
        pens -= fresh
        wanted = fresh + (written[lack] if lack > 0 else 0)
        if lack > 0:
            wanted = min(wanted, supply // lack)
        supply -= lack * wanted
        count += wanted
    return count


@njit()
def _is_possible(outlook: _Outlook, left: int, category: int) -> bool:
    """Whether a category may be reached with the next `left` cards."""
    if 1 << category == SIX_BIT:
        return _finishable(outlook, left) >= _SIX
    numbers, depth = outlook.numbers, outlook.depth
    flagged, supply, pens = 0, 0, left
    for card in range(depth, depth + left):
        supply += 2 * outlook.cards[card, 1]
    for island in range(len(numbers)):
        if outlook.tables.flags[island] == category + 1:
            flagged += 1
            supply -= _lack(outlook, left, island)
            pens -= numbers[island] == 0
    return flagged > 0 and supply >= 0 and pens >= 0
