"""Looks ahead: the best turns by the learned value are rated again over every possible next card.

One card ahead at first, to the very end from the twelfth card on. In company it takes the race
for red, blue and six into account, from the sheets of the others.
"""

import time
from random import Random

import numpy as np

from hashi.bots.learned import best_start
from hashi.bots.protocol import Sight
from hashi.bots.value import Prospects, Value
from hashi.bots.value.choice import Stakes
from hashi.bots.value.stakes import DENIAL, race, solo_stakes
from hashi.kernel.tables import Bytes
from hashi.rules import Board, Start, Turn
from hashi.rules.score import ROUNDS

__all__ = ["CANDIDATES", "MARGIN", "Foresight", "rate_ahead", "stakes_for"]

CANDIDATES = 8
MARGIN = 2.0  # points below the best: turns further behind hardly ever turn out best
# How many cards to look ahead, by rounds played: later there are fewer turns and cards. From the
# twelfth card on it is all of them, so nothing is estimated any more.
_DEPTHS = ((8, 1), (10, 2), (11, 3), (ROUNDS, ROUNDS))


class Foresight:
    """A bot that looks ahead; without `race` it plays in company as it would alone."""

    def __init__(self, value: Value, seed: str, *, race: bool = True, seconds: float = 1.0) -> None:
        self._value = value
        self._seed = seed
        self._race = race
        self._seconds = seconds

    def start(self, board: Board, seats: int) -> Start:
        """The start with the highest expected points alone, the lowest for a neighbour."""
        return best_start(self._value, board, seats, 0.0, Random(self._seed))

    def turn(self, sight: Sight) -> Turn:
        """The legal turn with the highest expected points."""
        stakes = stakes_for(self._value, sight, DENIAL) if self._race else solo_stakes()
        prospects = self._value.prospects(sight, stakes)
        candidates = self._value.best_turns(prospects, CANDIDATES, MARGIN)
        if _depth(sight) > 1:  # on a slow machine time may run out, so the best come first
            points = list(self._value.ahead(sight, stakes, candidates))
            best_first = sorted(range(len(points)), key=points.__getitem__, reverse=True)
            candidates = np.array([candidates[place].tolist() for place in best_first], np.int8)
        rated = rate_ahead(self._value, sight, stakes, candidates, self._seconds)
        points = rated.points.tolist()
        return self._value.turn(rated.turns[points.index(max(points))], sight.card)


def stakes_for(value: Value, sight: Sight, denial: float) -> Stakes:
    """What the categories are worth at this table: by deadline alone, by the race in company."""
    if len(sight.sheets) == 1:
        return solo_stakes()
    seen = sight.seen[:-1]
    others = [
        value.chances(sheet, sight.deck, seen, [*sight.sheets[: seat - 1], *sight.sheets[seat:]])
        for seat, sheet in enumerate(sight.sheets, 1)
        if seat != sight.seat
    ]
    return race(others, denial, learned=value.is_multiplayer)


def rate_ahead(
    value: Value, sight: Sight, stakes: Stakes, turns: Bytes, seconds: float
) -> Prospects:
    """Rate turns by looking ahead, in the given order, as many as time allows."""
    ends_at = time.monotonic() + seconds
    points = []
    for expected in value.ahead(sight, stakes, turns, _depth(sight)):
        points.append(expected)
        if time.monotonic() > ends_at:
            break
    return Prospects(turns[: len(points)], np.array(points, np.float32))


def _depth(sight: Sight) -> int:
    """How many cards to look ahead."""
    played = len(sight.seen) - 1
    return next(depth for before, depth in _DEPTHS if played < before)
