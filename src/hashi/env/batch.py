"""Many games in one call, for vectorised learning: masks, observations and rewards as arrays."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hashi.env.action import Actions
from hashi.env.core import Core
from hashi.env.observation import Layout
from hashi.kernel.tables import Bytes, Numbers
from hashi.rules import Board, Card

__all__ = ["Batch", "Shown", "Step"]


class Shown(NamedTuple):
    """What every seat sees, and which actions it may choose."""

    observations: Bytes  # (games, seats, layout.size)
    masks: Bytes  # (games, seats, actions.count)


class Step(NamedTuple):
    """What a step led to. Where a game has ended, the next one is shown."""

    observations: Bytes  # (games, seats, layout.size)
    masks: Bytes  # (games, seats, actions.count)
    rewards: npt.NDArray[np.float32]  # (games, seats): the points this step brought
    done: npt.NDArray[np.bool_]  # (games,): this step ended the game
    totals: Numbers  # (games, seats): the points of the last game that ended
    illegal: npt.NDArray[np.bool_]  # (games, seats): the action was not allowed


class Batch:
    """Games that are stepped together; one that ends is followed by the next at once.

    All arrays returned are the caller's to keep. An action that is not allowed counts as none.
    """

    def __init__(
        self,
        board: Board | str | Path = "A",
        games: int = 256,
        seed: int = 0,
        *,
        seats: int = 1,
        deck: Sequence[Card] | None = None,
    ) -> None:
        self._core = Core(board, games, seats, deck)
        self._core.seed(seed)
        self._core.deal()

    @property
    def board(self) -> Board:
        """The board all games are played on."""
        return self._core.board

    @property
    def actions(self) -> Actions:
        """What the actions stand for."""
        return self._core.actions

    @property
    def layout(self) -> Layout:
        """What stands where in an observation."""
        return self._core.layout

    def reset(self, seed: int | None = None) -> Shown:
        """Restart all games; a seed determines all cards from here on."""
        if seed is not None:
            self._core.seed(seed)
        self._core.deal()
        arrays = self._core.arrays
        return Shown(arrays.observations.copy(), arrays.masks.copy())

    def step(self, actions: npt.ArrayLike) -> Step:
        """Play one action for every seat of every game: (games, seats), or (games,) alone."""
        self._core.step(actions, again=True)
        arrays = self._core.arrays
        return Step(
            arrays.observations.copy(),
            arrays.masks.copy(),
            arrays.rewards.copy(),
            arrays.done.astype(np.bool_),
            arrays.totals.copy(),
            arrays.illegal.astype(np.bool_),
        )

    def sample(self) -> Numbers:
        """An allowed action for every seat, drawn at random; (games, seats)."""
        return self._core.draw()

    def pile(self, game: int) -> tuple[Card, ...]:
        """The cards of a game in order, the one set aside last: nothing a player may know."""
        return self._core.pile(game)
