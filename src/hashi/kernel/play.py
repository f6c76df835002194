"""Whole solo games over arrays: finished islands, categories, points, and random games."""

import numpy as np

from hashi.compiler.jit import njit
from hashi.kernel.sample import sample_turn
from hashi.kernel.tables import Bytes, Numbers, Tables, Words
from hashi.kernel.turn import apply_turn, degrees_of
from hashi.rules.score import DEADLINES, VALUES

__all__ = ["finished_of", "mix_seed", "random_solos", "reached_of", "solo_points"]

_SIX = 6
_RED, _BLUE = 1, 2
# As in hashi.rules.score: in time, and later.
_RED_POINTS, _BLUE_POINTS, _SIX_POINTS = VALUES["red"], VALUES["blue"], VALUES["six"]
_LATE, _BLUE_LATE = DEADLINES["red"], DEADLINES["blue"]


@njit()
def finished_of(tables: Tables, numbers: Bytes, bridges: Bytes) -> Bytes:
    """1 for every island with exactly as many bridges as its number (T14), else 0."""
    degrees = degrees_of(tables, bridges)
    finished = np.empty(len(numbers), np.int8)
    for island in range(len(numbers)):
        finished[island] = numbers[island] > 0 and numbers[island] == degrees[island]
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
    if _largest_group(tables, bridges, finished) >= _SIX:
        found |= 4
    return found


@njit()
def _largest_group(tables: Tables, bridges: Bytes, finished: Bytes) -> int:
    """The size of the largest group of finished islands joined by bridges."""
    group, sizes = np.empty(len(finished), np.int64), np.empty(len(finished), np.int64)
    for island in range(len(finished)):
        group[island], sizes[island] = island, 0
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
    largest = 0
    for island in range(len(finished)):
        sizes[group[island]] += finished[island]
        largest = max(largest, sizes[group[island]])
    return largest


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


@njit(inline="always")
def mix_seed(seed: np.uint64) -> np.uint64:
    """Mix the bits of a seed (splitmix64), so that consecutive seeds give different games."""
    seed += np.uint64(0x9E3779B97F4A7C15)
    seed = (seed ^ (seed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    seed = (seed ^ (seed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return seed ^ (seed >> np.uint64(31))


@njit()
def random_solos(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
    tables: Tables,
    numbers: Bytes,
    bridges: Bytes,
    played: int,
    rounds: Numbers,
    piles: Bytes,
    seeds: Words,
    out: Bytes,
) -> Numbers:
    """Play many piles of cards, each with its seed, from one position; returns the totals.

    Turns are sampled uniformly from the legal ones. `played` is the number of rounds played;
    `rounds` are those in which red, blue and six were reached, 0 for not yet; `out` is a buffer for
    a list of turns.
    """
    totals, state = np.empty(len(piles), np.int64), np.empty(1, np.uint64)
    row, reached_in = np.empty(4, np.int8), np.empty(3, np.int64)
    for game in range(len(piles)):
        own_numbers, own_bridges = numbers.copy(), bridges.copy()
        state[0] = mix_seed(seeds[game]) | np.uint64(1)
        for category in range(3):
            reached_in[category] = rounds[category]
        for place in range(piles.shape[1]):
            number, count = np.int64(piles[game, place, 0]), np.int64(piles[game, place, 1])
            sample_turn(tables, own_numbers, own_bridges, number, count, state, row, out)
            apply_turn(own_numbers, own_bridges, number, row)
            finished = finished_of(tables, own_numbers, own_bridges)
            reached = reached_of(tables, own_bridges, finished)
            for category in range(3):
                if reached >> category & 1 and reached_in[category] == 0:
                    reached_in[category] = played + place + 1
        done = np.int64(0)
        for bit in finished_of(tables, own_numbers, own_bridges):
            done += bit
        totals[game] = solo_points(done, reached_in[0], reached_in[1], reached_in[2])
    return totals
