"""kill -9 of the server, of a node and of PostgreSQL, at random moments under load."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from hashi.store.postgres import Postgres
from hashi.store.sqlite import SQLite
from tests.faults.crowd import Crowd, Tally
from tests.faults.node import Node
from tests.postgres import running_server
from tests.server.conftest import serving


@pytest.mark.parametrize(
    ("trials", "tables"), [(2, 4), pytest.param(30, 60, marks=pytest.mark.long)]
)
async def test_killed_server(tmp_path: Path, tally: Tally, trials: int, tables: int) -> None:
    """One process over SQLite is killed and started again."""
    node = Node(tmp_path)
    await node.start()

    async def fault() -> None:
        await node.end()
        await node.start()

    try:
        crowd = Crowd([node.address], Random("server"), tally)
        await crowd.run(tables, trials, fault, SQLite(tmp_path / "hashi.sqlite"))
    finally:
        await node.end()


@pytest.mark.parametrize(
    ("trials", "tables"), [(2, 4), pytest.param(30, 60, marks=pytest.mark.long)]
)
async def test_killed_node(
    tmp_path: Path, database: str, tally: Tally, trials: int, tables: int
) -> None:
    """Of two processes over PostgreSQL one or the other is killed; the other plays on."""
    nodes = [Node(tmp_path / f"{n}", database) for n in range(2)]
    await asyncio.gather(*(node.start() for node in nodes))
    random = Random("node")

    async def fault() -> None:
        node = random.choice(nodes)
        await node.end()
        await node.start()

    try:
        crowd = Crowd([node.address for node in nodes], random, tally)
        await crowd.run(tables, trials, fault, Postgres(database))
    finally:
        await asyncio.gather(*(node.end() for node in nodes))


@pytest.mark.parametrize(
    ("trials", "tables"), [(2, 4), pytest.param(20, 40, marks=pytest.mark.long)]
)
async def test_killed_postgres(tally: Tally, trials: int, tables: int) -> None:
    """The database itself is killed and started again; the nodes wait for it."""
    with running_server() as server:
        url = server.url("postgres")

        async def fault() -> None:
            server.kill()
            await asyncio.to_thread(server.start)

        async with serving(lambda: Postgres(url)) as one, serving(lambda: Postgres(url)) as two:
            crowd = Crowd([one, two], Random("postgres"), tally)
            await crowd.run(tables, trials, fault, Postgres(url))
