"""Plays the turn with the highest learned value, never looking ahead; noise makes it weaker."""

from random import Random

import numpy as np

from hashi.boards import deck
from hashi.bots.protocol import Sight
from hashi.bots.value import Value
from hashi.bots.value.stakes import alone
from hashi.rules import Board, Sheet, Start, Turn
from hashi.rules.sheet import START_NUMBERS

__all__ = ["Learned", "best_start"]


class Learned:
    """A bot by learned value; `noise` is the standard deviation, in points, added to each turn."""

    def __init__(self, value: Value, seed: str, noise: float) -> None:
        self._value = value
        self._seed = seed
        self._noise = noise

    def start(self, board: Board, seats: int) -> Start:
        """The start with the highest value alone, the lowest for a neighbour; also with noise."""
        return best_start(self._value, board, seats, self._noise, Random(self._seed))  # noqa: S311  play, no secret

    def turn(self, sight: Sight) -> Turn:
        """The legal turn with the highest value, noise included."""
        prospects = self._value.prospects(sight, alone())
        points = prospects.points
        if self._noise:
            number = Random(f"{self._seed} {len(sight.seen)}").getrandbits(64)  # noqa: S311  likewise
            noise = np.random.default_rng(number).standard_normal(len(points))
            points = points + self._noise * noise.astype(np.float32)
        return self._value.turn(prospects.turns[int(np.argmax(points))], sight.card)


def best_start(value: Value, board: Board, seats: int, noise: float, random: Random) -> Start:
    """The start with the highest value alone, or the lowest in company, noise included."""
    starts = [
        Start(number, island.at)
        for island in board.islands
        if island.flag is None
        for number in START_NUMBERS
    ]

    def promise(start: Start) -> float:
        sheet = Sheet.blank(board).start(start.island, start.number)
        return value.expected_points(sheet, deck(), ()) + noise * random.gauss(0, 1)

    return max(starts, key=promise) if seats == 1 else min(starts, key=promise)
