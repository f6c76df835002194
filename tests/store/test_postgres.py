"""What is PostgreSQL's own: schema, presence over nodes, lost connections, tries made twice."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from hashi.store import (
    Append,
    Change,
    Unavailable,
    events_after,
)
from hashi.store.postgres import Postgres
from hashi.store.postgres.committer import APPEND
from hashi.store.postgres.schema import migrate


@pytest.fixture
async def two(database: str) -> AsyncIterator[tuple[Postgres, Postgres, asyncio.Queue[Change]]]:
    """Two nodes, and what the second hears."""
    heard: asyncio.Queue[Change] = asyncio.Queue()
    one, other = Postgres(database), Postgres(database)
    await one.open(lambda _: None)
    await other.open(heard.put_nowait)
    assert await heard.get() == Change()
    yield one, other, heard
    await asyncio.gather(one.close(), other.close())


async def until_elsewhere(
    store: Postgres, heard: asyncio.Queue[Change], people: frozenset[str]
) -> None:
    """Wait until exactly these people are at the table elsewhere, looking when told to."""
    async with asyncio.timeout(30):
        while await store.present_elsewhere("t") != people:
            await heard.get()


async def test_presence_over_nodes(
    two: tuple[Postgres, Postgres, asyncio.Queue[Change]],
) -> None:
    """Who is at a table on one node is known on the other, until they or their node leave."""
    one, other, heard = two
    one.set_presence("t", frozenset({"ada", "bruno"}))
    await until_elsewhere(other, heard, frozenset({"ada", "bruno"}))
    one.set_presence("t", frozenset({"ada"}))
    await until_elsewhere(other, heard, frozenset({"ada"}))
    assert await one.present_elsewhere("t") == frozenset()
    await one.close()
    await until_elsewhere(other, heard, frozenset())


async def test_a_dead_node_is_swept_away(
    two: tuple[Postgres, Postgres, asyncio.Queue[Change]], database: str
) -> None:
    """A node that stopped beating is forgotten by the others; should it live, it comes back."""
    one, other, heard = two
    one.set_presence("t", frozenset({"ada"}))
    await until_elsewhere(other, heard, frozenset({"ada"}))
    direct = await asyncpg.connect(database)
    await direct.execute(
        "UPDATE node SET seen_at = seen_at - interval '1 hour' WHERE id = $1", one.node
    )
    other.set_presence("u", frozenset({"bruno"}))  # a beat, which sweeps
    await until_elsewhere(other, heard, frozenset())
    one.set_presence("u", frozenset({"ada"}))  # it lives after all: everything is sent again
    await until_elsewhere(other, heard, frozenset({"ada"}))
    await direct.close()


async def test_a_lost_connection_is_made_again(
    two: tuple[Postgres, Postgres, asyncio.Queue[Change]], database: str
) -> None:
    """All connections are cut: both nodes go on, and are told they may have missed something."""
    one, other, heard = two
    one.set_presence("t", frozenset({"ada"}))
    await until_elsewhere(other, heard, frozenset({"ada"}))
    direct = await asyncpg.connect(database)
    await direct.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await direct.close()
    assert await one.append(Append("t", events_after(0, [b"a"], 1.0), code="CODE")) == 1
    async with asyncio.timeout(20):
        while await heard.get() != Change():
            pass
    assert len(await other.read("t")) == 1
    assert await one.append(Append("t", events_after(1, [b"b"], 2.0))) == 2
    async with asyncio.timeout(20):
        while await heard.get() != Change("t", 2):
            pass


async def test_an_append_tried_again_is_there_once(database: str) -> None:
    """What is already there from a try whose answer was lost is done, not done twice."""
    store = Postgres(database)
    await store.open()
    await store.append(Append("t", events_after(0, [b"a", b"b"], 1.0), code="CODE"))
    assert await store.append(Append("t", events_after(0, [b"a", b"b"], 1.0), code="CODE")) == 2
    await store.append(Append("t", events_after(2, [b"c"], 2.0)))
    assert await store.append(Append("t", events_after(0, [b"a", b"b"], 1.0), code="CODE")) == 2
    assert [event.data for event in await store.read("t")] == [b"a", b"b", b"c"]
    await store.close()


async def test_a_late_append_is_heard(database: str) -> None:
    """An append that was given up and then stored after all is news to the node itself."""
    heard: asyncio.Queue[Change] = asyncio.Queue()
    store = Postgres(database, patience_seconds=0.2)
    await store.open(heard.put_nowait)
    assert await heard.get() == Change()
    direct = await asyncpg.connect(database)
    trial = direct.transaction()
    await trial.start()
    values = ("t", 0, [1.0], [b"a"], ["ada"], "CODE", store.node, b"sum", "[]")
    assert await direct.fetchval(APPEND, *values)
    with pytest.raises(Unavailable):
        await store.append(Append("t", events_after(0, [b"a"], 1.0), ["ada"], "CODE", b"sum"))
    await trial.commit()
    async with asyncio.timeout(20):
        while await heard.get() != Change("t", 1):
            pass
    await asyncio.gather(direct.close(), store.close())


async def test_an_append_whose_first_try_is_still_at_work(database: str) -> None:
    """A second try waits for the first one and finds its events, instead of a conflict."""
    store = Postgres(database)
    await store.open()
    direct = await asyncpg.connect(database)
    for number, code in enumerate(("CODE", None)):
        trial = direct.transaction()
        await trial.start()
        values = ("t", number, [1.0], [b"a"], ["ada"], code, store.node, b"sum", "[]")
        assert await direct.fetchval(APPEND, *values)
        again = Append("t", events_after(number, [b"a"], 1.0), ["ada"], code, b"sum")
        second = asyncio.create_task(store.append(again))
        while not await direct.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            assert not second.done()
        await trial.commit()
        assert await second == number + 1
    assert [event.data for event in await store.read("t")] == [b"a", b"a"]
    await direct.close()
    await store.close()


async def test_a_migration_may_take_its_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Longer than any other command may take: an index over a million games is not a fault."""
    monkeypatch.setattr("hashi.store.postgres.pool._COMMAND_SECONDS", 0.05)
    direct = await asyncpg.connect(database)
    other = direct.transaction()
    await other.start()
    await migrate(direct)  # the store waits until this one is done
    store = Postgres(database)
    opening = asyncio.create_task(store.open())
    await asyncio.sleep(0.3)
    assert not opening.done()
    await other.commit()
    await opening
    await asyncio.gather(direct.close(), store.close())


async def test_one_that_cannot_be_stored_fails_alone(database: str) -> None:
    """A batch with an append the database cannot take stores all the others."""
    store = Postgres(database)
    await store.open()
    tries = [
        store.append(Append(f"t{n}", events_after(0, [b"a"], 1.0), code=f"{n}")) for n in range(5)
    ]
    bad = store.append(Append("bad", events_after(0, [b"a"], 1.0), code="a\0b"))
    *fine, broken = await asyncio.gather(*tries, bad, return_exceptions=True)
    assert fine == [1] * 5
    assert isinstance(broken, Exception)
    assert await store.find("a\0b") is None
    await store.close()


async def test_no_database(database: str) -> None:
    """Where nothing listens the store says so, at once when it opens."""
    for url in ("postgresql://hashi@127.0.0.1:1/none", f"{database}_none", "nonsense"):
        with pytest.raises(Unavailable):
            await Postgres(url).open()
    with pytest.raises(Unavailable):
        await Postgres(database).read("t")
