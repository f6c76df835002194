"""The plain search, the solver and a search by the rules alone come to the same best."""

from random import Random
from typing import TYPE_CHECKING

import pytest

import hashi
from hashi import Sheet, legal_turns
from hashi.kernel import Kernel
from hashi.puzzle import Puzzle, shipped
from hashi.puzzle.check import question_of
from hashi.puzzle.search import Searcher
from hashi.solver import solve
from tests.positions import small_board
from tests.simple_bot import best_of_some

if TYPE_CHECKING:
    from hashi.rules import Category

SECONDS = 600.0  # far more than needed


def position(random: Random) -> Puzzle:
    """A small board in mid-game with two cards to come."""
    board = small_board(random)
    pile = random.sample(hashi.deck(), 17)
    plain = [island.at for island in board.islands if island.flag is None]
    sheet = Sheet.blank(board).start(random.choice(plain), 3)
    reached: dict[Category, int] = {}
    before = random.randint(6, 11)
    for number in range(1, before + 1):
        sheet = sheet.with_turn(best_of_some(sheet, pile[number], random))
        for category in sheet.reached:
            reached.setdefault(category, number)
    return Puzzle(sheet, before + 1, tuple(pile[-2:]), 1, reached)


def by_the_rules(puzzle: Puzzle) -> tuple[int, int]:
    """The best of two cards and the number of ways to it, by every legal turn."""
    first, second = puzzle.cards
    points = [
        puzzle.points([turn, other])
        for turn in legal_turns(puzzle.sheet, first)
        for other in legal_turns(puzzle.sheet.with_turn(turn), second)
    ]
    return max(points), points.count(max(points))


@pytest.mark.parametrize("seed", range(4))
def test_as_the_rules(seed: int) -> None:
    """The best, and how many ways lead to it."""
    puzzle = position(Random(f"puzzle {seed}"))
    found = Searcher(Kernel(puzzle.board)).search(puzzle)
    assert found is not None
    best, ways = by_the_rules(puzzle)
    assert found.best == best
    assert found.ways == ways
    assert puzzle.points(found.way) == best


def test_as_the_solver() -> None:
    """On the sides: the best of shipped puzzles, proven in two ways that share no code."""
    for entry in Random("solver").sample(shipped(), 5):
        answer = solve(question_of(entry.puzzle), SECONDS, workers=1)
        assert answer.proven
        assert entry.puzzle.points(answer.turns) == entry.puzzle.goal


def test_gives_up() -> None:
    """A limit on the turns tried is kept."""
    puzzle = shipped()[-1].puzzle
    assert Searcher(Kernel(puzzle.board)).search(puzzle, 10) is None
