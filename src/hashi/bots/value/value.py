"""The learned value of a board, for Python: sights in, judged turns out."""

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from hashi import boards
from hashi.bots.compilation import compile_all
from hashi.bots.protocol import Sight
from hashi.bots.value import stakes as stakes_of
from hashi.bots.value.ahead import look_ahead
from hashi.bots.value.choice import (
    BoardModel,
    Scratch,
    Stakes,
    blank_scratch,
    judge_turns,
    leaf,
)
from hashi.bots.value.features import CARD_KINDS, chart_of, fixed_rows, look, reached_on
from hashi.bots.value.network import (
    FIRST,
    ISLANDS,
    SECOND,
    Floats,
    Network,
    blank_network,
    forward,
    summed,
)
from hashi.bots.value.weights import network_for
from hashi.kernel import Kernel
from hashi.kernel.tables import Bytes
from hashi.kernel.turn import list_turns
from hashi.rules import Board, Card, Score, Sheet, Turn
from hashi.rules.score import ROUNDS

__all__ = ["Prospects", "Value", "compile_steps", "kind_of", "value_for"]

_SURE = 30.0  # beyond this a chance is 0 or 1


@dataclass(frozen=True, slots=True, eq=False)
class Prospects:
    """Turns as rows of the kernel, and the points each is expected to bring from here on."""

    turns: Bytes
    points: Floats


def kind_of(card: Card) -> int:
    """A card as a number from 0 to 17."""
    return (card.number - 1) * 3 + card.bridges - 1


def _unseen(deck: Sequence[Card], seen: Sequence[Card]) -> Bytes:
    """How many cards of each kind nobody has seen."""
    kinds = np.zeros(CARD_KINDS, np.int8)
    for card, count in (Counter(deck) - Counter(seen)).items():
        kinds[kind_of(card)] = count
    return kinds


class Value:
    """The value of sheets of one board. For any number of threads at once."""

    def __init__(self, board: Board, network: Network) -> None:
        self.board = board
        self._kernel = Kernel(board)
        self._model = BoardModel(self._kernel.tables, chart_of(board), network)
        self._own = threading.local()

    def judged(self, sight: Sight, stakes: Stakes) -> Prospects:
        """Every legal turn of a sight."""
        scratch = self._scratch()
        numbers, bridges, kind, played, unseen = self._asked(sight)
        number, drawn = sight.card.number, sight.card.bridges
        count = list_turns(self._model.tables, numbers, bridges, number, drawn, scratch.turns)
        judge_turns(self._model, stakes, numbers, bridges, kind, played, unseen, count, scratch)
        return Prospects(scratch.turns[:count].copy(), scratch.values[:count].copy())

    def ahead(self, sight: Sight, stakes: Stakes, turn: Bytes, depth: int = 1) -> float:
        """What a turn is expected to bring from here on, looked at so many cards ahead."""
        asked = self._asked(sight)
        return float(look_ahead(self._model, stakes, *asked, turn, depth, self._scratch()))

    def turn(self, row: Bytes, card: Card) -> Turn:
        """A row as a turn."""
        return self._kernel.turn(row, card)

    @staticmethod
    def few(all_: Prospects, most: int, margin: float) -> Bytes:
        """The best turns, best first, none more than `margin` points below the best."""
        best = np.argsort(-all_.points, kind="stable")[:most]
        points = all_.points[best].astype(np.float64)
        return all_.turns[best[points >= points[0] - margin]]

    def promise(
        self,
        sheet: Sheet,
        deck: Sequence[Card],
        seen: Sequence[Card],
        stakes: Stakes | None = None,
    ) -> float:
        """The points still to come before the next card is revealed; alone unless `stakes` says."""
        hidden, reached = self._hidden(sheet, deck, seen)
        third, bias = self._model.network.third, self._model.network.third_bias
        islands = len(self.board.islands)
        stakes = stakes_of.alone() if stakes is None else stakes
        return float(leaf(third, bias, stakes, islands, len(seen), reached, hidden))

    def chances(
        self, sheet: Sheet, deck: Sequence[Card], seen: Sequence[Card]
    ) -> stakes_of.Chances:
        """How likely each category is reached by each round, `seen` cards being played."""
        hidden, reached = self._hidden(sheet, deck, seen)
        first = ISLANDS + len(self.board.islands)
        said = self._model.network.third[first:] @ hidden + self._model.network.third_bias[first:]
        chances = np.zeros((3, ROUNDS + 1))
        chances[:, 1:] = 1 / (1 + np.exp(-np.clip(said.reshape(3, ROUNDS), -_SURE, _SURE)))
        chances[:, : len(seen) + 1] = 0
        for category in range(3):
            if reached >> category & 1:
                chances[category, len(seen) :] = 1
        return np.maximum.accumulate(chances, axis=1)

    def _asked(self, sight: Sight) -> tuple[Bytes, Bytes, int, int, Bytes]:
        """A sight for compiled code: the sheet, the open card, rounds behind, cards unseen."""
        position = self._kernel.position(sight.own)
        unseen = _unseen(sight.deck, sight.seen)
        played = len(sight.seen) - 1
        return position.numbers, position.bridges, kind_of(sight.card), played, unseen

    def _hidden(
        self, sheet: Sheet, deck: Sequence[Card], seen: Sequence[Card]
    ) -> tuple[Floats, int]:
        """The second layer for a sheet, and the categories it fulfils."""
        position, scratch = self._kernel.position(sheet), self._scratch()
        islands, lines = len(self.board.islands), len(self.board.lines)
        unseen = _unseen(deck, seen)
        left = sum(int(count) * (kind % 3 + 1) for kind, count in enumerate(unseen))
        rows = scratch.rows
        size = look(
            self._model.chart,
            position.numbers,
            position.bridges,
            len(seen),
            left,
            scratch.sketch,
            rows,
        )
        size += fixed_rows(islands, lines, unseen, len(seen), rows[size:])
        first, hidden = np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
        summed(self._model.network.rows, rows, size, self._model.network.bias, first)
        forward(self._model.network.second, self._model.network.second_bias, first, hidden)
        return hidden, reached_on(scratch.sketch)

    def _scratch(self) -> Scratch:
        scratch: Scratch | None = getattr(self._own, "scratch", None)
        if scratch is None:
            scratch = self._own.scratch = blank_scratch(self.board)
        return scratch


def compile_steps() -> Sequence[Callable[[], object]]:
    """Calls that together compile everything a value needs, whatever the board."""
    side, cards = boards.board("A"), boards.deck()
    value = Value(side, blank_network(len(side.islands), len(side.lines), 1))
    sight = Sight(1, (Sheet.blank(side),), cards, cards[:16], (Score(),))
    stakes = stakes_of.alone()
    passing = np.full(4, -1, np.int8)
    return (
        lambda: value.chances(sight.own, cards, cards[:16]),
        lambda: value.promise(sight.own, cards, cards[:16]),
        lambda: value.few(value.judged(sight, stakes), 2, 1.0),
        lambda: value.ahead(sight, stakes, passing),
    )


@lru_cache(maxsize=8)
def value_for(board: Board) -> Value | None:
    """The value of a board, if one was learned for it; compiles what it needs, once."""
    network = network_for(board)
    if network is None:
        return None
    compile_all()
    return Value(board, network)
