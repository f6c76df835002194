"""What the solver is asked and what it answers."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hashi.rules import Board, Card, Sheet, Start, Turn
from hashi.rules.score import DEADLINES
from hashi.rules.sheet import Category

__all__ = ["Answer", "Question"]


@dataclass(frozen=True, slots=True)
class Question:
    """A sheet and the cards still to come, in order.

    Without a `sheet` it is blank, and the number before the game is `start`, or free.
    `first_round` is the round of the first of the `cards`; `reached` says when categories were
    reached before it, and what the sheet fulfils unsaid was reached in the round before it.
    `deadlines` are the last rounds in which each category has its higher value: the deadlines of a
    player alone (O2), or in company the rounds in which others got there (V4); a category without
    one always has it.
    """

    board: Board
    cards: tuple[Card, ...]
    start: Start | None = None
    sheet: Sheet | None = None
    first_round: int = 1
    reached: Mapping[Category, int] = field(default_factory=dict)
    deadlines: Mapping[Category, int] = field(default_factory=lambda: dict(DEADLINES))


@dataclass(frozen=True, slots=True)
class Answer:
    """The best way found: a total at the end, and the most that is possible at all.

    `start` is the number before the game if the question had no sheet.
    """

    points: int
    bound: int
    start: Start | None
    turns: tuple[Turn, ...]

    @property
    def proven(self) -> bool:
        """Whether nothing better exists."""
        return self.points == self.bound
