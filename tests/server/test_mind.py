"""Where bots think: beside the event loop, and never behind a report."""

import asyncio
import os
import threading

import pytest

from hashi import Board
from hashi.server import bot
from hashi.server.mind import Minds


async def test_bots_do_not_wait_for_reports() -> None:
    """While a report is pondered, however long, bots think on other threads."""
    minds, release = Minds(), threading.Event()
    report = asyncio.create_task(minds.ponder(release.wait))
    names = [await minds.think(lambda: threading.current_thread().name) for _ in range(3)]
    assert all(name.startswith("hashi-bot") for name in names)
    assert not report.done()
    release.set()
    assert await report
    minds.close()


async def test_whoever_asks_first_is_served_first() -> None:
    """Thoughts of many tables are taken in the order they came, few at a time."""
    minds, order, at_once, most = Minds(), list[int](), list[int](), list[int]()

    def work(number: int) -> None:
        at_once.append(number)
        most.append(len(at_once))
        order.append(number)
        at_once.remove(number)

    await asyncio.gather(*(minds.think(lambda n=n: work(n)) for n in range(50)))  # type: ignore[misc]  # the number of now
    threads = max(1, (os.cpu_count() or 1) - 1)
    assert max(most) <= threads
    assert sorted(order) == list(range(50))
    if threads == 1:
        assert order == sorted(order)
    minds.close()


async def test_bots_are_warmed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of our sides is thought of once in a process; a failure keeps nothing from starting."""
    warm = list[str]()

    def counted(board: Board) -> None:
        warm.append(board.name)
        if board.name == "A" and warm.count("A") == 1:
            raise RuntimeError("cold")

    monkeypatch.setattr(bot, "warm", counted)
    bot._warm.cache_clear()
    minds = Minds()
    for _ in range(3):
        await bot.warmed(minds)
    assert sorted(warm) == ["A", "A", "B"]
    bot._warm.cache_clear()
    minds.close()


async def test_reports_step_back() -> None:
    """On Linux the thread of reports lets the others go first, and they do not."""
    minds = Minds()

    def niceness() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    bot, report = await minds.think(niceness), await minds.ponder(niceness)
    assert bot == niceness()
    assert report >= bot
    minds.close()
