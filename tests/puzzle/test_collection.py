"""The puzzles we ship: proven, of five levels, and one for every day."""

from collections import Counter
from dataclasses import replace
from datetime import date
from itertools import pairwise
from random import Random

import pytest

from hashi import NotationError
from hashi.kernel import Kernel
from hashi.puzzle import index_of_the_day, shipped
from hashi.puzzle.check import check, question_of
from hashi.puzzle.collection import Entry, decode, encode, load
from hashi.puzzle.level import level_figures
from hashi.puzzle.search import Searcher
from hashi.puzzle.value import PUZZLE_CARDS
from hashi.solver import solve

DAYS = {"2026-11-16": 172, "2026-11-17": 91, "2027-01-01": 100}


def verify(entries: list[Entry]) -> None:
    """Prove puzzles again."""
    searchers = {board: Searcher(Kernel(board)) for board in {e.puzzle.board for e in entries}}
    faults = {entry.id: check(entry, searchers[entry.puzzle.board]) for entry in entries}
    assert {name: found for name, found in faults.items() if found} == {}


def test_all_are_there() -> None:
    """Fifty of each level, on both sides, each only once, the easy ones first."""
    entries = shipped()
    levels = [entry.rating.level for entry in entries]
    assert levels == sorted(levels)
    assert set(Counter(levels).values()) == {50}
    assert len({entry.id for entry in entries}) == len(entries)
    assert {entry.puzzle.board.name for entry in entries} == {"A", "B"}
    assert {len(entry.puzzle.cards) for entry in entries} == set(PUZZLE_CARDS)
    assert all(entry.rating.missed > 0 for entry in entries)


def test_a_sample_is_proven() -> None:
    """Goals, ways and ratings of one of each level are right; `make test-long` proves them all."""
    of_level = {entry.rating.level: entry for entry in Random("sample").sample(shipped(), 100)}
    assert len(of_level) == 5
    verify(list(of_level.values()))


@pytest.mark.long
def test_all_are_proven() -> None:
    """All of them, by trying everything, and again by the solver."""
    verify(list(shipped()))
    for entry in shipped():
        answer = solve(question_of(entry.puzzle), 600.0, workers=1)
        assert answer.proven
        assert entry.puzzle.points(answer.turns) == entry.puzzle.goal


def test_levels_are_harder() -> None:
    """A bot that tries at random solves a smaller share of every level."""
    shares = [row.solved for row in level_figures(shipped(), 300)]
    assert len(shares) == 5
    assert all(easier > harder for easier, harder in pairwise(shares)), shares


def test_lines() -> None:
    """A file is read back as it was written, and a changed line is refused with its number."""
    entries = shipped()[:2]
    lines = [encode(entry) for entry in entries]
    assert load(lines) == entries
    for bad in ("", "{}", lines[1].replace('"level":1', '"level":2')):
        with pytest.raises(NotationError) as caught:
            load([lines[0], bad])
        assert (caught.value.code, caught.value.line) == ("puzzle-line", 2)
    assert decode(lines[0]) == entries[0]


def test_wrong_puzzles_are_found() -> None:
    """A goal, a way or a rating that is not right is noticed."""
    good = shipped()[0]
    goal = replace(good.puzzle, goal=good.puzzle.goal + 1)
    rating = replace(good.rating, ways=good.rating.ways + 1)
    assert check(good) == ()
    assert check(Entry(goal, good.way, good.rating)) == ("goal", "way", "rating")
    assert check(Entry(good.puzzle, good.way[:1], good.rating)) == ("way",)
    assert check(Entry(good.puzzle, good.way, rating)) == ("rating",)


@pytest.mark.parametrize(("day", "index"), DAYS.items())
def test_puzzle_of_the_day(day: str, index: int) -> None:
    """The rule of docs/puzzle.md; the page's twin has the same vectors."""
    assert index_of_the_day(date.fromisoformat(day), 250) == index
