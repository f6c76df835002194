"""A server in its own process, and its memory and CPU time (Linux)."""

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

__all__ = ["Process", "free_port", "running"]

_TRIES, _PAUSE_SECONDS = 15_000, 0.02
_QUIET_SECONDS, _QUIET_SHARE = 1.0, 0.05


class Process:
    """A running process, by its pid."""

    def __init__(self, pid: int) -> None:
        self._folder = Path("/proc") / str(pid)

    @property
    def resident_bytes(self) -> int:
        """How much memory it uses."""
        pages = int((self._folder / "statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def cpu_seconds(self) -> float:
        """Its CPU time."""
        fields = (self._folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def quiet(self) -> None:
        """Wait until it is idle, at most a minute."""
        for _ in range(60):
            before = self.cpu_seconds
            await asyncio.sleep(_QUIET_SECONDS)
            if self.cpu_seconds - before < _QUIET_SHARE * _QUIET_SECONDS:
                return


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def running(
    *command: str, port: int, environment: Mapping[str, str] | None = None, cwd: Path | None = None
) -> AsyncIterator[Process]:
    """Start a process that listens on a port; terminated afterwards."""
    process = await asyncio.create_subprocess_exec(
        *command,
        stdout=asyncio.subprocess.DEVNULL,
        env={**os.environ, **(environment or {})},
        cwd=cwd,
        start_new_session=True,  # its children are terminated with it
    )
    try:
        await _listening(process, port)
        yield Process(process.pid)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        await process.wait()


async def _listening(process: asyncio.subprocess.Process, port: int) -> None:
    for _ in range(_TRIES):
        if process.returncode is not None:
            raise ConnectionError(f"the server ended with {process.returncode}")
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(_PAUSE_SECONDS)
        else:
            writer.close()
            return
    raise ConnectionError("the server does not listen")
