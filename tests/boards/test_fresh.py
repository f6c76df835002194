"""Fresh boards: the same from a code everywhere, good to look at, and playable to the full."""

import os
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

import hashi
from hashi import boards
from hashi.boards import LIKES, BoardCode, Like
from hashi.boards.chance import Chance
from hashi.boards.check import side_problems
from hashi.rules import Board, Card, Island

DOCS = Path(__file__).parents[2] / "docs" / "board.md"
# Code, number and islands; lines join all neighbours. Also in docs/board.md.
VECTORS = [
    (
        "A1-2222-22C",
        0,
        "a2 a5=blue a7=red b3 b7 c1 c2=red c5=red c6 d2 d3=blue d6 d7 e1 e5 f1 f3=red f6=blue",
    ),
    (
        "A1-2222-2Z4",
        28,
        "a2 a6 a7=red b1=blue b3=red b5=blue c2 c5 c6 d2 d3=blue d6 e3 e5 e7 f1 f2=red f6=red",
    ),
    (
        "B1-2222-22M",
        0,
        "a1 a4=blue a5 a8=red b1=red b3 b6 c4 c8=blue d1 d5=red e3 e6 e8 f1 f4 f5=blue f8=red",
    ),
    (
        "B1-82KZ-MP2",
        123456789,
        "a1=red a5=blue a7 b2 b4 b8 c1 c5=red c7 d1=blue d3 d5 d8=blue e2 e4=red e7=red f1 f2",
    ),
    (
        "A1-ZZZZ-ZZF",
        594823320,
        "a1=red a4 a7 b1 b2=blue b6=red c2 c4=red c7=blue d1 d4 d6 e2 e6 e7=red f1 f4=blue f7",
    ),
    (
        "B1-ZZZZ-ZZP",
        594823320,
        "a3 a6=red a8=blue b2=blue b4=red b7 c1 c4 c8 d1 d2=red d6 d7 e3 e6=red e8 f2 f4=blue",
    ),
]


def islands_of(board: Board) -> str:
    """The islands as the vectors list them."""
    return " ".join(f"{i.at}={i.flag}" if i.flag else i.at for i in board.islands)


def neighbours(board: Board) -> list[str]:
    """A line from every island to the next in its row and in its column, found independently."""
    names = [island.at for island in board.islands]
    found = []
    for at in names:
        right = [other for other in names if other[1] == at[1] and other[0] > at[0]]
        below = [other for other in names if other[0] == at[0] and other[1] > at[1]]
        found += [f"{at}-{nearest[0]}" for nearest in (right, below) if nearest]
    return sorted(found)


def distance(one: str, other: str) -> int:
    """In steps along the grid."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def check_board(like: Like, text: str) -> Board:
    """Everything that a fresh board promises; returns it."""
    board = boards.fresh_board(BoardCode.drawn(like, text))
    assert boards.parse_board(boards.dump_board(board)) == board
    assert list(side_problems(board)) == []
    assert sorted(board.lines) == neighbours(board)
    crossings, rows = len(board.crossings), {int(island.at[1]) for island in board.islands}
    assert (2 <= crossings <= 5) if like == "A" else (7 <= crossings <= 11)
    assert (min(rows), max(rows)) == (1, 7 if like == "A" else 8)
    assert {island.at[0] for island in board.islands} >= {"a", "f"}
    assert all(distance(*line.split("-")) <= 4 for line in board.lines)
    flagged = [island.at for island in board.islands if island.flag]
    assert all(distance(*pair) > 1 for pair in combinations(flagged, 2))
    return board


@pytest.mark.parametrize(("code", "number", "islands"), VECTORS)
def test_vectors(code: str, number: int, islands: str) -> None:
    """A code makes this very board, in every release; the documentation lists the same."""
    assert BoardCode.parse(code) == BoardCode("A" if code[0] == "A" else "B", number)
    board = hashi.board(code.lower())
    assert (board.name, islands_of(board)) == (code, islands)
    assert f"| `{code}` | {number} | {islands} |" in DOCS.read_text("utf-8")


@pytest.mark.parametrize("like", LIKES)
def test_boards_are_good(like: Like) -> None:
    """Whatever the number, the board passes the check and looks like its side."""
    names = {check_board(like, f"good {number}").name for number in range(25)}
    assert len(names) == 25


@pytest.mark.long
@pytest.mark.parametrize("like", LIKES)
def test_thousands_of_boards_are_good(like: Like) -> None:
    """The same at length; hardly two boards are equal, mirrored ones or not."""
    found = Counter(islands_of(check_board(like, f"many {number}")) for number in range(2000))
    assert max(found.values()) == 1


def test_the_same_in_every_process() -> None:
    """Nothing depends on the hash seed of a process."""
    program = (
        "from hashi.boards import *\n"
        "print([dump_board(fresh_board(BoardCode.drawn(x, 'seed'))) for x in LIKES])\n"
        "print(proven_board('A', 'seed', deck()))\n"
    )
    outputs = {
        subprocess.run(  # noqa: S603  our own program
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(outputs) == 1
    assert "A1-" in outputs.pop()


@pytest.mark.parametrize("like", LIKES)
def test_sixty_points(like: Like) -> None:
    """A proven board comes with a game of 60 points by the rules, with cards of one deck."""
    for number in range(3):
        game = boards.proven_board(like, f"proof {number}", hashi.deck())
        assert BoardCode.parse(game.board.name).like == like
        assert game.over
        assert game.outcome is not None
        assert game.outcome.totals == (boards.MOST_POINTS,)
        assert len(game.deck) == 17
        assert not Counter(game.deck) - Counter(hashi.deck())


def test_boards_without_a_proof() -> None:
    """Where no game of 60 points can exist, none is found: too few islands, or only flags."""
    square = ("a1", "a3", "c1", "c3")
    lines = ("a1-a3", "a1-c1", "a3-c3", "c1-c3")
    small = Board("small", tuple(map(Island, square)), lines)
    assert boards.perfect_game(small, hashi.deck()) is None
    flagged = Board("flags", tuple(Island(at, "red") for at in square), lines)
    assert boards.perfect_game(flagged, hashi.deck()) is None
    assert boards.perfect_game(hashi.board("A"), [Card(6, 3)] * 18) is None


def test_board_files() -> None:
    """A board written as a file is read as the same board, odd names included."""
    for board in (hashi.board("A"), hashi.board("B")):
        assert boards.parse_board(boards.dump_board(board)) == board
    odd = Board('a "b" \\ c', hashi.board("A").islands, hashi.board("A").lines)
    assert boards.parse_board(boards.dump_board(odd)) == odd


def test_chance() -> None:
    """Draws are even, follow from the text, and shuffle without loss."""
    chance = Chance("test")
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())
    assert sorted(chance.shuffled(range(20))) == list(range(20))
    assert [Chance("x").below(256) for _ in range(2)] == [Chance("x").below(256)] * 2
