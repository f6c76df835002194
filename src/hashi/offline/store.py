"""The store of a browser, in its IndexedDB.

Several pages may be open, each with a worker of its own: they share it as processes share
PostgreSQL. A version conflict decides, and each is notified of the others' appends.
Rows go over as JSON, by the names of their fields. Results are read by the queries that all stores
share, over a copy of the rows in memory.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import msgspec

from hashi.offline.database import Database, lasting
from hashi.store import (
    Append,
    Change,
    Diagnosis,
    Loss,
    OnChange,
    ResultRow,
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

    @classmethod
    async def diagnose(cls, location: Database) -> Diagnosis:
        """See the contract."""
        try:
            await cls(location).exists("")
        except Unavailable:
            return Diagnosis("unreachable")
        return Diagnosis()

    async def open(self, on_change: OnChange = ignore_changes) -> None:
        """See the contract; Unavailable if the browser stores nothing."""
        self._database.listen(lasting(lambda table, version: on_change(Change(table, version))))
        await self.exists("")

    async def append(self, append: Append) -> int:
        """See the contract."""
        if not await self._ask("append", append, bool):
            raise VersionConflict(append.table)
        return append.last.version

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """See the contract."""
        values = {"table": table, "after": after}
        events: list[Stored] = await self._ask("read", values, list[Stored])
        return events

    async def load(self, table: str, format: str) -> tuple[Snapshot | None, list[Stored]]:  # noqa: A002  see the contract
        """See the contract."""
        values = {"table": table, "format": format}
        loaded: tuple[Snapshot | None, list[Stored]] = await self._ask(
            "load", values, tuple[Snapshot | None, list[Stored]]
        )
        return loaded

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """See the contract."""
        await self._ask("save-snapshot", {"table": table, **asdict(snapshot)})

    async def exists(self, table: str) -> bool:
        """See the contract."""
        found: bool = await self._ask("exists", {"table": table}, bool)
        return found

    async def find(self, code: str) -> str | None:
        """See the contract."""
        found: str | None = await self._ask("find", {"code": code}, str | None)
        return found

    async def tables_of(self, person: str, most: int) -> list[TableListing]:
        """See the contract."""
        values = {"person": person, "most": most}
        found: list[TableListing] = await self._ask("tables", values, list[TableListing])
        return found

    async def summarise(self, found: TableListing, summary: bytes) -> None:
        """See the contract."""
        await self._ask("summarise", {**asdict(found), "summary": summary})

    async def save_report(self, table: str, seat: int, data: bytes) -> None:
        """See the contract."""
        await self._ask("save-report", {"table": table, "seat": seat, "data": data})

    async def report(self, table: str, seat: int) -> bytes | None:
        """See the contract."""
        values = {"table": table, "seat": seat}
        found: bytes | None = await self._ask("report", values, bytes | None)
        return found

    async def save_loss(self, loss: Loss) -> None:
        """See the contract."""
        await self._ask("save-loss", loss)

    async def forget_results(self, person: str) -> None:
        """See the contract."""
        await self._ask("forget-results", {"person": person})

    def set_presence(self, table: str, people: frozenset[str]) -> None:
        """See the contract: one person has this browser."""

    async def present_elsewhere(self, table: str) -> frozenset[str]:  # noqa: ARG002  see the contract
        """See the contract: one person has this browser."""
        return frozenset()

    async def put(self, key: str, owner: str, value: bytes, at: float, until: float) -> None:
        """See the contract."""
        values = {"key": key, "owner": owner, "value": value, "at": at, "until": until}
        await self._ask("put", values)

    async def put_if_absent(self, key: str, value: bytes) -> bytes:
        """The value under a key; if there is none, this one is stored and stays.

        Atomic, so that two pages of a new browser agree.
        """
        values = {"key": key, "owner": key, "value": value, "until": FOR_EVER}
        found: bytes = await self._ask("put-if-absent", values, bytes)
        return found

    async def pop(self, key: str, at: float) -> bytes | None:
        """See the contract."""
        found: bytes | None = await self._ask("pop", {"key": key, "at": at}, bytes | None)
        return found

    async def get(self, key: str, at: float) -> bytes | None:
        """See the contract."""
        found: bytes | None = await self._ask("get", {"key": key, "at": at}, bytes | None)
        return found

    async def page(self, after: str, most: int) -> list[TableExport]:
        """See the contract."""
        values = {"after": after, "most": most}
        found: list[TableExport] = await self._ask("page", values, list[TableExport])
        return found

    async def check(self) -> None:
        """See the contract."""
        await self.put("check", "check", b"", 0.0, 0.0)

    async def close(self) -> None:
        """See the contract: a page may end at any moment anyway."""

    async def _select(self, query: str, *values: object) -> list[Any]:
        """The rows of a query over results and losses."""
        results: list[ResultRow] = await self._ask("results", {}, list[ResultRow])
        losses: list[Loss] = await self._ask("losses", {}, list[Loss])
        with sqlite3.connect(":memory:") as memory:
            _fill(memory, "result", RESULT_COLUMNS, results)
            _fill(memory, "loss", LOSS_COLUMNS, losses)
            memory.execute(_STANDING)
            return memory.execute(for_sqlite(query), values).fetchall()

    async def _ask(self, question: str, values: object, kind: Any = None) -> Any:
        """The answer to a question, of this type; without one only that it was carried out."""
        try:
            answer = await self._database.ask(question, msgspec.json.encode(values).decode())
        except Exception as error:
            raise Unavailable(str(error)) from error
        return msgspec.json.decode(answer, type=kind) if kind else None


def _fill(
    memory: sqlite3.Connection,
    table: str,
    columns: Sequence[str],
    rows: Sequence[ResultRow] | Sequence[Loss],
) -> None:
    memory.execute(f"CREATE TABLE {table} ({', '.join(columns)})")
    values = [tuple(row.columns.values()) for row in rows]
    marks = ", ".join("?" for _ in columns)
    memory.executemany(f"INSERT INTO {table} VALUES ({marks})", values)  # noqa: S608  our own names
