"""The built-in sides A and B have the properties they were designed for."""

from pathlib import Path
from random import Random
from statistics import mean

import pytest

import hashi
from hashi.record import parse, replay
from tests.simple_bot import solo_game

GAMES = Path(__file__).parents[1] / "games"
MARGIN = 1.5


@pytest.mark.parametrize("name", ["A", "B"])
def test_size(name: str) -> None:
    """C2: at most 7 by 8 positions and 24 to 28 lines."""
    board = hashi.board(name)
    assert max(island.at[0] for island in board.islands) <= "g"
    assert max(island.at[1] for island in board.islands) <= "8"
    assert 24 <= len(board.lines) <= 28


def test_ours_are_read_once() -> None:
    """The same value each time: a board is immutable, and reading one takes a while."""
    assert hashi.board("A") is hashi.board("a")
    assert hashi.board("A") is not hashi.board("B")
    assert hashi.deck() is hashi.deck()


def test_crossings() -> None:
    """A has few crossings, B many."""
    assert 2 <= len(hashi.board("A").crossings) <= 4
    assert len(hashi.board("B").crossings) >= 7


@pytest.mark.parametrize("name", ["A", "B"])
def test_flags_have_plain_neighbours(name: str) -> None:
    """No line joins two flags, so every flag can be reached from a plain island (T5)."""
    board = hashi.board(name)
    for here, there in board.ends:
        assert None in (board.islands[here].flag, board.islands[there].flag)


@pytest.mark.parametrize("name", ["A", "B"])
def test_room_for_fives_and_sixes(name: str) -> None:
    """Six islands and more have three lines that do not cross each other."""
    board = hashi.board(name)
    roomy = 0
    for lines in board.lines_at:
        ours = [line for line in range(len(board.lines)) if lines >> line & 1]
        apart = all(not board.crossed_by[line] & lines for line in ours)
        roomy += len(ours) >= 3 and apart
    assert roomy >= 6


@pytest.mark.parametrize("name", ["A", "B"])
def test_sixty_points_are_reachable(name: str) -> None:
    """O2, O3: a stored game on each side reaches the highest rank."""
    record = parse((GAMES / f"perfect-{name.lower()}.txt").read_text("utf-8"))
    assert record.board == hashi.board(name)
    outcome = replay(record).outcome
    assert outcome is not None
    assert (outcome.totals, outcome.rank) == ((60,), "island-god")


def difference(games: int) -> float:
    """How many points a simple player makes more on A than on B."""
    totals = {}
    for name in ("A", "B"):
        random, board = Random(f"harder {games}"), hashi.board(name)
        totals[name] = mean(solo_game(board, random).scores[0].total for _ in range(games))
    return totals["A"] - totals["B"]


def test_b_is_harder() -> None:
    """C2: side B is harder, by a wide margin for a simple player (short form: 60 games each)."""
    assert difference(60) > MARGIN


@pytest.mark.long
def test_b_is_harder_over_500_games() -> None:
    """C2: side B is harder by at least 1.5 points over 500 solo games each."""
    assert difference(500) > MARGIN
