"""Plays the turn with the highest learned value, never looking ahead; noise makes it weaker."""

from random import Random

from hashi.boards import deck
from hashi.bots.protocol import Sight
from hashi.bots.value import Value
from hashi.bots.value.stakes import own_points, solo_stakes
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
        return best_start(self._value, board, seats, self._noise, Random(self._seed))

    def turn(self, sight: Sight) -> Turn:
        """The legal turn with the highest value, noise included."""
        prospects = self._value.prospects(sight, solo_stakes())
        points = prospects.points.tolist()
        if self._noise:
            random = Random(f"{self._seed} {len(sight.seen)}")
            points = [value + self._noise * random.gauss(0, 1) for value in points]
        best = max(range(len(points)), key=points.__getitem__)
        return self._value.turn(prospects.turns[best], sight.card)


def best_start(value: Value, board: Board, seats: int, noise: float, random: Random) -> Start:
    """The start with the highest value alone, or the lowest in company, noise included."""
    starts = [
        Start(number, island.at)
        for island in board.islands
        if island.flag is None
        for number in START_NUMBERS
    ]

    blank = Sheet.blank(board)
    others = [blank] * (seats - 1)
    stakes = own_points() if value.is_multiplayer else solo_stakes()

    def promise(start: Start) -> float:
        sheet = blank.start(start.island, start.number)
        points = value.expected_points(sheet, deck(), (), stakes, others)
        return points + noise * random.gauss(0, 1)

    return max(starts, key=promise) if seats == 1 else min(starts, key=promise)
