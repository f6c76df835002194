"""The provable optimum of a known card order."""

from hashi.solver.question import Answer, Question
from hashi.solver.solve import answers, solve

__all__ = ["Answer", "Question", "answers", "solve"]
