"""What a newcomer waits for: the first page, the first bot's turn on an empty cache, the download.

A server in a process of its own over an empty folder, with an empty cache of compiled code; the
best of some starts counts, since machines are noisy. Sizes are those of the installed packages that
the plain install and its extras bring, as their metadata says.
"""

import argparse
import asyncio
import re
import sys
import tempfile
import time
from contextlib import AbstractAsyncContextManager
from importlib.metadata import Distribution, distribution
from pathlib import Path

import httpx
from packaging.requirements import Requirement
from process import Process, free_port, running

from hashi.client import Client
from hashi.wire.exchange import NewSeat, NewTable

_EXTRAS = ("solver", "postgres", "dask")
_MEGA = 1e6


def packages(name: str, extras: frozenset[str] = frozenset()) -> dict[str, Distribution]:
    """A distribution and all its dependencies, by name."""
    found: dict[str, Distribution] = {}
    waiting = [(name, extras)]
    while waiting:
        name, wanted = waiting.pop()
        key = re.sub(r"[-_.]+", "-", name).lower()
        if key in found and not wanted:
            continue
        found[key] = distribution(name)
        for text in found[key].requires or ():
            needed = Requirement(text)
            marker = needed.marker
            if marker is None or any(marker.evaluate({"extra": extra}) for extra in {"", *wanted}):
                waiting.append((needed.name, frozenset(needed.extras)))
    return found


def megabytes(found: dict[str, Distribution]) -> float:
    """The total size of the files of these distributions."""
    files = {Path(str(file.locate())) for one in found.values() for file in one.files or ()}
    return sum(file.stat().st_size for file in files if file.is_file()) / _MEGA


async def first_page() -> tuple[float, float]:
    """Seconds from the command to the page with script and style, and the server's megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        began = time.perf_counter()
        async with _server(folder, port) as process, httpx.AsyncClient() as client:
            address = f"http://127.0.0.1:{port}"
            page = await client.get(address)
            for asset in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text):
                (await client.get(address + asset)).raise_for_status()
            seconds = time.perf_counter() - began
            return seconds, process.resident_bytes / _MEGA


async def first_turn() -> tuple[float, float]:
    """Seconds until a bot has played its first turn on an empty cache, and until it is compiled."""
    seats = [NewSeat(kind="person"), NewSeat(kind="bot", level="professional-planner")]
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        async with _server(folder, port), Client(f"http://127.0.0.1:{port}") as ada:
            table = (await ada.open_table(NewTable(name="Ada", seats=seats))).table
            async with ada.at(table) as here:
                await here.commit(1)
                began = time.perf_counter()
                await here.begin()
                await here.place(1, "c4", 4)
                await here.until(lambda view: view.phase == "play" and view.seats[1].done)
                seconds = time.perf_counter() - began
                await here.until(lambda view: not view.warming_up)
                return seconds, time.perf_counter() - began


def _server(folder: str, port: int) -> AbstractAsyncContextManager[Process]:
    command = (sys.executable, "-m", "hashi", "--no-browser", "--port", str(port))
    return running(
        *(*command, "--data", f"{folder}/data"),
        port=port,
        environment={"XDG_CACHE_HOME": f"{folder}/cache", "NUMBA_CACHE_DIR": ""},
    )


async def main() -> None:
    """Print the figures."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--starts", type=int, default=5)
    asked = options.parse_args()
    plain = packages("hashi-game")
    print(f"plain install: {megabytes(plain):.0f} MB in {len(plain)} packages")
    for extra in _EXTRAS:
        more = packages("hashi-game", frozenset({extra}))
        print(f"  with [{extra}]: {megabytes(more) - megabytes(plain):+.0f} MB")
    pages = [await first_page() for _ in range(asked.starts)]
    print(f"first page: {min(pages)[0]:.2f} s, server {min(size for _, size in pages):.0f} MB")
    seconds, compiled = await first_turn()
    print(f"first bot's turn, empty cache: {seconds:.1f} s after the start of the game")
    print(f"compiled after {compiled:.0f} s")


if __name__ == "__main__":
    asyncio.run(main())
