"""The learned value alone: the best turn by it, without noise and without looking ahead.

`PYTHONPATH=benchmarks hashi simulate --board A --bot alone:Alone --games 1000` measures the weights
of a side; with XDG_DATA_HOME set, on Linux, those in its folder `hashi/values` come first.
"""

from hashi.bots import Sight
from hashi.bots.learned import Learned
from hashi.bots.value import value_for
from hashi.rules import Board, Start, Turn


class Alone:
    """Plays the turn with the highest learned value."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def start(self, board: Board, seats: int) -> Start:
        """The start with the highest value."""
        return self._bot(board).start(board, seats)

    def turn(self, sight: Sight) -> Turn:
        """The turn with the highest value."""
        return self._bot(sight.own.board).turn(sight)

    def _bot(self, board: Board) -> Learned:
        return Learned(value_for(board), self._seed, 0.0)
