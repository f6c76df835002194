"""One player alone as a Gymnasium environment, registered as `hashi/Solo-v0`.

Importing this module registers it; `gymnasium.make("hashi.env.gym:hashi/Solo-v0")` does both.
"""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from hashi import boards, picture
from hashi.env.core import Core
from hashi.env.observation import HIGHEST
from hashi.kernel.tables import Bytes
from hashi.rules import Board, rank

__all__ = ["Observation", "Solo", "observation_space"]

Observation = dict[str, Bytes]


class Solo(gymnasium.Env[Observation, np.int64]):
    """A solo game: every step's reward is the points it brought, so they add up to the total.

    `reset` takes a pile of cards as the option `pile`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        board: Board | str | Path = "A",
        deck: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in {None, "ansi"}:
            raise ValueError(f"the render mode is ansi, not {render_mode}")
        self.render_mode = render_mode
        self._core = Core(board, deck=boards.deck(deck))
        self.observation_space = observation_space(self._core)
        self.action_space = spaces.Discrete(self._core.actions.count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; see Gymnasium."""
        super().reset(seed=seed)
        self._core.seed(int(self.np_random.integers(2**63)))
        self._core.deal((options or {}).get("pile"))
        return self._observation(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action; see Gymnasium. One that is not allowed counts as none."""
        self._core.step(np.array([action], np.int64))
        arrays = self._core.arrays
        info: dict[str, Any] = {"illegal": bool(arrays.illegal[0, 0])}
        over = bool(arrays.done[0])
        if over:
            total = int(arrays.totals[0, 0])
            info |= {"total": total, "rank": rank(total)}
        return self._observation(), float(arrays.rewards[0, 0]), over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The actions allowed now, where libraries for masked learning look for them."""
        masks: npt.NDArray[np.bool_] = self._core.arrays.masks[0, 0].astype(np.bool_)
        return masks

    def render(self) -> str | None:
        """The sheet in characters, as of the last closed round."""
        return None if self.render_mode is None else picture.text(self._core.sheet())

    def _observation(self) -> Observation:
        arrays = self._core.arrays
        return {
            "observation": arrays.observations[0, 0].copy(),
            "action_mask": arrays.masks[0, 0].copy(),
        }


def observation_space(core: Core) -> spaces.Space[Any]:
    """What a seat sees, and the actions allowed to it."""
    space: spaces.Dict[Any] = spaces.Dict(
        {
            "observation": spaces.Box(0, HIGHEST, (core.layout.size,), np.int8),
            "action_mask": spaces.Box(0, 1, (core.actions.count,), np.int8),
        }
    )
    return space


gymnasium.register("hashi/Solo-v0", f"{__name__}:{Solo.__name__}")
