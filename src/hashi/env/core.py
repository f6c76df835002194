"""The lock-step core of all environments: games as arrays, stepped by compiled code.

Knows nothing of any framework. One game for the single environments, many for a batch.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Self

import numpy as np
import numpy.typing as npt

from hashi import boards
from hashi.env.action import Actions
from hashi.env.observation import Layout
from hashi.kernel.games import Games, copy_games, make_games, seed_games
from hashi.kernel.lockstep import advance_games, deal_games, draw_actions, step_games
from hashi.kernel.show import show_games
from hashi.kernel.tables import Bytes, Numbers, tables_of
from hashi.rules import Board, Card, Sheet
from hashi.rules.game import MOST_SEATS
from hashi.rules.score import ROUNDS

__all__ = ["Core"]


class Core:
    """Games on one board with equally many seats.

    `arrays` holds all of their state, and after each step the masks, observations and rewards;
    they are overwritten by the next step.
    """

    def __init__(
        self,
        board: Board | str | Path = "A",
        games: int = 1,
        seats: int = 1,
        deck: Sequence[Card] | None = None,
    ) -> None:
        if games < 1 or not 1 <= seats <= MOST_SEATS:
            raise ValueError(f"at least one game, 1 to {MOST_SEATS} seats: not {games}, {seats}")
        self.board = board if isinstance(board, Board) else boards.board(board)
        self.deck = tuple(boards.deck() if deck is None else deck)
        if len(self.deck) != ROUNDS + 1:
            raise ValueError(f"a deck has {ROUNDS + 1} cards, not {len(self.deck)}")
        self.actions = Actions(self.board)
        self.layout = Layout(self.board, seats)
        self.arrays: Games = make_games(self.board, games, seats)
        self._tables = tables_of(self.board)
        self._cards = _rows(self.deck)

    @property
    def round(self) -> int:
        """The round of the first game, 0 for setup and 18 for the end."""
        return int(self.arrays.clock[0, 0])

    @property
    def over(self) -> bool:
        """Whether the first game has ended."""
        return self.round > ROUNDS

    def seed(self, seed: int) -> None:
        """Determine all cards, and all actions drawn, from here on."""
        seed_games(self.arrays, np.uint64(seed % 2**64))

    def deal(self, pile: Sequence[Card] | None = None) -> None:
        """Restart all games, with shuffled cards or with this pile."""
        deal_games(self._cards, self.arrays)
        if pile is not None:
            if sorted(pile) != sorted(self.deck):
                raise ValueError("a pile has the cards of the deck, each once")
            self.arrays.piles[:] = _rows(pile)
        self.show()

    def reveal(self, card: Card) -> None:
        """Make this the card of the open round, whatever the pile said."""
        self.arrays.piles[:, self.round - 1] = card.number, card.bridges

    def advance(self, actions: npt.ArrayLike) -> None:
        """Play one action for every seat of every game; masks are not renewed yet."""
        advance_games(self._tables, self.arrays, self._shaped(actions))

    def show(self) -> None:
        """Renew masks and observations."""
        show_games(self._tables, self._cards, self.arrays)

    def step(self, actions: npt.ArrayLike, *, again: bool = False) -> None:
        """Advance and show all games; if `again`, deal again where one has ended."""
        step_games(self._tables, self._cards, self.arrays, self._shaped(actions), again)

    def draw(self) -> Numbers:
        """An allowed action for every seat, drawn at random; (games, seats)."""
        return draw_actions(self.arrays)

    def pile(self, game: int = 0) -> tuple[Card, ...]:
        """The cards of a game in order, the one set aside last."""
        return tuple(Card(int(n), int(b)) for n, b in self.arrays.piles[game])

    def sheet(self, seat: int = 1, game: int = 0) -> Sheet:
        """A seat's sheet as of the last closed round."""
        numbers, bridges = self.arrays.numbers[game, seat - 1], self.arrays.bridges[game, seat - 1]
        return Sheet(self.board, _packed(numbers, 4), _packed(bridges, 2))

    def copy(self) -> Self:
        """An independent copy."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.arrays = copy_games(self.arrays)
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()  # boards and tables never change

    def _shaped(self, actions: npt.ArrayLike) -> Numbers:
        return np.ascontiguousarray(actions, np.int64).reshape(self.arrays.points.shape)


def _rows(cards: Sequence[Card]) -> Bytes:
    return np.array([(card.number, card.bridges) for card in cards], np.int8)


def _packed(values: Bytes, bits: int) -> int:
    return sum(int(value) << bits * place for place, value in enumerate(values))
