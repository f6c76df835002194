"""The bound is above the best play without knowing the cards, which is above any bot's."""

import importlib.util
from collections.abc import Callable, Sequence
from copy import copy
from functools import cache, partial
from itertools import permutations
from pathlib import Path
from statistics import fmean
from types import ModuleType

import pytest

from hashi import Board, Card, Sheet, Turn, deck, legal_turns
from hashi.rules import Island
from hashi.rules.score import DEADLINES, PER_ISLAND, ROUNDS, VALUES

FILE = Path(__file__).parents[2] / "benchmarks" / "bound.py"
ISLANDS = (Island("a1"), Island("a3"), Island("c1", "red"), Island("c3", "blue"))
BOARD = Board("tiny", ISLANDS, ("a1-a3", "a1-c1", "a3-c3", "c1-c3"))
SHEET = Sheet.blank(BOARD).start("a1", 3).after(Card(2, 2), Turn.parse("2@a3 a1-a3 a1-c1"))
SEEN = tuple(
    card for card in deck() if card not in (Card(1, 2), Card(2, 1), Card(3, 1), Card(2, 3))
)
PILES = [(*SEEN, *rest) for rest in permutations(card for card in deck() if card not in SEEN)]

Worth = Callable[[Sheet, tuple[Card, ...]], float]


@pytest.fixture(scope="module")
def bound() -> ModuleType:
    """The program."""
    spec = importlib.util.spec_from_file_location("bound", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def gain(before: Sheet, after: Sheet, number: int) -> int:
    """The points that a turn of this round scores for a player alone."""
    new = after.reached - before.reached
    categories = sum(VALUES[category][number > DEADLINES[category]] for category in new)
    return PER_ISLAND * (len(after.finished) - len(before.finished)) + categories


class Guess:
    """An estimate by a function of the sheet."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def to_come(self, sheet: Sheet, seen: Sequence[Card]) -> float:
        """The function, 0 at the end."""
        return 0.0 if len(seen) == ROUNDS else self.worth(sheet, tuple(seen))

    def answers(
        self, sheet: Sheet, seen: Sequence[Card], most: int
    ) -> list[tuple[float, Callable[[], Sheet]]]:
        """Every legal turn."""
        sheets = [sheet.with_turn(turn) for turn in legal_turns(sheet, seen[-1])]
        found: list[tuple[float, Callable[[], Sheet]]] = [
            (self._promise(sheet, after, seen), partial(copy, after)) for after in sheets
        ]
        return sorted(found, key=lambda answer: -answer[0])[:most]

    def best(self, sheet: Sheet, seen: Sequence[Card]) -> float:
        """What the best turn promises."""
        return self.answers(sheet, seen, 1)[0][0]

    def _promise(self, sheet: Sheet, after: Sheet, seen: Sequence[Card]) -> float:
        return gain(sheet, after, len(seen)) + self.to_come(after, seen)


@cache
def exact(sheet: Sheet, seen: tuple[Card, ...]) -> float:
    """What the best play brings that does not know the cards: expectimax over all of them."""
    if len(seen) == ROUNDS:
        return 0.0
    unseen = [card for card in deck() if card not in seen]
    return fmean(Guess(exact).answers(sheet, (*seen, card), 1)[0][0] for card in sorted(unseen))


def played(guess: Guess, pile: Sequence[Card]) -> float:
    """What a bot scores that plays the best turn by a guess."""
    sheet, points = SHEET, 0
    for number in range(len(SEEN) + 1, ROUNDS + 1):
        after = guess.answers(sheet, pile[:number], 1)[0][1]()
        points += gain(sheet, after, number)
        sheet = after
    return points


def test_bound_above_the_best_above_bots(bound: ModuleType) -> None:
    """By any guess, at any price: luck has no mean, so paying for it is no loss."""
    best = exact(SHEET, SEEN)
    blind, fond = (
        Guess(lambda _sheet, _seen: 0.0),
        Guess(lambda sheet, _seen: 3 * len(sheet.written)),
    )
    hindsight = fmean(bound.relaxed(blind, deck(), [SHEET], SEEN, p, price=0.0) for p in PILES)
    assert hindsight > best + 0.01
    for guess in (blind, fond):
        bot = fmean(played(guess, pile) for pile in PILES)
        relaxed = fmean(bound.relaxed(guess, deck(), [SHEET], SEEN, pile) for pile in PILES)
        assert bot <= best + 1e-9 < relaxed


def test_tight_with_the_exact_value(bound: ModuleType) -> None:
    """The better the guess, the lower the bound: with the exact value no deal is worth more."""
    best, guess = exact(SHEET, SEEN), Guess(exact)
    for pile in PILES:
        assert bound.relaxed(guess, deck(), [SHEET], SEEN, pile) == pytest.approx(best)
    assert fmean(played(guess, pile) for pile in PILES) == pytest.approx(best)


def test_a_narrow_beam_finds_less(bound: ModuleType) -> None:
    """So the figure of a beam is no bound until a wider one finds no more."""
    blind = Guess(lambda _sheet, _seen: 0.0)
    wide = [bound.relaxed(blind, deck(), [SHEET], SEEN, pile) for pile in PILES]
    narrow = [bound.relaxed(blind, deck(), [SHEET], SEEN, p, beam=1, turns=1) for p in PILES]
    assert all(one <= other + 1e-9 for one, other in zip(narrow, wide, strict=True))
    assert fmean(narrow) < fmean(wide)
