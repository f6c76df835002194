"""Appends to the SQLite store: one by one, or all that wait together in a few statements.

Every statement lets other threads run and then waits for its turn again, milliseconds when the
process is busy. So a batch is written by as many statements as one append, if all of it fits.
"""

import sqlite3
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from hashi.store.contract import Stored, VersionConflict

__all__ = ["Append", "together"]


@dataclass(frozen=True, slots=True)
class Append:
    """Events to be appended to a table after a version; a new table has a code."""

    table: str
    expected: int
    events: Sequence[Stored]
    people: Collection[str] = ()
    code: str | None = None

    def __call__(self, database: sqlite3.Connection) -> None:
        """Append; raises VersionConflict, or an IntegrityError for a code that is taken."""
        last = "SELECT coalesce(max(version), 0) FROM event WHERE table_id = ?"
        (version,) = database.execute(last, (self.table,)).fetchone()
        if version != self.expected:
            raise VersionConflict(f"{self.table} is at version {version}, not {self.expected}")
        database.executemany("INSERT INTO event VALUES (?, ?, ?, ?)", self.rows)
        at = self.events[-1].at
        if self.code is not None:
            database.execute("INSERT INTO place VALUES (?, ?, ?)", (self.table, self.code, at))
        else:
            query = "UPDATE place SET updated_at = ? WHERE table_id = ?"
            database.execute(query, (at, self.table))
        database.executemany("INSERT OR IGNORE INTO sitting VALUES (?, ?)", self.sitting)

    @property
    def rows(self) -> list[tuple[object, ...]]:
        """The rows of its events."""
        return [(self.table, event.version, event.at, event.data) for event in self.events]

    @property
    def sitting(self) -> list[tuple[object, ...]]:
        """The rows of its people."""
        return [(person, self.table) for person in self.people]


def together(database: sqlite3.Connection, appends: Sequence[Append]) -> bool:
    """Append to several known tables at once; False, and nothing done, if one does not fit."""
    if len({append.table for append in appends}) < len(appends) or not _fits(database, appends):
        return False
    _write(database, appends)
    return True


def _fits(database: sqlite3.Connection, appends: Iterable[Append]) -> bool:
    """Whether every table is at the version its append expects."""
    rows = [(append.table, append.expected) for append in appends]
    query = (
        "WITH wish (id, expected) AS (VALUES {}) SELECT count(*) FROM wish WHERE expected !="
        " (SELECT coalesce(max(version), 0) FROM event WHERE table_id = id)"
    )
    (misfits,) = _with_rows(database, query, rows).fetchone()
    return not misfits


def _write(database: sqlite3.Connection, appends: Sequence[Append]) -> None:
    _with_rows(database, "INSERT INTO event VALUES {}", _all(appends, lambda one: one.rows))
    query = (
        "WITH wish (id, at) AS (VALUES {}) UPDATE place SET updated_at = at FROM wish"
        " WHERE table_id = id"
    )
    _with_rows(database, query, [(append.table, append.events[-1].at) for append in appends])
    sitting = _all(appends, lambda one: one.sitting)
    if sitting:
        _with_rows(database, "INSERT OR IGNORE INTO sitting VALUES {}", sitting)


def _all(
    appends: Iterable[Append], rows: Callable[[Append], list[tuple[object, ...]]]
) -> list[tuple[object, ...]]:
    return [row for append in appends for row in rows(append)]


def _with_rows(
    database: sqlite3.Connection, query: str, rows: Sequence[tuple[object, ...]]
) -> sqlite3.Cursor:
    """Execute a statement with a place for each value of the rows where it says {}."""
    places = f"({', '.join('?' * len(rows[0]))})"
    values = [value for row in rows for value in row]
    return database.execute(query.format(", ".join([places] * len(rows))), values)
