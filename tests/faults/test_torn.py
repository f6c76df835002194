"""Files that a power cut, a bad copy or a bad disk has torn, and two servers on one folder."""

import asyncio
import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx
import pytest

from hashi.client import Client
from hashi.store.sqlite import Damaged, SQLite
from hashi.wire.exchange import NewSeat, NewTable
from tests.faults.crowd import Tally
from tests.faults.fork import Fork
from tests.store.damage import after_kill, at_rest, file, log_of

__all__ = ["after_kill", "file"]

TABLES, REFUSED = 200, -1
FEW_OR_MANY = pytest.mark.parametrize("trials", [20, pytest.param(500, marks=pytest.mark.long)])


async def whole_tables(file: Path) -> int:
    """How many tables a server finds, the oldest first and each of them whole; or REFUSED."""
    try:
        store = SQLite(file, alone=True)
    except Damaged:
        return REFUSED
    try:
        found = await store.page("", 1000)
        assert all(table.events[0].data == b"a" * 500 for table in found)
        assert {table.table for table in found} == {f"t{number}" for number in range(len(found))}
        return len(found)
    finally:
        await store.close()


def append_garbage(file: Path, random: Random) -> None:
    """What was being written when the power went."""
    with log_of(file).open("ab") as stream:
        stream.write(random.randbytes(random.randrange(1, 9000)))


def cut_log(file: Path, random: Random) -> None:
    """The log ends anywhere."""
    os.truncate(log_of(file), random.randrange(log_of(file).stat().st_size))


def tear_log(file: Path, random: Random) -> None:
    """A sector of the log was never written."""
    with log_of(file).open("r+b") as stream:
        stream.seek(512 * random.randrange(log_of(file).stat().st_size // 512))
        stream.write(bytes(512))


def cut_file(file: Path, random: Random) -> None:
    """The file ends anywhere."""
    os.truncate(file, random.randrange(file.stat().st_size))


@dataclass(frozen=True, slots=True)
class Tear:
    """What is done to the files of a server that was killed or stopped; what may be left then."""

    harm: Callable[[Path, Random], None]
    server: str
    left: set[int]

    def __str__(self) -> str:
        """For the name of the test."""
        return f"{self.harm.__name__} {self.server}"


TEARS = [
    Tear(append_garbage, "killed", {TABLES}),
    Tear(cut_log, "killed", {REFUSED, *range(TABLES + 1)}),
    Tear(tear_log, "killed", {REFUSED, *range(TABLES + 1)}),
    Tear(cut_file, "killed", {REFUSED, TABLES}),
    Tear(cut_file, "stopped", {REFUSED}),
]


@pytest.mark.parametrize("tear", TEARS, ids=str)
@FEW_OR_MANY
async def test_torn(file: Path, tally: Tally, tear: Tear, trials: int) -> None:
    """Either all is there, or the start is refused; of a torn log only its newest part is gone."""
    random = Random(str(tear))
    if tear.server == "stopped":
        await at_rest(file)
    for trial in range(trials):
        copy = file.parent.parent / f"{trial}"
        shutil.copytree(file.parent, copy)
        tear.harm(copy / file.name, random)
        found = await whole_tables(copy / file.name)
        assert found in tear.left
        tally.trials += 1
        tally.faults[
            "refused" if found == REFUSED else "whole" if found == TABLES else "older"
        ] += 1
        shutil.rmtree(copy)


async def answers(server: Fork) -> bool:
    """Whether a server serves."""
    try:
        async with httpx.AsyncClient(trust_env=False) as client:
            return (await client.get(f"{server.address}/healthz")).is_success
    except httpx.HTTPError:
        return False


async def first_to_answer(servers: list[Fork]) -> Fork:
    """The server that has the folder; the other one waits for it."""
    async with asyncio.timeout(60):
        while True:
            for server in servers:
                if await answers(server):
                    return server


@pytest.mark.parametrize("trials", [3, pytest.param(50, marks=pytest.mark.long)])
async def test_two_servers_on_one_folder(tmp_path: Path, tally: Tally, trials: int) -> None:
    """Started at the same moment one serves; when that is killed the other does, with all of it."""
    servers = [Fork(tmp_path / "data", log=tmp_path / f"{n}.log") for n in range(2)]
    options = NewTable(name="Ada", seats=[NewSeat(kind="person")])
    opened: list[str] = []
    try:
        await asyncio.gather(*(server.begin() for server in servers))
        for _ in range(trials):
            serving = await first_to_answer(servers)
            (other,) = {*servers} - {serving}
            assert not await answers(other)
            async with Client(serving.address) as ada:
                opened += [(await ada.open_table(options)).table for _ in range(3)]
            await serving.end()
            await serving.begin()
            tally.trials += 1
        serving = await first_to_answer(servers)
        (other,) = {*servers} - {serving}
        assert await other.ended() == 2
        assert "Another HASHI process is using" in other.log.read_text("utf-8")
    finally:
        tally.kills += sum(server.kills for server in servers)
        await asyncio.gather(*(server.close() for server in servers))
    store = SQLite(tmp_path / "data" / "hashi.sqlite", alone=True)
    assert sorted(opened) == [found.table for found in await store.page("", 1000)]
    await store.close()
    tally.acknowledged += len(opened)
