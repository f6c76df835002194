"""A server process of its own with victims and an attacker: where shapes are tried.

Each trial attacks from an address that has not been used, so that no budget is spent yet, while
the persons and tables it needs are those of the trials before it. What was before is taken from
all trials at the same server together, for single moments of a busy machine differ.
"""

import asyncio
import contextlib
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Protocol

import msgspec

from tests.attacks.attacker import READY, Tally
from tests.attacks.harness import cpu_seconds, resident
from tests.attacks.search.attack import Order
from tests.attacks.search.figure import Figures, Waits
from tests.attacks.search.shape import Shape
from tests.attacks.search.victim import KINDS, Company
from tests.faults.node import Node

__all__ = ["Arena", "Ground", "open_arena"]

_PATIENCE_SECONDS = 45.0  # for an attacker to prepare, and beyond the time of the attack
_SETTLE_SECONDS = 0.3
_LEAST_BEFORE_SECONDS = 0.8


class Ground(Protocol):
    """Where shapes can be tried."""

    async def trial(self, shape: Shape, seconds: float) -> Figures:
        """Attack for so long; raises OSError or TimeoutError if the attack could not be made."""
        ...


class Arena:
    """One server and everybody there."""

    def __init__(self, node: Node, company: Company, attacker: asyncio.subprocess.Process) -> None:
        self._node, self._company, self._attacker = node, company, attacker
        self._before: dict[str, list[float]] = {kind: [] for kind in KINDS}
        self._trials = 0

    async def trial(self, shape: Shape, seconds: float) -> Figures:
        """See Ground."""
        before_seconds = max(_LEAST_BEFORE_SECONDS, seconds * 0.75)
        await self._company.prepare(before_seconds + seconds + 2 * _SETTLE_SECONDS)
        await self._prepare(shape, seconds)
        end = [float("inf")]
        acting = asyncio.create_task(self._company.act(lambda: end[0]))
        await asyncio.sleep(_SETTLE_SECONDS)
        start, memory = time.perf_counter(), resident(self._node)
        await asyncio.sleep(before_seconds)
        go, cpu = time.perf_counter(), cpu_seconds(self._node)
        try:
            tally = await self._attack(seconds)
        finally:
            end[0] = go + seconds
            cpu = (cpu_seconds(self._node) - cpu) / max(seconds, time.perf_counter() - go)
            await acting
        return Figures(
            self._waits(start, go, go + seconds),
            self._company.series.lost,
            tally,
            cpu,
            resident(self._node) - memory,
        )

    def _waits(self, start: float, go: float, end: float) -> Mapping[str, Waits]:
        series, waits = self._company.series, {}
        for kind in KINDS:
            self._before[kind] += series.between(kind, start, go)
            waits[kind] = Waits(tuple(self._before[kind]), series.between(kind, go, end))
        return waits

    async def _prepare(self, shape: Shape, seconds: float) -> None:
        self._trials += 1
        source = f"127.0.{2 + self._trials // 250}.{1 + self._trials % 250}"
        order = msgspec.json.encode(Order(shape, source, seconds))
        await self._tell(order)
        if (said := await self._hear()) != READY:
            raise ConnectionError(f"the attacker is not ready: {said}")

    async def _attack(self, seconds: float) -> Tally:
        await self._tell(b"go")
        async with asyncio.timeout(seconds + _PATIENCE_SECONDS):
            return msgspec.json.decode(await self._hear(), type=Tally)

    async def _tell(self, line: bytes) -> None:
        assert self._attacker.stdin is not None
        self._attacker.stdin.write(line + b"\n")
        await self._attacker.stdin.drain()

    async def _hear(self) -> str:
        assert self._attacker.stdout is not None
        async with asyncio.timeout(_PATIENCE_SECONDS):
            return (await self._attacker.stdout.readline()).decode().strip()


@asynccontextmanager
async def open_arena() -> AsyncIterator[Arena]:
    """A new server, and everybody at it."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        node = Node(folder)
        stack.push_async_callback(node.end)
        await node.start()
        attacker = await stack.enter_async_context(_attacker(node.port))
        company = await Company.arrive(stack, node.address)
        yield Arena(node, company, attacker)


@asynccontextmanager
async def _attacker(port: int) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.attacks.search.attack", str(port)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
