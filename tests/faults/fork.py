"""Servers that are ended and started a thousand times: forks of a process that has imported them.

See `tests.faults.nursery`; only the first start takes long.
"""

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

import httpx

from tests.port import reserve_port

__all__ = ["Fork"]

_PIPE = asyncio.subprocess.PIPE
_START_SECONDS = 300  # on a busy machine
# What a crowd at one address may do is not the question here.
_ENVIRONMENT = os.environ | {"HASHI_LIMIT_FACTOR": "100"}


class Fork:
    """A server in a process of its own, on a port that stays, for many ends and starts."""

    def __init__(self, data: Path, database: str | None = None, log: Path | None = None) -> None:
        self.port = reserve_port()
        self._command = [sys.executable, "-m", "tests.faults.nursery", "--no-browser"]
        self._command += ["--lang", "en", "--port", str(self.port), "--data", str(data)]
        self._command += ["--database", database] if database else []
        self.log = log or Path(f"{data}.log")
        self._nursery: asyncio.subprocess.Process | None = None
        self.pid = 0  # 0: it does not run
        self.kills = 0

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start it and wait until it answers; for the want of a database it may need more tries."""
        await self.begin()
        async with httpx.AsyncClient(trust_env=False) as client, asyncio.timeout(_START_SECONDS):
            while True:
                try:
                    if (await client.get(f"{self.address}/healthz")).is_success:
                        return
                except httpx.HTTPError:
                    await self._begin_again_if_refused()
                    await asyncio.sleep(0.01)

    async def begin(self) -> None:
        """Start it and wait for nothing."""
        if self._nursery is None:
            with self.log.open("ab") as log:
                self._nursery = await asyncio.create_subprocess_exec(
                    *self._command, stdin=_PIPE, stdout=_PIPE, stderr=log, env=_ENVIRONMENT
                )
        assert self._nursery.stdin is not None
        self._nursery.stdin.write(b"\n")
        self.pid = await self._told()

    def send(self, what: signal.Signals) -> None:
        """Stop it where it stands, let it go on, or move its clock; see the nursery."""
        os.kill(self.pid, what)

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it as a power cut would, or kindly; its exit code."""
        if not self.pid:
            return 0
        with contextlib.suppress(ProcessLookupError):
            self.send(how)
            self.kills += how is signal.SIGKILL
        return await self.ended()

    async def ended(self) -> int:
        """Wait until it has ended, by itself perhaps; its exit code."""
        code = await self._told()
        self.pid = 0
        return code

    async def close(self) -> None:
        """End it for good."""
        await self.end()
        if self._nursery is not None:
            await self._nursery.communicate(b"")  # which closes its standard input
            self._nursery = None

    async def _told(self) -> int:
        assert self._nursery is not None
        assert self._nursery.stdout is not None
        return int(await self._nursery.stdout.readline())

    async def _begin_again_if_refused(self) -> None:
        """On a busy machine a database may not answer in time; a supervisor would try again."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            last = self.log.read_text("utf-8")[-2000:]
            assert last.endswith("cannot be reached.\n"), last
            await self.ended()
            await self.begin()
