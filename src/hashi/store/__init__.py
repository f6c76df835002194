"""The event store: one contract, and SQLite behind it by default.

Knows bytes, versions and people; what an event means is not its business.
"""

from hashi.store.contract import Found, Store, Stored, VersionConflict
from hashi.store.sqlite import SchemaError, SQLite

__all__ = ["Found", "SQLite", "SchemaError", "Store", "Stored", "VersionConflict"]
