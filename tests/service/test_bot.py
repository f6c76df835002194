"""Bots at a table: they think side by side, since their turns do not depend on each other."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from hashi.jobs.job import BotStart, Job
from hashi.jobs.source import SERVER, Source
from hashi.rules import Refusal, Start
from hashi.service.table.hub import Hub
from hashi.store.sqlite import SQLite
from hashi.table import SeatPlan
from hashi.wire.message import Begin
from tests.service.solo import Looker
from tests.table.sitting import SOLO, opened

T = TypeVar("T")
BOTS = 3


class Together:
    """A runner that answers nobody before all bots have asked."""

    can_rate_turns = compiles = False

    def __init__(self) -> None:
        self._barrier = asyncio.Barrier(BOTS)
        self.asked: list[Job[object]] = []
        self.sources: asyncio.Queue[Source] = asyncio.Queue()

    async def ask(
        self, job: Job[T], tell: Callable[[T], None] | None = None, source: Source = SERVER
    ) -> T:
        """A start, when the others have asked too."""
        del tell
        self.asked.append(job)
        self.sources.put_nowait(source)
        await self._barrier.wait()
        answer: T = Start(4, "c4")  # type: ignore[assignment]  # only starts are asked for
        return answer

    async def close(self) -> None:
        """Nothing goes on."""


async def test_bots_of_one_table_think_side_by_side(tmp_path: Path) -> None:
    """All of them are asked before the first has answered, and all of them act."""
    runner = Together()
    hub = Hub(SQLite(tmp_path / "hashi.sqlite"), runner)
    await hub.open("t", opened(SOLO, *[SeatPlan(kind="bot", name="Bot")] * BOTS))
    live = await hub.live("t")
    assert live is not None
    looker = Looker("ada")
    hub.enter(live, looker)
    async with asyncio.timeout(10):
        await hub.act(live, Begin(), "ada")
        while live.table.game is None or live.table.game.waiting != (1,):
            looker.news.clear()
            await looker.news.wait()
    assert len(runner.asked) == BOTS
    assert all(isinstance(job, BotStart) for job in runner.asked)
    hub.leave(live, looker)
    await hub.close()


async def test_a_turn_is_of_who_made_it_due(tmp_path: Path) -> None:
    """The one who acted last; before anybody has, the player who came last, and else the server."""
    runner = Together()
    hub = Hub(SQLite(tmp_path / "hashi.sqlite"), runner)
    await hub.open("t", opened(SOLO, *[SeatPlan(kind="bot", name="Bot")] * BOTS))
    live = await hub.live("t")
    assert live is not None
    assert live.source == SERVER
    hub.enter(live, Looker("eve", "somewhere"))  # who only watches
    assert live.source == SERVER
    hub.enter(live, Looker("ada", "home"))
    assert live.source == Source("home", "home", "ada")
    office = Source("office", "office", "ada")
    refused = await hub.act(live, Begin(), "eve", Source("somewhere", "somewhere", "eve"))
    assert isinstance(refused, Refusal)
    async with asyncio.timeout(10):
        await hub.act(live, Begin(), "ada", office)
        assert [await runner.sources.get() for _ in range(BOTS)] == [office.at("t")] * BOTS
    await hub.close()
