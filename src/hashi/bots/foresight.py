"""Looks ahead: the best turns by the learned value, judged again by every card that may come.

One card at first, more when fewer are left. In company it weighs the race for red, blue and six
against the sheets of the others.
"""

import time
from random import Random

import numpy as np

from hashi.bots.learned import best_start
from hashi.bots.protocol import Sight
from hashi.bots.value import Prospects, Value
from hashi.bots.value.choice import Stakes
from hashi.bots.value.stakes import alone, race
from hashi.kernel.tables import Bytes
from hashi.rules import Board, Start, Turn
from hashi.rules.score import ROUNDS

__all__ = ["Foresight", "stakes_for", "weighed"]

_CANDIDATES = 8
_MARGIN = 2.0  # points below the best by the value: turns further behind hardly ever win
# How many cards ahead, by the rounds that lie behind: later there are fewer turns and cards.
_DEPTHS = ((11, 1), (ROUNDS, 2))
_DENIAL = 0.5  # what the others miss, beside what oneself gains


class Foresight:
    """The bot of this idea; without `race` it plays in company as it would alone."""

    def __init__(self, value: Value, seed: str, *, race: bool = True, seconds: float = 1.0) -> None:
        self._value = value
        self._seed = seed
        self._race = race
        self._seconds = seconds

    def start(self, board: Board, seats: int) -> Start:
        """The start that promises most alone, least for a neighbour."""
        return best_start(self._value, board, seats, 0.0, Random(self._seed))  # noqa: S311  play, no secret

    def turn(self, sight: Sight) -> Turn:
        """The legal turn that is expected to bring most."""
        stakes = stakes_for(self._value, sight, _DENIAL) if self._race else alone()
        judged = self._value.judged(sight, stakes)
        few = self._value.few(judged, _CANDIDATES, _MARGIN)
        looked = weighed(self._value, sight, stakes, few, self._seconds)
        return self._value.turn(looked.turns[int(np.argmax(looked.points))], sight.card)


def stakes_for(value: Value, sight: Sight, denial: float) -> Stakes:
    """What the categories are worth at this table: by deadlines alone, by the race in company."""
    if len(sight.sheets) == 1:
        return alone()
    seen = sight.seen[:-1]
    others = [
        value.chances(sheet, sight.deck, seen)
        for seat, sheet in enumerate(sight.sheets, 1)
        if seat != sight.seat
    ]
    return race(others, denial)


def weighed(value: Value, sight: Sight, stakes: Stakes, turns: Bytes, seconds: float) -> Prospects:
    """Turns looked at some cards ahead, best guess first; as many as there is time for."""
    ends_at = time.monotonic() + seconds
    played = len(sight.seen) - 1
    depth = next(depth for before, depth in _DEPTHS if played < before)
    points = []
    for turn in turns:
        points.append(value.ahead(sight, stakes, turn, depth))
        if time.monotonic() > ends_at:
            break
    return Prospects(turns[: len(points)], np.array(points, np.float32))
