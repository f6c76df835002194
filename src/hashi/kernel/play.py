"""Whole solo games over arrays: finished islands, categories, points, and random play-outs."""

import numpy as np

from hashi.compiler.jit import njit
from hashi.kernel.draw import draw_turn
from hashi.kernel.tables import Bytes, Tables, Words
from hashi.kernel.turn import apply_turn, degrees_of
from hashi.rules.score import DEADLINES, VALUES

__all__ = ["finished_of", "random_solo", "random_solos", "reached_of", "solo_points"]

_SIX = 6
_RED, _BLUE = 1, 2
# As in hashi.rules.score: in time, and later.
_RED_POINTS, _BLUE_POINTS, _SIX_POINTS = VALUES["red"], VALUES["blue"], VALUES["six"]
_LATE, _BLUE_LATE = DEADLINES["red"], DEADLINES["blue"]


@njit()
def finished_of(tables: Tables, numbers: Bytes, bridges: Bytes) -> Bytes:
    """1 for every island with exactly as many bridges as its number (T14), else 0."""
    degrees = degrees_of(tables, bridges)
    finished = np.zeros(len(numbers), np.int8)
    for island in range(len(numbers)):
        if numbers[island] > 0 and numbers[island] == degrees[island]:
            finished[island] = 1
    return finished


@njit()
def reached_of(tables: Tables, bridges: Bytes, finished: Bytes) -> int:
    """The categories fulfilled, as bits: 1 red, 2 blue, 4 six (V1 to V3)."""
    found = 0
    for flag in (_RED, _BLUE):
        flagged, done = 0, 0
        for island in range(len(finished)):
            if tables.flags[island] == flag:
                flagged += 1
                done += finished[island]
        if flagged > 0 and flagged == done:
            found |= flag
    if finished.sum() >= _SIX and _largest_group(tables, bridges, finished) >= _SIX:
        found |= 4
    return found


@njit()
def _largest_group(tables: Tables, bridges: Bytes, finished: Bytes) -> int:
    """The size of the largest group of finished islands joined by bridges."""
    group = np.arange(len(finished))
    changed = True
    while changed:
        changed = False
        for line in range(len(bridges)):
            here, there = tables.ends[line, 0], tables.ends[line, 1]
            if bridges[line] > 0 and finished[here] and finished[there]:
                least = min(group[here], group[there])
                if group[here] != least or group[there] != least:
                    group[here] = group[there] = least
                    changed = True
    sizes = np.zeros(len(finished), np.int64)
    for island in range(len(finished)):
        sizes[group[island]] += finished[island]
    return int(sizes.max())


@njit()
def solo_points(finished: int, red: int, blue: int, six: int) -> int:
    """The total of a player alone (O2, V6); a round of 0 means not reached."""
    total = 2 * finished
    if red > 0:
        total += _RED_POINTS[int(red > _LATE)]
    if blue > 0:
        total += _BLUE_POINTS[int(blue > _BLUE_LATE)]
    if six > 0:
        total += _SIX_POINTS[int(six > _LATE)]
    return total


@njit()
def _mixed(seed: np.uint64) -> np.uint64:
    """A seed with its bits spread (splitmix64), so that neighbouring seeds play different games."""
    seed += np.uint64(0x9E3779B97F4A7C15)
    seed = (seed ^ (seed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    seed = (seed ^ (seed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return seed ^ (seed >> np.uint64(31))


@njit()
def random_solo(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
    tables: Tables, numbers: Bytes, bridges: Bytes, cards: Bytes, seed: np.uint64, out: Bytes
) -> int:
    """Play the cards with turns drawn evenly from the legal ones, on these arrays; the total."""
    state = np.array([_mixed(seed) | np.uint64(1)], np.uint64)
    row = np.empty(4, np.int8)
    rounds = np.zeros(5, np.int64)
    finished = finished_of(tables, numbers, bridges)
    for number in range(len(cards)):
        draw_turn(tables, numbers, bridges, cards[number, 0], cards[number, 1], state, row, out)
        apply_turn(numbers, bridges, cards[number, 0], row)
        finished = finished_of(tables, numbers, bridges)
        reached = reached_of(tables, bridges, finished)
        for bit in (1, 2, 4):
            if reached & bit and rounds[bit] == 0:
                rounds[bit] = number + 1
    return solo_points(int(finished.sum()), rounds[1], rounds[2], rounds[4])


@njit()
def random_solos(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
    tables: Tables, numbers: Bytes, bridges: Bytes, piles: Bytes, seeds: Words, out: Bytes
) -> Bytes:
    """Play many piles of cards at random, each with its seed, from one position; the totals."""
    totals = np.empty(len(piles), np.int8)
    for game in range(len(piles)):
        totals[game] = random_solo(
            tables, numbers.copy(), bridges.copy(), piles[game], seeds[game], out
        )
    return totals
