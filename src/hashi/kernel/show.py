"""What every seat of many games sees, and which actions are allowed to it.

The bridges of a turn are chosen in the order of the lines, so a turn has one spelling. Must agree
with `hashi.kernel.turn`: a line is allowed if some legal turn continues with it.
"""

import numpy as np

from hashi.compiler.jit import njit
from hashi.kernel.games import CARD_KINDS, PHASE, Games, copy_into, fill
from hashi.kernel.tables import Bytes, Numbers, Tables
from hashi.kernel.turn import apply_turn, degrees_of, free_lines
from hashi.rules.score import ROUNDS

__all__ = ["show_games"]

_UNNUMBERED = 6
_FULL = 2
_ONE = np.uint64(1)


@njit()
def show_games(tables: Tables, deck: Bytes, games: Games) -> None:
    """Write masks and observations. The card of the open round must be known."""
    islands, lines = games.numbers.shape[2], games.bridges.shape[2]
    rooms, numbers = np.empty(islands, np.int8), np.empty(islands, np.int8)
    bridges, open_lines = np.empty(lines, np.int8), np.empty(lines, np.int64)
    unseen = np.empty(CARD_KINDS, np.int8)
    for game in range(len(games.clock)):
        _count_unseen(deck, games, game, unseen)
        for seat in range(games.numbers.shape[1]):
            copy_into(games.numbers[game, seat], numbers, 0)
            copy_into(games.bridges[game, seat], bridges, 0)
            if 0 < games.clock[game, 0] <= ROUNDS:
                number = np.int64(games.piles[game, games.clock[game, 0] - 1, 0])
                apply_turn(numbers, bridges, number, games.turns[game, seat])
            _observe(games, game, seat, numbers, bridges, unseen)
            _mask(tables, games, game, seat, numbers, bridges, rooms, open_lines)


@njit(inline="always")
def _count_unseen(deck: Bytes, games: Games, game: int, unseen: Bytes) -> None:
    fill(unseen, 0)
    for card in range(len(deck)):
        unseen[3 * (deck[card, 0] - 1) + deck[card, 1] - 1] += 1
    pile = games.piles[game]
    for card in range(min(int(games.clock[game, 0]), ROUNDS)):
        unseen[3 * (pile[card, 0] - 1) + pile[card, 1] - 1] -= 1


@njit(inline="always")
def _observe(
    games: Games, game: int, seat: int, numbers: Bytes, bridges: Bytes, unseen: Bytes
) -> None:
    """What a seat sees: its own sheet with the open turn, the others' of the last closed round."""
    out, now = games.observations[game, seat], games.clock[game, 0]
    seats = games.numbers.shape[1]
    out[0], out[1], out[2], out[3] = now, games.clock[game, 1], 0, 0
    if 0 < now <= ROUNDS:
        out[2], out[3] = games.piles[game, now - 1, 0], games.piles[game, now - 1, 1]
    at = copy_into(numbers, out, copy_into(unseen, out, PHASE))
    at = copy_into(games.reached[game, seat], out, copy_into(bridges, out, at))
    for distance in range(1, seats):
        other = (seat + distance) % seats
        at = copy_into(games.numbers[game, other], out, at)
        at = copy_into(games.bridges[game, other], out, at)
        at = copy_into(games.reached[game, other], out, at)


@njit()
def _mask(
    tables: Tables,
    games: Games,
    game: int,
    seat: int,
    numbers: Bytes,
    bridges: Bytes,
    rooms: Bytes,
    open_lines: Numbers,
) -> None:
    """Mark the actions allowed to a seat; its open turn is on the sheet already."""
    mask, islands = games.masks[game, seat], len(numbers)
    now, step = games.clock[game, 0], games.clock[game, 1]
    fill(mask, 0)
    if now > ROUNDS:
        return
    if now == 0:
        for island in range(islands):
            if tables.flags[island] == 0:
                mask[island] = mask[islands + island] = 1
        return
    number, count = games.piles[game, now - 1, 0], games.piles[game, now - 1, 1]
    turn = games.turns[game, seat]
    degrees = degrees_of(tables, bridges)
    if step == 0:
        mask[3 * islands] = 1
        for island in range(islands):
            if numbers[island] == 0 and degrees[island] <= number:
                mask[2 * islands + island] = degrees[island] > 0 or tables.flags[island] == 0
        return
    if step == 1:
        mask[len(mask) - 1] = 1
    elif turn[1] < 0:
        mask[len(mask) - 1] = 1
        return
    for island in range(islands):
        limit = numbers[island] if numbers[island] > 0 else _UNNUMBERED
        rooms[island] = limit - degrees[island]
    free, first = free_lines(tables, bridges), 0
    if step > 1:
        first = turn[step - 1]
    size = 0
    for line in range(first, len(bridges)):
        here, there = tables.ends[line, 0], tables.ends[line, 1]
        if not free >> np.uint64(line) & _ONE or rooms[here] <= 0 or rooms[there] <= 0:
            continue
        if numbers[here] > 0 or numbers[there] > 0:
            open_lines[size] = line
            size += 1
    left = count - step
    for place in range(size):
        if left == 0 or _draws_on(tables, bridges, rooms, open_lines, size, place, left):
            mask[3 * islands + 1 + open_lines[place]] = 1


@njit(inline="always")
def _is_open(tables: Tables, bridges: Bytes, rooms: Bytes, line: int, drawn: int) -> bool:
    """Whether a line can take a bridge after one was drawn on another, or on the same one."""
    if bridges[line] >= _FULL or tables.crossed[drawn] >> np.uint64(line) & _ONE:
        return False
    return rooms[tables.ends[line, 0]] > 0 and rooms[tables.ends[line, 1]] > 0


@njit(inline="always")
def _draw(tables: Tables, bridges: Bytes, rooms: Bytes, line: int, amount: int) -> None:
    """Draw a bridge, or erase it with an amount of -1."""
    bridges[line] += amount
    rooms[tables.ends[line, 0]] -= amount
    rooms[tables.ends[line, 1]] -= amount


@njit()
def _draws_on(
    tables: Tables,
    bridges: Bytes,
    rooms: Bytes,
    lines: Numbers,
    size: int,
    place: int,
    left: int,
) -> bool:
    """Whether one or two more bridges can follow on this line or a later one."""
    one, found = lines[place], False
    _draw(tables, bridges, rooms, one, 1)
    for second in range(place, size):
        two = lines[second]
        if not _is_open(tables, bridges, rooms, two, one):
            continue
        if left == 1:
            found = True
            break
        _draw(tables, bridges, rooms, two, 1)
        for third in range(second, size):
            three = lines[third]
            crossed = tables.crossed[one] >> np.uint64(three) & _ONE
            if not crossed and _is_open(tables, bridges, rooms, three, two):
                found = True
                break
        _draw(tables, bridges, rooms, two, -1)
        if found:
            break
    _draw(tables, bridges, rooms, one, -1)
    return found
