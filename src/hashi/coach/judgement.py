"""Find a good turn, and how much better it is than the player's."""

import numpy as np

from hashi.bots import Sight
from hashi.bots.foresight import rate_ahead, stakes_for
from hashi.bots.value import Prospects, Value, value_for
from hashi.coach.advice import Advice, Opinion
from hashi.rules import Turn
from hashi.rules.score import PER_ISLAND

__all__ = ["advise", "points_so_far"]

# More than a bot considers: only one person is waiting.
_CANDIDATES = 12
_MARGIN = 3.0
_SECONDS = 3.0


def advise(sight: Sight, yours: Turn | None = None) -> Advice:
    """The best turn for the open card, and the rating of the player's legal turn, if given."""
    value = value_for(sight.own.board, multiplayer=len(sight.sheets) > 1)
    # Only the player's own points count here: what others lose is not part of a total.
    stakes = stakes_for(value, sight, denial=0.0)
    prospects = value.prospects(sight, stakes)
    candidates = value.best_turns(prospects, _CANDIDATES, _MARGIN)
    if yours is not None:
        row = _row(value, prospects, yours)
        others = [other for other in candidates.tolist() if other != row]
        candidates = np.array([row, *others], np.int8)
    rated = rate_ahead(value, sight, stakes, candidates, _SECONDS)
    so_far = points_so_far(sight)
    points = rated.points.tolist()
    ranked = sorted(range(len(points)), key=points.__getitem__, reverse=True)

    def opinion(place: int) -> Opinion:
        return Opinion(value.turn(rated.turns[place], sight.card), so_far + points[place])

    return Advice(
        best=opinion(ranked[0]),
        yours=None if yours is None else Opinion(yours, so_far + points[0]),
        second=opinion(ranked[1]) if len(ranked) > 1 else None,
    )


def points_so_far(sight: Sight) -> int:
    """The points of a seat's finished islands and categories before the open card."""
    return PER_ISLAND * len(sight.own.finished) + sight.scores[sight.seat - 1].total


def _row(value: Value, prospects: Prospects, turn: Turn) -> list[int]:
    """The row of a legal turn."""
    row: list[int] = value.row(turn).tolist()
    if row not in prospects.turns.tolist():
        raise ValueError(f"{turn} is not a legal turn")
    return row
