"""The general value: it knows places by shape, so it plays boards it has never seen."""

from pathlib import Path
from random import Random
from statistics import fmean

import numpy as np
import pytest

import hashi
from hashi import Board, Sheet
from hashi.boards.check import side_problems
from hashi.bots import Bot, Greedy, bot_of, play_game
from hashi.bots.checkpoint import begin, load_checkpoint, save_checkpoint
from hashi.bots.practice_board import practice_board
from hashi.bots.training import train
from hashi.bots.value import general_value, value_for, weights
from hashi.bots.value.layout import layout_of
from hashi.bots.value.network import blank_network, heads
from hashi.bots.value.weights import board_weights, save
from hashi.rules import Island
from tests.positions import small_board


def test_practice_boards_are_sides() -> None:
    """C2: 18 islands, 4 red and 3 blue flags, all within reach; equal seeds give equal boards."""
    found = [practice_board(f"side {number}") for number in range(30)]
    for board in found:
        flags = [island.flag for island in board.islands]
        assert (len(flags), flags.count("red"), flags.count("blue")) == (18, 4, 3)
        assert not list(side_problems(board))
    crossings = {len(board.crossings) for board in found}
    assert len(crossings) > 6
    assert practice_board("side 3") == found[3]


def mirrored(board: Board) -> Board:
    """The board seen in a mirror: other names, the same shapes."""
    columns = sorted({island.at[0] for island in board.islands})
    other = dict(zip(columns, reversed(columns), strict=True))
    islands = tuple(Island(other[one.at[0]] + one.at[1], one.flag) for one in board.islands)
    lines = tuple("-".join(other[at[0]] + at[1] for at in line.split("-")) for line in board.lines)
    return Board(board.name, islands, lines)


@pytest.mark.parametrize("side", "AB")
def test_names_do_not_count(side: str) -> None:
    """A board and its mirror image have equal values, sheet by sheet."""
    board = hashi.board(side)
    image = mirrored(board)
    plain = [island.at for island in board.islands if island.flag is None]
    for at in plain:
        there = mirrored_name(board, at)
        points = [
            general_value(one).expected_points(Sheet.blank(one).start(name, 4), hashi.deck(), ())
            for one, name in ((board, at), (image, there))
        ]
        assert points[0] == pytest.approx(points[1], abs=0.001)


def mirrored_name(board: Board, at: str) -> str:
    """Where an island is in the mirror."""
    columns = sorted({island.at[0] for island in board.islands})
    return columns[-1 - columns.index(at[0])] + at[1]


def test_one_network_is_for_boards_of_every_size() -> None:
    """The network's size does not depend on the board."""
    boards = [hashi.board("A"), small_board(Random("size")), practice_board("size")]
    layouts = [layout_of(board, general=True) for board in boards]
    assert len({len(blank_network(layout, 1).rows) for layout in layouts}) == 1
    assert len({heads(layout) for layout in layouts}) == 1


def test_it_plays_unknown_boards_better_than_the_hand_made_value() -> None:
    """Over a few boards and deals that it was not trained on, by a wide margin."""
    gains = []
    for number in range(4):
        board = practice_board(f"unknown {number}")
        assert value_for(board).general
        cards = tuple(Random(f"deal {number}").sample(hashi.deck(), 18))
        bots: tuple[Bot, ...] = (bot_of("project-manager", "2"), Greedy("2"))
        totals = [play_game(board, [bot], cards).scores[0].total for bot in bots]
        gains.append(totals[0] - totals[1])
    assert fmean(gains) > 4


def test_training_is_reproducible_and_goes_on(tmp_path: Path) -> None:
    """Equal seeds give equal networks, interrupted or not."""
    file = tmp_path / "checkpoint.npz"
    for progress in train(None, hashi.deck(), begin(None, games=260, seed=5)):
        if progress.checkpoint.share < 1:
            save_checkpoint(file, None, progress.checkpoint)
    *_, resumed = train(None, hashi.deck(), load_checkpoint(file, None))
    for one, other in zip(resumed.network, progress.network, strict=True):
        assert np.array_equal(one, other)


def test_a_value_of_its_own_is_used_as_soon_as_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A running process notices the file that another one has written."""
    monkeypatch.setattr(weights, "user_data_path", lambda _: tmp_path)
    board = practice_board("own")
    assert value_for(board).general
    assert value_for(board) is value_for(board)
    save(board_weights(board), board, blank_network(layout_of(board), 1))
    assert not value_for(board).general
