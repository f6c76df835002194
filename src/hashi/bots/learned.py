"""Takes the turn that a learned value likes best, never looking ahead; weaker with blurred eyes."""

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
    """The bot of this idea. `blur` is how far off, in points, it may see a turn's value."""

    def __init__(self, value: Value, seed: str, blur: float) -> None:
        self._value = value
        self._seed = seed
        self._blur = blur

    def start(self, board: Board, seats: int) -> Start:
        """The start that promises most alone, least for a neighbour; through the same eyes."""
        return best_start(self._value, board, seats, self._blur, Random(self._seed))  # noqa: S311  play, no secret

    def turn(self, sight: Sight) -> Turn:
        """The legal turn that looks best."""
        judged = self._value.judged(sight, alone())
        points = judged.points
        if self._blur:
            number = Random(f"{self._seed} {len(sight.seen)}").getrandbits(64)  # noqa: S311  likewise
            blur = np.random.default_rng(number).standard_normal(len(points))
            points = points + self._blur * blur.astype(np.float32)
        return self._value.turn(judged.turns[int(np.argmax(points))], sight.card)


def best_start(value: Value, board: Board, seats: int, blur: float, random: Random) -> Start:
    """The start that promises most alone, or least in company, each seen with some blur."""
    starts = [
        Start(number, island.at)
        for island in board.islands
        if island.flag is None
        for number in START_NUMBERS
    ]

    def promise(start: Start) -> float:
        sheet = Sheet.blank(board).start(start.island, start.number)
        return value.promise(sheet, deck(), ()) + blur * random.gauss(0, 1)

    return max(starts, key=promise) if seats == 1 else min(starts, key=promise)
