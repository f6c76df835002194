"""Work beside the event loop: one piece at a time, and the loop is not kept waiting for it."""

import asyncio
import sys
import threading
from pathlib import Path

import pytest

from hashi.service.failure import Failure
from hashi.service.thread import in_thread
from hashi.store.sqlite import SQLite
from tests.server.conftest import serving


async def test_one_piece_at_a_time() -> None:
    """However much work there is, a single thread competes with the loop."""
    working, most = 0, 0
    lock = threading.Lock()

    def work() -> int:
        nonlocal working, most
        with lock:
            working += 1
            most = max(most, working)
        result = sum(range(200_000))
        with lock:
            working -= 1
        return result

    assert await asyncio.gather(*(in_thread(work) for _ in range(10)))
    assert most == 1


async def test_what_the_work_raises_is_raised() -> None:
    """A board that cannot be read is an error for whoever asked."""

    def work() -> None:
        raise ValueError("odd")

    with pytest.raises(ValueError, match="odd"):
        await in_thread(work)


async def test_nobody_waits_without_end() -> None:
    """What has not begun by its deadline is not done at all; what must be done is."""
    done, release = list[str](), threading.Event()
    first = asyncio.create_task(in_thread(lambda: release.wait(60)))
    await asyncio.sleep(0)
    with pytest.raises(Failure, match="busy"):
        await in_thread(lambda: done.append("late"), 0.01)
    patient = asyncio.create_task(in_thread(lambda: done.append("must"), None))
    release.set()
    await asyncio.gather(first, patient)
    assert done == ["must"]


async def test_a_server_makes_threads_yield_quickly(tmp_path: Path) -> None:
    """A server that runs takes the interpreter back from a thread sooner than Python would."""
    sys.setswitchinterval(0.005)
    async with serving(lambda: SQLite(tmp_path / "hashi.sqlite")):
        assert sys.getswitchinterval() <= 0.001
