"""The learned value of a board, for Python: sights in, rated turns out."""

import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from itertools import accumulate, count
from math import exp
from operator import mul

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
    model_of,
    points_to_come,
)
from hashi.bots.value.features import CARD_KINDS, feature_rows, fixed_rows, row_count
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
    scale_rows,
)
from hashi.bots.value.rivals import FACTS, RIVAL_FEATURES, RIVAL_ROWS, note_facts, rival_rows
from hashi.bots.value.sketch import reached_on, sketch_cards
from hashi.bots.value.weights import (
    Source,
    general_network,
    network_from,
    sources,
)
from hashi.kernel import Kernel
from hashi.kernel.tables import Bytes
from hashi.kernel.turn import list_turns
from hashi.rules import CATEGORIES, Board, Card, Score, Sheet, Turn
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
    """How many cards of each kind are still unseen."""
    kinds = np.zeros(CARD_KINDS, np.int8)
    for card, copies in (Counter(deck) - Counter(seen)).items():
        kinds[kind_of(card)] = copies
    return kinds


class Value:
    """The value of sheets of one board. Thread-safe."""

    def __init__(self, board: Board, network: Network, *, general: bool = False) -> None:
        self.board = board
        self.general = general
        self._kernel = Kernel(board)
        self._model = model_of(board, network, general=general)
        self._rivals_from = row_count(self._model.layout)
        self._own = threading.local()
        self._salts = count(1)

    @property
    def is_multiplayer(self) -> bool:
        """Whether this value was trained in company, so that it takes the others into account."""
        return len(self._model.network.rows) > self._rivals_from

    def prospects(self, sight: Sight, stakes: Stakes) -> Prospects:
        """The expected points of every legal turn."""
        model, scratch = self._seeing(_others(sight), len(sight.seen)), self._scratch()
        numbers, bridges, kind, played, unseen = self._arguments(sight)
        number, drawn = sight.card.number, sight.card.bridges
        count = list_turns(self._model.tables, numbers, bridges, number, drawn, scratch.turns)
        judge_turns(model, stakes, numbers, bridges, kind, played, unseen, count, scratch)
        return Prospects(scratch.turns[:count].copy(), scratch.values[0, :count].copy())

    def ahead(self, sight: Sight, stakes: Stakes, turns: Bytes, depth: int = 1) -> Iterator[float]:
        """The expected points of turns, one after the other, looking `depth` cards ahead."""
        model, arguments = self._seeing(_others(sight), len(sight.seen)), self._arguments(sight)
        scratch, salt = self._scratch(), next(self._salts)
        for turn in turns:
            yield float(look_ahead(model, stakes, *arguments, turn, depth, salt, scratch))

    def turn(self, row: Bytes, card: Card) -> Turn:
        """The turn of a row."""
        return self._kernel.turn(row, card)

    def row(self, turn: Turn) -> Bytes:
        """The row of a turn."""
        return self._kernel.row(turn)

    @staticmethod
    def best_turns(prospects: Prospects, most: int, margin: float) -> Bytes:
        """The best turns, best first, none more than `margin` points below the best."""
        points = prospects.points.tolist()
        best = nlargest(most, range(len(points)), key=points.__getitem__)
        near = [place for place in best if points[place] >= points[best[0]] - margin]
        return np.array([prospects.turns[place].tolist() for place in near], np.int8)

    def expected_points(
        self,
        sheet: Sheet,
        deck: Sequence[Card],
        seen: Sequence[Card],
        stakes: Stakes | None = None,
        others: Sequence[Sheet] = (),
    ) -> float:
        """The expected points still to come before the next card; for a solo game by default."""
        hidden, reached = self._hidden(sheet, deck, seen, others)
        third, bias = self._model.network.third, self._model.network.third_bias
        stakes = stakes_of.solo_stakes() if stakes is None else stakes
        return float(points_to_come(third, bias, stakes, 0, len(seen), reached, hidden))

    def chances(
        self,
        sheet: Sheet,
        deck: Sequence[Card],
        seen: Sequence[Card],
        others: Sequence[Sheet] = (),
    ) -> stakes_of.Chances:
        """How likely each category is reached by each round, after the `seen` cards."""
        hidden, reached = self._hidden(sheet, deck, seen, others)
        network = self._model.network
        weights, bias = network.third[-CHANCES:].tolist(), network.third_bias[-CHANCES:].tolist()
        second = hidden.tolist()
        said = [
            _chance(sum(map(mul, row, second)) + start)
            for row, start in zip(weights, bias, strict=True)
        ]
        return [
            _reached_by(said[category * ROUNDS :][:ROUNDS], len(seen), reached >> category & 1)
            for category in range(len(CATEGORIES))
        ]

    def _arguments(self, sight: Sight) -> tuple[Bytes, Bytes, int, int, Bytes]:
        """A sight as arguments of compiled code: sheet, open card, rounds played, unseen cards."""
        position = self._kernel.position(sight.own)
        unseen = _unseen(sight.deck, sight.seen)
        played = len(sight.seen) - 1
        return position.numbers, position.bridges, kind_of(sight.card), played, unseen

    def _seeing(self, others: Sequence[Sheet], after: int) -> BoardModel:
        """The model for a sheet after so many rounds, with what the others have."""
        if not self.is_multiplayer or not others:
            return self._model
        scratch, network = self._scratch(), self._model.network
        facts = np.zeros((1 + len(others), FACTS), np.int64)
        for seat, sheet in enumerate(others, 1):
            self._sketch(sheet, after)
            note_facts(scratch.sketch, facts[seat])
        rows, bias = np.empty(RIVAL_FEATURES, np.int32), np.empty(FIRST, np.float32)
        rival_rows(facts, len(facts), 0, self._rivals_from, after, rows)
        first_layer(network.rows, rows, RIVAL_FEATURES, network.bias, bias)
        return self._model._replace(network=network._replace(bias=bias))

    def _sketch(self, sheet: Sheet, played: int) -> int:
        """Sketch a sheet and write its rows; returns how many."""
        position, scratch, model = self._kernel.position(sheet), self._scratch(), self._model
        return int(
            feature_rows(
                model.chart,
                model.layout,
                position.numbers,
                position.bridges,
                played,
                scratch.sketch,
                scratch.rows,
            )
        )

    def _hidden(
        self, sheet: Sheet, deck: Sequence[Card], seen: Sequence[Card], others: Sequence[Sheet]
    ) -> tuple[Floats, int]:
        """The second layer for a sheet, and the categories it fulfils."""
        model, scratch = self._seeing(others, len(seen)), self._scratch()
        unseen, rows, network = _unseen(deck, seen), scratch.rows, model.network
        sketch_cards(scratch.sketch, unseen)
        size = self._sketch(sheet, len(seen))
        size += fixed_rows(model.layout, unseen, len(seen), rows[size:])
        first, hidden = np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
        first_layer(network.rows, rows, size, network.bias, first)
        forward(network.second, network.second_bias, first, hidden)
        return hidden, reached_on(scratch.sketch)

    def _scratch(self) -> Scratch:
        scratch: Scratch | None = getattr(self._own, "scratch", None)
        if scratch is None:
            scratch = self._own.scratch = blank_scratch(self.board)
        return scratch


def _others(sight: Sight) -> Sequence[Sheet]:
    return [sheet for seat, sheet in enumerate(sight.sheets, 1) if seat != sight.seat]


def _chance(logit: float) -> float:
    return 1 / (1 + exp(-max(-_SURE, min(logit, _SURE))))


def _reached_by(said: Sequence[float], played: int, now: int) -> Sequence[float]:
    """The chances that a category is reached by each round: known until now, never falling."""
    later = [1.0] * len(said) if now else said
    return list(accumulate([*[0.0] * played, float(now), *later[played:]], max))


def compile_steps() -> Sequence[Callable[[], object]]:
    """Calls that together compile everything a value needs, for any board."""
    side, cards = boards.board("A"), boards.deck()
    network = blank_network(layout_of(side), 1)
    rivals = np.zeros((RIVAL_ROWS, FIRST), np.float32)
    value = Value(side, network)
    seeing = Value(side, network._replace(rows=np.concatenate([network.rows, rivals])))
    sight = Sight(1, (Sheet.blank(side),), cards, cards[:16], (Score(),))
    stakes = stakes_of.solo_stakes()
    passing = np.full(4, -1, np.int8)
    return (
        lambda: scale_rows(passing[None], np.zeros(1, np.float32), np.zeros((1, 4), np.float32)),
        lambda: value.chances(sight.own, cards, cards[:16]),
        lambda: value.expected_points(sight.own, cards, cards[:16]),
        lambda: value.best_turns(value.prospects(sight, stakes), 2, 1.0),
        lambda: list(value.ahead(sight, stakes, passing[None])),
        lambda: seeing.expected_points(sight.own, cards, cards[:16], others=sight.sheets),
    )


def value_for(board: Board, *, multiplayer: bool = False) -> Value:
    """The value of a board: its own, or else the general one; compiles the code first, once.

    In company another value may be better than alone, where deadlines count instead of the race.
    A value that another process has trained meanwhile is used as soon as its file is there.
    """
    compile_all()
    return _value_from(board, sources(board, multiplayer=multiplayer))


@lru_cache(maxsize=8)
def _value_from(board: Board, files: tuple[Source, ...]) -> Value:
    network = network_from(files, board)
    if network is None:
        return general_value(board)
    return Value(board, network)


def general_value(board: Board) -> Value:
    """The general value for a board, whether or not it has its own."""
    return Value(board, general_network(), general=True)
