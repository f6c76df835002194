"""The solver's input and output."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hashi.rules import Board, Card, Sheet, Start, Turn
from hashi.rules.score import DEADLINES
from hashi.rules.sheet import Category

__all__ = ["Answer", "Question"]


@dataclass(frozen=True, slots=True)
class Question:
    """A sheet and the cards still to come, in order.

    Without a `sheet` the game begins with a blank one, and the start is `start`, or free.
    `first_round` is the round of the first of the `cards`; `reached` says when categories were
    reached before it. A category that the sheet fulfils but `reached` omits counts as reached in
    the round before. `deadlines` are the last rounds in which each category has its higher value:
    those of a solo game (O2), or in company the rounds in which others reached it (V4); without one
    the higher value always applies.
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
    """The best solution found: its final total, and an upper bound.

    `start` is the starting number if the question had no sheet.
    """

    points: int
    bound: int
    start: Start | None
    turns: tuple[Turn, ...]

    @property
    def proven(self) -> bool:
        """Whether this is the optimum."""
        return self.points == self.bound
