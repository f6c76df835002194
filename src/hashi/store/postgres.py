"""The store in a PostgreSQL database that any number of processes share.

One task writes what has queued up in one transaction (group commit); the function `hashi_append`
decides each append on its own, so a conflict does not undo the others. It recognises an append that
is already stored, so after a lost connection the same batch is simply retried.
"""

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import astuple, dataclass, field
from typing import Any, TypeVar

import asyncpg
import msgspec

from hashi.store.contract import (
    Append,
    Found,
    Hear,
    SchemaError,
    Snapshot,
    Stored,
    Unavailable,
    VersionConflict,
    Whole,
    nobody_listens,
)
from hashi.store.fault import CHECK_SECONDS, PROVEN_SECONDS, Faults
from hashi.store.pulse import LOST, Database, Pulse, connected
from hashi.store.result import (
    COLUMNS,
    FORGET,
    REPORTS_OF,
    SAVE_LOSS,
    SAVE_REPORT,
    Loss,
    ResultRow,
    Results,
)
from hashi.store.schema import MIGRATIONS

__all__ = ["APPEND", "Postgres"]

# A snapshot whose event is not there is one of a file that has lost its newest events.
_FIND_SNAPSHOT = (
    "SELECT version, format, data FROM snapshot s WHERE table_id = $1 AND format = $2 AND EXISTS"
    " (SELECT 1 FROM event e WHERE e.table_id = s.table_id AND e.version = s.version)"
)
_SAVE_SNAPSHOT = (
    "INSERT INTO snapshot VALUES ($1, $2, $3, $4) ON CONFLICT (table_id) DO UPDATE"
    " SET version = excluded.version, format = excluded.format, data = excluded.data"
    " WHERE excluded.version > snapshot.version OR excluded.format <> snapshot.format"
)
_BATCH = 256
_READERS = 4
_PATIENCE_SECONDS = 10.0  # how long a lost database is waited for
_COMMAND_SECONDS = 5.0
_MIGRATION_SECONDS = 3600.0  # an index over a million games takes a while
_FIRST_PAUSE_SECONDS, _LONGEST_PAUSE_SECONDS = 0.05, 1.0
_LOCK = 0x4841534849  # the advisory lock of migrations: "HASHI"
_KEEP = "SELECT hashi_keep($1, $2, $3, $4, $5)"
_TOUCH_KEPT_SECONDS = 60.0
APPEND = "SELECT hashi_append($1, $2, $3, $4, $5, $6, $7, $8, $9) AS done"
_SAVE_RESULTS = "SELECT hashi_save_results($1, $2)"
# Worth another try: the connection is gone, the database is not up yet, or others were in the way.
_AGAIN = (*LOST, asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
# Not worth one now: the disk is full or damaged, or the right to write was taken away.
_BROKEN = (
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.InternalServerError,  # a damaged page or index is one
    asyncpg.InsufficientPrivilegeError,
)

T = TypeVar("T")


@dataclass(slots=True)
class _Job:
    """An append that waits: the values for `hashi_append`, and who is told."""

    values: tuple[Any, ...]
    until: float
    done: asyncio.Future[bool] = field(default_factory=asyncio.Future)


class Postgres:
    """A store at a postgresql:// address; `open` connects and migrates the schema."""

    def __init__(self, url: str, patience_seconds: float = _PATIENCE_SECONDS) -> None:
        self.node = secrets.token_hex(8)
        self._url, self._patience = url, patience_seconds
        self._pool: asyncpg.Pool[Any] | None = None
        self._jobs: list[_Job] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.results = Results(self._select)
        self._pulse = Pulse(url, self.node)
        self._closing = False
        self._batch: list[_Job] = []
        self._faults = Faults()
        self._wrote_at = -math.inf

    async def open(self, hear: Hear = nobody_listens) -> None:
        """See the contract; raises Unavailable at once if the database cannot be reached."""
        with _reaching():
            database = await connected(self._url, _MIGRATION_SECONDS)
            try:
                await migrate(database)
            finally:
                await database.close(timeout=_COMMAND_SECONDS)
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=_READERS + 1,
                command_timeout=_COMMAND_SECONDS,
                timeout=_COMMAND_SECONDS,
                init=_durable,
            )
        self._tasks.append(asyncio.create_task(self._write()))
        if hear is not nobody_listens:
            self._tasks.append(asyncio.create_task(self._pulse.run(hear)))

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
        if not await self._queued(values):
            raise VersionConflict(f"{append.table} is no longer at version {append.expected}")
        return append.last.version

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """See the contract."""
        query = (
            "SELECT version, at, data FROM event"
            " WHERE table_id = $1 AND version > $2 ORDER BY version"
        )
        return [Stored(*row) for row in await self._select(query, table, after)]

    async def load(self, table: str, format: str) -> tuple[Snapshot | None, list[Stored]]:  # noqa: A002  see the contract
        """See the contract."""
        rows = await self._select(_FIND_SNAPSHOT, table, format)
        snapshot = Snapshot(*rows[0]) if rows else None
        return snapshot, await self.read(table, snapshot.version if snapshot else 0)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """See the contract."""
        values = (table, snapshot.version, snapshot.format, snapshot.data)
        await self._select(_SAVE_SNAPSHOT, *values)

    async def exists(self, table: str) -> bool:
        """See the contract."""
        return bool(await self._select("SELECT 1 FROM place WHERE table_id = $1", table))

    async def find(self, code: str) -> str | None:
        """See the contract."""
        if "\0" in code:  # PostgreSQL has no such text
            return None
        rows = await self._select("SELECT table_id FROM place WHERE code = $1", code)
        return rows[0][0] if rows else None

    async def tables_of(self, person: str, most: int) -> list[Found]:
        """See the contract."""
        query = (
            "SELECT table_id, updated_at, summary FROM sitting JOIN place USING (table_id)"
            " WHERE person = $1 ORDER BY updated_at DESC LIMIT $2"
        )
        return [Found(*row) for row in await self._select(query, person, most)]

    async def summarise(self, found: Found, summary: bytes) -> None:
        """See the contract."""
        query = "UPDATE place SET summary = $1 WHERE table_id = $2 AND updated_at = $3"
        await self._select(query, summary, found.table, found.updated_at)

    async def save_results(self, table: str, results: Sequence[ResultRow]) -> None:
        """See the contract."""
        await self._select(_SAVE_RESULTS, table, _rows(results))

    async def save_loss(self, loss: Loss) -> None:
        """See the contract."""
        await self._select(SAVE_LOSS, *astuple(loss))

    async def save_report(self, table: str, seat: int, data: bytes) -> None:
        """See the contract."""
        await self._select(SAVE_REPORT, table, seat, data)

    async def report(self, table: str, seat: int) -> bytes | None:
        """See the contract."""
        return next((d for at, d in await self._select(REPORTS_OF, table) if at == seat), None)

    async def forget_results(self, person: str) -> None:
        """See the contract."""
        for query in FORGET:
            await self._select(query, person)

    def attend(self, table: str, people: frozenset[str]) -> None:
        """See the contract."""
        self._pulse.attend(table, people)

    async def elsewhere(self, table: str) -> frozenset[str]:
        """See the contract."""
        query = "SELECT DISTINCT person FROM presence WHERE table_id = $1 AND node <> $2"
        return frozenset(row[0] for row in await self._select(query, table, self.node))

    async def keep(self, key: str, owner: str, value: bytes, at: float, until: float) -> None:
        """See the contract."""
        await self._select(_KEEP, key, owner, value, at, until)

    async def take(self, key: str, at: float) -> bytes | None:
        """See the contract."""
        query = "DELETE FROM kept WHERE key = $1 RETURNING value, until"
        rows = await self._select(query, key)
        return rows[0][0] if rows and rows[0][1] > at else None

    async def kept(self, key: str, at: float) -> bytes | None:
        """See the contract."""
        rows = await self._select("SELECT value FROM kept WHERE key = $1 AND until > $2", key, at)
        return rows[0][0] if rows else None

    async def page(self, after: str, most: int) -> list[Whole]:
        """See the contract."""
        query = (
            "SELECT table_id, code, array(SELECT person FROM sitting WHERE table_id = p.table_id)"
            ' FROM place p WHERE table_id > $1 COLLATE "C" ORDER BY table_id COLLATE "C" LIMIT $2'
        )
        return [
            Whole(
                table,
                code,
                frozenset(people),
                tuple(await self.read(table)),
                tuple(data for _, data in await self._select(REPORTS_OF, table)),
            )
            for table, code, people in await self._select(query, after, most)
        ]

    async def check(self) -> None:
        """See the contract; does not wait for a database that is gone."""
        try:
            async with asyncio.timeout(CHECK_SECONDS):
                if before := [job.done for job in (*self._batch, *self._jobs)]:
                    await asyncio.wait(before)
                if time.monotonic() - self._wrote_at >= PROVEN_SECONDS:
                    await self._touch()
        except (*_AGAIN, asyncpg.PostgresError) as error:
            raise self._unavailable(error) from error

    async def close(self) -> None:
        """See the contract."""
        self._closing = True
        self._wake.set()
        if self._tasks:
            await self._tasks[0]
        for task in self._tasks[1:]:
            task.cancel()
        await asyncio.gather(*self._tasks[1:], return_exceptions=True)
        if self._pool is not None:
            self._pool.terminate()

    async def _touch(self) -> None:
        """Write something small and durable in our own row, with a short timeout."""
        now, name = time.time(), f"check {self.node}"
        async with self._connection() as database:
            await database.execute(_KEEP, name, name, b"", now, now + _TOUCH_KEPT_SECONDS)
        self._proven()

    def _proven(self) -> None:
        self._wrote_at = time.monotonic()
        self._faults.clear()

    def _unavailable(self, error: Exception) -> Unavailable:
        """Log a fault by its code, not by its message, which may contain values; what to raise."""
        code = getattr(error, "sqlstate", None)
        cause = type(error).__name__ + (f" {code}" if code else "")
        self._wrote_at = -math.inf  # the next check tries
        self._faults.note(cause)
        return Unavailable(cause)

    async def _queued(self, values: tuple[Any, ...]) -> bool:
        job = _Job(values, asyncio.get_running_loop().time() + self._patience)
        self._jobs.append(job)
        self._wake.set()
        # Who goes away while it waits must not take the answer from the writer's hands.
        return await asyncio.shield(job.done)

    async def _write(self) -> None:
        """The writer: take what is queued, write it in one transaction, then notify."""
        while self._jobs or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._jobs:
                batch, self._jobs = self._jobs[:_BATCH], self._jobs[_BATCH:]
                # The order of the tables is the order of the locks: no two nodes block each other.
                self._batch = sorted(batch, key=lambda job: str(job.values[0]))
                await self._commit(self._batch)

    async def _commit(self, jobs: list[_Job]) -> None:
        until = min(job.until for job in jobs)
        try:
            done = await self._tried(lambda: self._append(jobs), until)
        except Exception as error:  # noqa: BLE001  the writer must live; who waits is told
            if len(jobs) > 1 and not isinstance(error, Unavailable):
                for job in jobs:  # one of them cannot be stored; the others can
                    await self._commit([job])
                return
            for job in jobs:
                _tell(job, error)
        else:
            if any(done):
                self._proven()
            for job, result in zip(jobs, done, strict=True):
                _tell(job, result)

    async def _append(self, jobs: list[_Job]) -> list[bool]:
        async with self._connection() as database:
            rows = await database.fetchmany(APPEND, [job.values for job in jobs])
        return [row["done"] for row in rows]

    async def _select(self, query: str, *values: object) -> list[Any]:
        async def fetch() -> list[Any]:
            async with self._connection() as database:
                return list(await database.fetch(query, *values))

        return await self._tried(fetch, asyncio.get_running_loop().time() + self._patience)

    async def _tried(self, work: Callable[[], Awaitable[T]], until: float) -> T:
        """Retry idempotent work until it succeeds or the time is up."""
        pause = _FIRST_PAUSE_SECONDS
        loop = asyncio.get_running_loop()
        while True:
            try:
                async with asyncio.timeout(max(until - loop.time(), _FIRST_PAUSE_SECONDS)):
                    return await work()
            except _AGAIN as error:
                if loop.time() + pause > until:
                    raise self._unavailable(error) from error
            except _BROKEN as error:
                raise self._unavailable(error) from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE_SECONDS)

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator["asyncpg.pool.PoolConnectionProxy[Any]"]:
        """A connection from the pool; one that failed is not reused."""
        if self._pool is None:
            raise Unavailable("not open")
        database = await self._pool.acquire(timeout=_COMMAND_SECONDS)
        try:
            yield database
        except (*LOST, asyncio.CancelledError):
            database.terminate()
            raise
        finally:
            # It asks the server to reset the connection. What was done stays done if that fails.
            with contextlib.suppress(*LOST):
                await self._pool.release(database)


def _rows(results: Sequence[ResultRow]) -> str:
    """Rows of results as JSON, each by the names of its columns."""
    rows = [dict(zip(COLUMNS, row.values, strict=True)) for row in results]
    return msgspec.json.encode(rows).decode()


async def migrate(database: Database) -> None:
    """Migrate the database to the newest schema; of several first starts one works, others wait."""
    async with database.transaction():
        await database.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        version = await schema_version(database)
        if version > len(MIGRATIONS):
            raise SchemaError(
                f"the data are of schema {version}, this program knows {len(MIGRATIONS)}"
            )
        for script in MIGRATIONS[version:]:
            await database.execute(script)
        await database.execute("DELETE FROM hashi_schema")
        await database.execute("INSERT INTO hashi_schema VALUES ($1)", len(MIGRATIONS))


async def schema_version(database: Database) -> int:
    """The version of the schema; 0 in a new database."""
    await database.execute("CREATE TABLE IF NOT EXISTS hashi_schema (version integer NOT NULL)")
    return int(await database.fetchval("SELECT coalesce(max(version), 0) FROM hashi_schema"))


async def _durable(database: Database) -> None:
    """Make commits durable whatever the server's own setting is."""
    await database.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )


@contextlib.contextmanager
def _reaching() -> Iterator[None]:
    try:
        yield
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise Unavailable(type(error).__name__) from error


def _tell(job: _Job, result: bool | Exception) -> None:  # noqa: FBT001  the answer of the database
    if job.done.done():
        return
    if isinstance(result, Exception):
        job.done.set_exception(result)
        job.done.exception()  # looked at here, should nobody wait any more
    else:
        job.done.set_result(result)
