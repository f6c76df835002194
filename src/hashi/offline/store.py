"""The store of a browser, in its IndexedDB.

Several pages may be open, each with a worker of its own: they are to each other what several
processes are over PostgreSQL. A version conflict decides, and each hears of the others' appends.
Snapshots are not stored: a game alone has fewer events than it takes to want one. Results are read
by the queries that all stores share, over a copy of the rows in memory.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from hashi.offline.database import Database, lasting
from hashi.store import (
    Append,
    Change,
    Loss,
    OnChange,
    Results,
    Snapshot,
    Stored,
    TableExport,
    TableListing,
    Unavailable,
    VersionConflict,
)
from hashi.store.contract import ignore_changes
from hashi.store.result import LOSS_COLUMNS, RESULT_COLUMNS
from hashi.store.sql import for_sqlite

__all__ = ["FOR_EVER", "BrowserStore"]

FOR_EVER = float(2**53)  # a time by which nothing expires

T = TypeVar("T")
_Event = tuple[int, float, str]  # version, time, data
_Place = tuple[str, str, float, str | None]  # table, code, time of the newest event, summary
# What a server keeps added up in a table: here there are few results.
_STANDING = (
    "CREATE VIEW standing AS SELECT side, person, sum(total) AS points, count(*) AS games,"
    " max(finished_at) AS last FROM result WHERE counts = 1 GROUP BY side, person"
)


class BrowserStore:
    """The contract of `hashi.store` over a browser's database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.results = Results(self._select)

    async def open(self, on_change: OnChange = ignore_changes) -> None:
        """See the contract."""
        self._database.listen(lasting(lambda table, version: on_change(Change(table, version))))

    async def append(self, append: Append) -> int:
        """See the contract."""
        values = {
            "table": append.table,
            "expected": append.expected,
            "code": append.code,
            "people": sorted(append.people),
            "summary": _text(append.summary),
            "events": [(event.version, event.at, _text(event.data)) for event in append.events],
            "results": [tuple(row.columns.values()) for row in append.results],
        }
        if not await self._ask("append", values, bool):
            raise VersionConflict(append.table)
        return append.last.version

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """See the contract."""
        rows = await self._ask("read", {"table": table, "after": after}, list[_Event])
        return [Stored(version, at, data.encode()) for version, at, data in rows]

    async def load(self, table: str, format: str) -> tuple[Snapshot | None, list[Stored]]:  # noqa: A002, ARG002  see the contract
        """See the contract: there are no snapshots."""
        return None, await self.read(table)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """See the contract: they are not stored."""

    async def exists(self, table: str) -> bool:
        """See the contract."""
        return await self._ask("exists", {"table": table}, bool)

    async def find(self, code: str) -> str | None:
        """See the contract."""
        found: str | None = await self._ask("find", {"code": code}, str | None)  # type: ignore[arg-type]  # a union is a type to msgspec
        return found

    async def tables_of(self, person: str, most: int) -> list[TableListing]:
        """See the contract."""
        places = await self._ask("places", {"person": person, "most": most}, list[_Place])
        return [TableListing(table, at, _bytes(summary)) for table, _, at, summary in places]

    async def summarise(self, found: TableListing, summary: bytes) -> None:
        """See the contract."""
        values = {"table": found.table, "at": found.updated_at, "summary": _text(summary)}
        await self._ask("summarise", values, bool)

    async def save_report(self, table: str, seat: int, data: bytes) -> None:
        """See the contract."""
        values = {"table": table, "seat": seat, "data": _text(data)}
        await self._ask("save-report", values, bool)

    async def report(self, table: str, seat: int) -> bytes | None:
        """See the contract."""
        values = {"table": table, "seat": seat}
        found: str | None = await self._ask("report", values, str | None)  # type: ignore[arg-type]  # a union is a type to msgspec
        return _bytes(found)

    async def save_loss(self, loss: Loss) -> None:
        """See the contract."""
        await self._ask("save-loss", {"loss": tuple(loss.columns.values())}, bool)

    async def forget_results(self, person: str) -> None:
        """See the contract."""
        await self._ask("forget", {"person": person}, bool)

    def set_presence(self, table: str, people: frozenset[str]) -> None:
        """See the contract: one person has this browser."""

    async def present_elsewhere(self, table: str) -> frozenset[str]:  # noqa: ARG002  see the contract
        """See the contract: one person has this browser."""
        return frozenset()

    async def put(self, key: str, owner: str, value: bytes, at: float, until: float) -> None:
        """See the contract."""
        values = {"key": key, "owner": owner, "value": _text(value), "at": at, "until": until}
        await self._ask("keep", values, bool)

    async def put_if_absent(self, key: str, value: bytes) -> bytes:
        """The value under a key; if there is none, this one is kept from now on.

        Atomic, so that two pages of a new browser agree.
        """
        values = {"key": key, "owner": key, "value": _text(value), "until": FOR_EVER}
        return (await self._ask("keep-first", values, str)).encode()

    async def pop(self, key: str, at: float) -> bytes | None:
        """See the contract."""
        return await self._kept(key, at, take=True)

    async def get(self, key: str, at: float) -> bytes | None:
        """See the contract."""
        return await self._kept(key, at, take=False)

    async def page(self, after: str, most: int) -> list[TableExport]:
        """See the contract: nobody moves a browser's tables to another store."""
        raise NotImplementedError

    async def check(self) -> None:
        """See the contract."""
        await self._ask("exists", {"table": ""}, bool)

    async def close(self) -> None:
        """See the contract: a page may end at any moment anyway."""

    async def _kept(self, key: str, at: float, *, take: bool) -> bytes | None:
        values = {"key": key, "at": at, "take": take}
        found: str | None = await self._ask("kept", values, str | None)  # type: ignore[arg-type]  # a union is a type to msgspec
        return _bytes(found)

    async def _select(self, query: str, *values: object) -> list[Any]:
        """The rows of a query over results and losses."""
        results = await self._ask("results", {}, list[list[Any]])
        losses = await self._ask("losses", {}, list[list[Any]])
        with sqlite3.connect(":memory:") as memory:
            _fill(memory, "result", RESULT_COLUMNS, results)
            _fill(memory, "loss", LOSS_COLUMNS, losses)
            memory.execute(_STANDING)
            return memory.execute(for_sqlite(query), values).fetchall()

    async def _ask(self, question: str, values: Mapping[str, object], kind: type[T]) -> T:
        try:
            answer = await self._database.ask(question, msgspec.json.encode(values).decode())
        except Exception as error:
            raise Unavailable(str(error)) from error
        return msgspec.json.decode(answer, type=kind)


def _fill(
    memory: sqlite3.Connection, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]
) -> None:
    memory.execute(f"CREATE TABLE {table} ({', '.join(columns)})")
    marks = ", ".join("?" for _ in columns)
    memory.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)  # noqa: S608  our own names


def _text(data: bytes | None) -> str | None:
    """Bytes as JSON can hold them: all that we store is JSON itself."""
    return None if data is None else data.decode()


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else text.encode()
