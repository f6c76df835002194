"""A worker process as seen by its parent: start it, talk to it, end it."""

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path
from typing import Any

from hashi.jobs import frame

__all__ = ["Worker"]

_DYING_SECONDS = 1.0  # between the end of its pipe and its exit


class Worker:
    """One process; `gone` is done once it has ended, for whatever reason."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.gone = asyncio.create_task(process.wait())

    @classmethod
    async def start(cls, niceness: int) -> "Worker":
        """Start one; a higher `niceness` is a lower priority."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "hashi.jobs.worker",
            str(niceness),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=_environment(),
            start_new_session=True,  # Ctrl-C is for the server, which ends its workers itself
        )
        return cls(process)

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    def send(self, message: bytes) -> None:
        """Send a message; only an answer shows that it has arrived."""
        pipe = self._process.stdin
        if pipe is not None and not pipe.is_closing():
            pipe.write(message)

    async def receive(self) -> Any:
        """Receive a message; EOFError if the process is gone."""
        pipe = self._process.stdout
        if pipe is None:
            raise EOFError
        return await frame.receive(pipe)

    async def was_stopped(self) -> bool:
        """Whether it got a signal to end, as a supervisor sends to every process of a service.

        Only a worker that is just starting obeys; later it ignores that, and ends with its pipe.
        """
        await self._wait_if_dying()
        return self._process.returncode == -signal.SIGTERM

    async def end(self) -> None:
        """Kill it and wait until it is gone."""
        await self._wait_if_dying()
        # `gone` may be cancelled, when a loop ends with all its tasks, while the process is alive.
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        await self._process.communicate()
        await asyncio.wait([self.gone])

    async def _wait_if_dying(self) -> None:
        """Wait for its exit: a signal now would take its exit status from the event loop."""
        pipe = self._process.stdout
        if pipe is not None and pipe.at_eof():
            await asyncio.wait([self.gone], timeout=_DYING_SECONDS)


def _environment() -> dict[str, str]:
    """Our environment, with our own module path wherever we were started."""
    places = [place or str(Path.cwd()) for place in sys.path]
    return {
        "OPENBLAS_NUM_THREADS": "1",  # many small matrices: more threads would only cost memory
        **os.environ,
        "PYTHONPATH": os.pathsep.join(places),
    }
