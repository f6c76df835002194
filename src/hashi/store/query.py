"""The queries that SQLite and PostgreSQL share; those over results are in `result`.

Values are numbered as PostgreSQL does it: $1, $2. `for_sqlite` translates.
"""

__all__ = [
    "EVENTS_AFTER",
    "EXISTS",
    "FIND",
    "FORGET",
    "KEPT",
    "REPORTS_OF",
    "SAVE_LOSS",
    "SAVE_REPORT",
    "SAVE_SNAPSHOT",
    "SNAPSHOT_OF",
    "SUMMARISE",
    "TABLES_OF",
    "TAKE",
    "for_sqlite",
]

EVENTS_AFTER = (
    "SELECT version, at, data FROM event WHERE table_id = $1 AND version > $2 ORDER BY version"
)
# A snapshot newer than every event belongs to a database that has lost its newest events.
SNAPSHOT_OF = (
    "SELECT version, format, data FROM snapshot s WHERE table_id = $1 AND format = $2 AND EXISTS"
    " (SELECT 1 FROM event e WHERE e.table_id = s.table_id AND e.version = s.version)"
)
SAVE_SNAPSHOT = (
    "INSERT INTO snapshot VALUES ($1, $2, $3, $4) ON CONFLICT (table_id) DO UPDATE"
    " SET version = excluded.version, format = excluded.format, data = excluded.data"
    " WHERE excluded.version > snapshot.version OR excluded.format <> snapshot.format"
)
EXISTS = "SELECT 1 FROM place WHERE table_id = $1"
FIND = "SELECT table_id FROM place WHERE code = $1"
TABLES_OF = (
    "SELECT table_id, updated_at, summary FROM sitting JOIN place USING (table_id)"
    " WHERE person = $1 ORDER BY updated_at DESC LIMIT $2"
)
SUMMARISE = "UPDATE place SET summary = $1 WHERE table_id = $2 AND updated_at = $3"
SAVE_LOSS = "INSERT INTO loss VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
SAVE_REPORT = (
    "INSERT INTO report VALUES ($1, $2, $3)"
    " ON CONFLICT (table_id, seat) DO UPDATE SET data = excluded.data"
)
REPORTS_OF = "SELECT seat, data FROM report WHERE table_id = $1 ORDER BY seat"
# In this order: a result deleted without its loss would leave something of the person behind.
FORGET = ("DELETE FROM loss WHERE person = $1", "DELETE FROM result WHERE person = $1")
TAKE = "DELETE FROM kept WHERE key = $1 RETURNING value, until"
KEPT = "SELECT value FROM kept WHERE key = $1 AND until > $2"


def for_sqlite(query: str) -> str:
    """The query with its values numbered as SQLite does it: ?1, ?2."""
    return query.replace("$", "?")
