"""The event store: one contract, and SQLite behind it by default.

Knows bytes, versions and people; what an event means is not its business.
"""

from hashi.store.contract import Found, Store, Stored, VersionConflict
from hashi.store.sqlite import SQLite

__all__ = ["Found", "SQLite", "Store", "Stored", "VersionConflict"]
