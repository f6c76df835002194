"""A database that stands still, and a node that is cut off from it."""

import asyncio
from random import Random

import pytest

from hashi.store import Append, Unavailable, events_after
from hashi.store.postgres import Postgres
from tests.faults.crowd import Crowd, Tally
from tests.faults.node import Wire
from tests.postgres import running_server
from tests.server.conftest import serving

SHORT_OR_LONG = pytest.mark.parametrize(
    ("trials", "seconds"), [(1, 1.0), pytest.param(8, 13.0, marks=pytest.mark.long)]
)


@SHORT_OR_LONG
async def test_frozen_postgres(tally: Tally, trials: int, seconds: float) -> None:
    """The database stands still for a while: longer than anybody waits in the long form."""
    with running_server() as server:
        url = server.url("postgres")

        async def fault() -> None:
            server.freeze()
            await asyncio.sleep(seconds)
            server.thaw()

        async with serving(lambda: Postgres(url)) as one, serving(lambda: Postgres(url)) as two:
            crowd = Crowd([one, two], Random("frozen"), tally)
            await crowd.run(4, trials, fault, lambda: Postgres(url))


@pytest.mark.parametrize("how", ["cut", "silent"])
@SHORT_OR_LONG
async def test_node_cut_off(
    database: str, tally: Tally, how: str, trials: int, seconds: float
) -> None:
    """One node cannot reach the database, loudly or silently; the other plays on meanwhile."""
    head, _, name = database.rpartition("/")
    wire = Wire(int(head.rpartition(":")[2]))
    await wire.mend()
    through = f"postgresql://hashi@127.0.0.1:{wire.port}/{name}"

    async def fault() -> None:
        if how == "cut":
            await wire.cut()
            await asyncio.sleep(seconds)
            await wire.mend()
        else:
            wire.silence()
            await asyncio.sleep(seconds)
            wire.speak()

    async with (
        serving(lambda: Postgres(through)) as cut_off,
        serving(lambda: Postgres(database)) as well,
    ):
        crowd = Crowd([cut_off, well], Random(how), tally)
        await crowd.run(4, trials, fault, lambda: Postgres(database))
    await wire.cut()


async def test_nobody_waits_for_ever(database: str) -> None:
    """With the database gone every call ends in Unavailable, after the patience or little more."""
    head, _, name = database.rpartition("/")
    wire = Wire(int(head.rpartition(":")[2]))
    await wire.mend()
    store = Postgres(f"postgresql://hashi@127.0.0.1:{wire.port}/{name}", patience_seconds=1.0)
    await store.open()
    wire.silence()
    calls = [
        store.append(Append("t", events_after(0, [b"a"], 1.0), code="CODE")),
        store.read("t"),
        store.find("CODE"),
        store.check(),
    ]
    async with asyncio.timeout(30):
        results = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(result) for result in results] == [Unavailable] * 4
    wire.speak()
    async with asyncio.timeout(30):
        while True:
            try:
                await store.append(Append("u", events_after(0, [b"a"], 1.0), code="OTHER"))
                break
            except Unavailable:
                continue
    await store.close()
    await wire.cut()
