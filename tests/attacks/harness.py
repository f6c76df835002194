"""One attack measured: a server, four tables that play at it, and an attacker, three processes.

The others are eight people at four tables with ten commits a second at each. A delay counts from
the moment a commit was due, so a server that stands still for a second delays ten of them. What is
compared is the same run before and during the attack, on however busy a machine.
"""

import asyncio
import contextlib
import json
import math
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, ClassVar

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from hashi.client import AtTable, Client, Failed, Refused
from hashi.wire.exchange import NewSeat, NewTable
from tests.attacks.attacker import READY, Tally
from tests.faults.node import Node

__all__ = [
    "LOST",
    "MOST_GROWTH",
    "MOST_RATIO",
    "Commit",
    "Others",
    "Result",
    "commits_of",
    "cpu_seconds",
    "heard_out",
    "measure",
    "open_game",
    "resident",
]

MOST_RATIO, MOST_GROWTH = 3.0, 20_000_000  # what is aimed at: p99 during over before, and bytes
_ROUNDS = 17
_COMMITS_BY_GAME = 2 + 4 * _ROUNDS
_WARM_UP_SECONDS = 1.0  # in which nothing is counted
_PATIENCE_SECONDS = 60.0  # beyond what was asked for
_SETTLE_TRIES, _SETTLE_SECONDS = 150, 0.5  # longer than between two looks for garbage
LOST = (Failed, Refused, OSError, WebSocketException, httpx.HTTPError, TimeoutError)

Commit = Callable[[], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Result:
    """What an attack came to: delays in seconds, the attacker's tally, and what the server used.

    That is seconds of the processor in a second, and bytes of memory and log.
    """

    name: str
    before: Sequence[float]
    during: Sequence[float]
    lost: int
    tally: Tally
    cpu_before: float
    cpu_during: float
    memory_before: int
    memory_after: int
    logged: int

    @property
    def ratio(self) -> float:
        """The p99 of the others during the attack over that before it."""
        return p99(self.during) / p99(self.before)

    @property
    def median_ratio(self) -> float:
        """The same of their median."""
        return median(self.during) / median(self.before) if self.during else math.inf

    @property
    def growth(self) -> int:
        """The bytes of memory that are left of it."""
        return self.memory_after - self.memory_before

    @property
    def missed(self) -> list[str]:
        """The aims that were not reached."""
        aims = {
            "lost": self.lost == 0,
            "ratio": self.ratio <= MOST_RATIO,
            "memory": self.growth <= MOST_GROWTH,
        }
        return [aim for aim, reached in aims.items() if not reached]

    def __str__(self) -> str:
        """One line of the report."""
        return (
            f"{self.name:31} x{self.ratio:<5.1f} (p50 x{self.median_ratio:.1f})"
            f" p99 {1000 * p99(self.before):.0f} ->"
            f" {1000 * p99(self.during):.0f} ms of {len(self.before)} and {len(self.during)}"
            f" commits, {self.lost} lost; attacker: {self.tally};"
            f" server's CPU {self.cpu_before:.2f} -> {self.cpu_during:.2f};"
            f" memory {self.memory_before / 1e6:.0f} -> {self.memory_after / 1e6:.0f} MB;"
            f" log {self.logged / 1000:.0f} kB"
        )


def p99(delays: Sequence[float]) -> float:
    """The delay that one in a hundred exceeds; infinite if there was no commit at all."""
    return sorted(delays)[math.ceil(0.99 * len(delays)) - 1] if delays else math.inf


@dataclass(slots=True)
class Others:
    """People who play and do nothing else: when each commit was due, and how late it was done."""

    tables: ClassVar[int] = 4
    per_second: ClassVar[int] = 10  # at each

    games: list[list[Sequence[Any]]] = field(default_factory=list)
    delays: list[tuple[float, float]] = field(default_factory=list)
    until: float = math.inf
    lost: int = 0

    async def sit_down(self, stack: AsyncExitStack, address: str, seconds: float) -> None:
        """Open as many games as are played in this time, so that nothing else is done in it."""
        games = math.ceil(self.per_second * seconds / _COMMITS_BY_GAME) + 1
        for _ in range(self.tables):
            pair = [await stack.enter_async_context(Client(address)) for _ in range(2)]
            self.games.append([await open_game(stack, pair) for _ in range(games)])

    async def play(self) -> None:
        """Play at all tables until the time in `until`."""
        began = time.perf_counter()
        step = 1 / self.per_second
        starts = [began + step * number / self.tables for number in range(self.tables)]
        await asyncio.gather(*map(self._play_on, self.games, starts))

    def between(self, start: float, end: float) -> list[float]:
        """The delays of what was due in this time."""
        return [delay for due, delay in self.delays if start <= due < end]

    def commits(self, players: Sequence[Any]) -> Iterator[Commit]:
        """What is done in one game; each of it is to be done at its time."""
        return commits_of(players)

    async def _play_on(self, games: list[Sequence[Any]], start: float) -> None:
        commits = (commit for players in games for commit in self.commits(players))
        for number, commit in enumerate(commits):
            due = start + number / self.per_second
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if due >= self.until:
                return
            try:
                async with asyncio.timeout(_PATIENCE_SECONDS):
                    await commit()
            except LOST:
                self.lost += 1
                return
            self.delays.append((due, time.perf_counter() - due))


async def open_game(stack: AsyncExitStack, pair: Sequence[Client]) -> Sequence[AtTable]:
    """A new table of two people, where the game has begun."""
    options = NewTable(name="Ada", seats=[NewSeat(kind="person")] * 2)
    table = (await pair[0].open_table(options)).table
    places = [await stack.enter_async_context(client.at(table)) for client in pair]
    await places[1].sit(2, "Bruno")
    await places[0].begin()
    return places


def commits_of(pair: Sequence[AtTable]) -> Iterator[Commit]:
    """A whole game, in which the first to play thinks better of every turn."""
    one, two = pair
    yield partial(one.place, 1, "c4", 4)
    yield partial(two.place, 2, "c4", 4)
    for round_ in range(1, _ROUNDS + 1):
        yield partial(one.play, 1, "pass", round_)
        yield partial(one.take_back, 1)
        yield partial(one.play, 1, "pass", round_)
        yield partial(two.play, 2, "pass", round_)


@asynccontextmanager
async def _attacker(
    name: str, port: int, seconds: float
) -> AsyncIterator[asyncio.subprocess.Process]:
    """The process of an attacker who has prepared everything, and waits for a line."""
    command = [sys.executable, "-m", "tests.attacks.attack", name, str(port), str(seconds)]
    process = await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            assert process.stdout is not None
            assert (await process.stdout.readline()).decode().strip() == READY, name
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def measure(
    name: str,
    folder: Path,
    before_seconds: float,
    seconds: float,
    victim: type["Others"] | None = None,
) -> Result:
    """Attack a new server, with its data in this folder, and see what becomes of everybody."""
    log = folder / "log"
    node = Node(folder, log=log)
    await node.start()
    try:
        async with AsyncExitStack() as stack:
            others = (victim or Others)()
            total = _WARM_UP_SECONDS + before_seconds + seconds
            await others.sit_down(stack, node.address, total)
            attacker = await stack.enter_async_context(_attacker(name, node.port, seconds))
            playing = asyncio.create_task(others.play())
            await asyncio.sleep(_WARM_UP_SECONDS)
            start, cpu_at_start = time.perf_counter(), cpu_seconds(node)
            await asyncio.sleep(before_seconds)
            memory, logged = resident(node), log.stat().st_size
            go, cpu_at_go = time.perf_counter(), cpu_seconds(node)
            async with asyncio.timeout(seconds + _PATIENCE_SECONDS):
                said, _ = await attacker.communicate(b"go\n")
            assert attacker.returncode == 0, name
            end = others.until = max(time.perf_counter(), go + seconds)
            cpu_at_end = cpu_seconds(node)
            await playing
            return Result(
                name,
                others.between(start, go),
                others.between(go, end),
                others.lost,
                Tally(**json.loads(said)),
                (cpu_at_go - cpu_at_start) / (go - start),
                (cpu_at_end - cpu_at_go) / (end - go),
                memory,
                await _settled(node, memory + MOST_GROWTH),
                log.stat().st_size - logged,
            )
    finally:
        await node.end()


def _proc(node: Node, file: str) -> str:
    assert node.process is not None
    return Path(f"/proc/{node.process.pid}", file).read_text("ascii")


def resident(node: Node) -> int:
    """The memory of the server's process."""
    lines = _proc(node, "status").splitlines()
    kilobytes = next(line.split()[1] for line in lines if line.startswith("VmRSS:"))
    return 1024 * int(kilobytes)


def cpu_seconds(node: Node) -> float:
    """How long the server's process has worked."""
    fields = _proc(node, "stat").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _settled(node: Node, enough: int) -> int:
    """The memory of the server once it is down to this, or after some seconds."""
    for _ in range(_SETTLE_TRIES):
        if resident(node) <= enough:
            break
        await asyncio.sleep(_SETTLE_SECONDS)
    return resident(node)


async def heard_out(link: ClientConnection) -> None:
    """Hear until the other side ends it."""
    while True:
        await link.recv()
