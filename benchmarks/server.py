"""How fast the server is: commits a second, and the time from a commit to every seat's new view.

200 tables of two, over real sockets on loopback, against a bare ASGI socket echo in the same run:
the ratio says how much of what the machine can do is left for the game. Both servers are processes
of their own; the players share this one.
"""

import asyncio
import json
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from hashi.client import AtTable, Client
from hashi.server.exchange import NewSeat, NewTable

TABLES = 200
ROUNDS = 8
ECHOES = 40  # by each of as many sockets as there are seats
ECHO = """
import sys, uvicorn
async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        while True:
            kind = (await receive())["type"]
            await send({"type": kind + ".complete"})
            if kind.endswith("shutdown"):
                return
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": event["text"]})
uvicorn.run(app, port=int(sys.argv[1]), log_level="error", ws="websockets-sansio",
            ws_per_message_deflate=False)
"""


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def running(*command: str, port: int) -> AsyncIterator[None]:
    """A process that listens on a port, ended afterwards."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        for _ in range(200):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                break
        yield
    finally:
        process.terminate()
        await process.wait()


async def echo_rate() -> float:
    """Messages echoed a second by a server that does nothing else."""
    port = free_port()
    text = json.dumps({"type": "play", "id": 1, "seat": 1, "round": 1, "turn": "pass"})

    async def chat(link: ClientConnection) -> None:
        for _ in range(ECHOES):
            await link.send(text)
            await link.recv()

    async with running("-c", ECHO, str(port), port=port):
        links = [
            await connect(f"ws://127.0.0.1:{port}/", compression=None, proxy=None)
            for _ in range(2 * TABLES)
        ]
        began = time.perf_counter()
        await asyncio.gather(*(chat(link) for link in links))
        took = time.perf_counter() - began
        await asyncio.gather(*(link.close() for link in links))
    return 2 * TABLES * ECHOES / took


async def opened_tables(address: str) -> tuple[list[Client], list[tuple[AtTable, AtTable]]]:
    """Tables of two people each, in their first round."""
    people: list[Client] = []
    tables: list[tuple[AtTable, AtTable]] = []
    for _ in range(TABLES):
        ada, bruno = Client(address), Client(address)
        await ada.person()
        await bruno.person()
        wish = NewTable(name="Ada", seats=[NewSeat(kind="person")] * 2)
        table = (await ada.open_table(wish)).table
        one, two = ada.at(table), bruno.at(table)
        await one.__aenter__()
        await two.__aenter__()
        await two.sit(2, "Bruno")
        await one.begin()
        await one.place(1, "c4", 4)
        await two.place(2, "c2", 3)
        await asyncio.gather(*(at.until(lambda view: view.phase == "play") for at in (one, two)))
        people += [ada, bruno]
        tables.append((one, two))
    return people, tables


async def play(table: tuple[AtTable, AtTable], delays: list[float]) -> None:
    """Some rounds of passes, each commit timed until both seats have seen it."""
    for _ in range(ROUNDS):
        for seat, at in enumerate(table, 1):
            began = time.perf_counter()
            version = await at.play(seat, "pass")
            for other in table:
                await other.until(lambda view, version=version: view.version >= version)  # type: ignore[misc]
            delays.append(time.perf_counter() - began)


async def main() -> None:
    """Print the figures."""
    echo = await echo_rate()
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        command = ("-m", "hashi", "--no-browser", "--port", str(port), "--data", str(Path(data)))
        async with running(*command, port=port):
            people, tables = await opened_tables(f"http://127.0.0.1:{port}")
            delays: list[float] = []
            began = time.perf_counter()
            await asyncio.gather(*(play(table, delays) for table in tables))
            took = time.perf_counter() - began
            await asyncio.gather(*(at.__aexit__(None, None, None) for t in tables for at in t))
            await asyncio.gather(*(person.close() for person in people))
    rate = len(delays) / took
    cuts = statistics.quantiles(delays, n=100)
    print(f"server: {echo:>8,.0f} echoes per second by a bare ASGI socket, {2 * TABLES} sockets")
    print(f"server: {rate:>8,.0f} commits per second, {TABLES} tables of 2, all at once")
    print(f"server: {rate / echo:>8.3f} commits for every bare echo")
    print(f"server: {1000 * cuts[49]:>8.0f} ms p50, {1000 * cuts[98]:.0f} ms p99 to every seat")


if __name__ == "__main__":
    asyncio.run(main())
