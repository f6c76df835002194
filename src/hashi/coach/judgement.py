"""What a good turn would be, and how much better it is expected to be than another."""

import numpy as np

from hashi.bots import Greedy, Sight
from hashi.bots.foresight import stakes_for, weighed
from hashi.bots.value import Prospects, Value, value_for
from hashi.coach.advice import Advice, Opinion
from hashi.kernel.tables import Bytes
from hashi.rules import Turn
from hashi.rules.score import PER_ISLAND

__all__ = ["advise", "points_so_far"]

# Wider than a bot looks: only one person waits.
_CANDIDATES = 12
_MARGIN = 3.0
_SECONDS = 3.0


def advise(sight: Sight, yours: Turn | None = None) -> Advice:
    """The best turn for the open card; of a legal turn of one's own what it is expected to bring.

    On a board no value was learned for it is a fair guess, and without points.
    """
    value = value_for(sight.own.board)
    if value is None:
        guess = Opinion(Greedy("coach").turn(sight), None)
        return Advice(guess, None if yours is None else Opinion(yours, None))
    # One's own points alone count here: what others miss is no part of a total.
    stakes = stakes_for(value, sight, denial=0.0)
    judged = value.judged(sight, stakes)
    few = value.few(judged, _CANDIDATES, _MARGIN)
    if yours is not None:
        row = _row(value, sight, judged, yours)
        few = np.concatenate([row[None], few[(few != row).any(axis=1)]])
    looked = weighed(value, sight, stakes, few, _SECONDS)
    so_far = points_so_far(sight)
    best = int(np.argmax(looked.points))
    return Advice(
        Opinion(value.turn(looked.turns[best], sight.card), so_far + float(looked.points[best])),
        None if yours is None else Opinion(yours, so_far + float(looked.points[0])),
    )


def points_so_far(sight: Sight) -> int:
    """What a seat's finished islands and categories are worth before the open card."""
    score = sight.scores[sight.seat - 1]
    return PER_ISLAND * len(sight.own.finished) + score.red + score.blue + score.six


def _row(value: Value, sight: Sight, judged: Prospects, turn: Turn) -> Bytes:
    """A legal turn as the row it is among all."""
    for row in judged.turns:
        if value.turn(row, sight.card) == turn:
            found: Bytes = row
            return found
    raise ValueError(f"{turn} is no legal turn")
