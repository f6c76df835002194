"""The store in one SQLite file: one thread writes, any number read.

WAL and synchronous=FULL: an append is on disk when it returns. A file belongs to one process; for
several use PostgreSQL. Changes by other tools, such as an import, are noticed within a second.
"""

import asyncio
import contextlib
import math
import sqlite3
from collections.abc import Sequence
from dataclasses import astuple
from functools import partial
from pathlib import Path
from typing import Any

from hashi.store import query
from hashi.store.contract import (
    Append,
    Change,
    OnChange,
    Snapshot,
    Stored,
    TableExport,
    TableListing,
    Unavailable,
    ignore_changes,
)
from hashi.store.fault import CHECK_SECONDS, Faults
from hashi.store.result import Loss, ResultRow, Results
from hashi.store.sqlite.append import save_results
from hashi.store.sqlite.file import File
from hashi.store.sqlite.writer import Work, Writer

__all__ = ["SQLite"]

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
        self.results = Results(self._select)
        self._faults = Faults()

    async def open(self, on_change: OnChange = ignore_changes) -> None:
        """See the contract."""
        loop = asyncio.get_running_loop()

        def notify() -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
                loop.call_soon_threadsafe(on_change, Change())

        self._writer.on_change = notify

    async def append(self, append: Append) -> int:
        """See the contract."""
        await self._do(append)
        self._faults.clear()
        return append.last.version

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """See the contract."""
        return [Stored(*row) for row in await self._select(query.EVENTS_AFTER, table, after)]

    async def load(self, table: str, format: str) -> tuple[Snapshot | None, list[Stored]]:  # noqa: A002  see the contract
        """See the contract."""
        rows = await self._select(query.SNAPSHOT_OF, table, format)
        snapshot = Snapshot(*rows[0]) if rows else None
        return snapshot, await self.read(table, snapshot.version if snapshot else 0)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """See the contract."""
        values = (table, snapshot.version, snapshot.format, snapshot.data)
        await self._execute(query.SAVE_SNAPSHOT, *values)

    async def exists(self, table: str) -> bool:
        """See the contract."""
        return bool(await self._select(query.EXISTS, table))

    async def find(self, code: str) -> str | None:
        """See the contract."""
        rows = await self._select(query.FIND, code)
        return rows[0][0] if rows else None

    async def tables_of(self, person: str, most: int) -> list[TableListing]:
        """See the contract."""
        return [TableListing(*row) for row in await self._select(query.TABLES_OF, person, most)]

    async def summarise(self, found: TableListing, summary: bytes) -> None:
        """See the contract."""
        await self._execute(query.SUMMARISE, summary, found.table, found.updated_at)

    async def save_results(self, table: str, results: Sequence[ResultRow]) -> None:
        """See the contract."""
        await self._do(partial(save_results, table=table, results=results))

    async def save_loss(self, loss: Loss) -> None:
        """See the contract."""
        await self._execute(query.SAVE_LOSS, *astuple(loss))

    async def save_report(self, table: str, seat: int, data: bytes) -> None:
        """See the contract."""
        await self._execute(query.SAVE_REPORT, table, seat, data)

    async def report(self, table: str, seat: int) -> bytes | None:
        """See the contract."""
        return dict(await self._select(query.REPORTS_OF, table)).get(seat)

    async def forget_results(self, person: str) -> None:
        """See the contract."""

        def forget(database: sqlite3.Connection) -> None:
            for text in query.FORGET:
                database.execute(query.for_sqlite(text), (person,))

        await self._do(forget)

    def set_presence(self, table: str, people: frozenset[str]) -> None:
        """See the contract: there is nobody to tell."""

    async def present_elsewhere(self, table: str) -> frozenset[str]:  # noqa: ARG002  see the contract
        """See the contract: everybody is here."""
        return frozenset()

    async def put(self, key: str, owner: str, value: bytes, at: float, until: float) -> None:
        """See the contract."""

        def work(database: sqlite3.Connection) -> None:
            database.execute("DELETE FROM kept WHERE until <= ? OR owner = ?", (at, owner))
            database.execute("INSERT INTO kept VALUES (?, ?, ?, ?)", (key, owner, value, until))

        await self._do(work)

    async def pop(self, key: str, at: float) -> bytes | None:
        """See the contract."""
        rows = await self._execute(query.TAKE, key)
        return rows[0][0] if rows and rows[0][1] > at else None

    async def get(self, key: str, at: float) -> bytes | None:
        """See the contract."""
        rows = await self._select(query.KEPT, key, at)
        return rows[0][0] if rows else None

    async def page(self, after: str, most: int) -> list[TableExport]:
        """See the contract."""
        text = "SELECT table_id, code FROM place WHERE table_id > $1 ORDER BY table_id LIMIT $2"
        places = await self._select(text, after, most)
        sitting = "SELECT person FROM sitting WHERE table_id = $1"
        return [
            TableExport(
                table,
                code,
                frozenset(row[0] for row in await self._select(sitting, table)),
                tuple(await self.read(table)),
                tuple(data for _, data in await self._select(query.REPORTS_OF, table)),
            )
            for table, code in places
        ]

    async def check(self) -> None:
        """See the contract: what matters of a file is that it can be written."""
        if self._faults.proven:
            await self._do(lambda _: None, CHECK_SECONDS)
        else:
            await self._do(self._file.touch, CHECK_SECONDS)
            self._faults.clear()

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

    async def _execute(self, text: str, *values: object) -> list[Any]:
        """Run a query that writes; the rows it returns."""
        statement = query.for_sqlite(text)
        rows: list[Any] = await self._do(lambda base: base.execute(statement, values).fetchall())
        return rows

    async def _select(self, text: str, *values: object) -> list[Any]:
        try:
            return await asyncio.to_thread(self._file.select, query.for_sqlite(text), values)
        except (sqlite3.Error, OSError) as error:
            raise self._unavailable(error) from error

    def _unavailable(self, error: Exception | str) -> Unavailable:
        """Log a fault; the exception to raise."""
        if isinstance(error, Exception):
            self._file.note(error)
        cause = f"{getattr(error, 'sqlite_errorname', '')} {error}".strip()
        self._faults.note(cause)
        return Unavailable(cause)


def _expire(done: asyncio.Future[Any]) -> None:
    if not done.done():
        done.set_exception(TimeoutError())
