"""Which process serves a file: the one that holds the claim to it.

The claim is an exclusive lock on an empty file beside it, taken through SQLite, which knows how on
every system. The system releases it when its process ends, however that ends.
"""

import sqlite3
from pathlib import Path

__all__ = ["Claim"]


class Claim:
    """The claim of one store to its file."""

    def __init__(self, path: Path) -> None:
        self._lock = sqlite3.connect(
            f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False
        )
        self.held = False

    def take(self, wait_seconds: float = 0.0) -> bool:
        """Whether the claim is ours now."""
        if not self.held:
            self._lock.execute(f"PRAGMA busy_timeout = {round(1000 * wait_seconds)}")
            try:
                self._lock.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
            else:
                self.held = True
        return self.held

    def release(self) -> None:
        """Let others have it."""
        self._lock.close()
        self.held = False
