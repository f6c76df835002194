"""Check puzzles: the goal is the best there is, the given way reaches it, the rating is right.

The best is proven by trying everything, or by the solver where that would take too long.
"""

from dataclasses import dataclass
from typing import Literal

from hashi.kernel import Kernel
from hashi.puzzle.collection import Entry
from hashi.puzzle.make import rate
from hashi.puzzle.search import Searcher, SearchResult
from hashi.puzzle.value import Puzzle
from hashi.rules import Refused, Turn
from hashi.solver import Question, is_installed, solve

__all__ = ["Fault", "Proof", "check", "prove", "question_of"]

Fault = Literal["goal", "way", "rating", "unproven"]

_MOST_TRIED = 3_000_000  # turns, some ten seconds
_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class Proof:
    """The best, a way to it, and what the plain search found; None if the solver proved it."""

    best: int
    way: tuple[Turn, ...]
    found: SearchResult | None


def prove(puzzle: Puzzle, searcher: Searcher | None = None) -> Proof | None:
    """The best of a puzzle, whatever its goal says; None if it cannot be proven."""
    searcher = searcher or Searcher(Kernel(puzzle.board))
    found = searcher.search(puzzle, _MOST_TRIED)
    if found is not None:
        return Proof(found.best, found.way, found)
    if not is_installed():
        return None
    answer = solve(question_of(puzzle), _SECONDS, workers=1)
    return Proof(puzzle.points(answer.turns), answer.turns, None) if answer.proven else None


def question_of(puzzle: Puzzle) -> Question:
    """The puzzle as the solver takes it."""
    return Question(
        puzzle.board,
        puzzle.cards,
        sheet=puzzle.sheet,
        first_round=puzzle.round,
        reached=puzzle.reached,
    )


def check(entry: Entry, searcher: Searcher | None = None) -> tuple[Fault, ...]:
    """What is wrong with a puzzle, its way or its rating."""
    proof = prove(entry.puzzle, searcher)
    if proof is None:
        return ("unproven",)
    found: list[Fault] = []
    if proof.best != entry.puzzle.goal:
        found.append("goal")
    if not _reaches(entry.puzzle, entry.way):
        found.append("way")
    if proof.found is None or rate(entry.puzzle, proof.found) != entry.rating:
        found.append("rating")
    return tuple(found)


def _reaches(puzzle: Puzzle, way: tuple[Turn, ...]) -> bool:
    try:
        return len(way) == len(puzzle.cards) and puzzle.points(way) == puzzle.goal
    except Refused:
        return False
