"""How much longer people wait for a commit while bots think at other tables.

One server with SQLite in a process of its own. A steady number of commits a second at tables of
people, by turns with nothing else going on and with bots of the strongest level thinking without a
pause; several times, since machines are noisy. The aim is a p99 with them of at most 1.5 times that
without. Then the same with the coach, who makes reports all the time.
"""

import argparse
import asyncio
import os
import statistics
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import uvloop
from load import SEATS, MeasuredServer, each, paced, served
from player import SimTable, acts_of

from hashi.client import AtTable, Client
from hashi.wire.exchange import NewSeat, NewTable

_ISLAND, _NUMBER = "c4", 4


async def with_a_bot(client: Client) -> None:
    """Play one game after the other against a bot, passing at once, to keep the bot busy."""
    while True:
        async with client.at(await _table(client)) as here:
            await _play(here)


async def reading(client: Client) -> None:
    """Request one report after the other of a finished game."""
    while True:
        table = await _table(client)
        async with client.at(table) as here:
            await _play(here)
        for seat in (1, 2):
            while not (await client.report(table, seat)).finished:  # noqa: ASYNC110  as the page asks
                await asyncio.sleep(0.5)


async def _table(client: Client) -> str:
    seats = [NewSeat(kind="person"), NewSeat(kind="bot", level="professional-planner")]
    return (await client.open_table(NewTable(name="Ada", seats=seats))).table


async def _play(here: AtTable) -> None:
    await here.commit(1)
    await here.begin()
    await here.place(1, _ISLAND, _NUMBER)
    while True:
        view = await here.until(
            lambda view: view.phase == "over" or (view.phase == "play" and not view.seats[0].done)
        )
        if view.phase == "over":
            return
        await here.play(1, "pass")


async def beside(
    place: MeasuredServer,
    work: Callable[[Client], Awaitable[None]],
    count: int,
    run: Awaitable[list[float]],
) -> list[float]:
    """The latencies of a run while other people keep the workers busy."""
    clients = [await Client(place.address).__aenter__() for _ in range(count)]
    tasks = [asyncio.ensure_future(work(client)) for client in clients]
    await asyncio.sleep(3)  # the workers are up and busy
    try:
        return await run
    finally:
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for client in clients:
            await client.close()


def p99(delays: list[float]) -> float:
    """The 99th percentile, in milliseconds."""
    return 1000 * statistics.quantiles(delays, n=100)[98]


async def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=int, default=100, help="commits per second")
    parser.add_argument("--seconds", type=float, default=10, help="duration of each run")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--bots", type=int, default=4)
    parser.add_argument("--data", type=Path, help="folder for the server's data")
    asked = parser.parse_args()
    for number in range(asked.tables):
        acts_of(number, SEATS)
    async with served(10, asked.data) as place:
        tables = [place.table(number) for number in range(asked.tables)]
        await each(tables, SimTable.open)
        await each(tables, SimTable.fill)

        async def delays() -> list[float]:
            return (await paced(place, tables, asked.rate, asked.seconds)).delays

        for name, work, count in (("bots", with_a_bot, asked.bots), ("reports", reading, 1)):
            quiet, busy = list[float](), list[float]()
            for _ in range(asked.runs):
                quiet += await delays()
                busy += await beside(place, work, count, delays())
                print(
                    f"p99 {p99(quiet):.1f} ms, with {count} {name} {p99(busy):.1f} ms:"
                    f" {p99(busy) / p99(quiet):.2f} times (load {os.getloadavg()[0]:.1f})",
                    flush=True,
                )
        await each(tables, SimTable.leave)


if __name__ == "__main__":
    uvloop.run(main())
