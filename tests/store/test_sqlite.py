"""What is SQLite's own: appends written together, and a file that cannot be written."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from hashi.store import (
    Append,
    Unavailable,
    VersionConflict,
    events_after,
)
from hashi.store.sqlite import SQLite


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
