"""The store in one SQLite file: one thread writes, any number read.

WAL and synchronous=FULL: an append is on disk when it returns. A file belongs to one process; for
several use PostgreSQL. Changes by other tools, such as an import, are noticed within a second.
"""

import asyncio
import contextlib
import math
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

from hashi.store.contract import (
    Append,
    Change,
    Diagnosis,
    OnChange,
    Unavailable,
    ignore_changes,
)
from hashi.store.fault import CHECK_SECONDS, Faults
from hashi.store.sql import SQLStore, for_sqlite
from hashi.store.sqlite.damage import Damaged, check_whole, find_damage
from hashi.store.sqlite.file import File
from hashi.store.sqlite.schema import MIGRATIONS
from hashi.store.sqlite.writer import Work, Writer

__all__ = ["SQLite"]

_PATIENCE_SECONDS = 10.0  # how long a slow disk is waited for


class SQLite(SQLStore):
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
        super().__init__()
        self._file = File(path, alone=alone, accept_loss=accept_loss)
        self._writer = Writer(self._file)
        self._patience = patience_seconds
        self._faults = Faults()

    @classmethod
    async def diagnose(cls, location: Path) -> Diagnosis:
        """See the contract; a file that does not exist yet is fine."""
        return await asyncio.to_thread(_diagnose, location)

    async def open(self, on_change: OnChange = ignore_changes) -> None:
        """See the contract."""
        loop = asyncio.get_running_loop()

        def notify() -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(on_change, Change())

        self._writer.on_change = notify

    async def append(self, append: Append) -> int:
        """See the contract."""
        await self._do(append)
        self._faults.clear()
        return append.last.version

    def set_presence(self, table: str, people: frozenset[str]) -> None:
        """See the contract: there is no other process to tell."""

    async def present_elsewhere(self, table: str) -> frozenset[str]:  # noqa: ARG002  see the contract
        """See the contract: there is no other process."""
        return frozenset()

    async def put(self, key: str, owner: str, value: bytes, at: float, until: float) -> None:
        """See the contract."""

        def work(database: sqlite3.Connection) -> None:
            old = "DELETE FROM keyed_value WHERE until <= ? OR key = ? OR owner = ?"
            database.execute(old, (at, key, owner))
            new = "INSERT INTO keyed_value VALUES (?, ?, ?, ?)"
            database.execute(new, (key, owner, value, until))

        await self._do(work)

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

    async def _execute(self, query: str, *values: object) -> list[Any]:
        statement = for_sqlite(query)
        rows: list[Any] = await self._do(lambda base: base.execute(statement, values).fetchall())
        return rows

    async def _select(self, query: str, *values: object) -> list[Any]:
        try:
            return await asyncio.to_thread(self._file.select, for_sqlite(query), values)
        except (sqlite3.Error, OSError) as error:
            raise self._unavailable(error) from error

    def _unavailable(self, error: Exception | str) -> Unavailable:
        """Log a fault; the exception to raise."""
        if isinstance(error, Exception):
            self._file.note(error)
        cause = f"{getattr(error, 'sqlite_errorname', '')} {error}".strip()
        self._faults.note(cause)
        return Unavailable(cause)


def _diagnose(path: Path) -> Diagnosis:
    if damage := find_damage(path):
        return Diagnosis(damage)
    if not path.exists():
        return Diagnosis()
    address = f"{path.absolute().as_uri()}?mode=ro"
    try:
        with contextlib.closing(sqlite3.connect(address, uri=True)) as database:
            check_whole(database)
            (version,) = database.execute("PRAGMA user_version").fetchone()
            (newest,) = database.execute("SELECT max(updated_at) FROM game_table").fetchone()
    except Damaged as damaged:
        return Diagnosis(damaged.damage)
    except sqlite3.Error:
        return Diagnosis("damaged")
    return replace(Diagnosis.of_schema(version, len(MIGRATIONS)), newest_at=newest or 0.0)


def _expire(done: asyncio.Future[Any]) -> None:
    if not done.done():
        done.set_exception(TimeoutError())
