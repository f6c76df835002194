"""The provable optimum of a known card order."""

from hashi.solver.question import Answer, Question

__all__ = ["Answer", "Question"]
