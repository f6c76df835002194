"""The store in one SQLite file: one writer thread that commits whatever has queued up at once.

WAL and synchronous=FULL: an append is on disk when it returns. One commit for all that wait
together (group commit) is eight times as fast as one each, and as durable. Where not all of them
fit, each has its own savepoint, so a conflict undoes nobody else's.

The file is one process's. A second one on it hears within a second that something has changed, but
not who is at its tables: for more than one process there is PostgreSQL.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hashi.store.append import alone, together
from hashi.store.contract import (
    Append,
    Change,
    Found,
    Hear,
    SchemaError,
    Stored,
    Unavailable,
    VersionConflict,
    Whole,
    nobody_listens,
)

__all__ = ["SCHEMA", "SQLite"]

# Each script takes the file from one version of the schema to the next; never edit, only add.
SCHEMA = (
    """
    CREATE TABLE event (
        table_id TEXT NOT NULL,
        version INTEGER NOT NULL,
        at REAL NOT NULL,
        data BLOB NOT NULL,
        PRIMARY KEY (table_id, version)
    ) WITHOUT ROWID;
    CREATE TABLE place (
        table_id TEXT PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        updated_at REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE sitting (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE kept (
        key TEXT PRIMARY KEY,
        owner TEXT NOT NULL UNIQUE,
        value BLOB NOT NULL,
        until REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX sitting_by_table ON sitting (table_id);
    """,
    "ALTER TABLE place ADD COLUMN summary BLOB",
)
_BATCH = 256
_LOOK_SECONDS = 1.0  # how often to look whether another process has written
Work = Append | Callable[[sqlite3.Connection], Any]
Told = tuple["Job", Any, BaseException | None]


@dataclass(frozen=True, slots=True)
class Job:
    """Something to be done by the writer, and who waits for it."""

    work: Work
    done: asyncio.Future[Any]

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Where they wait."""
        return self.done.get_loop()


class SQLite:
    """A store in a file, made and migrated when it is opened."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._reader, self._writer = _connected(path), _connected(path)
        _migrate(self._writer)
        self._reading = threading.Lock()
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="sqlite writer", daemon=True)
        self._thread.start()
        self._news: Callable[[], object] | None = None
        self._seen = _data_version(self._writer)

    async def open(self, hear: Hear = nobody_listens) -> None:
        """See the contract."""
        loop = asyncio.get_running_loop()

        def news() -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
                loop.call_soon_threadsafe(hear, Change())

        self._news = news

    async def append(self, append: Append) -> int:
        """See the contract."""
        await self._do(append)
        return append.last.version

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """See the contract."""
        query = (
            "SELECT version, at, data FROM event"
            " WHERE table_id = ? AND version > ? ORDER BY version"
        )
        return [Stored(*row) for row in await self._select(query, (table, after))]

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
            )
            for table, code in places
        ]

    async def check(self) -> None:
        """See the contract: what matters of a file is that it can be written."""
        await self._do(lambda database: database.execute("DELETE FROM kept WHERE until < 0"))

    async def close(self) -> None:
        """See the contract."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.close()

    async def _do(self, work: Work) -> Any:
        done = asyncio.get_running_loop().create_future()
        self._queue.put(Job(work, done))
        return await done

    async def _select(self, query: str, values: tuple[object, ...]) -> list[Any]:
        try:
            return await asyncio.to_thread(self._select_now, query, values)
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error

    def _select_now(self, query: str, values: tuple[object, ...]) -> list[Any]:
        with self._reading:
            return self._reader.execute(query, values).fetchall()

    def _write(self) -> None:
        """The writer thread: take what waits, do it in one transaction, then tell."""
        open_for_work, next_look = True, time.monotonic() + _LOOK_SECONDS
        while open_for_work:
            wait = next_look - time.monotonic()
            if wait <= 0:
                self._look()
                wait, next_look = _LOOK_SECONDS, time.monotonic() + _LOOK_SECONDS
            try:
                batch = [self._queue.get(timeout=wait)]
            except queue.Empty:
                continue
            while len(batch) < _BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            open_for_work = None not in batch
            _commit(self._writer, [job for job in batch if job is not None])
        self._writer.close()

    def _look(self) -> None:
        """Tell if another process has written; our own commits do not count."""
        with contextlib.suppress(sqlite3.Error):
            seen = _data_version(self._writer)
            if seen != self._seen and self._news is not None:
                self._news()
            self._seen = seen


def _connected(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA busy_timeout = 5000")
    return database


def _migrate(database: sqlite3.Connection) -> None:
    """Bring the file to the newest schema; of two first starts one waits for the other."""
    database.execute("BEGIN EXCLUSIVE")
    try:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if version > len(SCHEMA):
            raise SchemaError(  # noqa: TRY301  rolled back below like any other failure
                f"the data are of schema {version}, this program knows {len(SCHEMA)}"
            )
        for statement in (part for script in SCHEMA[version:] for part in script.split(";")):
            database.execute(statement)
        database.execute(f"PRAGMA user_version = {len(SCHEMA)}")
    except BaseException:
        database.execute("ROLLBACK")
        raise
    database.execute("COMMIT")


def _commit(database: sqlite3.Connection, jobs: list[Job]) -> None:
    if not jobs:
        return
    results: list[Told] = []
    try:
        database.execute("BEGIN IMMEDIATE")
        appended, others = _appended(database, jobs)
        results += [(job, None, None) for job in appended]
        for job in others:
            results.append((job, *_in_savepoint(database, job.work)))
        database.execute("COMMIT")
    except Exception as error:  # noqa: BLE001  the thread must live; who waits is told
        with contextlib.suppress(sqlite3.Error):
            database.execute("ROLLBACK")
        told = Unavailable(str(error)) if isinstance(error, sqlite3.Error) else error
        results = [(job, None, told) for job in jobs]
    for loop in {job.loop for job in jobs}:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_tell, [told for told in results if told[0].loop is loop])


def _appended(database: sqlite3.Connection, jobs: list[Job]) -> tuple[list[Job], list[Job]]:
    """Append to known tables at once, if that can be; who was served, and who is still to be."""
    plain: list[Job] = []
    appends: list[Append] = []
    others: list[Job] = []
    for job in jobs:
        if isinstance(job.work, Append) and job.work.code is None:
            plain.append(job)
            appends.append(job.work)
        else:
            others.append(job)
    if len(plain) > 1 and together(database, appends):
        return plain, others
    return [], jobs


def _tell(results: list[Told]) -> None:
    """Tell everybody of a batch, in the loop where they wait."""
    for job, result, failure in results:
        if job.done.done():
            continue  # whoever waited has been cancelled
        if failure is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(failure)


def _in_savepoint(database: sqlite3.Connection, work: Work) -> tuple[Any, BaseException | None]:
    result = None
    database.execute("SAVEPOINT job")
    try:
        if isinstance(work, Append):
            alone(database, work)
        else:
            result = work(database)
    except (VersionConflict, sqlite3.IntegrityError) as error:
        database.execute("ROLLBACK TO job")
        database.execute("RELEASE job")
        return None, VersionConflict(str(error))
    database.execute("RELEASE job")
    return result, None


def _data_version(database: sqlite3.Connection) -> int:
    return int(database.execute("PRAGMA data_version").fetchone()[0])
