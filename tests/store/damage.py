"""A file that a killed server left behind, and every way to damage it."""

import contextlib
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import run

import pytest

from hashi.store.sqlite import SQLite

__all__ = [
    "DAMAGE",
    "KILLED",
    "after_kill",
    "at_rest",
    "content",
    "cut",
    "drop_tables",
    "empty",
    "empty_log",
    "file",
    "killed",
    "log_of",
    "lose_file",
    "lose_log",
    "overwrite",
    "spoil_pages",
    "tables",
]

# A server that is killed: its newest events are in the log alone.
KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from hashi.store import Append, events_after
from hashi.store.sqlite import SQLite

async def main():
    store = SQLite(Path(sys.argv[1]), alone=True)
    for number in range(200):
        new = events_after(0, [b"a" * 500], 1.0)
        await store.append(Append(f"t{number}", new, ["ada"], f"{number}"))
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


def killed(folder: Path) -> Path:
    """The file of a server that was killed after two hundred tables."""
    file = folder / "hashi.sqlite"
    run([sys.executable, "-c", KILLED, str(file)], check=False)  # noqa: S603  our own words
    return file


@pytest.fixture(scope="module")
def after_kill(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder such a server left."""
    return killed(tmp_path_factory.mktemp("killed")).parent


@pytest.fixture
def file(after_kill: Path, tmp_path: Path) -> Path:
    """A copy of that file and its log."""
    shutil.copytree(after_kill, tmp_path / "data")
    return tmp_path / "data" / "hashi.sqlite"


async def tables(store: SQLite) -> int:
    """How many tables there are."""
    try:
        return len(await store.page("", 1000))
    finally:
        await store.close()


async def at_rest(file: Path) -> None:
    """Open and close it, so that it needs no log."""
    await SQLite(file).close()


def log_of(file: Path) -> Path:
    """The write-ahead log beside a file."""
    return Path(f"{file}-wal")


def content(file: Path) -> bytes | None:
    """What is in a file, if it is there."""
    return file.read_bytes() if file.exists() else None


def lose_log(file: Path) -> None:
    """Delete the log."""
    log_of(file).unlink()


def empty_log(file: Path) -> None:
    """Cut the log to nothing."""
    os.truncate(log_of(file), 0)


def empty(file: Path) -> None:
    """Cut the file to nothing."""
    os.truncate(file, 0)


def lose_file(file: Path) -> None:
    """Delete the file, but not its log."""
    file.unlink()


def overwrite(file: Path) -> None:
    """Write something else over it."""
    file.write_bytes(b"this is no database" * 1000)


def spoil_pages(file: Path) -> None:
    """Write something else over the pages of a file at rest, but not over its header."""
    size = file.stat().st_size
    with file.open("r+b") as stream:
        stream.seek(4096)
        stream.write(os.urandom(size - 4096))


def cut(file: Path) -> None:
    """Cut a file at rest in half."""
    os.truncate(file, file.stat().st_size // 8192 * 4096)


def drop_tables(file: Path) -> None:
    """Remove what is in it, with SQLite itself."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("DROP TABLE event")


DAMAGE: list[tuple[Callable[[Path], None], str, str]] = [
    (lose_log, "killed", "log-lost"),
    (empty_log, "killed", "log-lost"),
    (empty, "killed", "emptied"),
    (lose_file, "killed", "emptied"),
    (overwrite, "killed", "damaged"),
    (spoil_pages, "stopped", "damaged"),
    (cut, "stopped", "damaged"),
    (empty, "stopped", "emptied"),
    (drop_tables, "stopped", "emptied"),
]
