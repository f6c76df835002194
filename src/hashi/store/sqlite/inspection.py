"""Checks the whole SQLite file in the background, while the server already serves.

Reading a million games takes a minute or two. The check has a thread and a connection of its own;
SQLite does the work without the interpreter lock, and on Linux at the lowest priority.
"""

import contextlib
import logging
import os
import sqlite3
import sys
import threading

from hashi.store.sqlite.damage import Damaged, check_whole, is_damage

__all__ = ["Inspection"]

_LOWEST_PRIORITY = 19
_AGAIN_SECONDS = 0.05
_log = logging.getLogger(__name__)


class Inspection:
    """A check that has begun, over a connection that is closed at its end."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.found_damage = False
        self._database = database
        self._thread = threading.Thread(target=self._run, name="sqlite inspection", daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Wait until all is read."""
        self._thread.join()

    def stop(self) -> None:
        """End it, whether all is read or not."""
        while self._thread.is_alive():
            # Has no effect between two statements, so it is repeated.
            with contextlib.suppress(sqlite3.ProgrammingError):  # it has just ended on its own
                self._database.interrupt()
            self._thread.join(_AGAIN_SECONDS)

    def _run(self) -> None:
        if sys.platform == "linux":  # elsewhere a thread has no priority of its own
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _LOWEST_PRIORITY)
        try:
            with contextlib.closing(self._database):
                check_whole(self._database)
        except (Damaged, sqlite3.Error) as error:
            if isinstance(error, Damaged) or is_damage(error):
                self.found_damage = True
                _log.error("the file is damaged: nothing more is written to it")
