"""Whole solo games over arrays: finished islands, categories, points, and random games."""

import numpy as np

from hashi.compiler.jit import njit
from hashi.compiler.word import stack_bytes
from hashi.kernel.sample import sample_turn
from hashi.kernel.tables import (
    CATEGORY_COUNT,
    CATEGORY_POINTS,
    FLAG_KINDS,
    LAST_ROUNDS,
    MOST_ISLANDS,
    SIX_BIT,
    Bytes,
    Numbers,
    Tables,
    Words,
)
from hashi.kernel.turn import apply_turn, take_room
from hashi.rules.score import PER_ISLAND

__all__ = ["finished_of", "mix_seed", "random_solos", "reached_of", "solo_points"]

_SIX = 6


@njit()
def finished_of(tables: Tables, numbers: Bytes, bridges: Bytes) -> Bytes:
    """1 for every island with exactly as many bridges as its number (T14), else 0."""
    finished = np.empty(len(numbers), np.int8)
    _mark_finished(tables, numbers, bridges, finished)
    return finished


@njit(inline="always", allocates=False)
def _mark_finished(tables: Tables, numbers: Bytes, bridges: Bytes, finished: Bytes) -> int:
    """Mark the islands with as many bridges as their numbers (T14); returns how many."""
    lacking, count = stack_bytes(MOST_ISLANDS), 0
    for island in range(len(numbers)):
        lacking[island] = numbers[island]
    take_room(tables, bridges, lacking)
    for island in range(len(numbers)):
        finished[island] = numbers[island] > 0 and lacking[island] == 0
        count += finished[island]
    return count


@njit(allocates=False)
def reached_of(tables: Tables, bridges: Bytes, finished: Bytes) -> int:
    """The categories fulfilled, as bits (V1 to V3)."""
    found = 0
    for flag in range(1, FLAG_KINDS):
        flagged, done = 0, 0
        for island in range(len(tables.flags)):
            if tables.flags[island] == flag:
                flagged += 1
                done += finished[island]
        if flagged > 0 and flagged == done:
            found |= 1 << (flag - 1)
    if _largest_group(tables, bridges, finished) >= _SIX:
        found |= SIX_BIT
    return found


@njit(inline="always", allocates=False)
def _largest_group(tables: Tables, bridges: Bytes, finished: Bytes) -> int:
    """The size of the largest group of finished islands joined by bridges."""
    group, sizes = stack_bytes(MOST_ISLANDS), stack_bytes(MOST_ISLANDS)
    for island in range(len(tables.flags)):
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
    for island in range(len(tables.flags)):
        if finished[island]:
            sizes[group[island]] += 1
            largest = max(largest, sizes[group[island]])
    return largest


@njit(allocates=False)
def solo_points(finished: int, rounds: Numbers) -> int:
    """The total of a player alone (O2, V6); a category with a round of 0 was not reached."""
    total = PER_ISLAND * finished
    for category in range(CATEGORY_COUNT):
        at = rounds[category]
        if at > 0:
            total += CATEGORY_POINTS[category, int(at > LAST_ROUNDS[category])]
    return total


@njit(inline="always", allocates=False)
def mix_seed(seed: np.uint64) -> np.uint64:
    """Mix the bits of a seed (splitmix64), so that consecutive seeds give different games."""
    seed += np.uint64(0x9E3779B97F4A7C15)
    seed = (seed ^ (seed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    seed = (seed ^ (seed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return seed ^ (seed >> np.uint64(31))


@njit()
def random_solos(
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
    `rounds` are those in which each category was reached, 0 for not yet; `out` is a buffer for a
    list of turns.
    """
    totals, state = np.empty(len(piles), np.int64), np.empty(1, np.uint64)
    own_numbers, own_bridges = numbers.copy(), bridges.copy()
    for game in range(len(piles)):
        state[0] = mix_seed(seeds[game]) | np.uint64(1)
        for island in range(len(numbers)):
            own_numbers[island] = numbers[island]
        for line in range(len(bridges)):
            own_bridges[line] = bridges[line]
        totals[game] = _play_on(
            tables, own_numbers, own_bridges, played, rounds, piles[game], state, out
        )
    return totals


@njit(allocates=False)
def _play_on(
    tables: Tables,
    numbers: Bytes,
    bridges: Bytes,
    played: int,
    rounds: Numbers,
    pile: Bytes,
    state: Words,
    out: Bytes,
) -> int:
    """Play a pile of cards at random on these arrays; returns the total."""
    row, finished, reached_in = (
        stack_bytes(4),
        stack_bytes(MOST_ISLANDS),
        stack_bytes(CATEGORY_COUNT),
    )
    for category in range(CATEGORY_COUNT):
        reached_in[category] = rounds[category]
    done = _mark_finished(tables, numbers, bridges, finished)
    for place in range(len(pile)):
        number, count = np.int64(pile[place, 0]), np.int64(pile[place, 1])
        sample_turn(tables, numbers, bridges, number, count, state, row, out)
        apply_turn(numbers, bridges, number, row)
        before, done = done, _mark_finished(tables, numbers, bridges, finished)
        if done == before:
            continue
        reached = reached_of(tables, bridges, finished)
        for category in range(CATEGORY_COUNT):
            if reached >> category & 1 and reached_in[category] == 0:
                reached_in[category] = played + place + 1
    return solo_points(done, reached_in)
