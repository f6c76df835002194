"""PostgreSQL connections cut while appends run: nothing is lost, doubled or misreported.

A cut is `pg_terminate_backend` for every connection of the store. The server says goodbye before it
closes the stream; in between asyncpg refuses to work with an InternalClientError.
"""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random
from threading import Thread

import asyncpg
import pytest

from hashi.store import Append, Change, events_after
from hashi.store.postgres import Postgres

_CUT = (
    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def _new_loop(name: str) -> Callable[[], asyncio.AbstractEventLoop]:
    """How to make an event loop: Python's own, or uvloop's where it is installed."""
    if name == "asyncio":
        return asyncio.new_event_loop
    new: Callable[[], asyncio.AbstractEventLoop] = pytest.importorskip("uvloop").new_event_loop
    return new


async def _append_while_cut(url: str, cuts: int, random: Random) -> None:
    heard: asyncio.Queue[Change] = asyncio.Queue()
    one, other = Postgres(url, patience_seconds=60), Postgres(url, patience_seconds=60)
    async with AsyncExitStack() as stack:
        direct = await asyncpg.connect(url)
        for leave in (direct.close, one.close, other.close):
            stack.push_async_callback(leave)
        await one.open(lambda _: None)
        await other.open(heard.put_nowait)
        await one.append(Append("t", events_after(0, [b"0"], 0.0), code="CODE"))
        for number in range(1, cuts + 1):
            cut = asyncio.create_task(direct.execute(_CUT))
            await asyncio.sleep(random.uniform(0, 0.004))
            assert (
                await one.append(Append("t", events_after(number, [b"%d" % number], float(number))))
                == number + 1
            )
            await cut
        found = [event.data for event in await other.read("t")]
        assert found == [b"%d" % number for number in range(cuts + 1)]
        one.set_presence("t", frozenset({"ada"}))
        async with asyncio.timeout(60):
            while await other.present_elsewhere("t") != {"ada"}:
                await heard.get()
        await direct.execute(_CUT)  # right before both are closed


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
@pytest.mark.parametrize("cuts", [30, pytest.param(250, marks=pytest.mark.long)])
def test_appends_while_connections_are_cut(database: str, cuts: int, loop: str) -> None:
    """Every append returns its version and is there once, and both nodes still hear each other."""
    with asyncio.Runner(loop_factory=_new_loop(loop)) as runner:
        runner.run(_append_while_cut(database, cuts, Random(f"cut {loop}")))


async def test_what_was_done_stays_done(database: str) -> None:
    """A connection that is lost between the answer and its return to the pool harms nobody."""

    async def cut() -> None:
        direct = await asyncpg.connect(database)
        await direct.execute(_CUT)
        await direct.close()

    store = Postgres(database)
    await store.open()
    async with store._pool.connection() as connection:
        assert await connection.fetchval("SELECT 1") == 1
        # From another thread, so that nobody here has read the goodbye when the block ends.
        thread = Thread(target=lambda: asyncio.run(cut()))
        thread.start()
        thread.join()
    assert await store.append(Append("t", events_after(0, [b"a"], 0.0), code="CODE")) == 1
    await store.close()


async def test_the_heartbeat_survives_any_failure(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A listener that fails is logged, and the node is heard of all the same."""
    calls: list[Change] = []
    heard: asyncio.Queue[Change] = asyncio.Queue()

    def fail_once(change: Change) -> None:
        calls.append(change)
        if len(calls) == 1:
            raise RuntimeError("a listener's own mistake")

    one, other = Postgres(database), Postgres(database)
    await one.open(fail_once)
    await other.open(heard.put_nowait)
    one.set_presence("t", frozenset({"ada"}))
    async with asyncio.timeout(60):
        while await other.present_elsewhere("t") != {"ada"}:
            await heard.get()
    assert "a listener's own mistake" in caplog.text
    await asyncio.gather(one.close(), other.close())
