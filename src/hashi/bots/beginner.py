"""Plays like somebody in a first game: finishes what it sees now and plans nothing."""

from random import Random

from hashi.bots.protocol import Sight
from hashi.rules import Board, Game, Start, Turn, legal_turns

__all__ = ["Beginner"]

_MOST_TURNS = 30  # nobody in a first game looks at more


class Beginner:
    """A bot for first games; `seed` selects the turns it thinks of and the start."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def start(self, board: Board, seats: int) -> Start:  # noqa: ARG002  as the protocol has it
        """Any legal start."""
        return Random(self._seed).choice(Game(board).legal_starts(1))

    def turn(self, sight: Sight) -> Turn:
        """A turn that finishes an island, if it sees one; of these the one that marks the most."""
        random = Random(f"{self._seed} {len(sight.seen)}")
        turns = legal_turns(sight.own, sight.card)
        finished = sight.own.finished

        def eagerness(turn: Turn) -> tuple[bool, int, bool]:
            finishes = sight.own.with_turn(turn).finished != finished
            return finishes, len(turn.bridges), turn.island is not None

        return max(random.sample(turns, min(len(turns), _MOST_TURNS)), key=eagerness)
