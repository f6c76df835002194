"""A server that neither judges nor stores anything: what any message costs on this machine.

For every text it hears it sends one as long as a change to all who are at the same path.
"""

import asyncio
import sys
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from link import Link, connected
from process import free_port, running

__all__ = ["app", "bare_rate"]

_TEXT = "x" * 300  # about as long as what a commit sends to a seat on average
_SAID = b"x" * 70
_at: defaultdict[str, list[Callable[[Any], Awaitable[None]]]] = defaultdict(list)


async def app(
    scope: MutableMapping[str, Any],
    receive: Callable[[], Awaitable[Any]],
    send: Callable[[Any], Awaitable[None]],
) -> None:
    """The ASGI application."""
    if scope["type"] != "websocket":
        return
    here = _at[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    here.append(send)
    while (await receive())["type"] != "websocket.disconnect":
        for each in here:
            await each({"type": "websocket.send", "text": _TEXT})
    here.remove(send)


async def bare_rate(tables: int, seats: int, seconds: float) -> float:
    """Texts received per second; each reaches everybody at its table before the next is sent."""
    port = free_port()
    options = ("--ws", "websockets-sansio", "--loop", "uvloop", "--lifespan", "off")
    quiet = ("--log-level", "error", "--no-access-log", "--app-dir", sys.path[0])
    command = (sys.executable, "-m", "uvicorn", "bare:app", "--port", str(port), *options, *quiet)
    async with running(*command, port=port):
        there = asyncio.Barrier(tables)
        plays = (_play(f"ws://127.0.0.1:{port}/{n}", seats, seconds, there) for n in range(tables))
        return sum(await asyncio.gather(*plays)) / seconds


async def _play(address: str, seats: int, seconds: float, all_there: asyncio.Barrier) -> int:
    missing, seen = 0, asyncio.Event()

    def hear(_: bytes) -> None:
        nonlocal missing
        missing -= 1
        if not missing:
            seen.set()

    links: list[Link] = [await connected(address, hear) for _ in range(seats)]
    await all_there.wait()
    heard, end = 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        missing = seats
        seen.clear()
        links[heard % seats].send(_SAID)
        await seen.wait()
        heard += 1
    for link in links:
        await link.close()
    return heard
