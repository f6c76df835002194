"""A board's own value takes over from the general one only if it plays the board better."""

from pathlib import Path

import pytest

import hashi
from hashi.bots.board_value import keep_if_better, train_board_value
from hashi.bots.comparison import Comparison
from hashi.bots.practice_board import practice_board
from hashi.bots.value import value_for, weights
from hashi.bots.value.layout import layout_of
from hashi.bots.value.network import blank_network
from hashi.bots.value.weights import board_weights, load, network_for


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of this test's own."""
    monkeypatch.setattr(weights, "user_data_path", lambda _: tmp_path)
    return tmp_path / "values"


@pytest.mark.parametrize(
    ("own", "general", "error", "better"),
    [
        (52.0, 50.0, 0.5, True),
        (52.0, 51.2, 0.5, False),
        (50.0, 50.0, 0.0, False),
        (49.0, 52.0, 0.5, False),
    ],
)
def test_better_beyond_chance(own: float, general: float, error: float, *, better: bool) -> None:
    """By more than two standard errors of the difference."""
    assert Comparison(own, general, error).is_better == better


def test_a_better_value_is_kept(folder: Path) -> None:
    """Side A's value against the general one on side A."""
    board = hashi.board("A")
    network = network_for(board)
    assert network is not None
    found = keep_if_better(board, network, games=60)
    assert found.is_better
    assert found.own > found.general
    assert [file.name for file in folder.iterdir()] == [board_weights(board).name]
    load(board_weights(board), board)


def test_a_worse_value_is_not_kept(folder: Path) -> None:
    """Whatever was trained too little leaves the board to the general value."""
    board = practice_board("worse")
    assert not keep_if_better(board, blank_network(layout_of(board), 1), games=3).is_better
    assert not folder.exists()
    assert value_for(board).general


def test_training(folder: Path) -> None:
    """It can be stopped, and does nothing if the board has a value or too many are kept."""
    board = practice_board("own")
    assert train_board_value(board, lambda: True, 9, seconds=0.01) is None
    assert train_board_value(board, lambda: False, 0, seconds=0.01) is None
    assert train_board_value(hashi.board("A"), lambda: False, 9, seconds=0.01) is None
    assert not folder.exists()
