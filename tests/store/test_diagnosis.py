"""What a store says of its data without opening it."""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

import asyncpg
import pytest

from hashi.offline.store import BrowserStore
from hashi.store import Append, Diagnosis, Store, events_after
from hashi.store.postgres import Postgres
from hashi.store.sqlite import SQLite
from tests.offline.database import Memory


async def fill(store: Store) -> None:
    """Store a table."""
    await store.open()
    await store.append(Append("t", events_after(0, [b"a"], 9.0), code="CODE"))
    await store.close()


@pytest.mark.parametrize(
    ("version", "fault", "outdated"),
    [(0, None, False), (1, None, True), (2, None, False), (3, "newer", False)],
)
def test_schemas(version: int, fault: str | None, outdated: bool) -> None:  # noqa: FBT001  a case
    """A newer schema is a fault, an older one is migrated, and no data are fine."""
    found = Diagnosis.of_schema(version, 2)
    assert (found.fault, found.outdated) == (fault, outdated)


async def test_a_file(tmp_path: Path) -> None:
    """Before there is one, with a table in it, from the future, and overwritten."""
    path = tmp_path / "data" / "hashi.sqlite"
    assert await SQLite.diagnose(path) == Diagnosis()
    assert not path.parent.exists()
    await fill(SQLite(path))
    assert await SQLite.diagnose(path) == Diagnosis(newest_at=9.0)
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 99")
    assert (await SQLite.diagnose(path)).fault == "newer"
    path.write_bytes(b"this is no database" * 500)
    assert await SQLite.diagnose(path) == Diagnosis("damaged")


async def test_a_file_in_use(tmp_path: Path) -> None:
    """A server that runs is not disturbed."""
    path = tmp_path / "hashi.sqlite"
    store = SQLite(path, alone=True)
    await store.append(Append("t", events_after(0, [b"a"], 9.0), code="CODE"))
    assert await SQLite.diagnose(path) == Diagnosis(newest_at=9.0)
    await store.append(Append("t", events_after(1, [b"b"], 10.0)))
    await store.close()


async def test_a_database(database: str) -> None:
    """Empty, with our schema, from the future, and out of reach."""
    found = await Postgres.diagnose(database)
    assert (found.fault, found.outdated) == (None, False)
    assert abs((found.clock or 0.0) - time.time()) < 60
    direct = await asyncpg.connect(database)
    assert await direct.fetchval("SELECT to_regclass('event') IS NULL")
    await fill(Postgres(database))
    assert (await Postgres.diagnose(database)).fault is None
    await direct.execute("UPDATE hashi_schema SET version = 99")
    assert (await Postgres.diagnose(database)).fault == "newer"
    await direct.close()
    gone = await Postgres.diagnose("postgresql://hashi@127.0.0.1:1/none")
    assert gone == Diagnosis("unreachable")


async def test_a_browser() -> None:
    """One that stores nothing is out of reach."""

    class Refusing(Memory):
        async def ask(self, question: str, values: str) -> str:  # noqa: ARG002  its signature
            await asyncio.sleep(0)
            raise OSError("no storage")

    assert await BrowserStore.diagnose(Memory()) == Diagnosis()
    assert await BrowserStore.diagnose(Refusing()) == Diagnosis("unreachable")
