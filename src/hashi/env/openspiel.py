"""HASHI as an OpenSpiel game, `python_hashi`, with chance nodes for the cards.

Importing this module registers it; `pyspiel.load_game("python_hashi", {"board": "B"})` makes one.
Seats choose one after the other, but what they choose is hidden until their round closes.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from hashi import boards, picture
from hashi.env.core import Core
from hashi.rules.game import MOST_SEATS
from hashi.rules.score import ROUNDS

__all__ = ["HashiGame", "HashiObserver", "HashiState"]

_NAME = "python_hashi"
_MOST_POINTS = 60.0
_DEFAULTS = {"board": "A", "players": 2}

_TYPE = pyspiel.GameType(
    short_name=_NAME,
    long_name="HASHI, the flip-and-write board game",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class HashiGame(pyspiel.Game):
    """The game: `board` is A, B or the path of a board file, `players` 1 to 4."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**_DEFAULTS, **(params or {})}
        self.board, self.players = boards.board(chosen["board"]), int(chosen["players"])
        self.deck = boards.deck()
        steps = 1 + ROUNDS + sum(sorted(card.bridges for card in self.deck)[1:])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.new_core().actions.count,
            max_chance_outcomes=len(self.deck),
            num_players=self.players,
            min_utility=0.0,
            max_utility=_MOST_POINTS,
            max_game_length=self.players * steps,
        )
        super().__init__(_TYPE, info, chosen)

    def new_core(self) -> Core:
        """A core with one game of this kind."""
        core = Core(self.board, 1, self.players, self.deck)
        core.deal()
        return core

    def new_initial_state(self) -> "HashiState":
        """A game before the starts are chosen."""
        return HashiState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "HashiObserver":
        """What looks at states for a seat."""
        if params:
            raise ValueError(f"no parameters of observations are known: {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return HashiObserver(self, perfect_recall=recall)


class HashiState(pyspiel.State):
    """A game as it is after some actions."""

    def __init__(self, game: HashiGame) -> None:
        super().__init__(game)
        self.core = game.new_core()
        self._drawn: list[int] = []  # the cards revealed, as places in the deck
        self._chosen: list[int] = []  # what the seats have chosen for the next step
        self.told: list[list[str]] = [[] for _ in range(game.players)]  # what each seat knows

    def current_player(self) -> int:
        """The seat to choose, from 0; or chance, or the terminal player; see OpenSpiel."""
        if self.core.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.core.round > len(self._drawn):
            return int(pyspiel.PlayerId.CHANCE)
        return len(self._chosen)

    def _legal_actions(self, player: int) -> list[int]:
        actions: list[int] = np.flatnonzero(self.core.arrays.masks[0, player]).tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The unseen cards, all as likely."""
        unseen = [place for place in range(len(self.core.deck)) if place not in self._drawn]
        return [(place, 1 / len(unseen)) for place in unseen]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._reveal(action)
            return
        self.told[len(self._chosen)].append(self.core.actions.text(action))
        self._chosen.append(action)
        if len(self._chosen) == len(self.told):
            self._step()

    def _reveal(self, place: int) -> None:
        self._drawn.append(place)
        card = self.core.deck[place]
        self.core.reveal(card)
        self.core.show()
        for known in self.told:
            known.append(f"card {card}")

    def _step(self) -> None:
        before = self.core.round
        self.core.advance(np.array(self._chosen))
        self._chosen = []
        if self.core.round == before:
            self.core.show()
            return
        sheets = [self.core.sheet(seat) for seat in range(1, len(self.told) + 1)]
        shown = "; ".join(f"{sheet.numbers:x} {sheet.bridges:x}" for sheet in sheets)
        for known in self.told:
            known.append(f"round {before} closes: {shown}")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"card {self.core.deck[action]}"
        return self.core.actions.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.core.over

    def returns(self) -> list[float]:
        """The total of each seat at the end, 0 before: many algorithms take no other rewards."""
        return [float(total) for total in self.core.arrays.totals[0]]

    def __str__(self) -> str:
        seats = range(1, len(self.told) + 1)
        sheets = "\n".join(f"seat {seat}\n{picture.text(self.core.sheet(seat))}" for seat in seats)
        return f"round {self.core.round}\n{sheets}"


class HashiObserver:
    """What a seat sees as text and as a tensor; see `hashi.env.observation`."""

    def __init__(self, game: HashiGame, *, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self.tensor: npt.NDArray[np.float32] = np.zeros(game.new_core().layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HashiState, player: int) -> None:
        """Write what a seat sees to the tensor."""
        self.tensor[:] = state.core.arrays.observations[0, player]

    def string_from(self, state: HashiState, player: int) -> str:
        """What a seat sees, or with perfect recall all it has seen and chosen."""
        if self._perfect_recall:
            return f"seat {player + 1}\n" + "\n".join(state.told[player])
        self.set_from(state, player)
        return " ".join(str(int(value)) for value in self.tensor)


pyspiel.register_game(_TYPE, HashiGame)
