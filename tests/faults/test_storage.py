"""Storage that fails while people play: readiness says no, the log says why, nothing is lost."""

import asyncio
import resource
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import httpx
import pytest

from hashi.client import AtTable, Client, Failed
from hashi.jobs.pool import Pool
from hashi.service.table.hub import Hub
from hashi.store import Append, Unavailable, events_after
from hashi.store.postgres import Postgres
from hashi.store.sqlite import SQLite
from hashi.wire.exchange import NewSeat, NewTable
from hashi.wire.message import Play
from tests.faults.node import Node
from tests.server.conftest import serving
from tests.service.solo import Looker, playing

PATIENCE_SECONDS = 60  # on a busy machine


async def ready(address: str) -> str:
    """What readiness says."""
    async with httpx.AsyncClient(trust_env=False) as client:
        answer = (await client.get(f"{address}/readyz")).json()
    return str(answer.get("code") or answer["status"])


async def failure(here: AtTable) -> str | None:
    """The code a turn fails with; None if it was taken, which opens the next card."""
    try:
        await here.play(1, "pass")
    except Failed as failed:
        return failed.code
    return None


async def until_ready(address: str) -> None:
    """Wait until the server is ready again."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while await ready(address) != "ready":  # noqa: ASYNC110  another process tells nobody
            await asyncio.sleep(0.1)


@asynccontextmanager
async def one_at_a_table(node: Node) -> AsyncIterator[tuple[AtTable, Client]]:
    """Ada beside a bot, at a server of its own."""
    await node.start()
    try:
        async with Client(node.address) as ada:
            options = NewTable(name="Ada", seats=[NewSeat(kind="person"), NewSeat(kind="bot")])
            table = (await ada.open_table(options)).table
            async with ada.at(table) as here:
                await here.begin()
                await here.place(1, "c4", 4)
                yield here, ada
    finally:
        await node.end()


def limit_files(node: Node, most_bytes: int) -> None:
    """From now on no file of the server may be written beyond so many bytes."""
    assert node.process is not None
    _, hard = resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (most_bytes, hard))


async def until_round(here: AtTable, number: int) -> None:
    """Wait until a round is open: the bot plays too."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        await here.until(lambda view: view.round >= number)


async def test_a_disk_that_takes_no_more(tmp_path: Path) -> None:
    """The system refuses every write of a running server, then takes them again."""
    log = tmp_path / "log"
    node = Node(tmp_path / "data", log=log)
    async with one_at_a_table(node) as (here, ada):
        await until_round(here, 1)
        limit_files(node, 1000)
        codes = [await failure(here) for _ in range(5)]
        assert codes == ["store-unavailable"] * 5
        assert await ready(node.address) == "store-unavailable"
        with pytest.raises(Failed, match="store-unavailable"):
            await ada.open_table(NewTable(name="Ada", seats=[NewSeat(kind="person")]))
        limit_files(node, resource.RLIM_INFINITY)
        await until_ready(node.address)
        assert await failure(here) is None
        version = here.view.version
        await node.end()
        await node.start()
        async with ada.at(here.view.table) as again:
            assert again.view.version >= version
            assert again.view.seats[0].done or again.view.round == 2
    lines = log.read_text("utf-8").splitlines()
    assert [line.split(": ")[0].partition(" ")[2] for line in lines[:1]] == [
        "error cannot store or read tables"
    ]
    assert "SQLITE" in lines[0]
    assert len([line for line in lines if "cannot store" in line]) <= 2  # a write and a checkpoint
    assert len([line for line in lines if "are stored again" in line]) == 1
    assert len(lines) <= 3


async def test_a_slow_disk(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A write that takes too long is not acknowledged; when it is there, everybody sees it."""
    store = SQLite(tmp_path / "hashi.sqlite", patience_seconds=0.3)
    hub = Hub(store, Pool())
    live = await playing(hub)
    looker = Looker("ada")
    hub.enter(live, looker)
    slow = store._writer.do(lambda _: time.sleep(1.5))
    with pytest.raises(Unavailable):
        await hub.act(live, Play(seat=1, round=1, turn="pass"), "ada")
    with pytest.raises(Unavailable):
        await store.check()
    await slow
    async with asyncio.timeout(PATIENCE_SECONDS):
        while live.table.version < 4:
            looker.news.clear()
            await looker.news.wait()
    assert live.table.game is not None
    assert live.table.game.closed == 1
    await store.check()
    told = [record.getMessage() for record in caplog.records]
    assert told[0].startswith("cannot store or read tables: the disk does not answer in time")
    assert len([line for line in told if "cannot store" in line]) == 1
    await hub.close()


async def alter(database: str, *statements: str) -> None:
    """Do something to a database and break all other connections to it."""
    direct = await asyncpg.connect(database)
    for statement in statements:
        await direct.execute(statement)
    await direct.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await direct.close()


async def test_read_only_postgres(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """The database takes no writes, as one that was failed over; then it does again."""
    name = database.rpartition("/")[2]
    options = NewTable(name="Ada", seats=[NewSeat(kind="person")])
    async with (
        serving(lambda: Postgres(database, patience_seconds=1.0)) as address,
        Client(address) as ada,
    ):
        await alter(database, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        with pytest.raises(Failed, match="store-unavailable"):
            await ada.open_table(options)
        assert await ready(address) == "store-unavailable"
        back = f"ALTER DATABASE {name} RESET default_transaction_read_only"
        await alter(database, "SET default_transaction_read_only = off", back)
        await until_ready(address)
        await ada.open_table(options)
    told = [record.getMessage() for record in caplog.records]
    (line,) = [line for line in told if "ReadOnlySQLTransactionError 25006" in line]
    assert line.startswith("cannot store or read tables")
    assert any("tables are stored again" in line for line in told)


async def test_postgres_without_connections(database: str) -> None:
    """No connection is left for us: Unavailable and not ready, until there is one."""
    name = database.rpartition("/")[2]
    role = f"player_{name}"
    grants = [f"CREATE ROLE {role} LOGIN", f"ALTER DATABASE {name} OWNER TO {role}"]
    await alter(database, *grants)
    head, _, tail = database.partition("hashi@")
    store = Postgres(f"{head}{role}@{tail}", patience_seconds=0.5)
    await store.open()
    await store.check()
    await alter(database, f"ALTER ROLE {role} CONNECTION LIMIT 0")
    first = Append("t", events_after(0, [b"a"], 1.0), code="CODE")
    with pytest.raises(Unavailable):
        await store.append(first)
    with pytest.raises(Unavailable):
        await store.check()
    await alter(database, f"ALTER ROLE {role} CONNECTION LIMIT -1")
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            try:
                await store.check()
                break
            except Unavailable:
                await asyncio.sleep(0.05)
    assert await store.append(first) == 1
    await store.close()


async def test_postgres_that_may_not_be_written(database: str) -> None:
    """The right to write was taken away: at once Unavailable, with a code and no value."""
    store = Postgres(database)
    await store.open()
    await alter(
        database,
        "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE insufficient_privilege USING MESSAGE = 'of ada'; END $$",
        "CREATE TRIGGER refuse BEFORE INSERT ON event EXECUTE FUNCTION refuse()",
    )
    with pytest.raises(Unavailable, match=r"^InsufficientPrivilegeError 42501$"):
        await store.append(Append("t", events_after(0, [b"a"], 1.0), code="CODE"))
    await alter(database, "DROP TRIGGER refuse ON event")
    assert await store.append(Append("t", events_after(0, [b"a"], 1.0), code="CODE")) == 1
    await store.close()
