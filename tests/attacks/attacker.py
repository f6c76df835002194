"""Somebody hostile with an address of their own: what attacks are made of, and a count of answers.

An attack prepares itself, then calls `go`, which waits for the signal. From then on everything is
counted, and the attack ends when its time is up.
"""

import asyncio
import contextlib
import itertools
import json
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial

from tests.attacks.peer import Peer, request

__all__ = ["READY", "Attacker", "Place", "Tally", "TurnedAway"]

_SOURCE = "127.0.0.2"  # all of 127/8 is this machine; the others come from 127.0.0.1
READY = "ready"
_ROUNDS = 17
_GONE = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)

Act = Callable[[], Awaitable[None]]
Place = tuple[str, str]  # a table, and the cookie of somebody there


class TurnedAway(Exception):
    """A socket was refused."""


@dataclass(slots=True)
class Tally:
    """What became of an attacker: questions answered, questions refused, connections ended."""

    answers: int = 0
    refusals: int = 0
    closed: int = 0

    def __str__(self) -> str:
        """For the report."""
        return f"{self.answers} answers, {self.refusals} refusals, {self.closed} closed"


@dataclass(slots=True)
class Attacker:
    """One address with as many connections and persons as it likes."""

    port: int
    seconds: float
    source: str = _SOURCE
    tally: Tally = field(default_factory=Tally)
    _time_up: asyncio.Timeout = field(default_factory=lambda: asyncio.Timeout(None))

    async def run(self, attack: Callable[["Attacker"], Awaitable[None]]) -> None:
        """Attack until the time is up, and print the tally as JSON."""
        try:
            async with self._time_up:
                await attack(self)
        except TimeoutError:
            pass
        print(json.dumps(asdict(self.tally)), flush=True)  # noqa: T201  the process's answer

    async def go(self) -> None:
        """Say that all is prepared, wait for the signal, and start the clock."""
        print(READY, flush=True)  # noqa: T201  the process's answer
        await asyncio.to_thread(sys.stdin.readline)
        self.tally = Tally()
        self._time_up.reschedule(asyncio.get_running_loop().time() + self.seconds)

    # Preparing

    async def connect(self) -> Peer:
        """A new connection."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.source, 0)
        )
        return Peer(reader, writer)

    async def person(self) -> str:
        """The cookie of a new person."""
        peer = await self.connect()
        try:
            await peer.ask(request("GET", "/api/person"))
        finally:
            peer.close()
        return f"hashi={peer.cookies['hashi']}"

    async def table(self, cookie: str, seats: int = 1, kind: str = "device") -> str:
        """A new table with so many seats of a kind."""
        names = [{"kind": kind, "name": f"Eve {seat}"} for seat in range(seats)]
        body = json.dumps({"name": "Eve", "seats": names}).encode()
        peer = await self.connect()
        created = await peer.ask(request("POST", "/api/tables", body, cookie=cookie))
        peer.close()
        return str(created["table"])

    async def socket(self, place: Place) -> Peer:
        """A socket at a table, greeted; raises TurnedAway if it is refused."""
        table, cookie = place
        peer = await self.connect()
        await peer.send(
            request(
                "GET",
                f"/api/tables/{table}/socket",
                cookie=cookie,
                upgrade="websocket",
                connection="Upgrade",
                sec_websocket_version="13",
                sec_websocket_key="dGhlIHNhbXBsZSBub25jZQ==",
            )
        )
        status, _ = await peer.answer()
        if status != 101:  # switching protocols
            peer.close()
            raise TurnedAway
        await peer.say("hello")
        return peer

    async def seated(self, seats: int = 1) -> Place:
        """A table of a new person's own, where the first card is open."""
        cookie = await self.person()
        place = await self.table(cookie, seats), cookie
        peer = await self.socket(place)
        await peer.say("begin")
        for seat in range(1, seats + 1):
            await peer.say("place", seat=seat, island="c4", number=4)
        peer.close()
        return place

    async def finished(self, cookie: str) -> str:
        """A table of this person's whose game is over."""
        table = await self.table(cookie)
        peer = await self.socket((table, cookie))
        await peer.say("begin")
        await peer.say("place", seat=1, island="c4", number=4)
        for round_ in range(1, _ROUNDS + 1):
            await peer.say("play", seat=1, round=round_, turn="pass")
        peer.close()
        return table

    # Attacking

    async def many(self, acts: Iterable[Act]) -> None:
        """Do all of this at the same time over and over, whatever the server ends."""

        async def again(act: Act) -> None:
            while True:
                try:
                    await act()
                except TurnedAway:
                    self.tally.refusals += 1
                except _GONE:
                    self.tally.closed += 1

        await asyncio.gather(*map(again, acts))

    async def ask(self, connections: int, requests: Iterable[bytes]) -> None:
        """Flood the server with requests, each connection as fast as it is answered."""
        endless = itertools.cycle(requests)

        async def talk() -> None:
            peer = await self.connect()
            try:
                while True:
                    await peer.send(next(endless))
                    self.count_status((await peer.answer())[0])
            finally:
                peer.close()

        await self.many([talk] * connections)

    async def say(
        self,
        places: Iterable[Place],
        frames: Sequence[bytes],
        *,
        first: bytes = b"",
        pause_seconds: float = 0.0,
    ) -> None:
        """Flood the server with frames over a socket at each place; an ended one is replaced."""

        async def talk(place: Place) -> None:
            peer = await self.socket(place)
            await _send(peer, self.listen(peer), first, frames, pause_seconds)

        await self.many(partial(talk, place) for place in places)

    async def pour(
        self, connections: int, first: bytes, part: bytes, *, pause_seconds: float = 0.0
    ) -> None:
        """Send a beginning over each connection, then parts; an ended one is replaced."""

        async def talk() -> None:
            peer = await self.connect()
            await _send(peer, self.wait_for_end(peer), first, [part], pause_seconds)

        await self.many([talk] * connections)

    async def listen(self, peer: Peer) -> None:
        """Count what comes over a socket until the server ends it."""
        try:
            while True:
                kind = (await peer.hear())["type"]
                self.tally.refusals += kind in {"refused", "failed"}
                self.tally.answers += kind not in {"refused", "failed", "view"}
        except _GONE:
            self.tally.closed += 1

    async def wait_for_end(self, peer: Peer) -> None:
        """Count how the server ends what was begun: with an answer, or without."""
        with contextlib.suppress(*_GONE):
            self.count_status((await peer.answer())[0])
            await peer.reader.read()
        self.tally.closed += 1
        peer.close()

    def count_status(self, status: int) -> None:
        """Count an answer to a request."""
        fine = status < 400
        self.tally.answers += fine
        self.tally.refusals += not fine


async def _send(
    peer: Peer,
    reading: Coroutine[None, None, None],
    first: bytes,
    parts: Sequence[bytes],
    pause_seconds: float,
) -> None:
    """Send a beginning, then part after part until the server ends the connection."""
    endless = itertools.cycle(parts)
    ending = asyncio.create_task(reading)
    try:
        await peer.send(first)
        while not ending.done():
            await peer.send(next(endless))
            if pause_seconds:
                await asyncio.wait({ending}, timeout=pause_seconds)
    except _GONE:
        await ending
    finally:
        ending.cancel()
        peer.close()
