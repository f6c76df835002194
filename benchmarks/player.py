"""Simulated tables: people who sit, commit, take back, disconnect and reconnect.

Every game is worked out beforehand from a known deal by seeded random legal turns, so that the
players cost little while the server is measured. They speak the wire, know no rules, and send no
drafts, because the page judges those itself.
"""

import asyncio
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Literal, cast

import httpx
import msgspec
from link import Link, connected

from hashi import boards, deal
from hashi.rules import Game

__all__ = ["DEALS", "Act", "SimTable", "acts_of"]

DEALS = 1000  # every table plays its own game, so that the server cannot reuse another's
_TAKE_BACK, _COME_BACK = 0.1, 0.02  # probabilities per turn


@dataclass(frozen=True, slots=True)
class Act:
    """One action of a seat; all except reconnecting are commits."""

    seat: int
    what: Literal["place", "play", "take-back", "reconnect"]
    round: int = 0
    text: str = ""


class Heard(msgspec.Struct):
    """The part of a server message that a simulated player reads."""

    type: str
    id: int | None = None
    version: int = 0
    code: str = ""
    refusal: dict[str, Any] | None = None


_DECODER = msgspec.json.Decoder(Heard)


@cache
def acts_of(number: int, seats: int) -> tuple[Act, ...]:
    """What happens at a table with deal `number`: a whole game from the first start."""
    return tuple(_acts(number, seats))


def _acts(number: int, seats: int) -> Iterator[Act]:
    random = Random(number)
    board, pile = boards.board("A"), deal.shuffled(_seed(number), boards.deck())
    game = Game(board, seats, pile)
    free = [island.at for island in board.islands if not island.flag]
    for seat in range(1, seats + 1):
        island = random.choice(free)
        game = game.start(seat, island, 4)
        yield Act(seat, "place", text=island)
    while not game.over:
        for seat in random.sample(range(1, seats + 1), seats):
            turn = random.choice(game.legal_turns(seat))
            play = Act(seat, "play", game.round, str(turn))
            if random.random() < _COME_BACK:
                yield Act(seat, "reconnect")
            yield play
            if random.random() < _TAKE_BACK and len(game.waiting) > 1:
                yield Act(seat, "take-back")
                yield play
            game = game.play(seat, turn)


def _seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


class SimSeat:
    """One person's socket at a table."""

    def __init__(self, table: "SimTable", number: int) -> None:
        self._table, self.number = table, number
        self._cookie = secrets.token_hex(32)
        self._link: Link | None = None
        self._next = 0
        self._waiting: dict[int, asyncio.Future[Heard]] = {}
        self.version = 0

    @property
    def headers(self) -> dict[str, str]:
        """The person's cookie."""
        return {"cookie": f"hashi={self._cookie}"}

    async def come(self) -> None:
        """Open the socket and wait for the first view."""
        self._link = await connected(self._table.socket, self._hear, self.headers)
        await self.ask(type="hello", changes=True)

    async def go(self) -> None:
        """Close the socket."""
        if self._link is not None:
            await self._link.close()
            self._link = None

    async def ask(self, **said: object) -> Heard:
        """Send a message and wait for the answer, which must not be a refusal."""
        if self._link is None:
            raise ConnectionError("not at the table")
        self._next += 1
        future: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self._waiting[self._next] = future
        self._link.send(msgspec.json.encode({"id": self._next, **said}))
        answer = await future
        if answer.type in {"refused", "failed"}:
            raise RuntimeError(f"{said}: {answer}")
        return answer

    def _hear(self, text: bytes) -> None:
        heard = _DECODER.decode(text)
        self._table.heard_bytes += len(text)
        if heard.type in {"view", "change"}:
            self.version = max(self.version, heard.version)
            self._table.seen()
        elif heard.id is not None and (future := self._waiting.pop(heard.id, None)):
            future.set_result(heard)


class SimTable:
    """A table and everybody at it; one thing after another."""

    def __init__(self, address: str, http: httpx.AsyncClient, seats: int, number: int) -> None:
        self._address, self._http = address, http
        self._number, self._seats = number, seats
        self.socket = ""
        self.seats: list[SimSeat] = []
        self.heard_bytes = 0
        self._acts: Iterator[Act] = iter(())
        self._next: Act | None = None
        self._settled: tuple[int, asyncio.Future[float]] | None = None

    async def open(self) -> None:
        """The host opens the table and connects."""
        self.seats = [SimSeat(self, number) for number in range(1, self._seats + 1)]
        game = self._number % DEALS
        parser = {
            "name": "Ada",
            "seats": [{"kind": "person"}] * self._seats,
            "deal": _seed(game).hex(),
        }
        host = self.seats[0]
        answer = await self._http.post(
            f"{self._address}/api/tables", json=parser, headers=host.headers
        )
        answer.raise_for_status()
        table = answer.json()["table"]
        self.socket = f"{self._address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._acts = iter(acts_of(game, self._seats))
        await host.come()

    async def fill(self) -> None:
        """The others sit down, the game begins, and everybody writes a starting number."""
        host, *others = self.seats
        for seat in others:
            await seat.come()
            await seat.ask(type="sit", seat=seat.number, name=f"Player {seat.number}")
        await host.ask(type="begin")
        for _ in self.seats:
            await self.step()

    async def leave(self) -> None:
        """Close all sockets."""
        for seat in self.seats:
            await seat.go()

    async def ready(self) -> None:
        """What happens before the next commit: reconnections, and a new game after the last."""
        while (act := next(self._acts, None)) is None or act.what == "reconnect":
            if act is None:
                await self.leave()
                self._number += 1
                await self.open()
                await self.fill()
            else:
                seat = self.seats[act.seat - 1]
                await seat.go()
                await seat.come()
        self._next = act

    async def step(self) -> float:
        """Commit the next act; returns the time when the last seat has seen it."""
        if self._next is None:
            await self.ready()
        act, self._next = cast("Act", self._next), None
        seat = self.seats[act.seat - 1]
        answer = await seat.ask(**_said(act))
        return await self._until(answer.version)

    def seen(self) -> None:
        """A seat has seen something new."""
        if self._settled is not None and all(
            seat.version >= self._settled[0] for seat in self.seats
        ):
            self._settled[1].set_result(time.perf_counter())
            self._settled = None

    async def _until(self, version: int) -> float:
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._settled = version, future
        self.seen()
        return await future


def _said(act: Act) -> dict[str, object]:
    if act.what == "place":
        return {"type": "place", "seat": act.seat, "island": act.text, "number": 4}
    if act.what == "take-back":
        return {"type": "take-back", "seat": act.seat}
    return {"type": "play", "seat": act.seat, "round": act.round, "turn": act.text}
