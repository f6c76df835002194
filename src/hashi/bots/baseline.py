"""Simple bots to compare others with: random turns, and flat Monte Carlo.

Written like any plugin: made with a seed, they see only a `Sight`.
"""

from random import Random

import numpy as np

from hashi.bots.protocol import Sight
from hashi.kernel import Kernel
from hashi.rules import Board, Game, Start, Turn, legal_turns

__all__ = ["MonteCarlo", "RandomTurns"]

_CANDIDATES = 60
_GAMES = 60  # random games for each candidate


class RandomTurns:
    """Any legal turn, each as likely as any other."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def start(self, board: Board, seats: int) -> Start:  # noqa: ARG002  as the protocol has it
        """Any legal start."""
        return Random(self._seed).choice(Game(board).legal_starts(1))

    def turn(self, sight: Sight) -> Turn:
        """Any legal turn."""
        random = Random(f"{self._seed} {len(sight.seen)}")
        return random.choice(legal_turns(sight.own, sight.card))


class MonteCarlo:
    """The turn with the best mean over random games, each with the unseen cards shuffled.

    Looks at a sample of the turns, and in company plays as it would alone.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def start(self, board: Board, seats: int) -> Start:
        """Any legal start."""
        return RandomTurns(self._seed).start(board, seats)

    def turn(self, sight: Sight) -> Turn:
        """The best of some turns, by random games to the end."""
        kernel, card = Kernel(sight.own.board), sight.card
        played, score = len(sight.seen) - 1, sight.scores[sight.seat - 1]
        position = kernel.position(sight.own, played, score.rounds)
        draw = np.random.default_rng(Random(f"{self._seed} {played}").getrandbits(64))
        rows = kernel.list_turns(position, card).copy()
        if len(rows) > _CANDIDATES:
            rows = rows[draw.choice(len(rows), _CANDIDATES, replace=False)]
        unseen = list(sight.deck)
        for seen in sight.seen:
            unseen.remove(seen)
        cards = np.array([(c.number, c.bridges) for c in unseen], np.int8)
        piles = np.stack([draw.permutation(cards)[:-1] for _ in range(_GAMES)])
        seeds = np.arange(_GAMES, dtype=np.uint64)
        means = [
            kernel.random_solos(kernel.apply(position, card, row), piles, seeds).mean()
            for row in rows
        ]
        return kernel.turn(rows[int(np.argmax(means))], card)
