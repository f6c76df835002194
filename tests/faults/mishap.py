"""What happens to the servers of a crowd: each kind once, then any of them, kills most often."""

import asyncio
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import chain
from random import Random

from tests.faults.fork import Fork
from tests.faults.node import Wire

__all__ = ["Mishaps"]

Mishap = Callable[[int], Awaitable[None]]
_KILLS_OF_TEN = 8


class Mishaps:
    """What may happen to these servers, of which each may have a wire to its database."""

    def __init__(
        self, servers: Sequence[Fork], random: Random, count: Counter[str], wires: Sequence[Wire]
    ) -> None:
        self._servers, self._random, self._count = servers, random, count
        self._wires = wires
        self._kills: list[tuple[str, Mishap]] = [
            ("killed", self._kill),
            ("killed at the start", self._kill_at_start),
        ]
        self._others: list[tuple[str, Mishap]] = [
            ("stopped", self._stop),
            ("frozen", self._freeze),
            ("clock moved", self._move_clock),
        ]
        if len(servers) > 1:
            self._kills.append(("all killed at once", self._kill_all))
        if wires:
            self._others += [("cut off", self._cut), ("cut off silently", self._silence)]
        self._kinds = self._order()

    @property
    def kinds(self) -> int:
        """How many kinds there are."""
        return len(self._kills) + len(self._others)

    async def next(self) -> None:
        """Let the next one happen, to any of the servers."""
        name, happen = next(self._kinds)
        await happen(self._random.randrange(len(self._servers)))
        self._count[name] += 1

    def _order(self) -> Iterator[tuple[str, Mishap]]:
        yield from chain(self._kills, self._others)
        while True:
            often = self._random.randrange(10) < _KILLS_OF_TEN
            yield self._random.choice(self._kills if often else self._others)

    async def _kill(self, which: int) -> None:
        await self._servers[which].end()
        await self._servers[which].start()

    async def _kill_at_start(self, which: int) -> None:
        """Twice, so that one start after a kill is not finished either."""
        for _ in range(2):
            await self._servers[which].end()
            await self._servers[which].begin()
            await self._wait(0.3)
        await self._kill(which)

    async def _kill_all(self, _: int) -> None:
        await asyncio.gather(*(server.end() for server in self._servers))
        await asyncio.gather(*(server.start() for server in self._servers))

    async def _stop(self, which: int) -> None:
        await self._servers[which].end(signal.SIGTERM)
        await self._servers[which].start()

    async def _freeze(self, which: int) -> None:
        self._servers[which].send(signal.SIGSTOP)
        await self._wait(3.0)
        self._servers[which].send(signal.SIGCONT)

    async def _move_clock(self, which: int) -> None:
        """By an hour, on or back; a server that is started again has the right time."""
        self._servers[which].send(self._random.choice([signal.SIGUSR1, signal.SIGUSR2]))

    async def _cut(self, which: int) -> None:
        await self._wires[which].cut()
        await self._wait(3.0)
        await self._wires[which].mend()

    async def _silence(self, which: int) -> None:
        self._wires[which].silence()
        await self._wait(3.0)
        self._wires[which].speak()

    async def _wait(self, most_seconds: float) -> None:
        await asyncio.sleep(self._random.uniform(0, most_seconds))
