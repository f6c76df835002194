"""A server that lacks something under load: file descriptors, memory, its workers."""

import asyncio
import os
import re
import resource
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from hashi.client import AtTable, Client
from hashi.store.sqlite import SQLite
from hashi.table import decode, fold
from hashi.wire.exchange import NewSeat, NewTable
from hashi.wire.view import View
from tests.faults.crowd import Crowd, Tally
from tests.faults.fork import Fork

TABLES = 6
MEGABYTE = 1 << 20


def descriptors(pid: int) -> int:
    """How many files and sockets a process has open."""
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def address_space(pid: int) -> int:
    """How much memory a process has mapped, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text("ascii")
    found = re.search(r"VmSize:\s+(\d+) kB", status)
    assert found is not None
    return 1024 * int(found[1])


@dataclass(frozen=True, slots=True)
class Resource:
    """What is scarce: its limit, how much a process uses, and about how much more it may have."""

    limit: int
    used: Callable[[int], int]
    spare: int


DESCRIPTORS = Resource(resource.RLIMIT_NOFILE, descriptors, 3)
MEMORY = Resource(resource.RLIMIT_AS, address_space, MEGABYTE)


@pytest.mark.parametrize("scarce", [DESCRIPTORS, MEMORY], ids=["descriptors", "memory"])
@pytest.mark.parametrize("trials", [2, pytest.param(40, marks=pytest.mark.long)])
async def test_scarce(tmp_path: Path, tally: Tally, scarce: Resource, trials: int) -> None:
    """For a second or two nothing more can be had; the server lives, or is started again."""
    server, random = Fork(tmp_path / "data"), Random(f"{scarce.limit}")
    await server.start()

    async def fault() -> None:
        soft, hard = resource.prlimit(server.pid, scarce.limit)
        most = scarce.used(server.pid) + random.randrange(-scarce.spare, scarce.spare)
        resource.prlimit(server.pid, scarce.limit, (most, hard))
        await asyncio.sleep(random.uniform(0.2, 2))
        try:
            resource.prlimit(server.pid, scarce.limit, (soft, hard))
        except ProcessLookupError:
            tally.faults[f"ended by itself ({await server.ended()})"] += 1
            await server.start()

    try:
        crowd = Crowd([server.address], random, tally)
        file = tmp_path / "data" / "hashi.sqlite"
        await crowd.run(TABLES, trials, fault, lambda: SQLite(file))
    finally:
        await server.close()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def can_play(view: View) -> bool:
    """Whether a card is open that the first seat has not played."""
    return view.phase == "play" and not view.seats[0].done


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("games", [1, pytest.param(20, marks=pytest.mark.long)])
async def test_workers_killed(tmp_path: Path, tally: Tally, games: int) -> None:
    """Whatever works for the server is killed once for each card; every game comes to its end."""
    server, random = Fork(tmp_path / "data"), Random("workers")
    await server.start()

    async def kill() -> None:
        await asyncio.sleep(random.uniform(0, 1))
        for child in children(server.pid):
            os.kill(child, signal.SIGKILL)
            tally.faults["workers killed"] += 1

    async def play(here: AtTable) -> int:
        """To the end, by passes; for each card the workers die once, now or while they think."""
        await here.begin()
        await here.place(1, "c4", 4)
        while True:
            view = await here.until(lambda view: view.phase == "over" or can_play(view))
            if view.phase == "over":
                return view.version
            killing = asyncio.create_task(kill())
            await here.play(1, "pass")
            await killing

    options = NewTable(name="Ada", seats=[NewSeat(kind="person"), *[NewSeat(kind="bot")] * 2])
    versions: dict[str, int] = {}
    try:
        async with Client(server.address) as ada:
            for _ in range(games):
                table = (await ada.open_table(options)).table
                async with ada.at(table) as here, asyncio.timeout(600):
                    versions[table] = await play(here)
                tally.trials += 1
    finally:
        await server.close()
    store = SQLite(tmp_path / "data" / "hashi.sqlite", alone=True)
    for table, version in versions.items():
        events = [(decode(event.data), event.at) for event in await store.read(table)]
        assert len(events) >= version
        fold(table, events)
        tally.acknowledged += version
    await store.close()
