"""A server of two endpoints, one of which is slow for long names: something for a search to find.

`python -m tests.attacks.small_server PORT` runs it; victim and attacker are in the test's process.
"""

import asyncio
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from hashi.service.endpoint import Router, endpoint
from tests.attacks.attacker import Attacker
from tests.attacks.peer import request
from tests.attacks.search.attack import carry_out
from tests.attacks.search.figure import Figures, Waits
from tests.attacks.search.shape import Shape
from tests.attacks.search.target import RequestTarget, targets
from tests.attacks.search.world import World
from tests.port import reserve_port

__all__ = ["PLANTED", "TARGETS", "open_small_server"]

_SLOW_SECONDS, _LONG_NAME = 0.1, 1000
_BEFORE_SECONDS, _PAUSE_SECONDS, _TURN_SECONDS = 0.15, 0.01, 0.003
_MOST_PIPELINED = 12
_ANSWER = b"HTTP/1.1 %d -\r\ncontent-length: 2\r\n\r\n{}"


@endpoint("GET", "/quick/{name}")
async def get_quickly(name: str) -> None:
    """Take any name."""
    del name


@endpoint("GET", "/planted/{name}")
async def get_slowly(name: str) -> None:
    """Block the event loop for long names."""
    if len(name) > _LONG_NAME:
        time.sleep(_SLOW_SECONDS)  # noqa: ASYNC251  the fault that is to be found


PLANTED = f"GET {get_slowly.path}"
_ENDPOINTS = (get_quickly, get_slowly)
TARGETS = {
    name: target
    for name, target in targets(_ENDPOINTS).items()
    if isinstance(target, RequestTarget)
}


class _Eager(Attacker):
    """Starts at once."""

    async def go(self) -> None:
        """See Attacker."""
        self._time_up.reschedule(asyncio.get_running_loop().time() + self.seconds)


class SmallServer:
    """A `Ground` with a single victim."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def trial(self, shape: Shape, seconds: float) -> Figures:
        """See `tests.attacks.search.arena.Ground`."""
        before = await self._waits(_BEFORE_SECONDS)
        eve = _Eager(self._port, seconds)
        attacking = eve.run(partial(carry_out, shape, TARGETS, World(self._port)))
        _, during = await asyncio.gather(attacking, self._waits(seconds))
        return Figures({"requests": Waits(before, during)}, 0, eve.tally)

    async def _waits(self, seconds: float) -> list[float]:
        """How long each request took, one after the other."""
        delays, end = [], time.perf_counter() + seconds
        peer = await _Eager(self._port, 0.0, source="127.0.0.1").connect()
        while (began := time.perf_counter()) < end:
            await peer.send(request("GET", "/quick/me"))
            await peer.answer()
            delays.append(time.perf_counter() - began)
            await asyncio.sleep(_PAUSE_SECONDS)
        peer.close()
        return delays


@asynccontextmanager
async def open_small_server() -> AsyncIterator[SmallServer]:
    """The server in a process of its own."""
    port = reserve_port()
    command = (sys.executable, "-m", __name__, str(port))
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        assert process.stdout is not None
        await process.stdout.readline()
        yield SmallServer(port)
    finally:
        process.kill()
        await process.wait()


class _Turns:
    """Answers one request of an address after the other, so that no flood is worth anything."""

    def __init__(self) -> None:
        self._router = Router(_ENDPOINTS)
        self._waiting: asyncio.Queue[tuple[asyncio.Transport, bytes]] = asyncio.Queue()
        self._answering = asyncio.create_task(self._answer_all())

    def ask(self, transport: asyncio.Transport, head: bytes) -> None:
        """Answer this when its turn comes."""
        self._waiting.put_nowait((transport, head))

    async def _answer_all(self) -> None:
        while True:
            transport, head = await self._waiting.get()
            if not transport.is_closing():
                await asyncio.sleep(_TURN_SECONDS)
                transport.write(await self._answer(head))

    async def _answer(self, head: bytes) -> bytes:
        method, address, _ = head.decode("latin-1").split(" ", 2)
        found = self._router.find(method, address.partition("?")[0])
        if found is not None:
            await found[0].answer({}, found[1], {}, b"")
        return _ANSWER % (200 if found else 404)


class _Connection(asyncio.Protocol):
    """Cuts requests out of what comes; whoever sends many before an answer is cut off."""

    def __init__(self, turns: dict[str, _Turns]) -> None:
        self._turns, self._buffer = turns, b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        host, _ = transport.get_extra_info("peername")
        self._transport, self._own = transport, self._turns[host]

    def data_received(self, data: bytes) -> None:
        *heads, self._buffer = (self._buffer + data).split(b"\r\n\r\n")
        if len(heads) > _MOST_PIPELINED:
            self._transport.abort()
        for head in heads:
            self._own.ask(self._transport, head)


async def main() -> None:
    """Serve until the process is killed."""
    loop, turns = asyncio.get_running_loop(), defaultdict[str, _Turns](_Turns)
    await loop.create_server(lambda: _Connection(turns), "127.0.0.1", int(sys.argv[1]))
    print("ready", flush=True)  # noqa: T201  for whoever waits for it
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main())
