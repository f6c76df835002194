"""The event store: one contract, SQLite behind it by default, PostgreSQL for many processes.

Knows bytes, versions and people; what an event means is not its business. PostgreSQL is an extra:
`hashi.store.postgres` is imported by those who use it.
"""

from hashi.store.contract import (
    Append,
    Change,
    Found,
    Hear,
    SchemaError,
    Snapshot,
    Store,
    Stored,
    Unavailable,
    VersionConflict,
    Whole,
    events_after,
)
from hashi.store.result import Loss, ResultRow, Results, Span, Standing
from hashi.store.sqlite import SQLite
from hashi.store.sqlite.damage import Damaged
from hashi.store.sqlite.file import InUse

__all__ = [
    "Append",
    "Change",
    "Damaged",
    "Found",
    "Hear",
    "InUse",
    "Loss",
    "ResultRow",
    "Results",
    "SQLite",
    "SchemaError",
    "Snapshot",
    "Span",
    "Standing",
    "Store",
    "Stored",
    "Unavailable",
    "VersionConflict",
    "Whole",
    "events_after",
]
