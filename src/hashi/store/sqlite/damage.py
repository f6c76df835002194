"""Detects damage to the file of the SQLite store before it is opened, and renames a damaged file.

SQLite silently opens an emptied file as a new one, and a file whose write-ahead log is lost as of
its last checkpoint. So the header of the file says whether a process is using it: then the log has
the newest events and must be there. The mark is SQLite's application id; it is read from the plain
bytes here, because SQLite would create a new log when it opens the file. A third mark says that a
damaged page was found while the file was in use.
"""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Literal

__all__ = [
    "AT_REST",
    "IN_USE",
    "SUSPECT",
    "Damage",
    "Damaged",
    "check_comes_first",
    "check_parts",
    "check_whole",
    "find_damage",
    "is_damage",
    "mark_complete",
    "set_aside",
]

AT_REST, IN_USE, SUSPECT = (int.from_bytes(m, "big") for m in (b"HASH", b"HASh", b"HAS?"))
_HEADER, _MAGIC, _MARK = 100, b"SQLite format 3\0", slice(68, 72)
_LOG_HEADER, _LOG_MAGIC = 32, (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
_ENDINGS = ("", "-wal", "-shm")
_TABLES = {"event", "game_table", "sitting"}
_QUICK_BYTES = 250_000_000  # fifty thousand games, read within a second or two

Damage = Literal["damaged", "emptied", "log-lost"]


class Damaged(Exception):
    """The file is not as it was left; `damage` says what is wrong."""

    def __init__(self, damage: Damage) -> None:
        self.damage = damage
        super().__init__(damage)


def find_damage(path: Path) -> Damage | None:
    """The damage that can be detected before SQLite opens the file; changes nothing."""
    log = _first_bytes(Path(f"{path}-wal"), _LOG_HEADER)
    if not path.exists():
        return "emptied" if log else None  # SQLite would delete the log of a file that is gone
    header = _first_bytes(path, _HEADER)
    if not header:
        return "emptied"
    if not header.startswith(_MAGIC):
        return "damaged"
    in_use = header[_MARK] == IN_USE.to_bytes(4, "big")
    return "log-lost" if in_use and not log.startswith(_LOG_MAGIC) else None


def check_comes_first(path: Path) -> bool:
    """Whether to check the whole file before the server starts: it is small, or suspect."""
    header = _first_bytes(path, _HEADER)
    return path.stat().st_size <= _QUICK_BYTES or header[_MARK] == SUSPECT.to_bytes(4, "big")


def check_whole(database: sqlite3.Connection) -> None:
    """Read the whole file; raises Damaged, or a DatabaseError that means the same."""
    (state,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if state != "ok":
        raise Damaged("damaged")
    check_parts(database)


def check_parts(database: sqlite3.Connection) -> None:
    """Read a little of every part, however large the file is; raises as `check_whole` does.

    SQLite itself compares the size of the file with that in its header.
    """
    query = "SELECT name FROM sqlite_master WHERE type = 'table'"
    tables = {name for (name,) in database.execute(query)}
    if not tables >= _TABLES:
        raise Damaged("emptied")
    for table in tables:
        database.execute(f"SELECT * FROM {table} LIMIT 1").fetchone()


def is_damage(error: BaseException) -> bool:
    """Whether SQLite says that a file is damaged or not a database."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF
    return code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def mark_complete(path: Path, mark: int) -> None:
    """Mark a closed file whose log SQLite has just removed, if it still says that it is in use.

    Four bytes in place need no room, unlike the log, which takes them on any other day.
    """
    if find_damage(path) != "log-lost":
        return
    with contextlib.suppress(OSError), path.open("r+b", buffering=0) as stream:
        stream.seek(_MARK.start)
        stream.write(mark.to_bytes(4, "big"))
        os.fsync(stream.fileno())


def set_aside(path: Path) -> None:
    """Rename the file and its log to an unused name; nothing is deleted."""
    number = 1
    while any(path.parent.glob(f"{path.name}.damaged-{number}*")):
        number += 1
    for ending in _ENDINGS:
        part = Path(f"{path}{ending}")
        if part.exists():
            part.rename(f"{path}.damaged-{number}{ending}")


def _first_bytes(path: Path, size: int) -> bytes:
    try:
        with path.open("rb") as stream:
            return stream.read(size)
    except FileNotFoundError:
        return b""
