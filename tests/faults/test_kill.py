"""Servers, nodes and PostgreSQL killed, frozen, cut off and restarted under load.

`make faults KILLS=1000` says how often.
"""

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from hashi.store.postgres import Postgres
from hashi.store.sqlite import SQLite
from tests.faults.crowd import Crowd, Tally
from tests.faults.fork import Fork
from tests.faults.mishap import Mishaps
from tests.faults.node import Wire
from tests.postgres import running_server
from tests.server.conftest import serving

KILLS = int(os.environ.get("HASHI_KILLS", "100"))
TABLES = 6  # at a time
EVERY_KIND = 0
EACH_OR_MANY = pytest.mark.parametrize(
    "trials", [EVERY_KIND, pytest.param(KILLS, marks=pytest.mark.long)]
)


@pytest.mark.usefixtures("compiled")
@EACH_OR_MANY
async def test_killed_server(tmp_path: Path, tally: Tally, trials: int) -> None:
    """One process over SQLite: killed, also at its start, frozen, stopped, its clock moved."""
    server = Fork(tmp_path / "data")
    await server.start()
    random = Random(f"server {trials}")
    mishaps = Mishaps([server], random, tally.faults, [])
    try:
        crowd = Crowd([server.address], random, tally)
        store = tmp_path / "data" / "hashi.sqlite"
        await crowd.run(TABLES, trials or mishaps.kinds, mishaps.next, lambda: SQLite(store))
    finally:
        tally.kills += server.kills
        await server.close()


@pytest.mark.usefixtures("compiled")
@EACH_OR_MANY
async def test_killed_node(tmp_path: Path, database: str, tally: Tally, trials: int) -> None:
    """Two processes over PostgreSQL, each by its own wire; the other plays on meanwhile."""
    head, _, name = database.rpartition("/")
    wires = [Wire(int(head.rpartition(":")[2])) for _ in range(2)]
    for wire in wires:
        await wire.mend()
    ways = [f"postgresql://hashi@127.0.0.1:{wire.port}/{name}" for wire in wires]
    nodes = [Fork(tmp_path / f"{n}", way) for n, way in enumerate(ways)]
    await asyncio.gather(*(node.start() for node in nodes))
    random = Random(f"node {trials}")
    mishaps = Mishaps(nodes, random, tally.faults, wires)
    try:
        crowd = Crowd([node.address for node in nodes], random, tally)
        await crowd.run(TABLES, trials or mishaps.kinds, mishaps.next, lambda: Postgres(database))
    finally:
        tally.kills += sum(node.kills for node in nodes)
        await asyncio.gather(*(node.close() for node in nodes))
        for wire in wires:
            await wire.cut()


@pytest.mark.parametrize("trials", [2, pytest.param(max(1, KILLS // 5), marks=pytest.mark.long)])
async def test_killed_postgres(tally: Tally, trials: int) -> None:
    """The database itself is killed and started again; the nodes wait for it."""
    with running_server() as server:
        url = server.url("postgres")

        async def fault() -> None:
            server.kill()
            await asyncio.to_thread(server.start)

        async with serving(lambda: Postgres(url)) as one, serving(lambda: Postgres(url)) as two:
            crowd = Crowd([one, two], Random("postgres"), tally)
            await crowd.run(TABLES, trials, fault, lambda: Postgres(url))
