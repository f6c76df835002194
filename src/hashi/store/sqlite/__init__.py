"""The event store in one SQLite file, served by one process."""

from hashi.store.sqlite.damage import Damaged
from hashi.store.sqlite.file import InUse
from hashi.store.sqlite.store import SQLite

__all__ = ["Damaged", "InUse", "SQLite"]
