"""What the stores in SQL databases share: most of the contract, by queries both understand.

Values are numbered as PostgreSQL does it: $1, $2. `for_sqlite` translates. Queries over the rows of
finished games are in `result`.
"""

from abc import ABC, abstractmethod
from typing import Any

from hashi.store.contract import Snapshot, Stored, TableExport, TableListing
from hashi.store.result import LOSS_COLUMNS, Loss, Results

__all__ = ["SQLStore", "for_sqlite"]

_EVENTS_AFTER = (
    "SELECT version, at, data FROM event WHERE table_id = $1 AND version > $2 ORDER BY version"
)
# A snapshot newer than every event belongs to a database that has lost its newest events.
_SNAPSHOT_OF = (
    "SELECT version, format, data FROM snapshot s WHERE table_id = $1 AND format = $2 AND EXISTS"
    " (SELECT 1 FROM event e WHERE e.table_id = s.table_id AND e.version = s.version)"
)
_SAVE_SNAPSHOT = (
    "INSERT INTO snapshot (table_id, version, format, data) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (table_id) DO UPDATE"
    " SET version = excluded.version, format = excluded.format, data = excluded.data"
    " WHERE excluded.version > snapshot.version OR excluded.format <> snapshot.format"
)
_EXISTS = "SELECT 1 FROM game_table WHERE table_id = $1"
_FIND = "SELECT table_id FROM game_table WHERE code = $1"
_TABLES_OF = (
    "SELECT table_id, updated_at, summary FROM sitting JOIN game_table USING (table_id)"
    " WHERE person = $1 ORDER BY updated_at DESC LIMIT $2"
)
_SUMMARISE = "UPDATE game_table SET summary = $1 WHERE table_id = $2 AND updated_at = $3"
_SAVE_LOSS = (
    f"INSERT INTO loss ({', '.join(LOSS_COLUMNS)}) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
)
_SAVE_REPORT = (
    "INSERT INTO report (table_id, seat, data) VALUES ($1, $2, $3)"
    " ON CONFLICT (table_id, seat) DO UPDATE SET data = excluded.data"
)
_REPORTS_OF = "SELECT seat, data FROM report WHERE table_id = $1 ORDER BY seat"
# In this order: a result deleted without its loss would leave something of the person behind.
_FORGET = ("DELETE FROM loss WHERE person = $1", "DELETE FROM result WHERE person = $1")
_POP = "DELETE FROM keyed_value WHERE key = $1 RETURNING value, until"
_GET = "SELECT value FROM keyed_value WHERE key = $1 AND until > $2"
_PAGE = "SELECT table_id, code FROM game_table WHERE table_id > $1 ORDER BY table_id LIMIT $2"
_PEOPLE_AT = "SELECT person FROM sitting WHERE table_id = $1"


def for_sqlite(query: str) -> str:
    """The query with its values numbered as SQLite does it: ?1, ?2."""
    return query.replace("$", "?")


class SQLStore(ABC):
    """The part of the contract that needs nothing but queries."""

    def __init__(self) -> None:
        self.results = Results(self._select)

    @abstractmethod
    async def _select(self, query: str, *values: object) -> list[Any]:
        """The rows of a query that only reads."""

    @abstractmethod
    async def _execute(self, query: str, *values: object) -> list[Any]:
        """Run a query that writes; the rows it returns."""

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """See the contract."""
        return [Stored(*row) for row in await self._select(_EVENTS_AFTER, table, after)]

    async def load(self, table: str, format: str) -> tuple[Snapshot | None, list[Stored]]:  # noqa: A002  see the contract
        """See the contract."""
        rows = await self._select(_SNAPSHOT_OF, table, format)
        snapshot = Snapshot(*rows[0]) if rows else None
        return snapshot, await self.read(table, snapshot.version if snapshot else 0)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """See the contract."""
        values = (table, snapshot.version, snapshot.format, snapshot.data)
        await self._execute(_SAVE_SNAPSHOT, *values)

    async def exists(self, table: str) -> bool:
        """See the contract."""
        return bool(await self._select(_EXISTS, table))

    async def find(self, code: str) -> str | None:
        """See the contract."""
        rows = await self._select(_FIND, code)
        return rows[0][0] if rows else None

    async def tables_of(self, person: str, most: int) -> list[TableListing]:
        """See the contract."""
        return [TableListing(*row) for row in await self._select(_TABLES_OF, person, most)]

    async def summarise(self, found: TableListing, summary: bytes) -> None:
        """See the contract."""
        await self._execute(_SUMMARISE, summary, found.table, found.updated_at)

    async def save_loss(self, loss: Loss) -> None:
        """See the contract."""
        await self._execute(_SAVE_LOSS, *loss.columns.values())

    async def save_report(self, table: str, seat: int, data: bytes) -> None:
        """See the contract."""
        await self._execute(_SAVE_REPORT, table, seat, data)

    async def report(self, table: str, seat: int) -> bytes | None:
        """See the contract."""
        return dict(await self._select(_REPORTS_OF, table)).get(seat)

    async def forget_results(self, person: str) -> None:
        """See the contract."""
        for query in _FORGET:
            await self._execute(query, person)

    async def pop(self, key: str, at: float) -> bytes | None:
        """See the contract."""
        rows = await self._execute(_POP, key)
        return rows[0][0] if rows and rows[0][1] > at else None

    async def get(self, key: str, at: float) -> bytes | None:
        """See the contract."""
        rows = await self._select(_GET, key, at)
        return rows[0][0] if rows else None

    async def page(self, after: str, most: int) -> list[TableExport]:
        """See the contract."""
        return [
            TableExport(
                table,
                code,
                frozenset(row[0] for row in await self._select(_PEOPLE_AT, table)),
                tuple(await self.read(table)),
                tuple(data for _, data in await self._select(_REPORTS_OF, table)),
            )
            for table, code in await self._select(_PAGE, after, most)
        ]
