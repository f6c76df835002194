"""The connections of the PostgreSQL store: work is retried while the database is out of reach."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, TypeAlias, TypeVar

import asyncpg

from hashi.store.contract import Unavailable
from hashi.store.fault import Faults
from hashi.store.postgres.schema import migrate

__all__ = ["LOST", "Database", "Pool", "connect"]

_READERS = 4
_CONNECT_SECONDS = _COMMAND_SECONDS = 5.0
_MIGRATION_SECONDS = 3600.0  # an index over a million games takes a while
_FIRST_PAUSE_SECONDS, _LONGEST_PAUSE_SECONDS = 0.05, 1.0
LOST = (
    OSError,  # a TimeoutError is one
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the server said goodbye, but the stream is not closed yet
    asyncpg.OperatorInterventionError,  # shut down, not up yet, cancelled
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,  # a standby that is not promoted yet
)
# Worth another try: the connection is gone, the database is not up yet, or there was a conflict.
_AGAIN = (*LOST, asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
# Not worth one now: the disk is full or damaged, or the right to write was taken away.
_BROKEN = (
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.InternalServerError,  # a damaged page or index is one
    asyncpg.InsufficientPrivilegeError,
)

T = TypeVar("T")
Database: TypeAlias = "asyncpg.Connection[Any]"  # generic in its stubs only


async def connect(url: str, command_seconds: float | None = None) -> Database:
    """A connection outside the pool, and how long one of its commands may take."""
    most = command_seconds or _COMMAND_SECONDS
    return await asyncpg.connect(url, timeout=_CONNECT_SECONDS, command_timeout=most)


class Pool:
    """The connections of one store; `open` connects and migrates the schema."""

    def __init__(self, url: str, patience_seconds: float) -> None:
        self._url, self._patience = url, patience_seconds
        self._pool: asyncpg.Pool[Any] | None = None
        self._faults = Faults()

    @property
    def proven(self) -> bool:
        """Whether something was written a moment ago, and nothing has failed since."""
        return self._faults.proven

    async def open(self) -> None:
        """Connect and migrate; Unavailable at once if the database cannot be reached."""
        with _reaching():
            database = await connect(self._url, _MIGRATION_SECONDS)
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
                init=_make_durable,
            )

    def close(self) -> None:
        """Disconnect at once."""
        if self._pool is not None:
            self._pool.terminate()

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator["asyncpg.pool.PoolConnectionProxy[Any]"]:
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

    async def select(self, query: str, *values: object) -> list[Any]:
        """The rows of a query that may run twice."""

        async def fetch() -> list[Any]:
            async with self.connection() as database:
                return list(await database.fetch(query, *values))

        return await self.retry(fetch, self.deadline())

    def deadline(self) -> float:
        """When work that starts now is given up, by the clock of the event loop."""
        return asyncio.get_running_loop().time() + self._patience

    async def retry(self, work: Callable[[], Awaitable[T]], until: float) -> T:
        """Retry idempotent work until it succeeds, or raise Unavailable when the time is up."""
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

    @contextlib.contextmanager
    def no_retry(self) -> Iterator[None]:
        """Turn any error of the database into Unavailable at once."""
        try:
            yield
        except (*_AGAIN, asyncpg.PostgresError) as error:
            raise self._unavailable(error) from error

    def note_write(self) -> None:
        """Something was written, so a fault is over."""
        self._faults.clear()

    def _unavailable(self, error: Exception) -> Unavailable:
        """Log a fault by its code, not by its message, which may contain values; what to raise."""
        code = getattr(error, "sqlstate", None)
        cause = type(error).__name__ + (f" {code}" if code else "")
        self._faults.note(cause)
        return Unavailable(cause)


async def _make_durable(database: Database) -> None:
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
