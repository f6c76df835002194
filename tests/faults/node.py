"""Servers in processes of their own, to be killed; and a wire to the database that can be cut."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import httpx

from tests.port import reserve_port

__all__ = ["Node", "Wire"]


class Node:
    """`hashi` in a process of its own, on a port that stays; it may keep its log in a file."""

    def __init__(self, data: Path, database: str | None = None, log: Path | None = None) -> None:
        self.port = reserve_port()
        self._command = [sys.executable, "-m", "hashi", "--no-browser", "--lang", "en"]
        self._command += ["--port", str(self.port), "--data", str(data)]
        self._command += ["--database", database] if database else []
        self._log = log or Path(os.devnull)
        self.process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start it and wait until it answers."""
        with self._log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *self._command, stdout=asyncio.subprocess.DEVNULL, stderr=log
            )
        async with httpx.AsyncClient(trust_env=False) as client, asyncio.timeout(120):
            while True:
                try:
                    if (await client.get(f"{self.address}/healthz")).is_success:
                        return
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it as a power cut would, or kindly."""
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = await self.process.wait()
        self.process = None
        return code


class Wire:
    """A TCP proxy on loopback: `cut` breaks all connections and takes none, `mend` does again.

    While `silent`, connections stay and nothing passes, as with a network that swallows packets.
    """

    def __init__(self, port: int) -> None:
        self._to = port
        self._server: asyncio.Server | None = None
        self._links: set[asyncio.StreamWriter] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self.delay_seconds = 0.0  # of everything that passes
        self.port = 0

    async def mend(self) -> None:
        """Take connections."""
        self._server = await asyncio.start_server(self._linked, "127.0.0.1", self.port)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def cut(self) -> None:
        """Break everything."""
        if self._server is not None:
            self._server.close()
        for link in tuple(self._links):
            link.transport.abort()
        self._links.clear()

    def silence(self) -> None:
        """Swallow everything."""
        self._flows.clear()

    def speak(self) -> None:
        """Let everything pass again."""
        self._flows.set()

    async def _linked(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self._links |= {writer, back}
        await asyncio.gather(self._pumped(reader, back), self._pumped(there, writer))

    async def _pumped(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                await asyncio.sleep(self.delay_seconds)
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.transport.abort()
            self._links.discard(writer)
