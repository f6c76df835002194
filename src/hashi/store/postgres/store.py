"""The store in a PostgreSQL database that any number of processes share.

Appends queue up and are written together (`committer`); a lost connection is waited for (`pool`).
"""

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import asyncpg
import msgspec

from hashi.store.contract import Append, Diagnosis, OnChange, VersionConflict, ignore_changes
from hashi.store.fault import CHECK_SECONDS
from hashi.store.postgres.committer import Committer
from hashi.store.postgres.heartbeat import Heartbeat
from hashi.store.postgres.pool import LOST, Pool, connect
from hashi.store.postgres.schema import MIGRATIONS, schema_version
from hashi.store.result import ResultRow
from hashi.store.sql import SQLStore

__all__ = ["Postgres"]

_PATIENCE_SECONDS = 10.0  # how long a lost database is waited for
_PUT = "SELECT hashi_put($1, $2, $3, $4, $5)"
_DURABLE_AND_CLOCK = (
    "SELECT current_setting('fsync') = 'on', extract(epoch FROM clock_timestamp())::float8"
)
_TOUCH_KEPT_SECONDS = 60.0


class Postgres(SQLStore):
    """A store at a postgresql:// address; `open` connects and migrates the schema."""

    def __init__(self, url: str, patience_seconds: float = _PATIENCE_SECONDS) -> None:
        super().__init__()
        self.node = secrets.token_hex(8)
        self._pool = Pool(url, patience_seconds)
        self._heartbeat = Heartbeat(url, self.node)
        self._committer = Committer(self._pool, self._heartbeat.note_abandoned_append)
        self._beating: asyncio.Task[None] | None = None

    @classmethod
    async def diagnose(cls, location: str) -> Diagnosis:
        """See the contract."""
        try:
            database = await connect(location)
        except (*LOST, asyncpg.PostgresError, ValueError):
            return Diagnosis("unreachable")
        try:
            found = Diagnosis.of_schema(await schema_version(database), len(MIGRATIONS))
            ((durable, clock),) = await database.fetch(_DURABLE_AND_CLOCK)
        finally:
            await database.close()
        return replace(found, durable=durable, clock=clock)

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
            _rows(append.results),
        )
        if not await self._committer.append(values):
            raise VersionConflict(f"{append.table} is no longer at version {append.expected}")
        return append.last.version

    async def find(self, code: str) -> str | None:
        """See the contract."""
        return None if "\0" in code else await super().find(code)  # PostgreSQL has no such text

    def set_presence(self, table: str, people: frozenset[str]) -> None:
        """See the contract."""
        self._heartbeat.set_presence(table, people)

    async def present_elsewhere(self, table: str) -> frozenset[str]:
        """See the contract."""
        text = "SELECT DISTINCT person FROM presence WHERE table_id = $1 AND node <> $2"
        return frozenset(row[0] for row in await self._select(text, table, self.node))

    async def put(self, key: str, owner: str, value: bytes, at: float, until: float) -> None:
        """See the contract."""
        await self._execute(_PUT, key, owner, value, at, until)

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

    async def _select(self, query: str, *values: object) -> list[Any]:
        return await self._pool.select(query, *values)

    async def _execute(self, query: str, *values: object) -> list[Any]:
        return await self._pool.select(query, *values)

    async def _touch(self) -> None:
        """Write something small and durable in our own row, with a short timeout."""
        now, name = time.time(), f"check {self.node}"
        async with self._pool.connection() as database:
            await database.execute(_PUT, name, name, b"", now, now + _TOUCH_KEPT_SECONDS)
        self._pool.note_write()


def _rows(results: Sequence[ResultRow]) -> str:
    """Rows of results as JSON, each by the names of its columns."""
    rows = [row.columns | {"counts": int(row.counts)} for row in results]
    return msgspec.json.encode(rows).decode()
