"""A disk that is full, at every moment: while people play, at the stop, at the start."""

import asyncio
import shutil
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from hashi.client import AtTable, Client, Failed
from hashi.store import Append, Unavailable, events_after
from hashi.store.sqlite import SQLite
from tests.faults.crowd import Tally
from tests.faults.disk import filled, mounted
from tests.faults.node import Node
from tests.server.conftest import serving
from tests.server.player import solo

PAGE = 4096
SMALL, LARGE = 300, 30_000  # bytes of an event: some to a page, and several pages for each


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 32 megabytes."""
    with mounted(tmp_path / "small", 32) as folder:
        yield folder


async def cannot_save(here: AtTable) -> bool:
    """Whether a turn cannot be saved; one that is taken opens the next card."""
    try:
        await here.play(1, "pass")
    except Failed as failed:
        if failed.code != "store-unavailable":
            raise
        return True
    return False


async def test_full_disk(small_disk: Path, tally: Tally) -> None:
    """The disk is full: a step cannot be saved and is not half done; with room all goes on."""
    file = small_disk / "hashi.sqlite"
    async with serving(lambda: SQLite(file)) as address, Client(address) as ada:
        table = await solo(ada)
        async with ada.at(table) as here:
            await here.place(1, "c4", 4)
            with filled(small_disk):
                refused = 0
                for _ in range(12):  # what is left in the file's own pages may take some steps
                    refused += await cannot_save(here)
                    if refused == 3:
                        break
                assert refused == 3
                tally.trials += refused
            async with asyncio.timeout(60):
                while await cannot_save(here):
                    pass
            version = await here.play(1, "pass")
            tally.acknowledged += version
    store = SQLite(file)
    stored = await store.read(table)
    await store.close()
    assert [event.version for event in stored] == list(range(1, version + 1))


async def append_until_full(store: SQLite, done: int, size: int, most: int) -> int:
    """Append one event after the other, until the disk refuses or there are so many."""
    while done < most:
        event = events_after(done, [b"%d " % done + b"x" * size], 1.0)
        try:
            await store.append(Append("t", event, code=None if done else "CODE"))
        except Unavailable:
            return done
        done += 1
    return done


async def stored(file: Path) -> int:
    """How many events are in a file that a server opens: no alarm, and no event is half there."""
    store = SQLite(file, alone=True)
    events = await store.read("t")
    await store.close()
    assert [int(event.data.split()[0]) for event in events] == list(range(len(events)))
    return len(events)


def as_killed(folder: Path, copy: Path) -> Path:
    """The file as a power cut would leave it now."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("filler"))
    return copy / "hashi.sqlite"


async def start_without_room(file: Path) -> None:
    """Start and stop a server on the disk as it is; it may refuse for want of room alone."""
    try:
        store = SQLite(file, alone=True)
    except (sqlite3.OperationalError, OSError):
        return
    await store.close()


@pytest.mark.parametrize(
    ("load", "step"),
    [
        ((5, SMALL), 16),
        ((40, LARGE), 16),
        *(
            pytest.param((first, size), 1, marks=pytest.mark.long)
            for first in (0, 5, 130, 290)  # with 130 and 290 large ones the log is written back
            for size in (SMALL, LARGE)
        ),
    ],
)
async def test_full_after_so_many_bytes(
    small_disk: Path, tmp_path: Path, tally: Tally, load: tuple[int, int], step: int
) -> None:
    """The disk takes so many more bytes, for every number of pages: what was saved is there.

    Afterwards the server is stopped, or was killed and is started and stopped without room, and is
    started once more with room: it never says that something is lost.
    """
    first, size = load
    before = SQLite(small_disk / "before" / "hashi.sqlite", alone=True)
    assert await append_until_full(before, 0, size, first) == first
    as_killed(small_disk / "before", tmp_path / "before")
    await before.close()
    shutil.rmtree(small_disk / "before")
    for pages in range(0, 64, step):
        for how in ("stopped", "killed"):
            folder = small_disk / f"{how}{pages}"
            file = folder / "hashi.sqlite"
            shutil.copytree(tmp_path / "before", folder)
            store = SQLite(file, alone=True)
            saved = first
            with filled(small_disk, pages * PAGE):
                saved = await append_until_full(store, saved, size, first + 100)
                killed = as_killed(folder, tmp_path / "copy")
                await store.close()
                if how == "killed":
                    shutil.rmtree(folder)
                    shutil.copytree(killed.parent, folder)
            with filled(small_disk, pages * PAGE):
                await start_without_room(file)
                await start_without_room(file)
            assert await stored(file) >= saved
            shutil.rmtree(folder)
            tally.trials += 1
            tally.acknowledged += saved


@pytest.mark.parametrize("pages", range(0, 40, 8))
async def test_first_start_without_room(small_disk: Path, pages: int) -> None:
    """A new store on a disk that is nearly full leaves nothing that stops the next start."""
    file = small_disk / "data" / "hashi.sqlite"
    with filled(small_disk, pages * PAGE):
        await start_without_room(file)
    assert await stored(file) == 0


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("played", [0, 3])
async def test_stop_on_a_full_disk(
    small_disk: Path, tmp_path: Path, how: signal.Signals, played: int
) -> None:
    """The server is ended while the disk is full: its log says so, and the next start is plain."""
    log = tmp_path / "log"
    node = Node(small_disk / "data", log=log)
    await node.start()
    try:
        async with Client(node.address) as ada:
            table = await solo(ada)
            async with ada.at(table) as here:
                await here.place(1, "c4", 4)
                for _ in range(played):
                    await here.play(1, "pass")
                version = here.view.version
                with filled(small_disk):
                    assert await node.end(how) == -how
            said = log.read_text("utf-8")
            assert ("not stopped cleanly: SQLITE_FULL" in said) == (how is signal.SIGTERM)
            assert "Traceback" not in said
            await node.start()
            async with ada.at(table) as again:
                assert again.view.version >= version
    finally:
        await node.end()
