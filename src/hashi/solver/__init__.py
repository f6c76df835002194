"""The provable optimum of a known card order."""

from hashi.solver.question import Answer, Question
from hashi.solver.solve import solve

__all__ = ["Answer", "Question", "solve"]
