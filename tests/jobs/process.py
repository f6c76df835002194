"""Waits for processes and for what they write."""

import asyncio
from collections.abc import Callable
from pathlib import Path

__all__ = ["appears", "is_alive", "pid_in", "until", "vanish"]


async def until(is_true: Callable[[], bool]) -> None:
    """Wait for something that other processes do."""
    async with asyncio.timeout(120):
        while not is_true():  # noqa: ASYNC110  other processes set no event here
            await asyncio.sleep(0.01)


async def appears(file: Path) -> int:
    """The process that has written a file."""
    await until(file.exists)
    return pid_in(file)


async def vanish(*pids: int) -> None:
    """Wait until processes are gone."""
    await until(lambda: not any(map(is_alive, pids)))


def pid_in(file: Path) -> int:
    """The process that a file names."""
    return int(file.read_text())


def is_alive(pid: int) -> bool:
    """Whether there is such a process, not counting one that has ended and was not waited for."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
