"""The store in a PostgreSQL database that any number of processes share.

Appends queue up and are written together (`committer`); a lost connection is waited for (`pool`).
"""

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import astuple

import msgspec

from hashi.store import query
from hashi.store.contract import (
    Append,
    OnChange,
    Snapshot,
    Stored,
    TableExport,
    TableListing,
    VersionConflict,
    ignore_changes,
)
from hashi.store.fault import CHECK_SECONDS
from hashi.store.postgres.committer import Committer
from hashi.store.postgres.heartbeat import Heartbeat
from hashi.store.postgres.pool import Pool
from hashi.store.result import COLUMNS, Loss, ResultRow, Results

__all__ = ["Postgres"]

_PATIENCE_SECONDS = 10.0  # how long a lost database is waited for
_KEEP = "SELECT hashi_keep($1, $2, $3, $4, $5)"
_TOUCH_KEPT_SECONDS = 60.0
_SAVE_RESULTS = "SELECT hashi_save_results($1, $2)"


class Postgres:
    """A store at a postgresql:// address; `open` connects and migrates the schema."""

    def __init__(self, url: str, patience_seconds: float = _PATIENCE_SECONDS) -> None:
        self.node = secrets.token_hex(8)
        self._pool = Pool(url, patience_seconds)
        self._heartbeat = Heartbeat(url, self.node)
        self._committer = Committer(self._pool, self._heartbeat.note_abandoned_append)
        self._beating: asyncio.Task[None] | None = None
        self.results = Results(self._pool.select)

    async def open(self, on_change: OnChange = ignore_changes) -> None:
        """See the contract; raises Unavailable at once if the database cannot be reached."""
        await self._pool.open()
        self._committer.start()
        if on_change is not ignore_changes:
            self._beating = asyncio.create_task(self._heartbeat.run(on_change))

    async def append(self, append: Append) -> int:
        """See the contract."""
        values = (
            append.table,
            append.expected,
            [event.at for event in append.events],
            [event.data for event in append.events],
            sorted(append.people),
            append.code,
            self.node,
            append.summary,
            None if append.results is None else _rows(append.results),
        )
        if not await self._committer.append(values):
            raise VersionConflict(f"{append.table} is no longer at version {append.expected}")
        return append.last.version

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """See the contract."""
        return [Stored(*row) for row in await self._pool.select(query.EVENTS_AFTER, table, after)]

    async def load(self, table: str, format: str) -> tuple[Snapshot | None, list[Stored]]:  # noqa: A002  see the contract
        """See the contract."""
        rows = await self._pool.select(query.SNAPSHOT_OF, table, format)
        snapshot = Snapshot(*rows[0]) if rows else None
        return snapshot, await self.read(table, snapshot.version if snapshot else 0)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """See the contract."""
        values = (table, snapshot.version, snapshot.format, snapshot.data)
        await self._pool.select(query.SAVE_SNAPSHOT, *values)

    async def exists(self, table: str) -> bool:
        """See the contract."""
        return bool(await self._pool.select(query.EXISTS, table))

    async def find(self, code: str) -> str | None:
        """See the contract."""
        if "\0" in code:  # PostgreSQL has no such text
            return None
        rows = await self._pool.select(query.FIND, code)
        return rows[0][0] if rows else None

    async def tables_of(self, person: str, most: int) -> list[TableListing]:
        """See the contract."""
        return [
            TableListing(*row) for row in await self._pool.select(query.TABLES_OF, person, most)
        ]

    async def summarise(self, found: TableListing, summary: bytes) -> None:
        """See the contract."""
        await self._pool.select(query.SUMMARISE, summary, found.table, found.updated_at)

    async def save_results(self, table: str, results: Sequence[ResultRow]) -> None:
        """See the contract."""
        await self._pool.select(_SAVE_RESULTS, table, _rows(results))

    async def save_loss(self, loss: Loss) -> None:
        """See the contract."""
        await self._pool.select(query.SAVE_LOSS, *astuple(loss))

    async def save_report(self, table: str, seat: int, data: bytes) -> None:
        """See the contract."""
        await self._pool.select(query.SAVE_REPORT, table, seat, data)

    async def report(self, table: str, seat: int) -> bytes | None:
        """See the contract."""
        return dict(await self._pool.select(query.REPORTS_OF, table)).get(seat)

    async def forget_results(self, person: str) -> None:
        """See the contract."""
        for text in query.FORGET:
            await self._pool.select(text, person)

    def set_presence(self, table: str, people: frozenset[str]) -> None:
        """See the contract."""
        self._heartbeat.set_presence(table, people)

    async def present_elsewhere(self, table: str) -> frozenset[str]:
        """See the contract."""
        text = "SELECT DISTINCT person FROM presence WHERE table_id = $1 AND node <> $2"
        return frozenset(row[0] for row in await self._pool.select(text, table, self.node))

    async def put(self, key: str, owner: str, value: bytes, at: float, until: float) -> None:
        """See the contract."""
        await self._pool.select(_KEEP, key, owner, value, at, until)

    async def pop(self, key: str, at: float) -> bytes | None:
        """See the contract."""
        rows = await self._pool.select(query.TAKE, key)
        return rows[0][0] if rows and rows[0][1] > at else None

    async def get(self, key: str, at: float) -> bytes | None:
        """See the contract."""
        rows = await self._pool.select(query.KEPT, key, at)
        return rows[0][0] if rows else None

    async def page(self, after: str, most: int) -> list[TableExport]:
        """See the contract."""
        text = (
            "SELECT table_id, code, array(SELECT person FROM sitting WHERE table_id = p.table_id)"
            ' FROM place p WHERE table_id > $1 COLLATE "C" ORDER BY table_id COLLATE "C" LIMIT $2'
        )
        return [
            TableExport(
                table,
                code,
                frozenset(people),
                tuple(await self.read(table)),
                tuple(data for _, data in await self._pool.select(query.REPORTS_OF, table)),
            )
            for table, code, people in await self._pool.select(text, after, most)
        ]

    async def check(self) -> None:
        """See the contract; does not wait for a database that is gone."""
        with self._pool.no_retry():
            async with asyncio.timeout(CHECK_SECONDS):
                await self._committer.drain()
                if not self._pool.proven:
                    await self._touch()

    async def close(self) -> None:
        """See the contract."""
        await self._committer.close()
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        self._pool.close()

    async def _touch(self) -> None:
        """Write something small and durable in our own row, with a short timeout."""
        now, name = time.time(), f"check {self.node}"
        async with self._pool.connection() as database:
            await database.execute(_KEEP, name, name, b"", now, now + _TOUCH_KEPT_SECONDS)
        self._pool.note_write()


def _rows(results: Sequence[ResultRow]) -> str:
    """Rows of results as JSON, each by the names of its columns."""
    rows = [dict(zip(COLUMNS, row.values, strict=True)) for row in results]
    return msgspec.json.encode(rows).decode()
