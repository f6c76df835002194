"""Schemas and their versions: from the first one to a second one, made up for these tests."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from hashi.store import Append, SchemaError, Store, TableListing, events_after
from hashi.store.postgres import Postgres
from hashi.store.postgres import schema as postgres_schema
from hashi.store.result import LOSS_COLUMNS, RESULT_COLUMNS
from hashi.store.sqlite import SQLite
from hashi.store.sqlite import schema as sqlite_schema

SECOND = """
    ALTER TABLE game_table ADD COLUMN stars INTEGER NOT NULL DEFAULT 3;
    CREATE TABLE medal (person TEXT PRIMARY KEY, stars INTEGER NOT NULL);
    INSERT INTO medal SELECT person, sum(stars) FROM sitting
        JOIN game_table USING (table_id) GROUP BY person;
"""
BROKEN = "CREATE TABLE ribbon (person TEXT); INSERT INTO nowhere VALUES (1);"
MEDALS = "SELECT person, stars FROM medal"


async def fill(store: Store) -> None:
    """Store two tables of one person."""
    await store.open()
    for table in ("t", "u"):
        await store.append(Append(table, events_after(0, [b"a"], 1.0), ["ada"], table))
    await store.close()


async def test_a_file_of_the_first_schema(tmp_path: Path) -> None:
    """A migration keeps what is there and applies all of its script, or nothing."""
    path, known = tmp_path / "hashi.sqlite", sqlite_schema.MIGRATIONS
    await fill(SQLite(path))
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        with pytest.raises(sqlite3.OperationalError):
            sqlite_schema.migrate(database, (*known, SECOND, BROKEN))
        tables = database.execute("SELECT name FROM sqlite_master").fetchall()
        assert not {("medal",), ("ribbon",)} & set(tables)
        for _ in range(2):
            sqlite_schema.migrate(database, (*known, SECOND))
        assert database.execute("PRAGMA user_version").fetchone() == (len(known) + 1,)
        assert database.execute(MEDALS).fetchall() == [("ada", 6)]
        assert database.execute("SELECT count(*) FROM event").fetchone() == (2,)
    with pytest.raises(SchemaError, match="this program knows"):
        SQLite(path)


async def test_a_database_of_the_first_schema(database: str) -> None:
    """As with a file; meanwhile a node of the first schema may go on."""
    known = postgres_schema.MIGRATIONS
    await fill(Postgres(database))
    node = Postgres(database)
    await node.open()
    direct = await asyncpg.connect(database)
    with pytest.raises(asyncpg.UndefinedTableError):
        await postgres_schema.migrate(direct, (*known, SECOND, BROKEN))
    assert await direct.fetchval("SELECT to_regclass('medal') IS NULL")
    for _ in range(2):
        await postgres_schema.migrate(direct, (*known, SECOND))
    assert await direct.fetchval("SELECT version FROM hashi_schema") == len(known) + 1
    assert list(map(tuple, await direct.fetch(MEDALS))) == [("ada", 6)]
    await node.append(Append("t", events_after(1, [b"b"], 2.0), summary=b"new"))
    assert (await node.tables_of("ada", 9))[0] == TableListing("t", 2.0, b"new")
    await asyncio.gather(direct.close(), node.close())
    with pytest.raises(SchemaError, match="this program knows"):
        await Postgres(database).open()


async def test_schemas_have_the_columns_of_the_rows(tmp_path: Path, database: str) -> None:
    """Statements name the columns of `hashi.store.result`; both schemas must have just these."""
    file = sqlite3.connect(tmp_path / "hashi.sqlite", isolation_level=None)
    direct = await asyncpg.connect(database)
    sqlite_schema.migrate(file)
    await postgres_schema.migrate(direct)
    for table, columns in (("result", RESULT_COLUMNS), ("loss", LOSS_COLUMNS)):
        names = file.execute("SELECT name FROM pragma_table_info(?)", (table,))
        assert {name for (name,) in names} == set(columns)
        query = "SELECT column_name FROM information_schema.columns WHERE table_name = $1"
        assert {row[0] for row in await direct.fetch(query, table)} == set(columns)
    file.close()
    await direct.close()
