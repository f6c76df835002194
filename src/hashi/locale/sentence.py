"""Sentences for the engine's refusals, file problems and parse errors."""

from hashi.locale.texts import Texts
from hashi.rules import BoardError, NotationError, Problem, Refusal

__all__ = ["expected_text", "problem_text", "refusal_text"]


def refusal_text(texts: Texts, refusal: Refusal) -> str:
    """Why something is not allowed, with the rule if there is one."""
    sentence = texts(f"refusal-{refusal.code}", where=refusal.where or "")
    return texts("refused", sentence=sentence, rule=refusal.rule) if refusal.rule else sentence


def problem_text(texts: Texts, problem: Problem) -> str:
    """What is wrong with a board or deck file, or with the code of a board."""
    where, _, other = problem.where.partition(" ")
    if problem.code.startswith(("file", "code")):
        where = problem.where
    return texts(f"problem-{problem.code}", where=where, other=other)


def expected_text(texts: Texts, error: NotationError) -> str:
    """What was expected where parsing failed."""
    detail = error.detail
    if isinstance(error.__cause__, BoardError):
        detail = " ".join(problem_text(texts, problem) for problem in error.__cause__.problems)
    return texts(f"expected-{error.code}", detail=detail)
