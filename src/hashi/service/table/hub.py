"""The tables in use: loaded from the store, changed through it, sent to everyone present.

A change goes one way: `decide` judges it and returns the new table, the store appends its events,
then the new table is kept and published. After a version conflict another process was first: its
events are read, and the command is judged again.

Other processes may share the store. It reports their changes, and any of them may play a bot's turn
or let a clock run out: the store decides who was first.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from hashi.jobs.runner import Runner
from hashi.jobs.source import Source
from hashi.jobs.warmup import WarmUp
from hashi.rules import Refusal
from hashi.service.metric import Metrics, NoMetrics
from hashi.service.table.archive import Archive
from hashi.service.table.bot import Bots
from hashi.service.table.clock import Clocks
from hashi.service.table.hint import Hints
from hashi.service.table.live import RETRY_SECONDS, LiveTable, Watcher
from hashi.service.table.room import Room
from hashi.service.table.spectator import Spectators
from hashi.service.table.timer import Timers
from hashi.service.task import Tasks
from hashi.service.thread import in_thread
from hashi.service.timing import Timings
from hashi.store import Change, Store, Unavailable, VersionConflict
from hashi.table import (
    Command,
    Decision,
    Event,
    LiveStatus,
    MoveOn,
    Opened,
    Table,
    TimeOut,
    decide,
    rematch_refusal,
)
from hashi.wire.message import Play, Point, TakeBack

__all__ = ["Hub"]

_TRIES = 20
_COSTLY_AT_HONOUR_TABLES = (Play, TakeBack, Point, TimeOut)


class Hub:
    """All tables of one process, over a store that other processes may share.

    `runner` computes what bots and the coach do. `on_finished` is called with every table whose
    game was ended here.
    """

    def __init__(  # noqa: PLR0913  what it stands on
        self,
        store: Store,
        runner: Runner,
        *,
        now: Callable[[], float] = time.time,
        metrics: Metrics | None = None,
        clocks: Clocks | None = None,
        timings: Timings | None = None,
        offered_bots: tuple[str, ...] = (),
        room: Room | None = None,
        on_finished: Callable[[Table], None] = lambda _: None,
    ) -> None:
        self.store = store
        self.offered_bots = offered_bots
        self.metrics = metrics or NoMetrics()
        self.stopping = False
        self._left = asyncio.Event()
        self.now = now
        self.runner = runner
        self._on_finished = on_finished
        self.warm_up = WarmUp(self.runner, self._notify_all)
        self._tables: dict[str, LiveTable] = {}
        self._finished: dict[str, LiveTable] = {}  # by the id of their rematch
        self._archive = Archive(store, self.metrics)
        self._room = room or Room()
        self._spectators = Spectators()
        self.timings = timings or Timings()
        self.timers = Timers(
            clocks or Clocks(timings=self.timings),
            now,
            self.act,
            partial(self.publish, from_elsewhere=True),
            self.unload_if_idle,
        )
        self._bots = Bots(runner, offered_bots, self.act, self.unload_if_idle)
        self.hints = Hints(runner, self.act, self.unload_if_idle)
        self._refreshing = Tasks()

    async def drain(self, patience_seconds: float) -> None:
        """Let every client finish what it asked for, then close its socket; it reconnects."""
        self.stopping = True
        watchers = [watcher for live in self.tables for watcher in live.watchers]
        for watcher in watchers:
            watcher.drain()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience_seconds):
                while any(live.watchers for live in self.tables):
                    self._left.clear()
                    await self._left.wait()

    async def start(self) -> None:
        """Open the store, listen for changes by other processes, and warm up the bots."""
        await self.store.open(self._on_change)
        self.warm_up.start()

    @property
    def tables(self) -> tuple[LiveTable, ...]:
        """The tables in memory."""
        return tuple(self._tables.values())

    async def open(self, table: str, opened: Opened) -> None:
        """Store a new table; a VersionConflict means its code is taken."""
        await self._archive.open(table, opened, self.now())

    async def open_finished(self, table: Table, events: Sequence[tuple[Event, float]]) -> None:
        """Store a table whose game was played elsewhere; a VersionConflict if it is there."""
        await self._archive.open_finished(table, events)

    async def live(self, table: str) -> LiveTable | None:
        """The table, from memory or from the store; None if there is no such table.

        Enter it before awaiting anything else: a table without watchers is unloaded.
        """
        while (found := self._tables.get(table)) is None:
            loaded = await self._archive.load(table)
            if loaded is None:
                return None
            # Another task may have loaded it meanwhile; the first one wins.
            live = self._tables.setdefault(table, LiveTable(loaded, self.timings))
            # From here on changes are reported; what was appended while it loaded is read now.
            async with live.lock:
                await self._catch_up(live)
            live.elsewhere = await self.store.present_elsewhere(table)
        return found

    async def exists(self, table: str) -> bool:
        """Whether there is such a table, without loading it."""
        return table in self._tables or await self.store.exists(table)

    async def peek(self, table: str) -> Table | None:
        """The table as it is now, without keeping it in memory."""
        if found := self._tables.get(table):
            return found.table
        return await self._archive.load(table)

    async def act(
        self,
        live: LiveTable,
        command: Command,
        person: str | None,
        source: Source | None = None,
    ) -> int | Refusal:
        """Carry out a command: the new version, or why not; what it makes due is the source's."""
        async with live.lock:
            return await self._execute(live, command, person, source)

    async def rematch(
        self, live: LiveTable, person: str, open_other: Callable[[], Awaitable[str]]
    ) -> int | Refusal:
        """Open the next table for the same people, unless there is one already."""
        async with live.lock:
            await self._catch_up(live)
            refused = rematch_refusal(live.table, person)
            if refused is not None:
                return refused
            other = live.table.rematch or await open_other()
            return await self._execute(live, MoveOn(other), person)

    def check_room(self, table: str, source: Source) -> None:
        """Raise a Failure if a table in memory takes no more connections of this source."""
        if (live := self._tables.get(table)) is not None:
            self._room.check(live, source)

    def enter(self, live: LiveTable, watcher: Watcher) -> None:
        """Add a watcher; a second one of a person who is present changes nothing for others."""
        if watcher.source.person in live.seated:
            live.source = watcher.source
        before, first = live.present, not live.watchers
        if not before:
            self.timers.extend_for_arrival(live)
        self._set_watchers(live, live.watchers | {watcher})
        if first or live.present != before:
            self.publish(live)

    def leave(self, live: LiveTable, watcher: Watcher) -> None:
        """Remove a watcher; a table without watchers is unloaded."""
        before = live.present
        self._set_watchers(live, live.watchers - {watcher})
        self._left.set()
        if live.watchers:
            if live.present != before:
                self.publish(live)
            return
        live.cancel_timers()
        self.unload_if_idle(live)

    def unload_if_idle(self, live: LiveTable) -> None:
        """Drop a table from memory if it has no watchers and no task works on it."""
        if live.watchers or live.lock.locked() or live.bots or live.refreshing:
            return
        table = live.table.id
        if not self.hints.is_busy(table) and self._tables.get(table) is live:
            del self._tables[table]
            self._finished.pop(live.table.rematch or "", None)
            self._notify_rematch(live)

    def publish(self, live: LiveTable, *, from_elsewhere: bool = False) -> None:
        """Notify every watcher, set the timers, and start the bots that are to act."""
        live.note_presence()
        self._notify(live)
        if live.table.rematch is not None:
            self._finished[live.table.rematch] = live
            self._notify_rematch(live)
        self.timers.set(live)
        self._bots.start(live, from_elsewhere=from_elsewhere)

    def _notify_all(self) -> None:
        """The warm-up is over: notify every watcher of every table."""
        for live in self.tables:
            self._notify(live)

    def _notify_rematch(self, live: LiveTable) -> None:
        """Those at the rematch of a table see who still looks at its result."""
        if (following := self._tables.get(live.table.rematch or "")) is not None:
            self._notify(following)

    def _notify(self, live: LiveTable) -> None:
        """Have every watcher of a table send what is new: its players now, the others in turn."""
        live.status = self._status(live)
        live.feed.publish(live.table, live.status)
        seated = live.seated
        for watcher in live.watchers:
            if watcher.source.person in seated:
                watcher.notify()
            else:
                self._spectators.notify(watcher, live.table.id)

    def status(self, live: LiveTable) -> LiveStatus:
        """What is shown of a table besides its own state: as it was published, but for times."""
        if live.status is None or live.status.is_timed:
            return self._status(live)
        return live.status

    def _status(self, live: LiveTable) -> LiveStatus:
        seconds = self.timers.card_left(live)
        left = None if seconds is None else round(seconds * 1000)
        grace = {person: round(left * 1000) for person, left in live.grace_left().items()}
        before = self._finished.get(live.table.id)
        at_result = before.present if before else frozenset()
        return LiveStatus(live.present, left, self.warm_up.running, grace, at_result)

    async def close(self) -> None:
        """Stop bots, clocks and hints, then close the store."""
        for live in self._tables.values():
            live.cancel_timers()
            if live.bots is not None:
                live.bots.cancel()
        self.hints.close()
        self._spectators.close()
        self.timers.close()
        self._refreshing.cancel()
        self._archive.close()
        await self.runner.close()
        await self.store.close()

    def _set_watchers(self, live: LiveTable, watchers: frozenset[Watcher]) -> None:
        before = live.here
        live.set_watchers(watchers)
        if live.here != before:
            self.store.set_presence(live.table.id, live.here)

    def _on_change(self, change: Change) -> None:
        """Refresh the live tables that another process has changed."""
        if change.table is None:
            for live in self.tables:
                self._refresh_soon(live)
            return
        found = self._tables.get(change.table)
        if found and (change.version is None or change.version > found.table.version):
            self._refresh_soon(found)

    def _refresh_soon(self, live: LiveTable, *, uncertain: bool = False) -> None:
        """Mark a table as stale; one task at a time refreshes it.

        After an append with an `uncertain` outcome it first waits until the store is past it.
        """
        live.stale = True
        live.uncertain |= uncertain
        if live.refreshing is None:
            live.refreshing = self._refreshing.spawn(self._refresh(live))

    async def _refresh(self, live: LiveTable) -> None:
        try:
            while live.stale:
                live.stale = False
                try:
                    if live.uncertain:
                        await self.store.check()
                        live.uncertain = False
                    async with live.lock:
                        await self._catch_up(live)
                    elsewhere = await self.store.present_elsewhere(live.table.id)
                except Unavailable:
                    live.stale = True
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                if elsewhere != live.elsewhere:
                    live.elsewhere = elsewhere
                    self.publish(live, from_elsewhere=True)
        finally:
            live.refreshing = None
            self.unload_if_idle(live)

    async def _execute(
        self,
        live: LiveTable,
        command: Command,
        person: str | None,
        source: Source | None = None,
    ) -> int | Refusal:
        """Judge, append, keep, publish; the caller holds the lock."""
        for _ in range(_TRIES):
            decision = await self._decide(live, command, person)
            if isinstance(decision, Refusal):
                if await self._catch_up(live):
                    continue
                return decision
            if not decision.events or await self._append(live, decision, source):
                return live.table.version
        raise VersionConflict(live.table.id)

    async def _decide(
        self, live: LiveTable, command: Command, person: str | None
    ) -> Decision | Refusal:
        """Judge a command; at an honour table, where a mistake may change many turns, elsewhere."""
        now, recent = self.now(), frozenset(live.grace_left())
        judging = partial(
            decide, live.table, command, person, now, live.present, recently_present=recent
        )
        if live.table.opened.kind == "honour" and isinstance(command, _COSTLY_AT_HONOUR_TABLES):
            return await in_thread(judging, None)
        return judging()

    async def _append(self, live: LiveTable, decision: Decision, source: Source | None) -> bool:
        """Store a decision's events, then keep its table; after a conflict catch up instead."""
        try:
            await self._archive.append(live.table, decision)
        except VersionConflict:
            self.metrics.conflicts.inc()
            await self._catch_up(live)
            return False
        except Unavailable:
            self.metrics.unavailable.inc()
            self._refresh_soon(live, uncertain=True)
            raise
        except asyncio.CancelledError:
            self._refresh_soon(live, uncertain=True)
            raise
        before, live.table = live.table, decision.table
        live.source = source or live.source
        self.publish(live)
        if live.table.phase == "over" and before.phase != "over":
            self._on_finished(live.table)
        return True

    async def _catch_up(self, live: LiveTable) -> bool:
        """Add what other processes have appended; whether there was anything."""
        before = live.table
        live.table = await self._archive.update(before)
        if live.table is before:
            return False
        self.publish(live, from_elsewhere=True)
        return True
