"""The store in one SQLite file: one thread writes, any number read.

WAL and synchronous=FULL: an append is on disk when it returns. A file belongs to one process; for
several use PostgreSQL. Changes by other tools, such as an import, are noticed within a second.
"""

import asyncio
import contextlib
import math
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import astuple
from functools import partial
from pathlib import Path
from typing import Any

from hashi.store.append import save_results
from hashi.store.contract import (
    Append,
    Change,
    Found,
    Hear,
    Snapshot,
    Stored,
    Unavailable,
    Whole,
    nobody_listens,
)
from hashi.store.fault import CHECK_SECONDS, PROVEN_SECONDS, Faults
from hashi.store.file import File
from hashi.store.result import (
    FORGET,
    REPORTS_OF,
    SAVE_LOSS,
    SAVE_REPORT,
    Loss,
    ResultRow,
    Results,
)
from hashi.store.writer import Work, Writer

__all__ = ["SQLite"]

# A snapshot whose event is not there is one of a file that has lost its newest events.
_FIND_SNAPSHOT = (
    "SELECT version, format, data FROM snapshot s WHERE table_id = ? AND format = ? AND EXISTS"
    " (SELECT 1 FROM event e WHERE e.table_id = s.table_id AND e.version = s.version)"
)
_SAVE_SNAPSHOT = (
    "INSERT INTO snapshot VALUES (?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE"
    " SET version = excluded.version, format = excluded.format, data = excluded.data"
    " WHERE excluded.version > snapshot.version OR excluded.format <> snapshot.format"
)
_PATIENCE_SECONDS = 10.0  # how long a slow disk is waited for


class SQLite:
    """A store in a file, made and migrated when it is opened.

    With `alone` no other process may have the claim to the file (else InUse). A file that is
    damaged is refused (Damaged); with `accept_loss` it is set aside, and a lost log is accepted.
    """

    def __init__(
        self,
        path: Path,
        *,
        alone: bool = False,
        accept_loss: bool = False,
        patience_seconds: float = _PATIENCE_SECONDS,
    ) -> None:
        self._file = File(path, alone=alone, accept_loss=accept_loss)
        self._writer = Writer(self._file)
        self._patience = patience_seconds
        self.results = Results(self._select_numbered)
        self._faults = Faults()
        self._wrote_at = -math.inf

    async def open(self, hear: Hear = nobody_listens) -> None:
        """See the contract."""
        loop = asyncio.get_running_loop()

        def news() -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
                loop.call_soon_threadsafe(hear, Change())

        self._writer.on_news = news

    async def append(self, append: Append) -> int:
        """See the contract."""
        await self._do(append)
        self._proven()
        return append.last.version

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """See the contract."""
        query = (
            "SELECT version, at, data FROM event"
            " WHERE table_id = ? AND version > ? ORDER BY version"
        )
        return [Stored(*row) for row in await self._select(query, (table, after))]

    async def load(self, table: str, format: str) -> tuple[Snapshot | None, list[Stored]]:  # noqa: A002  see the contract
        """See the contract."""
        rows = await self._select(_FIND_SNAPSHOT, (table, format))
        snapshot = Snapshot(*rows[0]) if rows else None
        return snapshot, await self.read(table, snapshot.version if snapshot else 0)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """See the contract."""
        values = (table, snapshot.version, snapshot.format, snapshot.data)
        await self._do(lambda database: database.execute(_SAVE_SNAPSHOT, values))

    async def exists(self, table: str) -> bool:
        """See the contract."""
        return bool(await self._select("SELECT 1 FROM place WHERE table_id = ?", (table,)))

    async def find(self, code: str) -> str | None:
        """See the contract."""
        rows = await self._select("SELECT table_id FROM place WHERE code = ?", (code,))
        return rows[0][0] if rows else None

    async def tables_of(self, person: str, most: int) -> list[Found]:
        """See the contract."""
        query = (
            "SELECT table_id, updated_at, summary FROM sitting JOIN place USING (table_id)"
            " WHERE person = ? ORDER BY updated_at DESC LIMIT ?"
        )
        return [Found(*row) for row in await self._select(query, (person, most))]

    async def summarise(self, found: Found, summary: bytes) -> None:
        """See the contract."""
        query = "UPDATE place SET summary = ? WHERE table_id = ? AND updated_at = ?"
        values = (summary, found.table, found.updated_at)
        await self._do(lambda database: database.execute(query, values))

    async def save_results(self, table: str, results: Sequence[ResultRow]) -> None:
        """See the contract."""
        await self._do(partial(save_results, table=table, results=results))

    async def save_loss(self, loss: Loss) -> None:
        """See the contract."""
        await self._do(lambda database: database.execute(_numbered(SAVE_LOSS), astuple(loss)))

    async def save_report(self, table: str, seat: int, data: bytes) -> None:
        """See the contract."""
        values = (table, seat, data)
        await self._do(lambda database: database.execute(_numbered(SAVE_REPORT), values))

    async def report(self, table: str, seat: int) -> bytes | None:
        """See the contract."""
        return dict(await self._select_numbered(REPORTS_OF, table)).get(seat)

    async def forget_results(self, person: str) -> None:
        """See the contract."""

        def forget(database: sqlite3.Connection) -> None:
            for query in FORGET:
                database.execute(_numbered(query), (person,))

        await self._do(forget)

    def attend(self, table: str, people: frozenset[str]) -> None:
        """See the contract: there is nobody to tell."""

    async def elsewhere(self, table: str) -> frozenset[str]:  # noqa: ARG002  see the contract
        """See the contract: everybody is here."""
        return frozenset()

    async def keep(self, key: str, owner: str, value: bytes, at: float, until: float) -> None:
        """See the contract."""

        def work(database: sqlite3.Connection) -> None:
            database.execute("DELETE FROM kept WHERE until <= ? OR owner = ?", (at, owner))
            database.execute("INSERT INTO kept VALUES (?, ?, ?, ?)", (key, owner, value, until))

        await self._do(work)

    async def take(self, key: str, at: float) -> bytes | None:
        """See the contract."""
        query = "DELETE FROM kept WHERE key = ? RETURNING value, until"
        row = await self._do(lambda database: database.execute(query, (key,)).fetchone())
        return row[0] if row and row[1] > at else None

    async def kept(self, key: str, at: float) -> bytes | None:
        """See the contract."""
        rows = await self._select("SELECT value FROM kept WHERE key = ? AND until > ?", (key, at))
        return rows[0][0] if rows else None

    async def page(self, after: str, most: int) -> list[Whole]:
        """See the contract."""
        query = "SELECT table_id, code FROM place WHERE table_id > ? ORDER BY table_id LIMIT ?"
        places = await self._select(query, (after, most))
        sitting = "SELECT person FROM sitting WHERE table_id = ?"
        return [
            Whole(
                table,
                code,
                frozenset(row[0] for row in await self._select(sitting, (table,))),
                tuple(await self.read(table)),
                tuple(data for _, data in await self._select_numbered(REPORTS_OF, table)),
            )
            for table, code in places
        ]

    async def check(self) -> None:
        """See the contract: what matters of a file is that it can be written."""
        if time.monotonic() - self._wrote_at < PROVEN_SECONDS:
            await self._do(lambda _: None, CHECK_SECONDS)
        else:
            await self._do(self._file.touch, CHECK_SECONDS)
            self._proven()

    async def close(self) -> None:
        """See the contract."""
        await self._writer.close()

    async def _do(self, work: Work, most_seconds: float = math.inf) -> Any:
        if self._file.damaged:
            raise self._unavailable("the file is damaged")
        done = self._writer.do(work)
        # Much cheaper than asyncio.timeout, and every append pays for it.
        timer = done.get_loop().call_later(min(self._patience, most_seconds), _expire, done)
        try:
            return await done
        except TimeoutError:
            raise self._unavailable("the disk does not answer in time") from None
        except (sqlite3.Error, OSError) as error:
            raise self._unavailable(error) from error
        finally:
            timer.cancel()

    async def _select(self, query: str, values: tuple[object, ...]) -> list[Any]:
        try:
            return await asyncio.to_thread(self._file.select, query, values)
        except (sqlite3.Error, OSError) as error:
            raise self._unavailable(error) from error

    async def _select_numbered(self, query: str, *values: object) -> list[Any]:
        """The rows of a query that numbers its values as PostgreSQL does: $1, $2."""
        return await self._select(_numbered(query), values)

    def _proven(self) -> None:
        self._wrote_at = time.monotonic()
        self._faults.clear()

    def _unavailable(self, error: Exception | str) -> Unavailable:
        """Log a fault; the exception to raise."""
        if isinstance(error, Exception):
            self._file.note(error)
        cause = f"{getattr(error, 'sqlite_errorname', '')} {error}".strip()
        self._wrote_at = -math.inf  # the next check tries
        self._faults.note(cause)
        return Unavailable(cause)


def _expire(done: asyncio.Future[Any]) -> None:
    if not done.done():
        done.set_exception(TimeoutError())


def _numbered(query: str) -> str:
    """A query that numbers its values as PostgreSQL does, for SQLite."""
    return query.replace("$", "?")
