"""Looking ahead: the best turns by the value, judged again by every card that may come next.

The cards still unseen are known as a set, the one set aside among them, so that each is as likely
as any other to come next. Compiled.
"""

import numpy as np

from hashi.bots.value.choice import Desk, Lore, Stakes, best_turn, judge_turns
from hashi.bots.value.features import CARD_KINDS, Chart, Numbers, finished_on, look, reached_on
from hashi.bots.value.network import Floats
from hashi.compiler.jit import njit
from hashi.kernel.tables import Bytes
from hashi.kernel.turn import apply_turn
from hashi.rules.score import PER_ISLAND, ROUNDS

__all__ = ["best_few", "gain", "look_ahead"]

_WIDTH = 3  # answers looked at beyond the first card ahead
_MARGIN = 2.0


@njit()
def best_few(values: Floats, total: int, most: int, margin: float, found: Numbers) -> int:
    """The indices of the highest values, best first, none more than `margin` below the best."""
    count = 0
    for index in range(total):
        value = values[index]
        if count == most and value <= values[found[count - 1]]:
            continue
        place = min(count, most - 1)
        while place > 0 and values[found[place - 1]] < value:
            found[place] = found[place - 1]
            place -= 1
        found[place] = index
        count = min(count + 1, most)
    while count > 1 and values[found[count - 1]] < values[found[0]] - margin:
        count -= 1
    return count


@njit()
def gain(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
    chart: Chart,
    stakes: Stakes,
    numbers: Bytes,
    bridges: Bytes,
    kind: int,
    played: int,
    turn: Bytes,
    desk: Desk,
) -> float:
    """Play a turn on these arrays; the points it brings at once."""
    look(chart, numbers, bridges, 0, 0, desk.sketch, desk.rows)
    finished, reached = finished_on(desk.sketch), reached_on(desk.sketch)
    apply_turn(numbers, bridges, kind // 3 + 1, turn)
    look(chart, numbers, bridges, 0, 0, desk.sketch, desk.rows)
    points = float(PER_ISLAND * (finished_on(desk.sketch) - finished))
    new = reached_on(desk.sketch) & ~reached
    for category in range(3):
        if new >> category & 1:
            points += stakes.worth[category, played + 1]
    return points


@njit()
def look_ahead(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
    lore: Lore,
    stakes: Stakes,
    numbers: Bytes,
    bridges: Bytes,
    kind: int,
    played: int,
    unseen: Bytes,
    turn: Bytes,
    depth: int,
    desk: Desk,
) -> float:
    """What a turn brings now and later, with the best answer to every card that may come.

    So many cards ahead as `depth` says; beyond the first, only a few answers are looked at.
    """
    new_numbers, new_bridges, after = numbers.copy(), bridges.copy(), played + 1
    points = gain(lore.chart, stakes, new_numbers, new_bridges, kind, played, turn, desk)
    cards = unseen.sum()
    if after >= ROUNDS or cards == 0:
        return points
    total = 0.0
    found = np.empty(_WIDTH, np.int64)
    for card in range(CARD_KINDS):
        if unseen[card] == 0:
            continue
        unseen[card] -= 1
        count = judge_turns(lore, stakes, new_numbers, new_bridges, card, after, unseen, desk)
        best = float(desk.values[best_turn(desk.values, count)])
        if depth > 1 and after + 1 < ROUNDS:
            few = best_few(desk.values, count, _WIDTH, _MARGIN, found)
            answers = desk.turns[found[:few]]
            best = -np.inf
            for index in range(few):
                brings = look_ahead(
                    lore,
                    stakes,
                    new_numbers,
                    new_bridges,
                    card,
                    after,
                    unseen,
                    answers[index],
                    depth - 1,
                    desk,
                )
                best = max(best, brings)
        unseen[card] += 1
        total += unseen[card] * best
    return points + total / cards
