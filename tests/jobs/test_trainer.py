"""The trainer: which boards it has trained, and that it stays within its limits."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import hashi
from hashi.bots.practice_board import practice_board
from hashi.jobs import trainer
from hashi.jobs.job import Job
from hashi.jobs.pool import Pool
from hashi.jobs.trainer import Trainer, TrainingLimits
from hashi.rules import Board
from hashi.server.operate.settings import Settings
from tests.jobs.job import Compared, Raise
from tests.jobs.process import appears

ONE, OTHER = practice_board("one"), practice_board("other")


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    """Real workers."""
    pool = Pool()
    yield pool
    await pool.close()


def instead(patch: pytest.MonkeyPatch, job: Job[object]) -> list[Board]:
    """Have a job done instead of training; returns the boards that are asked for."""
    asked: list[Board] = []

    def make(board: Board, most_files: int) -> Job[object]:
        assert most_files == 7
        asked.append(board)
        return job

    patch.setattr(trainer, "Train", make)
    return asked


async def test_boards_that_are_played_often(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """After enough games on a board, once; never for the built-in sides. A failure is survived."""
    asked = instead(monkeypatch, Raise())
    training = Trainer(pool, TrainingLimits(games=2, a_day=9, files=7))
    for board in (ONE, OTHER, hashi.board("A"), hashi.board("A"), hashi.board("B")):
        training.note_game(board)
    assert asked == []
    for _ in range(5):
        training.note_game(ONE)
        await training.wait()
    assert asked == [ONE]
    training.note_game(OTHER)
    await training.wait()
    assert asked == [ONE, OTHER]


async def test_one_at_a_time(
    pool: Pool,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A board that comes while another one is trained for has its chance with its next game."""
    caplog.set_level("INFO", trainer.__name__)
    file = tmp_path / "training"
    asked = instead(monkeypatch, Compared(file))
    training = Trainer(pool, TrainingLimits(games=1, a_day=9, files=7))
    training.note_game(ONE)
    await appears(file)
    training.note_game(OTHER)
    file.unlink()
    await training.wait()
    assert asked == [ONE]
    assert "52.00 points instead of 50.00; used from now on" in caplog.text
    training.note_game(OTHER)
    await appears(file)
    assert asked == [ONE, OTHER]
    training.close()
    await training.wait()
    file.unlink()


async def test_so_many_a_day(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many boards are played; the next day there are more."""
    asked, now = instead(monkeypatch, Raise()), [0.0]
    training = Trainer(pool, TrainingLimits(games=1, a_day=2, files=7), lambda: now[0])
    played = [practice_board(f"day {number}") for number in range(3)]
    for board in played:
        training.note_game(board)
        await training.wait()
    assert asked == played[:2]
    now[0] = 24 * 3600
    training.note_game(played[2])
    await training.wait()
    assert asked == played


async def test_off_by_default(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server trains for no board unless its operator allows some."""
    asked = instead(monkeypatch, Raise())
    training = Trainer(pool, TrainingLimits(Settings().trainings_per_day, games=1, files=7))
    training.note_game(ONE)
    await training.wait()
    assert asked == []
