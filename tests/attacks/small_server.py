"""A server of two endpoints, one of which is slow for long names: something for a search to find.

`python -m tests.attacks.small_server PORT` runs it; victim and attacker are in the test's process.
Nothing takes time by the clock, which a busy machine would change: the server counts what each
request would have cost, and answers with what was done while it waited.
"""

import asyncio
import sys
from collections import defaultdict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

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

_COST, _SLOW_COST = 0.01, 1.0  # seconds that are only counted
_LONG_NAME = 1000
_ASKED = 12  # requests of the victim, before and during an attack
_PAUSE_SECONDS, _PATIENCE_SECONDS = 0.002, 120.0
_MOST_PIPELINED = 12


@endpoint("GET", "/quick/{name}")
async def get_quickly(name: str) -> float:
    """The cost of any name."""
    del name
    return _COST


@endpoint("GET", "/planted/{name}")
async def get_slowly(name: str) -> float:
    """The cost of a name, which is high for a long one: the fault that is to be found."""
    return _SLOW_COST if len(name) > _LONG_NAME else _COST


PLANTED = f"GET {get_slowly.path}"
_ENDPOINTS = (get_quickly, get_slowly)
TARGETS = {
    name: target
    for name, target in targets(_ENDPOINTS).items()
    if isinstance(target, RequestTarget)
}


@dataclass(slots=True)
class _Eager(Attacker):
    """Starts at once, and says so."""

    going: asyncio.Event = field(default_factory=asyncio.Event)

    async def go(self) -> None:
        """See Attacker."""
        self.going.set()


class SmallServer:
    """A `Ground` with a single victim, who asks so many times, however long that takes."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def trial(self, shape: Shape, seconds: float) -> Figures:
        """See `tests.attacks.search.arena.Ground`."""
        del seconds
        before = await self._waits()
        eve = _Eager(self._port, 0.0)
        attacking = asyncio.create_task(carry_out(shape, TARGETS, World(self._port), eve))
        try:
            async with asyncio.timeout(_PATIENCE_SECONDS):
                await eve.going.wait()
                during = await self._waits()
        finally:
            attacking.cancel()
            await asyncio.wait({attacking})
        return Figures({"requests": Waits(before, during)}, 0, eve.tally)

    async def _waits(self) -> list[float]:
        """What the server had to do before each answer."""
        delays = []
        peer = await _Eager(self._port, 0.0, source="127.0.0.1").connect()
        for _ in range(_ASKED):
            await peer.send(request("GET", "/quick/me"))
            _, body = await peer.answer()
            delays.append(float(body))
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
    """Answers a request of each address in turn, with what was done since it came.

    No flood is worth anything then, but what a single request costs others have to wait for.
    """

    def __init__(self) -> None:
        self._router = Router(_ENDPOINTS)
        self._waiting: defaultdict[str, deque[tuple[asyncio.Transport, bytes, float]]]
        self._waiting = defaultdict(deque)
        self._done = 0.0
        self._answering = asyncio.create_task(self._answer_all())

    def ask(self, host: str, transport: asyncio.Transport, head: bytes) -> None:
        """Answer this when its turn comes."""
        self._waiting[host].append((transport, head, self._done))

    async def _answer_all(self) -> None:
        while True:
            for waiting in reversed(list(self._waiting.values())):  # the newest address first
                await self._answer_one(waiting)
            await asyncio.sleep(_PAUSE_SECONDS / 2)

    async def _answer_one(self, waiting: deque[tuple[asyncio.Transport, bytes, float]]) -> None:
        """The first whose client is still there."""
        while waiting:
            transport, head, came = waiting.popleft()
            if transport.is_closing():
                continue
            method, address, _ = head.decode("latin-1").split(" ", 2)
            found = self._router.find(method, address.partition("?")[0])
            cost = await found[0].answer({}, found[1], {}, b"") if found else _COST
            assert isinstance(cost, float)
            self._done += cost
            body = f"{self._done - came:.2f}"
            head_lines = f"HTTP/1.1 {200 if found else 404} -\r\ncontent-length: {len(body)}"
            transport.write(f"{head_lines}\r\n\r\n{body}".encode())
            return


class _Connection(asyncio.Protocol):
    """Cuts requests out of what comes; whoever sends many before an answer is cut off."""

    def __init__(self, turns: _Turns) -> None:
        self._turns, self._buffer = turns, b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._host, _ = transport.get_extra_info("peername")

    def data_received(self, data: bytes) -> None:
        *heads, self._buffer = (self._buffer + data).split(b"\r\n\r\n")
        if len(heads) > _MOST_PIPELINED:
            self._transport.abort()
        for head in heads:
            self._turns.ask(self._host, self._transport, head)


async def main() -> None:
    """Serve until the process is killed."""
    loop, turns = asyncio.get_running_loop(), _Turns()
    await loop.create_server(lambda: _Connection(turns), "127.0.0.1", int(sys.argv[1]))
    print("ready", flush=True)  # noqa: T201  for whoever waits for it
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main())
