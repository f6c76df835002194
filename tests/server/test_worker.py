"""Bots, hints and reports think in workers: the server stays light, and survives their deaths."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import TypeVar

import httpx
import pytest

from hashi.client import AtTable, Client, Failed
from hashi.jobs import frame
from hashi.jobs.job import BotStart, BotTurn, Job
from hashi.jobs.pool import Pool
from hashi.jobs.source import SERVER, Source
from hashi.rules import Turn
from hashi.server.app import Application, make_app
from hashi.service.table.bot import bot_command
from hashi.store.sqlite import SQLite
from hashi.table import SeatPlan, view_for
from hashi.table.part import sheet_view
from hashi.wire.exchange import NewSeat, NewTable
from hashi.wire.message import Begin, Place, Play
from hashi.wire.view import View
from tests.jobs.process import until, vanish
from tests.server.conftest import serving_app
from tests.server.deals import same_first_card
from tests.server.player import play_out
from tests.table.sitting import SOLO, Sitting

T = TypeVar("T")
HEAVY = {"numba", "llvmlite", "numpy", "ortools", "pandas", "asyncpg", "faker", "polyfactory"}


@asynccontextmanager
async def running(
    folder: Path, *options: str, **environment: str
) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """`hashi` in a process of its own: its address and the process; what it says is in `log`."""
    command = [sys.executable, *options, "-m", "hashi", "--no-browser", "--lang", "en"]
    with (folder / "log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(*command, "--port", "0", "--data", str(folder)),
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            env=os.environ | environment,
        )
    assert process.stdout is not None
    try:
        yield (await process.stdout.readline()).split()[-1].decode().rstrip("/"), process
    finally:
        if process.returncode is None:
            process.terminate()
        await process.communicate()


def children(process: asyncio.subprocess.Process) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{process.pid}/task").iterdir()
    return [int(pid) for task in tasks for pid in (task / "children").read_text().split()]


@asynccontextmanager
async def with_a_bot(client: Client) -> AsyncIterator[AtTable]:
    """A table of a person and a bot at which the first card is open."""
    seats = [NewSeat(kind="person"), NewSeat(kind="bot")]
    table = (await client.open_table(NewTable(name="Ada", seats=seats))).table
    async with client.at(table) as here:
        await here.commit(1)
        await here.begin()
        await here.place(1, "c4", 4)
        await here.until(lambda view: view.phase == "play")
        yield here


def bot_is_done(view: View) -> bool:
    """Whether the bot has played its first turn."""
    return view.round > 1 or view.seats[1].done


@pytest.mark.usefixtures("compiled")
async def test_the_server_imports_nothing_heavy(tmp_path: Path) -> None:
    """Not for the page, nor for a move against a bot, nor for a hint: its workers do."""
    async with running(tmp_path, "-X", "importtime") as (address, _), Client(address) as ada:
        async with httpx.AsyncClient(trust_env=False) as browser:
            assert (await browser.get(f"{address}/")).status_code == 200
        async with with_a_bot(ada) as here:
            await here.play(1, (await here.hint(1)).best)
            await here.until(lambda view: view.round == 2)
    log = (tmp_path / "log").read_text("utf-8")
    imported = set(re.findall(r"(?m)^import time:.*\|\s+(\w+)", log))
    assert {"hashi", "uvicorn"} <= imported
    assert imported.isdisjoint(HEAVY)


@pytest.mark.usefixtures("compiled")
async def test_a_game_survives_the_death_of_its_workers(tmp_path: Path) -> None:
    """Workers are killed as they come up, five of them; the game goes on to its end."""
    app = make_app(lambda: SQLite(tmp_path / "hashi.sqlite"))
    async with serving_app(app) as address, Client(address) as ada, with_a_bot(ada) as here:
        killer = asyncio.create_task(kill_workers(app, 5))
        end = await play_out(here, 1, Random("killer"))
        assert end.phase == "over"
        assert len(await killer) == 5


async def kill_workers(app: Application, count: int) -> set[int]:
    """Kill the next workers; their numbers."""
    assert app.hub is not None
    assert isinstance(app.hub.runner, Pool)
    killed: set[int] = set()
    while len(killed) < count:
        for pid in set(app.hub.runner.pids) - killed:
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
        await asyncio.sleep(0.01)
    return killed


class Recorder(Pool):
    """A pool that keeps what it sends to its workers."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[tuple[Job[object], bytes]] = []

    async def ask(
        self, job: Job[T], tell: Callable[[T], None] | None = None, source: Source = SERVER
    ) -> T:
        """See Pool."""
        self.sent.append((job, frame.encode(job)))
        return await super().ask(job, tell, source)


async def test_what_a_bot_is_sent() -> None:
    """What its seat sees: not the deal's seed, not a card to come, not another's open marks."""
    turns = []
    for code in same_first_card():
        sitting = Sitting(SOLO, SeatPlan(kind="bot", name="Bot"), secret=None, seed=code)
        pool = Recorder()
        sitting.do(Begin(), "ada")
        await bot_command(pool, sitting.table, 2)
        sitting.do(Place(seat=1, island="c4", number=4), "ada")
        table = sitting.do(Place(seat=2, island="c2", number=3), None)
        assert table.game is not None
        turn = table.game.legal_turns(1)[-1]
        assert turn != Turn()
        closed = view_for(table, None)
        await bot_command(pool, sitting.do(Play(seat=1, round=1, turn=str(turn)), "ada"), 2)
        await pool.close()
        for _, message in pool.sent:
            assert bytes.fromhex(code) not in message
            assert code.encode() not in message
        (start, _), (job, _) = pool.sent
        assert isinstance(start, BotStart)
        assert isinstance(job, BotTurn)
        assert [sheet_view(sheet) for sheet in job.sight.sheets] == [s.sheet for s in closed.seats]
        assert [str(card) for card in job.sight.seen] == closed.seen == [str(table.game.deck[0])]
        assert [str(card) for card in job.sight.deck] == closed.deck
        turns.append(job)
    one, two = turns
    assert one.sight == two.sight
    assert one.seed != two.seed


async def test_bots_play_before_anything_is_compiled(tmp_path: Path) -> None:
    """At once, and the page is told; hints are put off; and nothing outlives a killed server."""
    empty = str(tmp_path / "cache")
    async with (
        running(tmp_path, NUMBA_CACHE_DIR=empty) as (address, process),
        Client(address) as ada,
    ):
        async with with_a_bot(ada) as here:
            view = await here.until(bot_is_done)
            assert view.warming_up
            with pytest.raises(Failed, match="warming-up") as caught:
                await here.hint(1)
            assert caught.value.retry_after_seconds
            assert not any(line.what == "hinted" for line in here.view.log)
            workers = children(process)
            assert len(workers) == 2  # one that plays, one that compiles
            process.kill()
            await process.wait()
        await vanish(*workers)


@pytest.mark.long
async def test_the_warm_up_ends_by_itself(tmp_path: Path) -> None:
    """From an empty cache: once everything is compiled, everybody is told, and hints are given."""
    empty = str(tmp_path / "cache")
    async with (
        running(tmp_path, NUMBA_CACHE_DIR=empty) as (address, process),
        Client(address) as ada,
        with_a_bot(ada) as here,
    ):
        assert here.view.warming_up
        async with asyncio.timeout(900):
            await here.until(lambda view: not view.warming_up)
        await until(lambda: len(children(process)) == 1)  # the compiler's process is gone
        hint = await here.hint(1)
        assert hint.points is not None
