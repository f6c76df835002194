"""What grows with the number of finished games at rest, and what does not: `make bench-growth`.

For each number of games a store is filled (`stock.py`), the real server starts on it, and people
look things up, each several times and never what is still cached. The best time counts, since
machines are noisy. The store is a SQLite file, or PostgreSQL with --postgres or --database.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import httpx
from process import free_port, running
from stock import FEW, MANY, fill_database, fill_file, secret

from hashi.client import Client
from hashi.deal.daily import day_after, day_at

_SIZES = [10, 100, 1_000, 10_000, 1_000_000]
_REPEATS = 7
_ROOMY = {"HASHI_LIMIT_FACTOR": "10000"}
_MEGA, _KILO = 1e6, 1e3
_COLUMNS = (
    *("games", "filled in", "size", "per game", "start", "its CPU", "memory", "list of tables"),
    *("statistics, few", "many", "daily deal", "leaderboard: day", "week", "all time", "old table"),
)


@dataclass(frozen=True, slots=True)
class Full:
    """A store that was filled: the options of a server on it, and its bytes."""

    options: tuple[str, ...]
    size: int


@asynccontextmanager
async def full_file(games: int, seats: int, folder: Path | None) -> AsyncIterator[Full]:
    """A SQLite file with so many games, removed afterwards."""
    with tempfile.TemporaryDirectory(dir=folder) as data:
        file = Path(data) / "hashi.sqlite"
        await fill_file(file, games, seats)
        yield Full(("--data", data), file.stat().st_size)


@asynccontextmanager
async def full_database(games: int, seats: int, url: str) -> AsyncIterator[Full]:
    """A new PostgreSQL database with so many games on a server, removed afterwards."""
    name = f"hashi_growth_{os.getpid()}"
    address = f"{url.rpartition('/')[0]}/{name}"
    database = await asyncpg.connect(url)
    await database.execute(f"CREATE DATABASE {name} TEMPLATE template0")
    try:
        await fill_database(address, games, seats)
        size = await database.fetchval("SELECT pg_database_size($1::name)", name)
        yield Full(("--database", address), size)
    finally:
        await database.execute(f"DROP DATABASE {name} WITH (FORCE)")
        await database.close()


async def best(ask: Callable[[int], Awaitable[object]], repeats: int = _REPEATS) -> float:
    """The shortest time of some requests, each with a number of its own; the first warms up."""
    seconds = []
    for number in range(repeats + 1):
        began = time.perf_counter()
        await ask(number)
        seconds.append(time.perf_counter() - began)
    return min(seconds[1:])


async def look_up(address: str) -> list[float]:
    """How long people wait for what they look up."""
    few, many = (
        httpx.AsyncClient(base_url=address, cookies={"hashi": secret(who)}, timeout=60)
        for who in (FEW, MANY)
    )
    today = day_at(time.time())

    async def get(http: httpx.AsyncClient, path: str) -> httpx.Response:
        return (await http.get(path)).raise_for_status()

    def standings(number: int, span: str) -> str:
        days = number * (7 if span == "week" else 1)
        return f"/api/daily/{day_after(today, -days)}/{'AB'[number % 2]}/standings/{span}"

    async with few, many, Client(address) as watcher:
        tables = [table["table"] for table in (await get(many, "/api/tables")).json()]

        async def open_table(number: int) -> None:
            async with watcher.at(tables[number % len(tables)]):
                pass

        return [
            await best(lambda _: get(many, "/api/tables")),
            await best(lambda _: get(few, "/api/statistics")),
            await best(lambda _: get(many, "/api/statistics")),
            await best(lambda _: get(many, "/api/daily")),
            await best(lambda number: get(many, standings(number, "day"))),
            await best(lambda number: get(many, standings(number, "week"))),
            # Once for each side: what is of all time is the same on every day, and cached then.
            await best(lambda number: get(many, standings(number, "all")), repeats=1),
            await best(open_table),
        ]


async def measure(games: int, full: Full, filled_in: float) -> None:
    """Start a server on a store and print a line of the table."""
    port = free_port()
    command = (sys.executable, "-m", "hashi", "--no-browser", "--port", str(port), *full.options)
    began = time.perf_counter()
    async with (
        running(*command, port=port, environment=_ROOMY) as process,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http,
    ):
        (await http.get("/healthz")).raise_for_status()
        start, cpu = time.perf_counter() - began, process.cpu_seconds
        times = await look_up(str(http.base_url))
        figures = (
            f"{games:,}",
            f"{filled_in:.0f} s",
            f"{full.size / _MEGA:,.1f} MB",
            f"{full.size / games / _KILO:.1f} kB",
            f"{start:.1f} s",
            f"{cpu:.1f} s",
            f"{process.resident_bytes / _MEGA:.0f} MB",
            *(f"{_KILO * seconds:.1f} ms" for seconds in times),
        )
        print(f"| {' | '.join(figures)} |", flush=True)


@contextmanager
def own_postgres() -> Iterator[str]:
    """The address of a PostgreSQL that runs as long as the benchmark."""
    from tests.postgres import running_server  # noqa: PLC0415  only where it is asked for

    with running_server() as server:
        yield server.url("postgres")


async def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs="*", default=_SIZES)
    parser.add_argument("--seats", type=int, default=1, choices=range(1, 5))
    parser.add_argument("--data", type=Path, help="folder for the SQLite files")
    parser.add_argument("--postgres", action="store_true", help="over a PostgreSQL of its own")
    parser.add_argument("--database", help="over this PostgreSQL, in a new database of it")
    asked = parser.parse_args()
    print(f"| {' | '.join(_COLUMNS)} |\n|{'---|' * len(_COLUMNS)}", flush=True)
    with own_postgres() if asked.postgres else nullcontext(asked.database) as url:
        for games in asked.games:
            began = time.perf_counter()
            seats = asked.seats
            store = full_database(games, seats, url) if url else full_file(games, seats, asked.data)
            async with store as full:
                await measure(games, full, time.perf_counter() - began)


if __name__ == "__main__":
    asyncio.run(main())
