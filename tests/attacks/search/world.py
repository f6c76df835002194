"""What an attacker has made before the attack: persons, and tables in every state there is.

It is made from an address of its own, as if it had been made an hour ago, and as far as the server
lets it in some seconds; the attack takes what there is.
"""

import asyncio
import contextlib
import itertools
import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

import hashi
from hashi.boards import BoardCode, dump_board
from hashi.deal.daily import day_after, day_at
from tests.attacks.attacker import Attacker, Place, TurnedAway
from tests.attacks.peer import Peer, request
from tests.attacks.search.text import crowded_board
from tests.server.player import pointed_game

__all__ = ["PATIENCE_SECONDS", "Spot", "World"]

PATIENCE_SECONDS = 6.0  # for each kind of thing that is made
_SOURCE = "127.0.1.1"
_SEATS, _ROUNDS, _POINTINGS = 4, 17, 90
_TROUBLE = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TurnedAway)
_DEVICE = {"kind": "device", "name": "Eve"}
_OPTIONS: Mapping[str, Mapping[str, object]] = {
    "play": {"seats": [_DEVICE]},
    "lobby": {"seats": [{"kind": "person"}] * _SEATS},
    "honour": {"seats": [_DEVICE] * _SEATS, "kind": "honour"},
    "bombed": {"seats": [_DEVICE] * _SEATS, "kind": "honour"},
    "bots": {"seats": [_DEVICE, *[{"kind": "bot", "level": "professional-planner"}] * 3]},
    "finished": {"seats": [_DEVICE]},
}


@dataclass(frozen=True, slots=True)
class Spot:
    """A table, its code, and the cookie of whoever opened it."""

    table: str
    code: str
    cookie: str

    @property
    def place(self) -> Place:
        """For a socket."""
        return self.table, self.cookie


_NONE = Spot("AAAAAAAAAAAAAAAAAAAAAA", "BCDFGH", "")


@dataclass(slots=True)
class World:
    """Everything made so far at one server."""

    port: int
    cookies: list[str] = field(default_factory=list)
    _spots: dict[str, list[Spot]] = field(default_factory=dict)

    async def persons(self, count: int) -> Sequence[str]:
        """So many persons, or fewer."""
        with contextlib.suppress(TimeoutError, *_TROUBLE):
            async with asyncio.timeout(PATIENCE_SECONDS):
                while len(self.cookies) < count:
                    self.cookies.append(await self._eve.person())
        return self.cookies[:count]

    async def spots(self, kind: str, count: int, persons: int) -> Sequence[Spot]:
        """So many tables of a kind, or fewer, opened by so many persons; at least one."""
        if kind == "none":
            return [_NONE]
        cookies = await self.persons(max(1, persons))
        made = self._spots.setdefault(f"{kind} of {persons}", [])
        with contextlib.suppress(TimeoutError, *_TROUBLE):
            async with asyncio.timeout(PATIENCE_SECONDS):
                for cookie in itertools.cycle(cookies):
                    if len(made) >= count:
                        break
                    made.append(await self._make(kind, cookie))
        return made[:count] or [_NONE]

    def known(self, spot: Spot) -> Mapping[str, Sequence[str]]:
        """Values for fields of these names."""
        today = day_at(time.time())
        return {
            "table": [spot.table],
            "code": [spot.code, str(BoardCode.drawn("A", spot.table))],
            "day": [today, *(day_after(today, -back) for back in range(4))],
            "side": ["A", "B"],
            "like": ["A", "B"],
            "seat": ["1"],
            "fresh": [str(BoardCode.drawn("B", spot.table))],
            "deal_of": [spot.code],
        }

    @property
    def _eve(self) -> Attacker:
        return Attacker(self.port, 0.0, source=_SOURCE)

    async def _make(self, kind: str, cookie: str) -> Spot:
        if kind == "pointed":
            return await self._post("/api/games", msgspec.json.encode(pointed_game("1")), cookie)
        if kind == "large":
            return await self._large(cookie)
        spot = await self._open(_OPTIONS[kind], cookie)
        if kind != "lobby":
            peer = await self._eve.socket(spot.place)
            try:
                await _prepare(peer, kind)
            finally:
                peer.close()
        return spot

    async def _large(self, cookie: str) -> Spot:
        """A table with the largest board of its kind that the server takes."""
        for columns, rows in ((26, 9), (12, 5), (7, 4)):
            board = dump_board(crowded_board(columns, rows))
            options = {"seats": [_DEVICE], "side": None, "board": board}
            try:
                spot = await self._open(options, cookie)
            except ConnectionError:
                continue
            peer = await self._eve.socket(spot.place)
            await peer.say("begin")
            await peer.say("place", seat=1, island="c4", number=4)
            peer.close()
            return spot
        return _NONE

    async def _open(self, options: Mapping[str, object], cookie: str) -> Spot:
        body = json.dumps({"name": "Eve", **options}).encode()
        return await self._post("/api/tables", body, cookie)

    async def _post(self, path: str, body: bytes, cookie: str) -> Spot:
        peer = await self._eve.connect()
        try:
            created = await peer.ask(request("POST", path, body, cookie=cookie))
        finally:
            peer.close()
        return Spot(created["table"], created["code"], cookie)


async def _prepare(peer: Peer, kind: str) -> None:
    """Bring a table from its lobby to where its kind says."""
    honour = kind in {"honour", "bombed"}
    seats = range(1, 1 + (_SEATS if honour else 1))
    await peer.say("begin")
    for seat in seats:
        await peer.say("place", seat=seat, island="c4", number=4)
    if honour:
        await _play(peer, 1, seats, " ".join(hashi.board("A").lines))
        await _play(peer, 2, seats)
    if kind == "bombed":
        await _point(peer)
    if kind in {"finished", "bombed"}:
        for round_ in range(3 if honour else 1, _ROUNDS + 1):
            await _play(peer, round_, seats)


async def _play(peer: Peer, round_: int, seats: Iterable[int], turn: str = "pass") -> None:
    for seat in seats:
        await peer.say("play", seat=seat, round=round_, turn=turn)


async def _point(peer: Peer) -> None:
    """Point at everything that was drawn, seat by seat."""
    wheres = itertools.product(range(1, _SEATS + 1), hashi.board("A").lines)
    for sheet, where in itertools.islice(wheres, _POINTINGS):
        await peer.say("point", seat=1, sheet=sheet, where=where)
