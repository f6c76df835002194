"""Reports of three steps that are quick to make, in real workers: two cards and the optimum."""

from dataclasses import dataclass

from hashi.coach import Judged, Report
from hashi.jobs.job import BeginReport, Context, FindOptimum, JudgeCard
from hashi.rules import Start, Turn
from hashi.solver import Answer

__all__ = ["Clumsy", "Find", "Judge", "Opening"]


@dataclass(frozen=True, slots=True)
class Opening(BeginReport):
    """Nothing is known yet."""

    def run(self, context: Context) -> Report:  # noqa: ARG002  it is quick
        """See Job."""
        return Report(self.seat, self.game.scores[0].total, 0.0, 3)


@dataclass(frozen=True, slots=True)
class Judge(JudgeCard):
    """Every turn is the best."""

    def run(self, context: Context) -> Judged:  # noqa: ARG002  it is quick
        """See Job."""
        return Judged(self.round, self.game.deck[self.round - 1], Turn(), 0.0, Turn(), 0.0)


@dataclass(frozen=True, slots=True)
class Clumsy(JudgeCard):
    """Fails."""

    def run(self, context: Context) -> Judged:  # noqa: ARG002  it is quick
        """See Job."""
        raise RuntimeError("cannot go on")


@dataclass(frozen=True, slots=True)
class Find(FindOptimum):
    """Nothing is the best."""

    def run(self, context: Context) -> Answer | None:  # noqa: ARG002  it is quick
        """See Job."""
        return Answer(0, 0, Start(4, "c4"), (Turn(),) * 17)
