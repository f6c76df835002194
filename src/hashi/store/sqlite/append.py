"""Appends to the SQLite store: one at a time, or all queued ones in a few statements.

Every statement releases the interpreter lock and has to wait for it again, which takes milliseconds
in a busy process. So a batch takes as few statements as one append, unless one conflicts.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from hashi.store.contract import Append, VersionConflict
from hashi.store.result import RESULT_COLUMNS, ResultRow

__all__ = ["append_many", "append_one"]

Row: TypeAlias = tuple[object, ...]
_INSERT_RESULTS = (
    f"INSERT INTO result ({', '.join(RESULT_COLUMNS)}) VALUES {{}} ON CONFLICT DO NOTHING"
)


def append_one(database: sqlite3.Connection, append: Append) -> None:
    """One append; raises VersionConflict, or an IntegrityError for a code that is taken."""
    last = "SELECT coalesce(max(version), 0) FROM event WHERE table_id = ?"
    (version,) = database.execute(last, (append.table,)).fetchone()
    if version != append.expected:
        raise VersionConflict(f"{append.table} is at version {version}, not {append.expected}")
    database.executemany("INSERT INTO event VALUES (?, ?, ?, ?)", _events(append))
    row = _table(append)
    if append.code is not None:
        query = "INSERT INTO game_table (table_id, updated_at, summary, code) VALUES (?, ?, ?, ?)"
        database.execute(query, (*row, append.code))
    else:
        query = "UPDATE game_table SET updated_at = ?2, summary = ?3 WHERE table_id = ?1"
        if not database.execute(query, row).rowcount:
            raise VersionConflict("a new table needs a code")
    database.executemany("INSERT OR IGNORE INTO sitting VALUES (?, ?)", _sitting(append))
    if append.results:
        _insert_results(database, append.results)


def append_many(database: sqlite3.Connection, appends: Sequence[Append]) -> bool:
    """Append to several known tables at once; False, and nothing done, if one conflicts."""
    tables = {append.table for append in appends if append.expected}
    if len(tables) < len(appends) or not _fits(database, appends):
        return False
    _write(database, appends)
    return True


def _fits(database: sqlite3.Connection, appends: Iterable[Append]) -> bool:
    """Whether every table is at the version its append expects."""
    rows = [(append.table, append.expected) for append in appends]
    query = (
        "WITH append (id, expected) AS (VALUES {}) SELECT count(*) FROM append WHERE expected !="
        " (SELECT coalesce(max(version), 0) FROM event WHERE table_id = id)"
    )
    (misfits,) = _with_rows(database, query, rows).fetchone()
    return not misfits


def _write(database: sqlite3.Connection, appends: Sequence[Append]) -> None:
    events = [row for append in appends for row in _events(append)]
    _with_rows(database, "INSERT INTO event VALUES {}", events)
    query = (
        "WITH append (id, at, sum) AS (VALUES {}) UPDATE game_table SET updated_at = at,"
        " summary = sum FROM append WHERE table_id = id"
    )
    _with_rows(database, query, [_table(append) for append in appends])
    sitting = [row for append in appends for row in _sitting(append)]
    if sitting:
        _with_rows(database, "INSERT OR IGNORE INTO sitting VALUES {}", sitting)
    if results := [row for append in appends for row in append.results]:
        _insert_results(database, results)


def _insert_results(database: sqlite3.Connection, results: Sequence[ResultRow]) -> None:
    rows = [tuple(row.columns.values()) for row in results]
    # Not OR IGNORE: that would also hold for what the trigger does.
    _with_rows(database, _INSERT_RESULTS, rows)


def _table(append: Append) -> Row:
    """The row of its table: id, time and summary."""
    return append.table, append.last.at, append.summary


def _events(append: Append) -> list[Row]:
    return [(append.table, event.version, event.at, event.data) for event in append.events]


def _sitting(append: Append) -> list[Row]:
    return [(person, append.table) for person in append.people]


def _with_rows(database: sqlite3.Connection, query: str, rows: Sequence[Row]) -> sqlite3.Cursor:
    """Execute a statement with a placeholder for each value of the rows in place of {}."""
    places = f"({', '.join('?' * len(rows[0]))})"
    values = [value for row in rows for value in row]
    return database.execute(query.format(", ".join([places] * len(rows))), values)
