"""One to four seats as PettingZoo environments: `parallel_env` and, seat after seat, `env`.

All seats of a game choose at the same time. In `env` (AEC) they are asked one after the other, and
none sees what another has chosen before the round closes.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from hashi import picture
from hashi.env.core import Core
from hashi.env.gym import Observation, observation_space
from hashi.rules import Board

__all__ = ["AgentByAgent", "AllAtOnce", "env", "parallel_env"]

Info = dict[str, Any]


class _Table:
    """A core with names for its seats; what both kinds of environment share."""

    def __init__(self, board: Board | str | Path, seats: int) -> None:
        self.core = Core(board, 1, seats)
        self.names = [f"seat_{seat}" for seat in range(1, seats + 1)]
        self.observation_spaces = {name: observation_space(self.core) for name in self.names}
        self.action_spaces = {name: spaces.Discrete(self.core.actions.count) for name in self.names}
        self._random = np.random.default_rng()

    def reset(self, seed: int | None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.core.seed(int(self._random.integers(2**63)))
        self.core.deal()

    def step(self, actions: list[int]) -> None:
        self.core.step(np.array(actions, np.int64))

    def observe(self, name: str) -> Observation:
        seat, arrays = self.names.index(name), self.core.arrays
        return {
            "observation": arrays.observations[0, seat].copy(),
            "action_mask": arrays.masks[0, seat].copy(),
        }

    @property
    def over(self) -> bool:
        return bool(self.core.arrays.done[0])

    @property
    def rewards(self) -> dict[str, float]:
        return dict(zip(self.names, self.core.arrays.rewards[0].tolist(), strict=True))

    @property
    def infos(self) -> dict[str, Info]:
        arrays = self.core.arrays
        flags = arrays.illegal[0].tolist()
        infos: list[Info] = [{"illegal": bool(flag)} for flag in flags]
        if self.over:
            totals = arrays.totals[0].tolist()
            for info, total in zip(infos, totals, strict=True):
                info |= {"total": total, "won": total == max(totals)}
        return dict(zip(self.names, infos, strict=True))

    def text(self) -> str:
        seats = enumerate(self.names, 1)
        return "\n".join(f"{name}\n{picture.text(self.core.sheet(seat))}" for seat, name in seats)


class _Seated:
    """What both kinds of environment answer alike."""

    _table: _Table
    render_mode: str | None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self._table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self._table.action_spaces[agent]

    def render(self) -> str | None:
        """All sheets in characters, as of the last closed round."""
        return None if self.render_mode is None else self._table.text()


class AllAtOnce(_Seated, ParallelEnv[str, Observation, int], EzPickle):
    """The parallel environment; see `parallel_env`."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "hashi_v0"}

    def __init__(
        self, board: Board | str | Path = "A", seats: int = 2, render_mode: str | None = None
    ) -> None:
        EzPickle.__init__(self, board, seats, render_mode)
        self._table = _Table(board, seats)
        self.render_mode = render_mode
        self.possible_agents = self._table.names
        self.agents: list[str] = []
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  theirs
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begin a game; see PettingZoo."""
        self._table.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {name: {} for name in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]
    ]:
        """Play an action of every seat; see PettingZoo. One that is not allowed counts as none."""
        table, names = self._table, self.possible_agents
        table.step([actions[name] for name in names])
        over = table.over
        if over:
            self.agents = []
        return (
            self._observations(),
            table.rewards,
            dict.fromkeys(names, over),
            dict.fromkeys(names, False),
            table.infos,
        )

    def _observations(self) -> dict[str, Observation]:
        return {name: self._table.observe(name) for name in self.possible_agents}


class AgentByAgent(_Seated, AECEnv[str, Observation, int | None], EzPickle):
    """The environment that asks one seat after the other; see `env`."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "hashi_v0",
        "is_parallelizable": False,  # it is: parallel_env, and far faster than a conversion
    }

    def __init__(
        self, board: Board | str | Path = "A", seats: int = 2, render_mode: str | None = None
    ) -> None:
        EzPickle.__init__(self, board, seats, render_mode)
        super().__init__()
        self._table = _Table(board, seats)
        self.render_mode = render_mode
        self.possible_agents = self._table.names
        self.agents: list[str] = []
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces
        self._chosen: list[int] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  theirs
        """Begin a game; see PettingZoo."""
        self._table.reset(seed)
        names = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, Info] = {name: {} for name in names}
        self.agent_selection = names[0]
        self._chosen = []

    def step(self, action: int | None) -> None:
        """Choose for the seat that is asked; see PettingZoo. What is not allowed counts as none."""
        name, names = self.agent_selection, self.possible_agents
        if action is None or self.terminations[name]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[name] = 0.0
        self._chosen.append(action)
        if len(self._chosen) < len(names):
            self._clear_rewards()
            self.agent_selection = names[len(self._chosen)]
            return
        self._table.step(self._chosen)
        self._chosen = []
        self.agent_selection = names[0]
        self.rewards = self._table.rewards
        self.infos = self._table.infos
        self.terminations = dict.fromkeys(names, self._table.over)
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What a seat sees and may choose."""
        return self._table.observe(agent)


def parallel_env(
    board: Board | str | Path = "A", seats: int = 2, render_mode: str | None = None
) -> AllAtOnce:
    """The environment in which all seats choose at once."""
    return AllAtOnce(board, seats, render_mode)


def env(
    board: Board | str | Path = "A", seats: int = 2, render_mode: str | None = None
) -> AECEnv[str, Observation, int | None]:
    """The environment that asks one seat after the other, with PettingZoo's usual wrappers."""
    raw = AgentByAgent(board, seats, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))
