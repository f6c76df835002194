"""A crowd at some tables: it plays, takes back, loses its connection, comes back, and remembers.

Who has finished a game sits down to the next. What the server acknowledged is noted, and at the end
held against the store: every acknowledged event is there exactly once, nothing is there that nobody
asked for, every table folds, and everybody sees the same.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random

import httpx
from websockets.exceptions import WebSocketException

from hashi.client import AtTable, Client, Failed, Refused
from hashi.store import Store
from hashi.table import Table, decode, fold
from hashi.table.event import Played, TakenBack
from hashi.wire.exchange import NewSeat, NewTable
from hashi.wire.view import View

__all__ = ["LOST", "Crowd", "Tally"]

LOST = (Failed, OSError, WebSocketException, httpx.HTTPError, TimeoutError)
_ANSWER_SECONDS = 20.0
_PAUSE_SECONDS = 0.02
_SETTLE_SECONDS = 60.0


@dataclass(slots=True)
class Tally:
    """What a run came to."""

    trials: int = 0
    acknowledged: int = 0
    lost: int = 0
    unknown: int = 0
    tables: int = 0
    kills: int = 0
    faults: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        """One line for the report."""
        figures = {
            "trials": self.trials,
            "acknowledged events": self.acknowledged,
            "calls without an answer": self.unknown,
            "tables": self.tables,
            "kills": self.kills,
            **self.faults,
        }
        counts = [f"{count} {name}" for name, count in figures.items() if count]
        return ", ".join([*counts, f"{self.lost} lost"])


@dataclass(slots=True)
class Crowd:
    """People in pairs, each person at one of the addresses."""

    addresses: Sequence[str]
    random: Random
    tally: Tally = field(default_factory=Tally)
    people: dict[str, list[Client]] = field(default_factory=dict)
    acknowledged: dict[str, dict[int, str]] = field(default_factory=dict)
    tried: Counter[str] = field(default_factory=Counter)
    stop: bool = False
    steps: int = 0
    stepped: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(
        self,
        tables: int,
        trials: int,
        fault: Callable[[], Awaitable[None]],
        opened: Callable[[], Store],
    ) -> None:
        """Play at so many tables, do the worst again and again under load, and settle."""
        async with contextlib.AsyncExitStack() as stack:
            pairs = [
                [
                    await stack.enter_async_context(Client(self.addresses[n % len(self.addresses)]))
                    for n in range(2)
                ]
                for _ in range(tables)
            ]
            async with asyncio.TaskGroup() as group:
                playing = group.create_task(self._play(pairs))
                for _ in range(trials):
                    await self._until_steps(self.random.randrange(10, 40), playing)
                    await fault()
                    self.tally.trials += 1
                await self._until_steps(40, playing)
                self.stop = True
            store = opened()
            await store.open()
            await self._settled(store)
            await store.close()

    async def _play(self, pairs: list[list[Client]]) -> None:
        """Each pair plays one game after the other until told to stop."""
        async with asyncio.TaskGroup() as group:
            for pair in pairs:
                group.create_task(self._play_games(pair))

    async def _play_games(self, pair: list[Client]) -> None:
        while not self.stop:
            try:
                async with asyncio.timeout(_ANSWER_SECONDS):
                    table = await self._sit(pair)
            except (*LOST, Refused):  # a table at which nobody ever sat together
                self.tally.unknown += 1
                await asyncio.sleep(_PAUSE_SECONDS)
                continue
            self.people[table] = pair
            self.acknowledged[table] = {}
            seats = (self._play_seat(table, seat, client) for seat, client in enumerate(pair, 1))
            await asyncio.gather(*seats)

    async def _sit(self, pair: list[Client]) -> str:
        options = NewTable(name="Ada", seats=[NewSeat(kind="person")] * 2)
        table = (await pair[0].open_table(options)).table
        async with pair[0].at(table) as one, pair[1].at(table) as two:
            await two.sit(2, "Bruno")
            await one.begin()
            await one.place(1, "c4", 4)
            await two.place(2, "c2", 3)
        return table

    async def _until_steps(self, steps: int, playing: asyncio.Task[None]) -> None:
        """Wait until so many more steps were acknowledged, or nobody plays any more."""
        goal = self.steps + steps
        while self.steps < goal and not playing.done():
            self.stepped.clear()
            waiting = asyncio.create_task(self.stepped.wait())
            await asyncio.wait({waiting, playing}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()

    async def _play_seat(self, table: str, seat: int, client: Client) -> None:
        while not self.stop:
            try:
                async with asyncio.timeout(_ANSWER_SECONDS), client.at(table) as here:
                    await self._some_steps(here, table, seat)
                    if here.view.phase == "over":
                        return
            except LOST:
                self.tally.unknown += 1
                await asyncio.sleep(_PAUSE_SECONDS)

    async def _some_steps(self, here: AtTable, table: str, seat: int) -> None:
        """A few steps, then reconnect: people's phones go to sleep."""
        for _ in range(self.random.randrange(3, 12)):
            if self.stop or here.view.phase == "over":
                return
            if here.view.seats[seat - 1].done:
                if self.random.random() < 0.3:
                    await self._step(table, f"taken-back {seat}", here.take_back(seat))
                else:
                    await asyncio.sleep(_PAUSE_SECONDS)
            else:
                await self._step(table, f"played {seat}", here.play(seat, "pass"))

    async def _step(self, table: str, what: str, act: Awaitable[int]) -> None:
        self.tried[table] += 1
        try:
            version = await act
        except Refused:
            return
        known = self.acknowledged[table]
        assert version not in known, "two acknowledgements of one version"
        known[version] = what
        self.steps += 1
        self.stepped.set()

    async def _settled(self, store: Store) -> None:
        """Hold everything against the store, and everybody's view against everybody's."""
        self.tally.acknowledged += sum(len(known) for known in self.acknowledged.values())
        self.tally.tables += len(self.acknowledged)
        for table, known in self.acknowledged.items():
            folded = await self._judged(store, table, known)
            waiting = (self._view(c, table, folded.version) for c in self.people[table])
            views = await asyncio.gather(*waiting)
            assert [view.version for view in views] == [folded.version] * 2
            assert _public(views[0]) == _public(views[1])
        assert self.tally.lost == 0

    async def _judged(self, store: Store, table: str, known: dict[int, str]) -> Table:
        stored = await store.read(table)
        assert [event.version for event in stored] == list(range(1, len(stored) + 1))
        events = [(decode(event.data), event.at) for event in stored]
        for version, what in known.items():
            event = events[version - 1][0] if version <= len(events) else None
            told = f"{event.__struct_config__.tag} {getattr(event, 'seat', 0)}" if event else ""
            self.tally.lost += told != what
        steps = [event for event, _ in events if isinstance(event, Played | TakenBack)]
        assert len(known) <= len(steps) <= self.tried[table]
        return fold(table, events)

    async def _view(self, client: Client, table: str, version: int) -> View:
        """A view of at least this version; the newest event takes a moment to reach every node."""
        async with asyncio.timeout(_SETTLE_SECONDS):
            while True:
                try:
                    async with client.at(table) as here:
                        return await here.until(lambda view: view.version >= version)
                except LOST:
                    await asyncio.sleep(_PAUSE_SECONDS)


def _public(view: View) -> tuple[object, ...]:
    """What everybody may see of a table."""
    return (
        view.version,
        view.round,
        view.card,
        view.seen,
        [(seat.name, seat.done, seat.score) for seat in view.seats],
        [seat.sheet for seat in view.seats],
        view.log,
    )
