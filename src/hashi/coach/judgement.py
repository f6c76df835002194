"""Find a good turn, and how much better it is than the player's."""

import numpy as np

from hashi.bots import Sight
from hashi.bots.foresight import rate_ahead, stakes_for
from hashi.bots.value import Prospects, Value, value_for
from hashi.coach.advice import Advice, Opinion
from hashi.kernel.tables import Bytes
from hashi.rules import Turn
from hashi.rules.score import PER_ISLAND

__all__ = ["advise", "points_so_far"]

# More than a bot considers: only one person is waiting.
_CANDIDATES = 12
_MARGIN = 3.0
_SECONDS = 3.0


def advise(sight: Sight, yours: Turn | None = None) -> Advice:
    """The best turn for the open card, and the rating of the player's legal turn, if given."""
    value = value_for(sight.own.board, company=len(sight.sheets) > 1)
    # Only the player's own points count here: what others lose is not part of a total.
    stakes = stakes_for(value, sight, denial=0.0)
    prospects = value.prospects(sight, stakes)
    candidates = value.best_turns(prospects, _CANDIDATES, _MARGIN)
    if yours is not None:
        row = _row(value, sight, prospects, yours)
        candidates = np.concatenate([row[None], candidates[(candidates != row).any(axis=1)]])
    rated = rate_ahead(value, sight, stakes, candidates, _SECONDS)
    so_far = points_so_far(sight)
    ranked = np.argsort(-rated.points, kind="stable")

    def opinion(place: int) -> Opinion:
        turn = value.turn(rated.turns[place], sight.card)
        return Opinion(turn, so_far + float(rated.points[place]))

    return Advice(
        best=opinion(int(ranked[0])),
        yours=None if yours is None else Opinion(yours, so_far + float(rated.points[0])),
        second=opinion(int(ranked[1])) if len(ranked) > 1 else None,
    )


def points_so_far(sight: Sight) -> int:
    """The points of a seat's finished islands and categories before the open card."""
    score = sight.scores[sight.seat - 1]
    return PER_ISLAND * len(sight.own.finished) + score.red + score.blue + score.six


def _row(value: Value, sight: Sight, prospects: Prospects, turn: Turn) -> Bytes:
    """The row of a legal turn."""
    for row in prospects.turns:
        if value.turn(row, sight.card) == turn:
            found: Bytes = row
            return found
    raise ValueError(f"{turn} is not a legal turn")
