"""The leaderboard is in order, and a new bot gets its place."""

import importlib.util
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from hashi.bots.plugin import names
from hashi.cli.study.work import Workers
from hashi.wire.level import LEVEL_POINTS, LEVELS

FILE = Path(__file__).parents[2] / "benchmarks" / "leaderboard.py"


@pytest.fixture(scope="module")
def board() -> ModuleType:
    """The program."""
    spec = importlib.util.spec_from_file_location("leaderboard", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("side", ["A", "B"])
def test_rows_are_in_order(board: ModuleType, side: str) -> None:
    """The best comes first, every mean lies in its interval, and every row is read."""
    rows = board.known_rows(side)
    assert all(one.mean >= other.mean for one, other in pairwise(rows))
    assert all(row.low <= row.mean <= row.high for row in rows)
    text = board.DOCUMENT.read_text("utf-8")
    assert len(rows) == text.count(f"| {side} | `")
    assert {row.bot for row in rows} >= {"random", "greedy"}
    assert {row.bot for row in rows} <= {*LEVELS, *names()}
    assert all(str(row) in text for row in rows)


@pytest.mark.parametrize("side", ["A", "B"])
def test_levels_have_the_points_they_are_shown_with(board: ModuleType, side: str) -> None:
    """One figure per level and side, here, on the page and in docs/bots.md."""
    means = {row.bot: row.mean for row in board.known_rows(side)}
    assert {level: means[level] for level in LEVELS} == {
        level: points[side] for level, points in LEVEL_POINTS.items()
    }


def test_a_new_bot(board: ModuleType) -> None:
    """A bot that is played again replaces its own row; one that is new is added in its place."""
    new = board.played_row("hashi.bots.baseline:RandomTurns", "A", 3, Workers(jobs=1))
    assert new.low < new.mean < new.high
    lines = board.table(board.known_rows("A"), new).splitlines()
    assert len(lines) == len(board.known_rows("A")) + 1
    assert [line for line in lines if line.endswith(" <-")] == [f"{new} <-"]
    again = board.Row("A", "minion", 5, 60.0, 59.0, 61.0)
    lines = board.table(board.known_rows("A"), again).splitlines()
    assert lines[0] == f"{again} <-"
    assert len(lines) == len(board.known_rows("A"))
