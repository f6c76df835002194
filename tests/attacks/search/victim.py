"""Those who are attacked: people who play, a browser that asks, and people who wait for a bot.

Each does something so often a second. A delay counts from the moment it was due, so a server that
stands still for a second delays everything due in it. Games are opened before they are measured.
"""

import asyncio
import itertools
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

import httpx

from hashi.client import AtTable, Client
from hashi.wire.exchange import NewSeat, NewTable
from tests.attacks.harness import LOST, commits_of, open_game

__all__ = ["KINDS", "Company", "Series", "Victim"]

KINDS = ("commits", "requests", "bot turns")
_PATIENCE_SECONDS = 60.0
_TABLES, _COMMITS_PER_SECOND = 4, 10
_REQUESTS_PER_SECOND = 10
_BOT_TABLES, _BOT_TURNS_PER_SECOND = 2, 4
_ROUNDS = 17
_PATHS = ("/api/boards", "/api/tables", "/api/person", "/")

Act = Callable[[], Awaitable[object]]


class Victim(Protocol):
    """Somebody who does one thing after the other."""

    kind: str
    per_second: float

    async def prepare(self, count: int) -> None:
        """Have so many things to do."""
        ...

    def next(self) -> Act:
        """The next one."""
        ...


@dataclass(slots=True)
class Series:
    """What became of everything that was due: when, and how long after that it was done."""

    delays: dict[str, list[tuple[float, float]]] = field(default_factory=dict)
    lost: int = 0

    def between(self, kind: str, start: float, end: float) -> list[float]:
        """The delays of what was due in this time."""
        return [delay for due, delay in self.delays.get(kind, ()) if start <= due < end]

    async def record(self, victim: Victim, start: float, until: Callable[[], float]) -> None:
        """Let a victim do what is due, and take the time."""
        for number in itertools.count():
            due = start + number / victim.per_second
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if due >= until():
                return
            try:
                async with asyncio.timeout(_PATIENCE_SECONDS):
                    await victim.next()()
            except LOST:
                self.lost += 1
                return
            done = self.delays.setdefault(victim.kind, [])
            done.append((due, time.perf_counter() - due))


@dataclass(slots=True)
class Company:
    """All victims at one server."""

    victims: Sequence[Victim]
    series: Series = field(default_factory=Series)

    @classmethod
    async def arrive(cls, stack: AsyncExitStack, address: str) -> "Company":
        """People at four tables, one browser, and two people with a bot each."""
        victims: list[Victim] = []
        for _ in range(_TABLES):
            pair = [await stack.enter_async_context(Client(address)) for _ in range(2)]
            victims.append(_Pair(stack, pair))
        http = httpx.AsyncClient(base_url=address, trust_env=False, timeout=_PATIENCE_SECONDS)
        victims.append(_Browser(await stack.enter_async_context(http)))
        for _ in range(_BOT_TABLES):
            client = await stack.enter_async_context(Client(address))
            victims.append(_Solo(stack, client))
        return cls(victims)

    async def prepare(self, seconds: float) -> None:
        """Have enough to do for this time."""
        for victim in self.victims:
            await victim.prepare(math.ceil(seconds * victim.per_second) + 1)

    async def act(self, until: Callable[[], float]) -> None:
        """Do everything that is due until then."""
        now = time.perf_counter()
        starts = [now + 0.1 * number / len(self.victims) for number in range(len(self.victims))]
        running = map(partial(self.series.record, until=until), self.victims, starts)
        await asyncio.gather(*running)


@dataclass(slots=True)
class _Pair:
    """Two people who play game after game."""

    stack: AsyncExitStack
    pair: Sequence[Client]
    kind: str = "commits"
    per_second: float = _COMMITS_PER_SECOND
    _left: list[Act] = field(default_factory=list)

    async def prepare(self, count: int) -> None:
        while len(self._left) < count:
            self._left += commits_of(await open_game(self.stack, self.pair))

    def next(self) -> Act:
        return self._left.pop(0)


@dataclass(slots=True)
class _Browser:
    """Somebody who looks at pages."""

    http: httpx.AsyncClient
    kind: str = "requests"
    per_second: float = _REQUESTS_PER_SECOND
    _number: int = 0

    async def prepare(self, count: int) -> None:
        del count
        await self._get("/api/person")

    def next(self) -> Act:
        self._number += 1
        return partial(self._get, _PATHS[self._number % len(_PATHS)])

    async def _get(self, path: str) -> None:
        try:
            answer = await self.http.get(path)
        except httpx.TransportError:  # the server has just ended an idle connection
            answer = await self.http.get(path)
        answer.raise_for_status()


@dataclass(slots=True)
class _Solo:
    """Somebody who plays against a bot, and waits for its turn."""

    stack: AsyncExitStack
    client: Client
    kind: str = "bot turns"
    per_second: float = _BOT_TURNS_PER_SECOND
    _left: list[Act] = field(default_factory=list)

    async def prepare(self, count: int) -> None:
        while len(self._left) < count:
            seats = [NewSeat(kind="person"), NewSeat(kind="bot", level="minion")]
            options = NewTable(name="Chloe", seats=seats)
            table = (await self.client.open_table(options)).table
            place = await self.stack.enter_async_context(self.client.at(table))
            await place.begin()
            await place.place(1, "c4", 4)
            await place.until(lambda view: view.round == 1)
            self._left += [partial(_round, place, number) for number in range(1, _ROUNDS + 1)]

    def next(self) -> Act:
        return self._left.pop(0)


async def _round(place: AtTable, number: int) -> None:
    """Pass, and wait until the bot has played as well."""
    await place.play(1, "pass", number)
    await place.until(lambda view: view.round > number or view.phase == "over")
