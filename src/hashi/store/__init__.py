"""The event store: one contract, SQLite behind it by default, PostgreSQL for many processes.

Knows bytes, versions and people; what an event means is not its business.
"""

from hashi.store.contract import (
    Change,
    Found,
    Hear,
    SchemaError,
    Store,
    Stored,
    Unavailable,
    VersionConflict,
    Whole,
)
from hashi.store.postgres import Postgres
from hashi.store.sqlite import SQLite

__all__ = [
    "Change",
    "Found",
    "Hear",
    "Postgres",
    "SQLite",
    "SchemaError",
    "Store",
    "Stored",
    "Unavailable",
    "VersionConflict",
    "Whole",
]
