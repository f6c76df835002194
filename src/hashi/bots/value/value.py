"""The learned value of a board, for Python: sights in, rated turns out."""

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
    Scratch,
    Stakes,
    blank_scratch,
    judge_turns,
    model_of,
    points_to_come,
)
from hashi.bots.value.features import CARD_KINDS, feature_rows, fixed_rows
from hashi.bots.value.layout import layout_of
from hashi.bots.value.network import (
    CHANCES,
    FIRST,
    SECOND,
    Floats,
    Network,
    blank_network,
    first_layer,
    forward,
)
from hashi.bots.value.sketch import reached_on, sketch_cards
from hashi.bots.value.weights import Source, general_network, network_from, sources
from hashi.kernel import Kernel
from hashi.kernel.tables import Bytes
from hashi.kernel.turn import list_turns
from hashi.rules import Board, Card, Score, Sheet, Turn
from hashi.rules.score import ROUNDS

__all__ = ["Prospects", "Value", "compile_steps", "general_value", "kind_of", "value_for"]

_SURE = 30.0  # logits beyond this are clipped


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
    """The value of sheets of one board. Thread-safe."""

    def __init__(self, board: Board, network: Network, *, general: bool = False) -> None:
        self.board = board
        self.general = general
        self._kernel = Kernel(board)
        self._model = model_of(board, network, general=general)
        self._own = threading.local()

    def prospects(self, sight: Sight, stakes: Stakes) -> Prospects:
        """The expected points of every legal turn."""
        scratch = self._scratch()
        numbers, bridges, kind, played, unseen = self._arguments(sight)
        number, drawn = sight.card.number, sight.card.bridges
        count = list_turns(self._model.tables, numbers, bridges, number, drawn, scratch.turns)
        judge_turns(self._model, stakes, numbers, bridges, kind, played, unseen, count, scratch)
        return Prospects(scratch.turns[:count].copy(), scratch.values[0, :count].copy())

    def ahead(self, sight: Sight, stakes: Stakes, turn: Bytes, depth: int = 1) -> float:
        """The expected points of a turn, looking `depth` cards ahead."""
        arguments = self._arguments(sight)
        return float(look_ahead(self._model, stakes, *arguments, turn, depth, self._scratch()))

    def turn(self, row: Bytes, card: Card) -> Turn:
        """The turn of a row."""
        return self._kernel.turn(row, card)

    @staticmethod
    def best_turns(prospects: Prospects, most: int, margin: float) -> Bytes:
        """The best turns, best first, none more than `margin` points below the best."""
        best = np.argsort(-prospects.points, kind="stable")[:most]
        points = prospects.points[best].astype(np.float64)
        return prospects.turns[best[points >= points[0] - margin]]

    def expected_points(
        self,
        sheet: Sheet,
        deck: Sequence[Card],
        seen: Sequence[Card],
        stakes: Stakes | None = None,
    ) -> float:
        """The expected points still to come before the next card; for a solo game by default."""
        hidden, reached = self._hidden(sheet, deck, seen)
        third, bias = self._model.network.third, self._model.network.third_bias
        stakes = stakes_of.alone() if stakes is None else stakes
        return float(points_to_come(third, bias, stakes, 0, len(seen), reached, hidden))

    def chances(
        self, sheet: Sheet, deck: Sequence[Card], seen: Sequence[Card]
    ) -> stakes_of.Chances:
        """How likely each category is reached by each round, after the `seen` cards."""
        hidden, reached = self._hidden(sheet, deck, seen)
        network = self._model.network
        said = network.third[-CHANCES:] @ hidden + network.third_bias[-CHANCES:]
        chances = np.zeros((3, ROUNDS + 1))
        chances[:, 1:] = 1 / (1 + np.exp(-np.clip(said.reshape(3, ROUNDS), -_SURE, _SURE)))
        chances[:, : len(seen) + 1] = 0
        for category in range(3):
            if reached >> category & 1:
                chances[category, len(seen) :] = 1
        return np.maximum.accumulate(chances, axis=1)

    def _arguments(self, sight: Sight) -> tuple[Bytes, Bytes, int, int, Bytes]:
        """A sight as arguments of compiled code: sheet, open card, rounds played, unseen cards."""
        position = self._kernel.position(sight.own)
        unseen = _unseen(sight.deck, sight.seen)
        played = len(sight.seen) - 1
        return position.numbers, position.bridges, kind_of(sight.card), played, unseen

    def _hidden(
        self, sheet: Sheet, deck: Sequence[Card], seen: Sequence[Card]
    ) -> tuple[Floats, int]:
        """The second layer for a sheet, and the categories it fulfils."""
        position, scratch = self._kernel.position(sheet), self._scratch()
        unseen = _unseen(deck, seen)
        rows, chart, layout = scratch.rows, self._model.chart, self._model.layout
        sketch_cards(scratch.sketch, unseen)
        size = feature_rows(
            chart, layout, position.numbers, position.bridges, len(seen), scratch.sketch, rows
        )
        size += fixed_rows(layout, unseen, len(seen), rows[size:])
        first, hidden = np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
        first_layer(self._model.network.rows, rows, size, self._model.network.bias, first)
        forward(self._model.network.second, self._model.network.second_bias, first, hidden)
        return hidden, reached_on(scratch.sketch)

    def _scratch(self) -> Scratch:
        scratch: Scratch | None = getattr(self._own, "scratch", None)
        if scratch is None:
            scratch = self._own.scratch = blank_scratch(self.board)
        return scratch


def compile_steps() -> Sequence[Callable[[], object]]:
    """Calls that together compile everything a value needs, for any board."""
    side, cards = boards.board("A"), boards.deck()
    value = Value(side, blank_network(layout_of(side), 1))
    sight = Sight(1, (Sheet.blank(side),), cards, cards[:16], (Score(),))
    stakes = stakes_of.alone()
    passing = np.full(4, -1, np.int8)
    return (
        lambda: value.chances(sight.own, cards, cards[:16]),
        lambda: value.expected_points(sight.own, cards, cards[:16]),
        lambda: value.best_turns(value.prospects(sight, stakes), 2, 1.0),
        lambda: value.ahead(sight, stakes, passing),
    )


def value_for(board: Board, *, company: bool = False) -> Value:
    """The value of a board: its own, or else the general one; compiles the code first, once.

    In company another value may be better than alone, where deadlines count instead of the race.
    A value that another process has trained meanwhile is used as soon as its file is there.
    """
    compile_all()
    return _value_from(board, sources(board, company=company))


@lru_cache(maxsize=8)
def _value_from(board: Board, files: tuple[Source, ...]) -> Value:
    network = network_from(files, board)
    if network is None:
        return general_value(board)
    return Value(board, network)


def general_value(board: Board) -> Value:
    """The general value for a board, whether or not it has its own."""
    return Value(board, general_network(), general=True)
