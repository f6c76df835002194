"""How much load one server handles: simulated players over real sockets, on loopback.

One server process with SQLite, the players in this one. For each number of tables: the memory of
tables and sockets, commits at a steady pace (each delay counted from the moment it was due), as
many commits as it can, and what is left in memory when everybody has gone. With --beside the same
with another version of the server, in turns. Two yardsticks for the
machine: a bare server that only sends, and a bare write to the disk. At the end the same task by
boardgame.io, if npm can fetch it.
"""

import argparse
import asyncio
import gc
import os
import re
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import uvloop
from bare import bare_rate
from player import DEALS, SimTable, acts_of
from process import Process, free_port, running
from rival import Form, rival_rates

SEATS = 3
_AT_ONCE = 16  # tables opened or left at the same time
_WARM_TABLES = 20
_DISK_WRITES, _PAGE_BYTES = 200, 4096
_MOST_BY_TABLE = (
    5  # commits a second; people are slower, and a socket may send 20 messages a second
)
_ROOMY = {
    "HASHI_MOST_SOCKETS": "20000",
    "HASHI_SOCKETS_PER_ADDRESS": "20000",
    "HASHI_LIMIT_FACTOR": "10000",
}
_RIVAL: dict[Form, str] = {
    "memory": "",
    "durable": ", with our games, sheets and secrets, in files but told before written, no fsync",
}


@dataclass(slots=True)
class Run:
    """The result of a run of commits."""

    seconds: float
    cpu_seconds: float
    heard_bytes: int
    delays: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        if len(self.delays) < 2:  # noqa: PLR2004  no percentile of less
            return "too few commits to tell"
        cuts = statistics.quantiles(self.delays, n=100)
        return (
            f"{len(self.delays) / self.seconds:>6,.0f} commits/s, p50 {1000 * cuts[49]:.1f} ms,"
            f" p99 {1000 * cuts[98]:.1f} ms, {1e6 * self.cpu_seconds / len(self.delays):,.0f} µs of"
            f" the server's CPU and {self.heard_bytes / len(self.delays):,.0f} bytes heard each"
        )


@dataclass(frozen=True, slots=True)
class MeasuredServer:
    """A server to measure."""

    address: str
    process: Process
    http: httpx.AsyncClient

    def table(self, number: int, seats: int = SEATS) -> SimTable:
        """A table that is not open yet."""
        return SimTable(self.address, self.http, seats, number)

    async def gauge(self, name: str) -> int:
        """The server's own metric of tables or sockets."""
        text = (await self.http.get(f"{self.address}/metrics")).text
        found = re.search(rf"^hashi_{name} (\d+)", text, re.MULTILINE)
        return int(found.group(1)) if found else -1


def _python(source: Path | None) -> str:
    """The interpreter for a version: of the .venv beside its sources, or ours."""
    beside = source and source.parent / ".venv" / "bin" / "python"
    return str(beside) if beside and beside.exists() else sys.executable


@asynccontextmanager
async def served(
    warm_tables: int, folder: Path | None = None, source: Path | None = None
) -> AsyncIterator[MeasuredServer]:
    """Start our server with an empty data folder and wait until it has warmed up.

    `source` is the folder with the sources of another version.
    """
    port = free_port()
    with tempfile.TemporaryDirectory(dir=folder) as data:
        command = (_python(source), "-m", "hashi", "--no-browser", "--port", str(port))
        environment = _ROOMY | ({"PYTHONPATH": str(source)} if source else {})
        async with (
            running(*command, "--data", data, port=port, environment=environment) as process,
            httpx.AsyncClient(trust_env=False, timeout=60) as http,
        ):
            place = MeasuredServer(f"http://127.0.0.1:{port}", process, http)
            tables = [place.table(number) for number in range(warm_tables)]
            await each(tables, SimTable.open)
            await each(tables, SimTable.fill)
            await each(tables, SimTable.leave)
            await process.quiet()
            yield place


async def each(tables: Iterable[SimTable], act: Callable[[SimTable], Awaitable[object]]) -> None:
    """Run something at every table, several at a time."""
    room = asyncio.Semaphore(_AT_ONCE)

    async def one(table: SimTable) -> None:
        async with room:
            await act(table)

    await asyncio.gather(*(one(table) for table in tables))


def heard_bytes(tables: Iterable[SimTable]) -> int:
    """What everybody at these tables has heard so far."""
    return sum(table.heard_bytes for table in tables)


async def flat_out(place: MeasuredServer, tables: list[SimTable], seconds: float) -> Run:
    """Every table commits again as soon as everybody there has seen the last commit."""
    began, cpu, heard = time.perf_counter(), place.process.cpu_seconds, heard_bytes(tables)
    delays: list[float] = []

    async def go_on(table: SimTable) -> None:
        while time.perf_counter() < began + seconds:
            await table.ready()
            now = time.perf_counter()
            delays.append(await table.step() - now)

    await asyncio.gather(*(go_on(table) for table in tables))
    cpu = place.process.cpu_seconds - cpu
    return Run(time.perf_counter() - began, cpu, heard_bytes(tables) - heard, delays)


async def paced(place: MeasuredServer, tables: list[SimTable], rate: float, seconds: float) -> Run:
    """A fixed rate of commits, tables taking turns; latency counts from when a commit was due."""
    began, cpu, heard = time.perf_counter() + 0.1, place.process.cpu_seconds, heard_bytes(tables)
    delays: list[float] = []

    async def go_on(table: SimTable, first: int) -> None:
        for number in range(first, int(rate * seconds), len(tables)):
            due = began + number / rate
            await table.ready()
            await asyncio.sleep(due - time.perf_counter())
            delays.append(await table.step() - due)

    await asyncio.gather(*(go_on(table, first) for first, table in enumerate(tables)))
    cpu = place.process.cpu_seconds - cpu
    return Run(time.perf_counter() - began, cpu, heard_bytes(tables) - heard, delays)


def disk_delays(folder: Path | None) -> str:
    """How long the disk takes to write a page, which bounds every SQLite commit."""
    delays = []
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        for _ in range(_DISK_WRITES):
            os.write(file.fileno(), bytes(_PAGE_BYTES))
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            delays.append(time.perf_counter() - began)
    cuts = statistics.quantiles(delays, n=100)
    return f"p50 {1000 * cuts[49]:.1f} ms, p99 {1000 * cuts[98]:.1f} ms"


async def measure(
    count: int, rates: list[int], seconds: float, folder: Path | None, source: Path | None
) -> None:
    """Measure and print the figures for a number of tables."""

    def say(text: str) -> None:
        load, which = os.getloadavg()[0], f" ({source})" if source else ""
        print(f"{count:>5} tables{which}: {text} (load {load:.1f})", flush=True)

    async with served(min(count, _WARM_TABLES), folder, source) as place:
        empty = place.process.resident_bytes
        tables = [place.table(number) for number in range(count)]
        await each(tables, SimTable.open)
        alone = place.process.resident_bytes
        await each(tables, SimTable.fill)
        await place.process.quiet()
        full = place.process.resident_bytes
        by_socket = (full - alone) / (count * (SEATS - 1))
        by_table = (alone - empty) / count - by_socket
        say(
            f"{await place.gauge('sockets')} sockets held, {empty / 1e6:.0f} MB at the start,"
            f" {full / 1e6:.0f} MB now: {by_socket / 1000:.1f} kB by socket,"
            f" {by_table / 1000:.1f} kB by table"
        )
        for rate in rates:
            if rate > count * _MOST_BY_TABLE:
                continue
            run = await paced(place, tables, rate, seconds)
            say(f"{rate}/s asked: {run}")
        run = await flat_out(place, tables, seconds)
        say(f"flat out: {run}")
        await each(tables, SimTable.leave)
        await place.process.quiet()
        say(
            f"all gone: {await place.gauge('tables')} tables and {await place.gauge('sockets')}"
            f" sockets in memory, {place.process.resident_bytes / 1e6:.0f} MB"
        )
    bare = await bare_rate(count, SEATS, seconds)
    say(
        f"a bare server that only sends as many texts: {bare:,.0f} a second, here"
        f" {len(run.delays) / run.seconds / bare:.2f} times as many;"
        f" a page written to this disk: {disk_delays(folder)}"
    )


async def compare(matches: int, seconds: float) -> None:
    """Print our moves per second and boardgame.io's: tables of two, one move after another.

    First beside its easiest form, which is the aim; then beside one that does what ours does.
    """
    for number in range(min(DEALS, matches)):
        acts_of(number, 2)
    async with served(min(matches, _WARM_TABLES)) as place:
        tables = [place.table(number, 2) for number in range(matches)]
        await each(tables, SimTable.open)
        await each(tables, SimTable.fill)
        run = await flat_out(place, tables, seconds)
        await each(tables, SimTable.leave)
    ours = len(run.delays) / run.seconds
    print(f"{matches} tables of 2: {run}")
    for form, theirs in (await rival_rates(matches, seconds)).items():
        what = f"boardgame.io 0.50.2{_RIVAL[form]}"
        if isinstance(theirs, str):
            print(f"{what}: left out, {theirs}")
        else:
            print(f"{what}: {theirs:,.0f} moves/s, {ours / theirs:.1f} times as many here")


async def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 100, 1000])
    parser.add_argument("--rates", type=int, nargs="*", default=[200, 1000])
    parser.add_argument("--seconds", type=float, default=10, help="duration of each run")
    parser.add_argument(
        "--matches",
        type=int,
        default=100,
        help="matches for the comparison with boardgame.io; 0 for none",
    )
    parser.add_argument("--data", type=Path, help="folder for the server's data")
    parser.add_argument(
        "--beside",
        type=Path,
        help="folder src of another version (and its .venv, if there is one), for comparison",
    )
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    for number in range(min(DEALS, max(asked.tables, default=0))):
        acts_of(number, SEATS)  # computed before anything is measured
    gc.disable()  # else the pauses of thousands of players would count as the server's
    for count in asked.tables:
        for source in [asked.beside, None] if asked.beside else [None]:
            await measure(count, asked.rates, asked.seconds, asked.data, source)
    if asked.matches:
        await compare(asked.matches, asked.seconds)


if __name__ == "__main__":
    uvloop.run(main())
