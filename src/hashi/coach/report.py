"""What the coach says about a finished game."""

from dataclasses import dataclass, replace

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
    """What is known so far about a seat's game: cards are judged in any order, `optimum` grows.

    `expected` is the expected total before the first card. `done` of `steps` is the progress, and
    the last step is the search for the optimum, which is `solved` once it has ended. Without a
    solver installed there is no optimum. `broken` is the first round in which a turn broke a rule
    (M1): from there on no turn is judged.
    """

    seat: int
    total: int
    expected: float
    steps: int
    judged: tuple[Judged, ...] = ()
    optimum: Answer | None = None
    solved: bool = False
    solver_missing: bool = False
    broken: int | None = None

    @property
    def done(self) -> int:
        """How many of the steps are done."""
        return len(self.judged) + self.solved

    @property
    def whole(self) -> bool:
        """Whether nothing is missing."""
        return self.done == self.steps

    @property
    def missing(self) -> tuple[int, ...]:
        """The rounds that are not judged yet, the last first: it is the first to be looked at."""
        known = {judged.round for judged in self.judged}
        return tuple(n for n in range(self.steps - 1, 0, -1) if n not in known)

    def with_card(self, judged: Judged) -> "Report":
        """The report with one more card."""
        cards = sorted((*self.judged, judged), key=lambda one: one.round)
        return replace(self, judged=tuple(cards))
