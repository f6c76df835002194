"""What is SQLite's own: the versions of its file, and a file that cannot be written."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from hashi.store import (
    Append,
    SchemaError,
    Span,
    Standing,
    TableListing,
    Unavailable,
    VersionConflict,
    events_after,
)
from hashi.store.sqlite import SQLite
from hashi.store.sqlite.schema import SCHEMA


def test_schema_is_versioned(tmp_path: Path) -> None:
    """A new file has the newest schema; one from the future is refused."""
    file = tmp_path / "hashi.sqlite"
    asyncio.run(SQLite(file).close())
    database = sqlite3.connect(file)
    assert database.execute("PRAGMA user_version").fetchone() == (len(SCHEMA),)
    database.execute(f"PRAGMA user_version = {len(SCHEMA) + 1}")
    database.close()
    with pytest.raises(SchemaError, match="this program knows"):
        SQLite(file)


async def test_old_files_are_brought_up_to_date(tmp_path: Path) -> None:
    """A file of the first version opens, keeps what it held and can do what is new."""
    file = tmp_path / "hashi.sqlite"
    database = sqlite3.connect(file)
    database.executescript(SCHEMA[0])
    database.execute("PRAGMA user_version = 1")
    database.execute("INSERT INTO event VALUES ('t', 1, 0.0, x'61')")
    database.execute("INSERT INTO place VALUES ('t', 'CODE', 0.0)")
    database.execute("INSERT INTO sitting VALUES ('ada', 't')")
    database.commit()
    database.close()
    store = SQLite(file)
    assert [event.data for event in await store.read("t")] == [b"a"]
    await store.put("k", "ada", b"v", 0.0, 1.0)
    assert await store.tables_of("ada", 9) == [TableListing("t", 0.0)]
    await store.append(Append("t", events_after(1, [b"b"], 1.0), summary=b"new"))
    assert await store.tables_of("ada", 9) == [TableListing("t", 1.0, b"new")]
    assert await store.results.due(9) == ["t"]
    await store.close()


async def test_results_before_there_were_sums(tmp_path: Path) -> None:
    """The points of all time are added up when a file of an older version is opened."""
    file = tmp_path / "hashi.sqlite"
    database = sqlite3.connect(file)
    for script in SCHEMA[:7]:
        database.executescript(script)
    database.execute("PRAGMA user_version = 7")
    row = "1, 'ada', 'Ada', 1.0, 'A', '2026-11-16', 1, 50, '', '{}'"
    database.execute(f"INSERT INTO result VALUES ('t', {row}), ('u', {row})")  # noqa: S608  our own words
    database.commit()
    database.close()
    store = SQLite(file)
    assert await store.results.standings(Span("A"), 9) == [Standing("ada", "Ada", 100, 2)]
    await store.close()


@pytest.mark.parametrize("late", [(), ("t3",), ("t3", "t3")])
async def test_appends_that_wait_together(tmp_path: Path, late: tuple[str, ...]) -> None:
    """What waits together is written together, each at its own time; who is late, is late alone."""
    store = SQLite(tmp_path / "hashi.sqlite")
    for number in range(9):
        await store.append(
            Append(f"t{number}", events_after(0, [b"\xff"], 0.0), ["ada"], f"CODE{number}")
        )
    for table in late[:1]:
        await store.append(Append(table, events_after(1, [b"first"], 0.0)))
    held = asyncio.create_task(store._do(lambda _: time.sleep(0.2)))
    await asyncio.sleep(0)  # the others queue up meanwhile
    tables = [f"t{number}" for number in range(9)] + [*late[1:]]
    appends = (
        store.append(Append(table, events_after(1, [b"b", b"\xfe"], at / 10), ["bruno"]))
        for at, table in enumerate(tables, 1)
    )
    results = await asyncio.gather(*appends, return_exceptions=True)
    await held
    conflicts = [i for i, result in enumerate(results) if isinstance(result, VersionConflict)]
    assert [tables[i] for i in conflicts] == list(late)
    for at, table in enumerate(tables[:9], 1):
        if table not in late:
            second = [(event.at, event.data) for event in await store.read(table, 1)]
            assert second == [(at / 10, b"b"), (at / 10, b"\xfe")]
    newest = [found.table for found in await store.tables_of("bruno", 9)]
    assert newest == [table for table in reversed(tables[:9]) if table not in late]
    await store.close()


async def test_what_cannot_be_written_is_unavailable(tmp_path: Path) -> None:
    """A file somebody else holds locked is Unavailable, and nothing is half there."""
    file = tmp_path / "hashi.sqlite"
    store = SQLite(file)
    store._file.writer.execute("PRAGMA busy_timeout = 10")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable):
        await store.append(Append("t", events_after(0, [b"a"], 0.0), code="CODE"))
    other.execute("ROLLBACK")
    other.close()
    assert await store.append(Append("t", events_after(0, [b"a"], 0.0), code="CODE")) == 1
    await store.close()
