"""Look ahead: rate turns over every possible next card. Compiled.

The unseen cards, including the one set aside, are known as a set, so each is equally likely to come
next. Turns in another order often lead to the same sheet with the same cards to come: what such a
sheet promises is computed once and kept in a memo.
"""

import numpy as np

from hashi.bots.value.choice import BoardModel, Scratch, Stakes, best_turn, judge_turns
from hashi.bots.value.features import CARD_KINDS
from hashi.bots.value.network import Floats
from hashi.bots.value.sketch import Chart, Numbers, finished_on, reached_on, sketch_sheet
from hashi.compiler.jit import njit
from hashi.kernel.tables import CATEGORY_COUNT, Bytes
from hashi.kernel.turn import apply_turn, list_turns
from hashi.rules.score import PER_ISLAND, ROUNDS

__all__ = ["look_ahead"]

_WIDTH = 3  # answers considered beyond the first card ahead
_MARGIN = 2.0
_HASH_SEED, _HASH_FACTOR, _HASH_SHIFT = 0xCBF29CE484222325, 0x9E3779B97F4A7C15, 29


@njit(inline="always")
def _best_few(values: Floats, total: int, found: Numbers) -> int:
    """Write the indices of the best values into `found`, best first; returns how many.

    Values too far below the best are left out.
    """
    count = 0
    for index in range(total):
        value = values[index]
        if count == _WIDTH and value <= values[found[count - 1]]:
            continue
        place = min(count, _WIDTH - 1)
        while place > 0 and values[found[place - 1]] < value:
            found[place] = found[place - 1]
            place -= 1
        found[place] = index
        count = min(count + 1, _WIDTH)
    while count > 1 and values[found[count - 1]] < values[found[0]] - _MARGIN:
        count -= 1
    return count


@njit(inline="always")
def _gain(
    chart: Chart,
    stakes: Stakes,
    numbers: Bytes,
    bridges: Bytes,
    kind: int,
    played: int,
    turn: Bytes,
    scratch: Scratch,
) -> float:
    """Play a turn on these arrays; returns the points it scores immediately."""
    sketch_sheet(chart, numbers, bridges, scratch.sketch)
    finished, reached = finished_on(scratch.sketch), reached_on(scratch.sketch)
    apply_turn(numbers, bridges, kind // 3 + 1, turn)
    sketch_sheet(chart, numbers, bridges, scratch.sketch)
    points = float(PER_ISLAND * (finished_on(scratch.sketch) - finished))
    new = reached_on(scratch.sketch) & ~reached
    for category in range(CATEGORY_COUNT):
        if new >> category & 1:
            points += stakes.worth[0, category, played + 1]
    return points


@njit(inline="always")
def _key_of(numbers: Bytes, bridges: Bytes, unseen: Bytes, depth: int, salt: int) -> np.uint64:
    """A hash of a sheet and the cards to come; 64 bits, so collisions are very unlikely."""
    key = np.uint64(_HASH_SEED) + np.uint64(salt) * np.uint64(ROUNDS) + np.uint64(depth)
    for part in (numbers, bridges, unseen):
        for place in range(len(part)):
            key = (key ^ np.uint64(part[place])) * np.uint64(_HASH_FACTOR)
            key ^= key >> np.uint64(_HASH_SHIFT)
    return key


@njit()
def look_ahead(
    model: BoardModel,
    stakes: Stakes,
    numbers: Bytes,
    bridges: Bytes,
    kind: int,
    played: int,
    unseen: Bytes,
    turn: Bytes,
    depth: int,
    salt: int,
    scratch: Scratch,
) -> float:
    """The expected points of a turn, now and later, with the best answer to every next card.

    Looks `depth` cards ahead; beyond the first, only a few answers are considered. Calls with the
    same `salt` share a memo: they must be about the same stakes, network and cards.
    """
    new_numbers, new_bridges, after = numbers.copy(), bridges.copy(), played + 1
    points = _gain(model.chart, stakes, new_numbers, new_bridges, kind, played, turn, scratch)
    cards = 0
    for card in range(CARD_KINDS):
        cards += unseen[card]
    if after >= ROUNDS or cards == 0:
        return points
    key = _key_of(new_numbers, new_bridges, unseen, depth, salt)
    place = np.int64(key & np.uint64(len(scratch.memo_keys) - 1))
    if scratch.memo_keys[place] == key:
        return points + scratch.memo_points[place]
    total = 0.0
    found, answers = np.empty(_WIDTH, np.int64), np.empty((_WIDTH, 4), np.int8)
    turns, values = scratch.turns, scratch.values[0]
    for card in range(CARD_KINDS):
        if unseen[card] == 0:
            continue
        unseen[card] -= 1
        number, bridges_drawn = card // 3 + 1, card % 3 + 1
        count = list_turns(model.tables, new_numbers, new_bridges, number, bridges_drawn, turns)
        judge_turns(model, stakes, new_numbers, new_bridges, card, after, unseen, count, scratch)
        best = float(values[best_turn(values, count)])
        if depth > 1 and after + 1 < ROUNDS:
            few = _best_few(values, count, found)
            for index in range(few):
                for mark in range(4):
                    answers[index, mark] = turns[found[index], mark]
            best = -np.inf
            for index in range(few):
                brings = look_ahead(
                    model,
                    stakes,
                    new_numbers,
                    new_bridges,
                    card,
                    after,
                    unseen,
                    answers[index],
                    depth - 1,
                    salt,
                    scratch,
                )
                best = max(best, brings)
        unseen[card] += 1
        total += unseen[card] * best
    scratch.memo_keys[place], scratch.memo_points[place] = key, total / cards
    return points + total / cards
