"""`hashi train`: trains, saves the weights, and goes on where it was interrupted."""

from pathlib import Path

import numpy as np
import pytest

import hashi
from hashi.bots.checkpoint import begin, load_checkpoint, save_checkpoint
from hashi.bots.training import compile_training
from hashi.bots.value.weights import WeightsError, board_weights, load
from tests.cli.conftest import Run
from tests.cli.stopped import stopped


def test_learns_and_goes_on(run: Run, tmp_path: Path) -> None:
    """Equal seeds give equal files, interrupted or not, and other seeds others."""
    first, again, other = (tmp_path / name for name in ("first.npz", "again.npz", "other.npz"))
    board = hashi.board("A")
    compile_training()  # otherwise the first run would say that it compiles
    code, out, err = run("train", "--games", 3, "--out", first)
    assert (code, err) == (0, "")
    assert f"What was learned is in {first}\n" in out
    assert str(board_weights(hashi.board("A"))) in out
    assert "\n3 games, lately " in out
    assert "\nIn time: red " in out
    checkpoint = tmp_path / "some.npz"
    save_checkpoint(checkpoint, board, begin(board, games=3))
    run("train", "--resume", checkpoint, "--out", again)
    run("train", "--games", 3, "--out", other, "--seed", 2)
    networks = [load(file, board) for file in (first, again, other)]
    assert all(np.array_equal(*pair) for pair in zip(networks[0], networks[1], strict=True))
    assert not np.array_equal(networks[0].rows, networks[2].rows)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "again.npz",
        "first.npz",
        "other.npz",
        "some.npz",
    ]


def test_any_board(run: Run, tmp_path: Path) -> None:
    """`--board any` trains on random boards: its file is for none in particular."""
    first, again = tmp_path / "first.npz", tmp_path / "again.npz"
    compile_training()
    for file in (first, again):
        code, out, err = run("train", "--board", "any", "--games", 12, "--out", file)
        assert (code, err) == (0, "")
        assert str(board_weights(None)) in out
    networks = [load(file, None) for file in (first, again)]
    assert all(np.array_equal(*pair) for pair in zip(*networks, strict=True))
    with pytest.raises(WeightsError, match="another board"):
        load(first, hashi.board("A"))


def test_stopped(tmp_path: Path) -> None:
    """Ctrl-C: exit code 130, weights and checkpoint are saved, and how to go on is said."""
    out = tmp_path / "value.npz"
    found = stopped("train", "--minutes", 600, "--out", out, after=r"\d games, lately")
    assert found.code == 130
    assert f"What was learned is in {out}\n" in found.out
    load(out, hashi.board("A"))
    checkpoint = tmp_path / "value.checkpoint.npz"
    assert f"--resume {checkpoint}\n" in found.out
    assert 0 < load_checkpoint(checkpoint, hashi.board("A")).share < 1
    assert "Traceback" not in found.shown


def test_bad_input(run: Run, tmp_path: Path) -> None:
    """One clear sentence and exit code 2."""
    rubbish = tmp_path / "rubbish.npz"
    rubbish.write_text("rubbish", "utf-8")
    out = ["--out", tmp_path / "out.npz"]
    cases: list[tuple[list[object], str]] = [
        ([], "--out"),
        ([*out, "--minutes", 0], "The training time must be more than 0 minutes."),
        ([*out, "--minutes", "nan"], "The training time must be more than 0 minutes."),
        ([*out, "--games", 0], "Play at least 1 game."),
        ([*out, "--games", 1, "--minutes", 1], "Choose either --minutes or --games."),
        ([*out, "--seed", -1], "A seed for training is 0 or more."),
        ([*out, "--board", "any", "--lesson", "multiplayer"], "Training in company needs a board"),
        ([*out, "--board", "C"], "There is no side C"),
        ([*out, "--resume", rubbish], f"{rubbish} is not a training checkpoint for this board."),
        ([*out, "--resume", "/no/file"], "/no/file is not a training checkpoint for this board."),
        ([*out, "--resume", rubbish, "--games", 1], "Resumed training keeps its length"),
        (["--games", 1, "--out", "/dev/null/x"], "/dev/null/x cannot be written."),
    ]
    for arguments, sentence in cases:
        code, _, err = run("train", *arguments)
        assert code == 2, arguments
        assert sentence in err
        assert err.count("\n") == 1
