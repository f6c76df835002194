"""The tables in use: clocks, clashes, and tables that leave memory."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hashi.jobs.pool import Pool
from hashi.rules.score import ROUNDS
from hashi.service.table.clock import Clocks
from hashi.service.table.hub import Hub
from hashi.store import Append, events_after
from hashi.store.sqlite import SQLite
from hashi.table import SeatPlan, TimeOut, encode
from hashi.wire.message import Begin, Place, Play, Rename
from tests.service.solo import SOLO, Looker, playing
from tests.table.sitting import opened


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SQLite]:
    """A store to share."""
    made = SQLite(tmp_path / "hashi.sqlite")
    yield made
    await made.close()


async def test_clock_runs_out_while_somebody_is_there(store: SQLite) -> None:
    """The card's time runs out: whoever has not played skips, and the next card comes."""
    hub = Hub(store, Pool())
    live = await playing(hub, clock_seconds=1)
    looker = Looker("ada")
    hub.enter(live, looker)
    while live.table.game is not None and live.table.game.closed == 0:
        looker.news.clear()
        await looker.news.wait()
    assert (1, 1) in live.table.timed_out
    hub.leave(live, looker)


async def test_a_finished_game_is_noted_once(store: SQLite) -> None:
    """A board that people play may get a value of its own: every finished game counts, once."""
    noted: list[object] = []
    hub = Hub(store, Pool(), on_finished=noted.append)
    live = await playing(hub)
    for number in range(1, ROUNDS + 1):
        assert noted == []
        await hub.act(live, Play(seat=1, round=number, turn="pass"), "ada")
    await hub.act(live, Rename(seat=1, name="Ada L."), "ada")
    assert len(noted) == 1


async def test_clock_rests_while_nobody_is_there(store: SQLite) -> None:
    """A table left alone goes on where it stood: whoever comes has time to look around."""
    now = [1000.0]
    hub = Hub(store, Pool(), now=lambda: now[0], clocks=Clocks(lambda: now[0]))
    live = await playing(hub, clock_seconds=60)
    now[0] = 1000.0 + 7 * 24 * 3600
    looker = Looker("ada")
    hub.enter(live, looker)
    assert hub.timers.card_left(live) == 15
    hub.leave(live, looker)
    assert live.clock is None or live.clock.cancelled()


async def test_coming_back_does_not_renew_the_clock(store: SQLite) -> None:
    """Alone with bots: time to look around once for a card, however often one leaves."""
    now = [1000.0]
    hub = Hub(store, Pool(), now=lambda: now[0], clocks=Clocks(lambda: now[0]))
    live = await playing(hub, clock_seconds=60)
    left = []
    for _ in range(8):
        now[0] += 10
        found = await hub.live("t")
        assert found is not None
        looker = Looker("ada")
        hub.enter(found, looker)
        left.append(hub.timers.card_left(found))
        hub.leave(found, looker)
        assert await hub.live("t") is not live
    assert left == [50, 40, 30, 20, 10, 0, 0, 0]
    fresh = Hub(store, Pool(), now=lambda: now[0], clocks=Clocks(lambda: now[0]))
    live = await fresh.live("t") or live
    for expected in (15, 5, 0):
        looker = Looker("ada")
        fresh.enter(live, looker)
        assert fresh.timers.card_left(live) == expected
        fresh.leave(live, looker)
        live = await fresh.live("t") or live
        now[0] += 10


async def test_a_clock_set_back_stalls_nobody(store: SQLite) -> None:
    """The machine's clock is set back by an hour: renaming does not give a card more time."""
    day, steady = [100_000.0], [0.0]
    hub = Hub(store, Pool(), now=lambda: day[0], clocks=Clocks(lambda: steady[0]))
    live = await playing(hub, clock_seconds=60)
    looker = Looker("ada")
    hub.enter(live, looker)
    day[0] -= 3600
    left = []
    for number in range(7):
        await hub.act(live, Rename(seat=1, name=f"Ada {number}"), "ada")
        left.append(hub.timers.card_left(live))
        steady[0] += 10
        day[0] += 10
    assert left == [60, 50, 40, 30, 20, 10, 0]
    hub.leave(live, looker)


async def test_version_clash_is_retried(store: SQLite) -> None:
    """Two processes over one store: the second folds what the first did and goes on."""
    one, two = Hub(store, Pool()), Hub(store, Pool())
    here = await playing(one)
    there = await two.live("t")
    assert there is not None
    assert await one.act(here, Play(seat=1, round=1, turn="pass"), "ada") == 4
    assert await two.act(there, Play(seat=1, round=2, turn="pass"), "ada") == 5
    assert there.table.game is not None
    assert there.table.game.closed == 2


async def test_idle_tables_leave_memory(store: SQLite) -> None:
    """A table nobody looks at is forgotten and read again when it is wanted."""
    hub = Hub(store, Pool())
    live = await playing(hub)
    looker = Looker("ada")
    hub.enter(live, looker)
    assert await hub.live("t") is live
    hub.leave(live, looker)
    again = await hub.live("t")
    assert again is not live
    assert again is not None
    assert again.table == live.table
    assert await hub.live("unknown") is None


async def test_one_table_in_memory_however_many_come(store: SQLite) -> None:
    """Everybody who comes at once, while others only peek, is at the same table."""
    hub = Hub(store, Pool())
    await playing(hub)
    fresh = Hub(store, Pool())
    found = await asyncio.gather(*(fresh.live("t") for _ in range(20)), fresh.peek("t"))
    assert len({id(live) for live in found[:20]}) == 1
    assert found[20] == found[0].table  # type: ignore[union-attr]


async def test_one_rematch_however_many_ask(store: SQLite) -> None:
    """Of all who ask for a rematch at once one opens it."""
    hub = Hub(store, Pool())
    live = await playing(hub)
    for number in range(1, 18):
        await hub.act(live, Play(seat=1, round=number, turn="pass"), "ada")
    made: list[str] = []

    async def open_other() -> str:
        made.append(f"other {len(made)}")
        await asyncio.sleep(0)
        return made[-1]

    await asyncio.gather(*(hub.rematch(live, "ada", open_other) for _ in range(10)))
    assert made == [live.table.rematch]


async def test_bot_overtaken_by_the_clock_thinks_again(store: SQLite) -> None:
    """A bot whose round closed while it thought plays the next one."""
    plans = (SOLO, SeatPlan(kind="bot", name="Ren"))
    hub = Hub(store, Pool())
    await hub.open("t", opened(*plans))
    live = await hub.live("t")
    assert live is not None
    looker = Looker("ada")
    hub.enter(live, looker)
    await hub.act(live, Begin(), "ada")
    await hub.act(live, Place(seat=1, island="c4", number=4), "ada")
    for number in range(1, 4):
        while live.table.game is None or live.table.game.round < number:
            looker.news.clear()
            await looker.news.wait()
        await hub.act(live, TimeOut(number), None)
    while live.table.game is None or 2 in live.table.game.waiting:
        looker.news.clear()
        await looker.news.wait()
    hub.leave(live, looker)


async def test_bots_play_on_after_a_restart(store: SQLite) -> None:
    """A table whose bot was to act when the process ended goes on when somebody comes."""
    plans = (SOLO, SeatPlan(kind="bot", name="Ren"))
    await store.append(Append("t", events_after(0, [encode(opened(*plans))], 0.0), code="BCDFGH"))
    first = Hub(store, Pool())
    live = await first.live("t")
    assert live is not None
    await first.act(live, Begin(), "ada")
    if live.bots is not None:
        live.bots.cancel()
        await asyncio.gather(live.bots, return_exceptions=True)
    second = Hub(store, Pool())
    again = await second.live("t")
    assert again is not None
    looker = Looker("ada")
    second.enter(again, looker)
    while again.table.game is None or 2 in again.table.game.waiting:
        looker.news.clear()
        await looker.news.wait()
    second.leave(again, looker)


async def test_a_turn_whose_player_is_gone_is_shown(store: SQLite) -> None:
    """Whoever goes while their turn waits to be written has played it, and the others see it."""
    hub = Hub(store, Pool())
    live = await playing(hub)
    looker = Looker("bruno")
    hub.enter(live, looker)
    free = threading.Event()
    held = asyncio.create_task(store._do(lambda _: free.wait()))
    await asyncio.sleep(0)
    version = live.table.version
    act = asyncio.create_task(hub.act(live, Play(seat=1, round=1, turn="pass"), "ada"))
    await asyncio.sleep(0)
    assert live.lock.locked()
    act.cancel()
    await asyncio.gather(act, return_exceptions=True)
    assert act.cancelled()
    free.set()
    await held
    async with asyncio.timeout(20):
        while live.table.version == version:
            looker.news.clear()
            await looker.news.wait()
    assert live.table.game is not None
    assert live.table.game.closed == 1
    hub.leave(live, looker)
