"""The file of the SQLite store, and its two connections, one of which writes.

One process at a time holds the claim to a file. It checks the file when it opens it, a large one in
the background, marks it as in use, and makes sure that whatever is committed ends up in files that
are still in place. Others, such as an export while the server runs, are guests: they read and write
but do none of this.
"""

import contextlib
import logging
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from hashi.store.sqlite.claim import Claim
from hashi.store.sqlite.damage import (
    AT_REST,
    IN_USE,
    SUSPECT,
    Damaged,
    check_comes_first,
    check_parts,
    check_whole,
    find_damage,
    is_damage,
    mark_complete,
    set_aside,
)
from hashi.store.sqlite.inspection import Inspection
from hashi.store.sqlite.schema import MIGRATIONS, migrate

__all__ = ["File", "InUse", "Moved"]

_WAIT_SECONDS = 5.0  # for a lock, a claim, or another process that makes the file
_PAUSE_SECONDS = 0.01
_log = logging.getLogger(__name__)


class InUse(Exception):
    """Another process has the claim to the file."""


class Moved(OSError):
    """The file is no longer where it was; a commit would be lost with it."""


class File:
    """An open file; `alone` if only with the claim, `accept_loss` if also after damage."""

    def __init__(self, path: Path, *, alone: bool = False, accept_loss: bool = False) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path, self._claim = path, Claim(path)
        self._names = (str(path), f"{path}-wal")
        self._reading = threading.Lock()
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._seen: tuple[int, ...] = ()
        self._inspection: Inspection | None = None
        self._met_damage = False
        try:
            if not self._claim.take(_WAIT_SECONDS if alone else 0) and alone:
                raise InUse  # noqa: TRY301  the claim is released like after any other failure
            self._open(accept_loss=accept_loss)
        except BaseException:
            self._disconnect()
            self._claim.release()
            raise

    @property
    def damaged(self) -> bool:
        """Whether a damaged page was found since it was opened; writing on would do more damage."""
        return self._met_damage or (self._inspection is not None and self._inspection.found_damage)

    @property
    def writer(self) -> sqlite3.Connection:
        """The connection that writes, for one thread."""
        if self._writer is None:
            self._connect()
        return self._writer  # type: ignore[return-value]  # `_connect` has made it

    def note(self, error: BaseException) -> None:
        """Note what SQLite has answered: it may say that the file is damaged."""
        self._met_damage |= is_damage(error)

    def select(self, query: str, values: tuple[object, ...]) -> list[Any]:
        """All rows of a query, for any thread."""
        with self._reading:
            if self._reader is None:
                raise Moved("not connected")
            return self._reader.execute(query, values).fetchall()

    @staticmethod
    def touch(database: sqlite3.Connection) -> None:
        """Write as little as possible: the unchanged version of the schema."""
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")

    def secure(self) -> None:
        """Make sure that what was committed is in the files in place, or raise.

        A running server whose log was deleted goes on writing to the unlinked file.
        """
        if not self._claim.held or self._writer is None:
            return
        file, log = self._identity()
        if file != self._seen[0]:
            raise Moved("the file was moved, deleted or replaced")
        if log != self._seen[1]:
            self._stop_inspection()  # it would hold on to the log that was deleted
            self._mark(AT_REST)
            (busy, *_) = self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if busy:
                raise Moved("the write-ahead log was deleted")
            self._disconnect()
            self._connect()

    def close(self) -> None:
        """Leave the file so that it needs no log, or say in the server's log why it does."""
        self._stop_inspection()
        failure: sqlite3.Error | None = None
        try:
            if self._writer is not None and self._claim.take():
                self._mark(self._last_mark)
        except sqlite3.Error as error:
            failure = error
        self._disconnect()
        if failure is not None:
            self._tell_unclean(failure)
        self._claim.release()

    def _open(self, *, accept_loss: bool) -> None:
        if not self._claim.held:
            self._wait_for_file()
            self._connect()
            return
        try:
            damage = find_damage(self._path)
            if damage and not (accept_loss and damage == "log-lost"):
                raise Damaged(damage)  # noqa: TRY301  handled below like what SQLite finds
            if not self._path.exists():
                _create(self._path)
            whole = accept_loss or check_comes_first(self._path)
            with _telling_damage():
                self._connect(check_whole if whole else check_parts)
            if not whole:
                self._inspection = Inspection(_open_connection(self._path))
        except Damaged:
            if not accept_loss:
                raise
            self._disconnect()
            set_aside(self._path)
            _create(self._path)
            self._connect()

    def _wait_for_file(self) -> None:
        """Wait until the process with the claim has created the file."""
        until = time.monotonic() + _WAIT_SECONDS
        while not self._path.exists():
            if time.monotonic() > until:
                raise InUse
            time.sleep(_PAUSE_SECONDS)

    def _connect(self, check: Callable[[sqlite3.Connection], None] | None = None) -> None:
        with self._reading:
            self._writer = _open_connection(self._path)
            if check is not None:
                # By a connection of its own: the others' caches must not hide later damage.
                with contextlib.closing(_open_connection(self._path)) as other:
                    check(other)
            migrate(self._writer)
            if self._claim.held:
                self._mark(IN_USE)
            self._reader = _open_connection(self._path)
        self._seen = self._identity()

    def _stop_inspection(self) -> None:
        if self._inspection is not None:
            self._inspection.stop()

    @property
    def _last_mark(self) -> int:
        return SUSPECT if self.damaged else AT_REST

    def _tell_unclean(self, error: sqlite3.Error) -> None:
        kept = _inode(self._names[1]) != 0
        rest = "keep the file and its log (-wal) together" if kept else "the file is complete"
        _log.error("not stopped cleanly: %s %s; %s", error.sqlite_errorname, error, rest)

    def _disconnect(self) -> None:
        """Close the connections; the last one of all takes the log with it.

        SQLite removes a log only when all of it is in the file. If there was no room for the mark
        before, the file would look as if its log had been lost.
        """
        connections = [c for c in (self._writer, self._reader) if c is not None]
        _, log = self._identity()
        ours = log != 0 and log in (self._seen[1:] or [log])
        with self._reading:
            for connection in connections:
                connection.close()
            self._writer = self._reader = None
        if connections and ours and self._claim.held:
            mark_complete(self._path, self._last_mark)

    def _mark(self, mark: int) -> None:
        """Mark the file as in use or not, through the log into the file itself."""
        if self._writer is not None:
            self._writer.execute(f"PRAGMA application_id = {mark}")
            # It leaves the log as long as it is: a log without content is a log that was lost.
            self._writer.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _identity(self) -> tuple[int, int]:
        """The inodes of our files now; 0 for a missing one."""
        return _inode(self._names[0]), _inode(self._names[1])


def _inode(name: str) -> int:
    try:
        return os.stat(name).st_ino  # noqa: PTH116  for every commit: a Path takes five times as long
    except FileNotFoundError:
        return 0


def _create(path: Path) -> None:
    """Create a new file under another name and rename it, so that it is never seen half made."""
    new = Path(f"{path}.new")
    new.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(new, isolation_level=None)) as database:
        migrate(database)
        database.execute(f"PRAGMA application_id = {AT_REST}")
    new.replace(path)


def _open_connection(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute(f"PRAGMA busy_timeout = {round(1000 * _WAIT_SECONDS)}")
    return database


@contextlib.contextmanager
def _telling_damage() -> Iterator[None]:
    try:
        yield
    except sqlite3.DatabaseError as error:
        if is_damage(error):
            raise Damaged("damaged") from error
        raise
