"""The tables in use: loaded from the store, changed through it, sent to everyone present.

A change goes one way: `decide` judges it and returns the new table, the store appends its events,
then the new table is kept and published. A version conflict means that somebody else was first: the
new events are read, and the command is judged again.

Other processes may share the store. It reports their changes, and any of them may play a bot's turn
or let a clock run out: the store decides who was first.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any

from hashi.deal import BYTES
from hashi.mind.pool import Pool
from hashi.mind.warmup import WarmUp
from hashi.rules import Refusal
from hashi.server.bot import bot_command, bot_to_act
from hashi.server.clock import Clocks
from hashi.server.live import Live, Watcher
from hashi.server.metric import Metrics
from hashi.store import (
    Append,
    Change,
    Snapshot,
    Store,
    Stored,
    Unavailable,
    VersionConflict,
    events_after,
)
from hashi.table import (
    CloseReveal,
    Command,
    Decision,
    Event,
    MoveOn,
    Opened,
    Summary,
    Table,
    TimeOut,
    after,
    decide,
    decode,
    encode,
    fold,
    rematch_refusal,
    restore,
    snapshot_format,
    take_snapshot,
)

__all__ = ["SNAPSHOT_EVERY", "Hub", "new_code", "new_id"]

SNAPSHOT_EVERY = 100  # events: more than most games have
_LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789"
_CODE_LENGTH = 6
_TRIES = 20
_PAUSE_SECONDS = 1.0  # before something that failed is tried again
_YIELD_TO_OTHER_NODE_SECONDS = 3.0  # before playing a bot that another node made due
_log = logging.getLogger(__name__)


def new_id() -> str:
    """An address nobody can guess."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """A short code that can be said aloud: no vowels, nothing that looks alike."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LENGTH))


class Hub:
    """All tables of one process, over a store that other processes may share."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        most_workers: int | None = None,
        metrics: Metrics | None = None,
        clocks: Clocks | None = None,
    ) -> None:
        self.store = store
        self.metrics = metrics or Metrics()
        self.stopping = False
        self._left = asyncio.Event()
        self.now = now
        self._clocks = clocks or Clocks()
        self.pool = Pool(most_workers)
        self.warm_up = WarmUp(self.pool, self._notify_all)
        self._lives: dict[str, Live] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def drain(self, patience_seconds: float) -> None:
        """Let every client finish what it asked for, then close its socket; it reconnects."""
        self.stopping = True
        watchers = [watcher for live in self.lives for watcher in live.watchers]
        for watcher in watchers:
            watcher.drain()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience_seconds):
                while any(live.watchers for live in self.lives):
                    self._left.clear()
                    await self._left.wait()

    async def start(self) -> None:
        """Open the store, listen for changes by other processes, and warm up the bots."""
        await self.store.open(self._on_change)
        self.warm_up.start()

    @property
    def lives(self) -> tuple[Live, ...]:
        """The tables in memory."""
        return tuple(self._lives.values())

    async def open(self, table: str, opened: Opened) -> None:
        """Store a new table; a VersionConflict means its code is taken."""
        now = self.now()
        state = fold(table, [(opened, now)])
        events, summary = events_after(0, [encode(opened)], now), Summary.of(state).encode()
        await self.store.append(Append(table, events, state.people, opened.code, summary))

    async def live(self, table: str) -> Live | None:
        """The table, from memory or from the store; None if there is no such table.

        Enter it before awaiting anything else: a table without watchers is unloaded.
        """
        while (found := self._lives.get(table)) is None:
            loaded = await self._load(table)
            if loaded is None:
                return None
            # Another task may have loaded it meanwhile; the first one wins.
            live = self._lives.setdefault(table, Live(loaded))
            # From here on changes are reported; what was appended while it loaded is read now.
            async with live.lock:
                await self._catch_up(live)
            live.elsewhere = await self.store.elsewhere(table)
        return found

    async def exists(self, table: str) -> bool:
        """Whether there is such a table, without loading it."""
        return table in self._lives or await self.store.exists(table)

    async def peek(self, table: str) -> Table | None:
        """The table as it is now, without keeping it in memory."""
        if found := self._lives.get(table):
            return found.table
        return await self._load(table)

    async def act(self, live: Live, command: Command, person: str | None) -> int | Refusal:
        """Carry out a command: the new version, or why not."""
        async with live.lock:
            return await self._carry_out(live, command, person)

    async def rematch(
        self, live: Live, person: str, open_other: Callable[[], Awaitable[str]]
    ) -> int | Refusal:
        """Open the next table for the same people, unless somebody was first."""
        async with live.lock:
            await self._catch_up(live)
            refused = rematch_refusal(live.table, person)
            if refused is not None:
                return refused
            other = live.table.rematch or await open_other()
            return await self._carry_out(live, MoveOn(other), person)

    def enter(self, live: Live, watcher: Watcher) -> None:
        """Add a watcher; another socket of somebody present changes nothing for the others."""
        before, first = live.present, not live.watchers
        if not before:
            self._clocks.attend(live.table, self.now())
        self._set_watchers(live, live.watchers | {watcher})
        if first or live.present != before:
            self.publish(live)

    def leave(self, live: Live, watcher: Watcher) -> None:
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

    def unload_if_idle(self, live: Live) -> None:
        """Drop a table from memory if nobody watches it and no task works on it."""
        busy = live.lock.locked() or live.bots or live.hinting or live.refreshing
        if not live.watchers and not busy and self._lives.get(live.table.id) is live:
            del self._lives[live.table.id]

    def publish(self, live: Live, *, from_elsewhere: bool = False) -> None:
        """Notify every watcher, set the clock, and start the bots that are to act."""
        live.note_presence()
        _notify(live)
        self._set_clock(live)
        if bot_to_act(live.table) is None:
            return
        if not from_elsewhere:
            live.wake_bots.set()
        if live.bots is None:
            live.bots = asyncio.create_task(self._play_bots(live))

    def _notify_all(self) -> None:
        """The warm-up is over: notify every watcher of every table."""
        for live in self.lives:
            _notify(live)

    async def close(self) -> None:
        """Stop bots, clocks and hints, then close the store."""
        for live in self._lives.values():
            live.cancel_timers()
            if live.bots is not None:
                live.bots.cancel()
            for hint in live.hinting.values():
                hint.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await self.pool.close()
        await self.store.close()

    def _set_watchers(self, live: Live, watchers: set[Watcher]) -> None:
        before, live.watchers = live.here, watchers
        if live.here != before:
            self.store.attend(live.table.id, live.here)

    def _on_change(self, change: Change) -> None:
        """Refresh the live tables that another process has changed."""
        if change.table is None:
            for live in self.lives:
                self._refresh_soon(live)
            return
        found = self._lives.get(change.table)
        if found and (change.version is None or change.version > found.table.version):
            self._refresh_soon(found)

    def _refresh_soon(self, live: Live, *, uncertain: bool = False) -> None:
        """Mark a table as stale; one task at a time refreshes it.

        After an append with an `uncertain` outcome it first waits until the store is past it.
        """
        live.stale = True
        live.uncertain |= uncertain
        if live.refreshing is None:
            live.refreshing = self._spawn(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        try:
            while live.stale:
                live.stale = False
                try:
                    if live.uncertain:
                        await self.store.check()
                        live.uncertain = False
                    async with live.lock:
                        await self._catch_up(live)
                    elsewhere = await self.store.elsewhere(live.table.id)
                except Unavailable:
                    live.stale = True
                    await asyncio.sleep(_PAUSE_SECONDS)
                    continue
                if elsewhere != live.elsewhere:
                    live.elsewhere = elsewhere
                    self.publish(live, from_elsewhere=True)
        finally:
            live.refreshing = None
            self.unload_if_idle(live)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _load(self, table: str) -> Table | None:
        """The table, from its snapshot and the events after that; None if there is none."""
        snapshot, stored = await self.store.load(table, snapshot_format())
        events = _decoded(stored)
        if snapshot is None:
            loaded = fold(table, events) if events else None
        else:
            loaded = after(restore(snapshot.data), events)
        if loaded is not None and len(events) >= SNAPSHOT_EVERY:
            self._spawn(self._save_snapshot(loaded))
        return loaded

    async def _save_snapshot(self, table: Table) -> None:
        data = take_snapshot(table)
        with contextlib.suppress(Unavailable):  # whoever loads the table next tries again
            snapshot = Snapshot(table.version, snapshot_format(), data)
            await self.store.save_snapshot(table.id, snapshot)

    async def _carry_out(self, live: Live, command: Command, person: str | None) -> int | Refusal:
        """Judge, append, keep, publish; the caller holds the lock."""
        for _ in range(_TRIES):
            now, lately = self.now(), frozenset(live.grace_left())
            decision = decide(live.table, command, person, now, live.present, lately=lately)
            if isinstance(decision, Refusal):
                if await self._catch_up(live):
                    continue
                return decision
            if not decision.events or await self._append(live, decision):
                return live.table.version
        raise VersionConflict(live.table.id)

    async def _append(self, live: Live, decision: Decision) -> bool:
        """Store a decision's events, then keep its table; after a conflict catch up instead."""
        table, data = live.table, [encode(event) for event in decision.events]
        events = events_after(table.version, data, decision.at)
        people = decision.table.people - table.people
        summary = Summary.of(decision.table).encode()
        began = time.perf_counter()
        try:
            await self.store.append(Append(table.id, events, people, summary=summary))
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
        self.metrics.commit_seconds.observe(time.perf_counter() - began)
        self.metrics.events.inc(len(events))
        live.table = decision.table
        self.publish(live)
        if decision.table.version // SNAPSHOT_EVERY > table.version // SNAPSHOT_EVERY:
            self._spawn(self._save_snapshot(decision.table))
        return True

    async def _catch_up(self, live: Live) -> bool:
        """Add what other processes have appended; whether there was anything."""
        news = _decoded(await self.store.read(live.table.id, live.table.version))
        if news:
            live.table = after(live.table, news)
            self.publish(live, from_elsewhere=True)
        return bool(news)

    def clock_left(self, live: Live) -> float | None:
        """The seconds left for a table's open card."""
        return self._clocks.left(live.table, self.now()) if live.table.phase == "play" else None

    def _set_clock(self, live: Live) -> None:
        live.cancel_timers()
        if not live.watchers:
            return
        loop, table = asyncio.get_running_loop(), live.table
        if grace := live.grace_left():
            # A moment later, so that it is over by then.
            live.grace = loop.call_later(min(grace.values()) + 0.05, self._end_grace, live)
        left = self._clocks.left(table, self.now())
        if left is None:
            return
        if table.phase == "play" and table.game is not None:
            due: Command = TimeOut(table.game.round)
        else:
            due = CloseReveal(table.reveal_opened_at or 0.0, secrets.token_hex(BYTES))
        live.clock = loop.call_later(left, self._time_out, live, due)

    def _end_grace(self, live: Live) -> None:
        """Somebody has been away for long enough: show that a bot may stand in."""
        self.publish(live, from_elsewhere=True)

    def _time_out(self, live: Live, due: Command) -> None:
        """Time is up: carry out what is due then, until it is done or refused as too late."""

        async def run() -> None:
            while True:
                try:
                    await self.act(live, due, None)
                except Unavailable:  # the store has logged why
                    await asyncio.sleep(_PAUSE_SECONDS)
                except Exception:  # noqa: BLE001  whatever it was, the clock must go on
                    _log.exception("the clock of a table could not act")
                    await asyncio.sleep(_PAUSE_SECONDS)
                else:
                    break
            self.unload_if_idle(live)

        self._spawn(run())

    async def _play_bots(self, live: Live) -> None:
        """Play every bot that is to act, one after the other."""
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(live.wake_bots.wait(), _YIELD_TO_OTHER_NODE_SECONDS)
            while (seat := bot_to_act(live.table)) is not None:
                await self._play_bot(live, seat)
        finally:
            live.bots = None
            live.wake_bots.clear()
            self.unload_if_idle(live)

    async def _play_bot(self, live: Live, seat: int) -> None:
        """Play one bot; if events overtook its thinking, the caller lets it think again."""
        version = live.table.version
        try:
            command = await bot_command(self.pool, live.table, seat)
            result = await self.act(live, command, None)
        except Unavailable:  # the store has logged why
            await asyncio.sleep(_PAUSE_SECONDS)
            return
        except Exception:  # noqa: BLE001  whatever it was, the bot must go on
            _log.exception("a bot could not act")
            await asyncio.sleep(_PAUSE_SECONDS)
            return
        if isinstance(result, Refusal) and live.table.version == version:
            _log.error("a bot was refused: %s", result)
            await asyncio.sleep(_PAUSE_SECONDS)


def _decoded(stored: Iterable[Stored]) -> list[tuple[Event, float]]:
    return [(decode(event.data), event.at) for event in stored]


def _notify(live: Live) -> None:
    """Have every watcher of a table send a new view."""
    live.views.invalidate()
    for watcher in tuple(live.watchers):
        watcher.changed(live)
