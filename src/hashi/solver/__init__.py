"""The proven optimum of a known card order."""

from hashi.solver.question import Answer, Question, seat_question
from hashi.solver.solve import answers, is_installed, solve

__all__ = ["Answer", "Question", "answers", "is_installed", "seat_question", "solve"]
