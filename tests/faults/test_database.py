"""A database that stands still, a node that is cut off from it, a disk that is full."""

import asyncio
import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from hashi.client import AtTable, Client, Failed
from hashi.store import Append, Unavailable, events_after
from hashi.store.postgres import Postgres
from hashi.store.sqlite import SQLite
from tests.faults.crowd import Crowd, Tally
from tests.faults.node import Wire
from tests.postgres import running_server
from tests.server.conftest import serving
from tests.server.player import solo

SHORT_OR_LONG = pytest.mark.parametrize(
    ("trials", "seconds"), [(1, 1.0), pytest.param(8, 13.0, marks=pytest.mark.long)]
)


@SHORT_OR_LONG
async def test_frozen_postgres(tally: Tally, trials: int, seconds: float) -> None:
    """The database stands still for a while: longer than anybody waits in the long form."""
    with running_server() as server:
        url = server.url("postgres")

        async def fault() -> None:
            server.freeze()
            await asyncio.sleep(seconds)
            server.thaw()

        async with serving(lambda: Postgres(url)) as one, serving(lambda: Postgres(url)) as two:
            crowd = Crowd([one, two], Random("frozen"), tally)
            await crowd.run(2 + 2 * trials, trials, fault, Postgres(url))


@pytest.mark.parametrize("how", ["cut", "silent"])
@SHORT_OR_LONG
async def test_node_cut_off(
    database: str, tally: Tally, how: str, trials: int, seconds: float
) -> None:
    """One node cannot reach the database, loudly or silently; the other plays on meanwhile."""
    head, _, name = database.rpartition("/")
    wire = Wire(int(head.rpartition(":")[2]))
    await wire.mend()
    through = f"postgresql://hashi@127.0.0.1:{wire.port}/{name}"

    async def fault() -> None:
        if how == "cut":
            await wire.cut()
            await asyncio.sleep(seconds)
            await wire.mend()
        else:
            wire.silence()
            await asyncio.sleep(seconds)
            wire.speak()

    async with (
        serving(lambda: Postgres(through)) as cut_off,
        serving(lambda: Postgres(database)) as well,
    ):
        crowd = Crowd([cut_off, well], Random(how), tally)
        await crowd.run(2 + 2 * trials, trials, fault, Postgres(database))
    await wire.cut()


async def test_nobody_waits_for_ever(database: str) -> None:
    """With the database gone every call ends in Unavailable, after the patience or little more."""
    head, _, name = database.rpartition("/")
    wire = Wire(int(head.rpartition(":")[2]))
    await wire.mend()
    store = Postgres(f"postgresql://hashi@127.0.0.1:{wire.port}/{name}", patience_seconds=1.0)
    await store.open()
    wire.silence()
    calls = [
        store.append(Append("t", events_after(0, [b"a"], 1.0), code="CODE")),
        store.read("t"),
        store.find("CODE"),
        store.check(),
    ]
    async with asyncio.timeout(30):
        results = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(result) for result in results] == [Unavailable] * 4
    wire.speak()
    async with asyncio.timeout(30):
        while True:
            try:
                await store.append(Append("u", events_after(0, [b"a"], 1.0), code="OTHER"))
                break
            except Unavailable:
                continue
    await store.close()
    await wire.cut()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of four megabytes, where the system lets us make one."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = [shutil.which("mount") or "mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    if subprocess.run(mount, check=False, capture_output=True).returncode != 0:  # noqa: S603  ours
        pytest.skip("this user cannot mount")
    yield folder
    subprocess.run([shutil.which("umount") or "umount", folder], check=True)  # noqa: S603  ours


def fill(folder: Path) -> Path:
    """Take all the room there is."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as stream:
        for size in (65536, 4096, 512, 1):
            with contextlib.suppress(OSError):
                while True:
                    stream.write(os.urandom(size))
    return filler


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
            filler = fill(small_disk)
            refused = 0
            for _ in range(12):  # what is left in the file's own pages may take some steps
                refused += await cannot_save(here)
                if refused == 3:
                    break
            assert refused == 3
            tally.trials += refused
            filler.unlink()
            async with asyncio.timeout(20):
                while await cannot_save(here):
                    pass
            version = await here.play(1, "pass")
            tally.acknowledged += version
    store = SQLite(file)
    stored = await store.read(table)
    await store.close()
    assert [event.version for event in stored] == list(range(1, version + 1))
