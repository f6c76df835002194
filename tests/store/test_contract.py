"""What every store promises, held against each of them."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hashi.store import Found, SQLite, Store, VersionConflict
from hashi.store.sqlite import SCHEMA, SchemaError


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A new store."""
    opened = SQLite(tmp_path / "data" / "hashi.sqlite")
    yield opened
    await opened.close()


async def test_append_and_read(store: Store) -> None:
    """Events come back in order, with version and time, whole or after a version."""
    assert await store.append("t", 0, [b"a", b"b"], 1.5, code="CODE") == 2
    assert await store.append("t", 2, [b"c"], 2.5) == 3
    found = await store.read("t")
    assert [(e.version, e.at, e.data) for e in found] == [
        (1, 1.5, b"a"),
        (2, 1.5, b"b"),
        (3, 2.5, b"c"),
    ]
    assert [e.data for e in await store.read("t", after=2)] == [b"c"]
    assert await store.read("t", after=3) == []
    assert await store.read("unknown") == []


@pytest.mark.parametrize("expected", [0, 1, 3, 99])
async def test_version_conflict(store: Store, expected: int) -> None:
    """Who has not seen the last version appends nothing."""
    await store.append("t", 0, [b"a", b"b"], 0.0, code="CODE")
    with pytest.raises(VersionConflict):
        await store.append("t", expected, [b"x"], 1.0, people=["p"])
    assert [e.data for e in await store.read("t")] == [b"a", b"b"]
    assert await store.tables_of("p", 10) == []


async def test_one_of_many_wins(store: Store) -> None:
    """Of many who append after the same version at once exactly one does."""
    await store.append("t", 0, [b"first"], 0.0, code="CODE")
    tries = [store.append("t", 1, [str(n).encode()], 1.0) for n in range(50)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(result == 2 for result in results) == 1
    assert sum(isinstance(result, VersionConflict) for result in results) == 49
    assert len(await store.read("t")) == 2


async def test_many_tables_at_once(store: Store) -> None:
    """Appends to different tables never hinder each other."""
    await asyncio.gather(*(store.append(f"t{n}", 0, [b"x"], 0.0, code=f"C{n}") for n in range(300)))
    assert [len(await store.read(f"t{n}")) for n in (0, 150, 299)] == [1, 1, 1]


async def test_codes(store: Store) -> None:
    """A code leads to its table and cannot be taken twice."""
    await store.append("t", 0, [b"a"], 0.0, code="CODE")
    assert await store.find("CODE") == "t"
    assert await store.find("NONE") is None
    with pytest.raises(VersionConflict):
        await store.append("u", 0, [b"a"], 0.0, code="CODE")
    assert await store.read("u") == []


async def test_tables_of_a_person(store: Store) -> None:
    """Everybody finds their tables, those with the newest events first."""
    for n, name in enumerate(("t", "u", "v")):
        await store.append(name, 0, [b"a"], float(n), people=["ada"], code=name)
    await store.append("t", 1, [b"b"], 9.0, people=["bruno", "ada"])
    assert await store.tables_of("ada", 2) == [Found("t", 9.0), Found("v", 2.0)]
    assert await store.tables_of("bruno", 9) == [Found("t", 9.0)]
    assert await store.tables_of("nobody", 9) == []


async def test_what_was_stored_stays(tmp_path: Path) -> None:
    """A store opened again holds what it held."""
    file = tmp_path / "hashi.sqlite"
    first = SQLite(file)
    await first.append("t", 0, [b"a"], 1.0, people=["ada"], code="CODE")
    await first.close()
    second = SQLite(file)
    assert [e.data for e in await second.read("t")] == [b"a"]
    assert await second.find("CODE") == "t"
    await second.close()


async def test_closing_finishes_what_was_begun(tmp_path: Path) -> None:
    """What was appended before the store closed is there."""
    file = tmp_path / "hashi.sqlite"
    first = SQLite(file)
    tasks = [
        asyncio.create_task(first.append(f"t{n}", 0, [b"a"], 1.0, code=f"{n}")) for n in range(20)
    ]
    await asyncio.gather(*tasks)
    await first.close()
    assert sqlite3.connect(file).execute("SELECT count(*) FROM event").fetchone() == (20,)


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
