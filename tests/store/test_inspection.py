"""A large file is checked while it is served: opening it reads little, damage is still found."""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from hashi.store import Append, Unavailable, events_after
from hashi.store.sqlite import Damaged, SQLite
from hashi.store.sqlite.damage import AT_REST, SUSPECT
from tests.store.damage import DAMAGE, after_kill, at_rest, file, lose_log, tables

__all__ = ["after_kill", "file"]

ENDLESS = "WITH RECURSIVE n AS (SELECT 1 UNION ALL SELECT 1 FROM n) SELECT count(*) FROM n"


@pytest.fixture(autouse=True)
def every_file_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check every file in the background."""
    monkeypatch.setattr("hashi.store.sqlite.damage._QUICK_BYTES", 0)


def spoil_a_page(file: Path) -> None:
    """Write something else over a page in the middle, which opening the file does not read."""
    with file.open("r+b") as stream:
        stream.seek(file.stat().st_size // 8192 * 4096)
        stream.write(os.urandom(4096))


def mark_of(file: Path) -> int:
    """The mark in the header of a file at rest."""
    return int.from_bytes(file.read_bytes()[68:72], "big")


async def inspected(store: SQLite) -> SQLite:
    """A store whose file was read to the end."""
    inspection = store._file._inspection
    assert inspection is not None
    await asyncio.to_thread(inspection.wait)
    return store


async def test_a_whole_file(file: Path) -> None:
    """It is opened, read in the background and found whole."""
    for _ in range(2):
        store = await inspected(SQLite(file, alone=True))
        assert not store._file.damaged
        await store.append(Append("t0", events_after(len(await store.read("t0")), [b"b"], 2.0)))
        assert await tables(store) == 200
        assert mark_of(file) == AT_REST


@pytest.mark.parametrize(("harm", "server", "kind"), DAMAGE)
async def test_what_is_noticed_at_once(
    file: Path, harm: Callable[[Path], None], server: str, kind: str
) -> None:
    """A lost log, a file that was cut, emptied or overwritten: no server starts on it."""
    if server == "stopped":
        await at_rest(file)
    harm(file)
    with pytest.raises(Damaged, match=kind):
        SQLite(file, alone=True)


async def test_a_damaged_page(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It does not delay the start; once found, nothing more is written, and no server starts."""
    await at_rest(file)
    spoil_a_page(file)
    store = await inspected(SQLite(file, alone=True))
    assert "the file is damaged" in caplog.text
    with pytest.raises(Unavailable, match="damaged"):
        await store.append(Append("new", events_after(0, [b"a"], 1.0), [], "NEW"))
    with pytest.raises(Unavailable, match="damaged"):
        await store.check()
    await store.close()
    assert mark_of(file) == SUSPECT
    for _ in range(2):
        with pytest.raises(Damaged):
            SQLite(file, alone=True)
    assert await tables(SQLite(file, alone=True, accept_loss=True)) == 0
    assert any(file.parent.glob("hashi.sqlite.damaged-1*"))


async def test_loss_is_accepted_of_a_large_file_too(file: Path) -> None:
    """Whoever accepts the loss waits until all is read, and starts with an empty store."""
    await at_rest(file)
    spoil_a_page(file)
    assert await tables(SQLite(file, alone=True, accept_loss=True)) == 0


async def test_a_suspect_file_that_was_repaired(file: Path) -> None:
    """It is read before anybody is served, and is an ordinary file again."""
    await at_rest(file)
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute(f"PRAGMA application_id = {SUSPECT}")
    store = SQLite(file, alone=True)
    assert store._file._inspection is None
    assert await tables(store) == 200
    assert mark_of(file) == AT_REST


async def test_closing_does_not_wait(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that stops ends the check, and the file is as if it had not begun."""
    await at_rest(file)
    reading = asyncio.Event()
    loop = asyncio.get_running_loop()

    def endless(database: sqlite3.Connection) -> None:
        loop.call_soon_threadsafe(reading.set)
        database.execute(ENDLESS)

    monkeypatch.setattr("hashi.store.sqlite.inspection.check_whole", endless)
    store = SQLite(file, alone=True)
    await reading.wait()
    await store.append(Append("new", events_after(0, [b"a"], 1.0), [], "NEW"))
    assert await tables(store) == 201
    assert not store._file.damaged
    assert mark_of(file) == AT_REST


async def test_a_lost_log_while_it_reads(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check gives way, so that what was acknowledged gets into files with names."""
    await at_rest(file)
    monkeypatch.setattr(
        "hashi.store.sqlite.inspection.check_whole", lambda database: database.execute(ENDLESS)
    )
    store = SQLite(file, alone=True)
    lose_log(file)
    await store.append(Append("new", events_after(0, [b"a"], 1.0), [], "NEW"))
    assert await tables(store) == 201
