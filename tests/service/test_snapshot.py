"""Opening a table reads few events however long its log is."""

import asyncio
from pathlib import Path

from hashi.client import AtTable, Client, Failed
from hashi.jobs.pool import Pool
from hashi.service.table.archive import SNAPSHOT_EVERY
from hashi.service.table.hub import Hub
from hashi.store import Append, Snapshot, Store, Stored, events_after
from hashi.store.sqlite import SQLite
from hashi.table import Event, Table, after, decode, encode, fold, restore, snapshot_format
from hashi.table.event import Renamed
from hashi.wire.message import Place, Play, TakeBack
from tests.faults.node import Node
from tests.server.player import solo
from tests.service.solo import SOLO, playing
from tests.store.fixture import make, real_browser, store
from tests.table.sitting import opened

__all__ = ["make", "real_browser", "store"]


async def renamed(here: AtTable, name: str) -> int:
    """Take another name, as fast as the server allows."""
    while True:
        try:
            return await here.rename(1, name)
        except Failed as failed:
            await asyncio.sleep(failed.retry_after_seconds or 0)


def decoded(stored: list[Stored]) -> list[tuple[Event, float]]:
    """Events with their times."""
    return [(decode(event.data), event.at) for event in stored]


async def folded(store: Store) -> Table:
    """The table as all its events come to."""
    return fold("t", decoded(await store.read("t")))


async def until_snapshot(store: Store, version: int) -> list[Stored]:
    """The events that a load reads, once there is a snapshot of at least this version."""
    async with asyncio.timeout(60):
        while True:
            snapshot, events = await store.load("t", snapshot_format())
            if snapshot is not None and snapshot.version >= version:
                return events
            await asyncio.sleep(0.02)


async def test_a_table_of_thousands_of_events(store: Store) -> None:
    """The first load folds them all and leaves a snapshot; the next reads at most a hundred."""
    names = [encode(Renamed(seat=1, name=f"N{number}")) for number in range(5000)]
    events = events_after(0, [encode(opened(SOLO)), *names], 1.0)
    await store.append(Append("t", events, code="CODE"))
    whole = await folded(store)
    hub = Hub(store, Pool())
    assert await hub.peek("t") == whole
    assert len(await until_snapshot(store, 5001)) <= SNAPSHOT_EVERY
    assert await Hub(store, Pool()).peek("t") == whole
    live = await Hub(store, Pool()).live("t")
    assert live is not None
    assert live.table == whole
    await store.save_snapshot("t", Snapshot(5001, "of another program", b"?"))
    assert await Hub(store, Pool()).peek("t") == whole
    assert await until_snapshot(store, 5001) == []


async def test_snapshots_while_a_game_is_played(store: Store) -> None:
    """However long it is played on, less than two hundred events are read, and they fit."""
    hub = Hub(store, Pool())
    live = await playing(hub, seats=(SOLO, SOLO))
    await hub.act(live, Place(seat=2, island="c4", number=4), "ada")
    for _ in range(SNAPSHOT_EVERY):
        await hub.act(live, Play(seat=1, round=1, turn="pass"), "ada")
        await hub.act(live, TakeBack(seat=1), "ada")
    assert len(await until_snapshot(store, 200)) <= SNAPSHOT_EVERY
    assert await Hub(store, Pool()).peek("t") == await folded(store) == live.table


async def test_snapshots_after_a_kill(tmp_path: Path) -> None:
    """A server is killed in the middle of it; snapshot and events still come to the same."""
    node = Node(tmp_path)
    await node.start()
    try:
        async with Client(node.address) as ada:
            table = await solo(ada)
            async with ada.at(table) as here:
                for number in range(2 * SNAPSHOT_EVERY):
                    version = await renamed(here, f"N{number}")
            await node.end()
        store = SQLite(tmp_path / "hashi.sqlite")
        snapshot, tail = await store.load(table, snapshot_format())
        every = await store.read(table)
        await store.close()
    finally:
        await node.end()
    assert snapshot is not None
    assert snapshot.version >= SNAPSHOT_EVERY
    assert len(every) == version == snapshot.version + len(tail)
    whole = fold(table, decoded(every))
    assert after(restore(snapshot.data), decoded(tail)) == whole
