"""The warm-up: while something is compiled, and that everybody hears when it is over."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hashi.jobs import warmup
from hashi.jobs.job import Job
from hashi.jobs.pool import Pool
from hashi.jobs.warmup import WarmUp
from tests.jobs.job import Raise, Wait
from tests.jobs.process import appears


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    """Real workers."""
    pool = Pool()
    yield pool
    await pool.close()


def instead(patch: pytest.MonkeyPatch, job: Job[object], *, compiled: bool = False) -> None:
    """Have a job done instead of the compiler's."""
    patch.setattr(warmup, "Compile", lambda: job)
    patch.setattr(warmup, "is_compiled", lambda: compiled)


async def test_nothing_to_do(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where everything is compiled nothing is started and nobody waits."""
    instead(monkeypatch, Raise(), compiled=True)
    heard = list[bool]()
    warm_up = WarmUp(pool, lambda: heard.append(True))
    warm_up.start()
    await warm_up.wait()
    assert (warm_up.running, heard, pool.pids) == (False, [], ())


async def test_told_when_it_is_over(
    pool: Pool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It runs in a process of its own, and ends with it."""
    file, over = tmp_path / "compiling", asyncio.Event()
    instead(monkeypatch, Wait(file))
    warm_up = WarmUp(pool, over.set)
    warm_up.start()
    await appears(file)
    assert (warm_up.running, over.is_set()) == (True, False)
    file.unlink()
    await warm_up.wait()
    await over.wait()
    assert not warm_up.running


async def test_a_failure_ends_it_too(
    pool: Pool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Then bots go on as they are, and the log says so."""
    instead(monkeypatch, Raise())
    over = asyncio.Event()
    warm_up = WarmUp(pool, over.set)
    warm_up.start()
    await over.wait()
    assert not warm_up.running
    assert "could not be compiled" in caplog.text
