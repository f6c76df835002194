"""What the coach says about a finished game."""

from dataclasses import dataclass

from hashi.rules import Card, Turn
from hashi.solver import Answer

__all__ = ["Judged", "Report"]


@dataclass(frozen=True, slots=True)
class Judged:
    """One card: the turn played, the best turn, and the expected total after each."""

    round: int
    card: Card
    turn: Turn
    points: float
    best: Turn
    best_points: float

    @property
    def lost(self) -> float:
        """How many expected points the turn cost; never below 0."""
        return max(0.0, self.best_points - self.points)


@dataclass(frozen=True, slots=True)
class Report:
    """What is known so far about a seat's game: `judged` grows card by card, then `optimum` comes.

    `expected` is the expected total before the first card. `done` of `steps` is the progress; a
    `whole` report is complete. Without a solver installed there is no optimum. `broken` is the
    first round in which a turn broke a rule (M1): from there on no turn is judged.
    """

    seat: int
    total: int
    expected: float
    steps: int
    judged: tuple[Judged, ...] = ()
    optimum: Answer | None = None
    whole: bool = False
    solver_missing: bool = False
    broken: int | None = None

    @property
    def done(self) -> int:
        """How many of the steps are done."""
        return self.steps if self.whole else len(self.judged)
