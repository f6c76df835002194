"""The tables that are in use: loaded from the store, changed through it, shown to who is there.

The way of a change: judge, append, fold, publish; never the other way. A version clash means that
somebody else was first: what is new is read, and the command judged again.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from hashi.rules import Refusal
from hashi.server.bot import bot_command
from hashi.store import Store, VersionConflict
from hashi.table import (
    Command,
    Event,
    Opened,
    PutBot,
    Rematched,
    Table,
    TimeOut,
    decide,
    decode,
    encode,
    fold,
)

__all__ = ["Hub", "Live", "Watcher", "new_code", "new_id"]

_LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789"
_CODE_LENGTH = 6
_TRIES = 20
_log = logging.getLogger(__name__)


class Watcher(Protocol):
    """Somebody who looks at a table; told to look again, they fetch their own view."""

    person: str

    def changed(self, live: "Live") -> None:
        """Look again: something has changed."""
        ...


@dataclass(slots=True)
class Live:
    """A table in memory, and who is there."""

    table: Table
    watchers: set[Watcher] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    attended_since: float = 0.0
    clock: asyncio.TimerHandle | None = None
    bots: asyncio.Task[None] | None = None

    @property
    def present(self) -> frozenset[str]:
        """The people who are there."""
        return frozenset(Counter(watcher.person for watcher in self.watchers))

    @property
    def clock_ends_at(self) -> float | None:
        """When the open card's time is up; the clock rests while nobody is there."""
        seconds = self.table.opened.clock_seconds
        if seconds is None or self.table.phase != "play":
            return None
        return max(self.table.round_opened_at, self.attended_since) + seconds


def new_id() -> str:
    """An address nobody can guess."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """A short code that can be said aloud: no vowels, nothing that looks alike."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LENGTH))


class Hub:
    """All tables of one process, over a store that other processes may share."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now
        self._lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, table: str, opened: Opened) -> None:
        """Store a new table; a VersionConflict means its code is taken."""
        people = {plan.person for plan in opened.seats if plan.person} | {opened.host}
        event = encode(opened)
        await self.store.append(table, 0, [event], self.now(), people, opened.code)

    async def live(self, table: str) -> Live | None:
        """The table, from memory or from the store; None if there is no such table."""
        if found := self._lives.get(table):
            return found
        async with self._loading.setdefault(table, asyncio.Lock()):
            if table not in self._lives:
                events = await self._read(table, 0)
                if events:
                    self._lives[table] = Live(fold(table, events))
        self._loading.pop(table, None)
        return self._lives.get(table)

    async def act(self, live: Live, command: Command, person: str | None) -> int | Refusal:
        """Carry out a command: the new version, or why not."""
        if isinstance(command, PutBot):
            command = PutBot(command.seat, command.name, live.present)
        async with live.lock:
            for _ in range(_TRIES):
                events = decide(live.table, command, person)
                if isinstance(events, Refusal):
                    if await self._caught_up(live):
                        continue
                    return events
                if await self._stored(live, events):
                    self.publish(live)
                    return live.table.version
        raise VersionConflict(live.table.id)

    async def rematch(self, live: Live, table: str) -> str:
        """Point to the table where it goes on; the first one said is the one."""
        async with live.lock:
            while live.table.rematch is None:
                if await self._stored(live, (Rematched(table=table),)):
                    self.publish(live)
        return str(live.table.rematch)

    def enter(self, live: Live, watcher: Watcher) -> None:
        """Somebody comes to look at a table."""
        if not live.watchers:
            live.attended_since = self.now()
        live.watchers.add(watcher)
        self.publish(live)

    def leave(self, live: Live, watcher: Watcher) -> None:
        """Somebody is gone; a table nobody looks at leaves memory."""
        live.watchers.discard(watcher)
        if live.watchers:
            self.publish(live)
            return
        if live.clock is not None:
            live.clock.cancel()
        self.rest(live)

    def rest(self, live: Live) -> None:
        """Let a table leave memory if nobody and nothing is at it."""
        if not live.watchers and live.bots is None and not live.lock.locked():
            self._lives.pop(live.table.id, None)

    def publish(self, live: Live) -> None:
        """Tell everybody there to look again, and set clock and bots going."""
        for watcher in tuple(live.watchers):
            watcher.changed(live)
        self._set_clock(live)
        if live.bots is None and bot_command(live.table) is not None:
            live.bots = asyncio.create_task(self._play_bots(live))

    async def close(self) -> None:
        """Let bots and clocks rest, then let go of the store."""
        for live in self._lives.values():
            if live.clock is not None:
                live.clock.cancel()
            if live.bots is not None:
                live.bots.cancel()
        await self.store.close()

    async def _read(self, table: str, after: int) -> list[tuple[Event, float]]:
        stored = await self.store.read(table, after)
        return [(decode(event.data), event.at) for event in stored]

    async def _stored(self, live: Live, events: Sequence[Event]) -> bool:
        """Append and fold; after a clash fold what others have appended instead."""
        at, table = self.now(), live.table
        after = table
        for event in events:
            after = after.after(event, at)
        people = after.people - table.people
        try:
            data = [encode(event) for event in events]
            await self.store.append(table.id, table.version, data, at, people)
        except VersionConflict:
            await self._caught_up(live)
            return False
        live.table = after
        return True

    async def _caught_up(self, live: Live) -> bool:
        """Fold what another process has appended meanwhile; whether there was anything."""
        news = await self._read(live.table.id, live.table.version)
        for event, when in news:
            live.table = live.table.after(event, when)
        return bool(news)

    def _set_clock(self, live: Live) -> None:
        if live.clock is not None:
            live.clock.cancel()
            live.clock = None
        ends = live.clock_ends_at
        if ends is not None and live.watchers and live.table.game is not None:
            round_ = live.table.game.round
            loop = asyncio.get_running_loop()
            live.clock = loop.call_later(ends - self.now(), self._time_out, live, round_)

    def _time_out(self, live: Live, round_: int) -> None:
        async def run() -> None:
            await self.act(live, TimeOut(round_), None)

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _play_bots(self, live: Live) -> None:
        """Let every bot that is to act do so, thinking beside the event loop."""
        try:
            while (think := bot_command(live.table)) is not None:
                command = await asyncio.to_thread(think)
                result = await self.act(live, command, None)
                if isinstance(result, Refusal):
                    _log.warning("a bot was refused: %s", result)
                    await asyncio.sleep(0)
                    if decide(live.table, command, None) == result and bot_command(live.table):
                        return
        finally:
            live.bots = None
            self.rest(live)
