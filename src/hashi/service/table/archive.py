"""Tables in the store: opened, loaded from a snapshot and the events after it, appended to.

A snapshot is saved every hundred events, after they are acknowledged and in the background, so that
a load reads few events however long a table's log is. Honour tables, whose mistakes are judged
again with every load, and long logs without a snapshot are folded in a thread.
"""

import contextlib
import time
from collections.abc import Iterable, Sequence
from functools import partial

from hashi.service.metric import Metrics
from hashi.service.task import Tasks
from hashi.service.thread import in_thread
from hashi.store import Append, Snapshot, Store, Stored, Unavailable, events_after
from hashi.table import (
    Decision,
    Event,
    Opened,
    Summary,
    Table,
    after,
    decode,
    encode,
    fold,
    restore,
    results_of,
    snapshot_format,
    snapshot_kind,
    take_snapshot,
)

__all__ = ["SNAPSHOT_EVERY", "Archive"]

SNAPSHOT_EVERY = 100  # events: more than most games have


class Archive:
    """Reads tables from a store and writes their events to it."""

    __slots__ = ("_metrics", "_saving", "_store")

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._saving = Tasks()

    async def open(self, table: str, opened: Opened, at: float) -> None:
        """Store a new table; a VersionConflict means its code is taken."""
        state = fold(table, [(opened, at)])
        events, summary = events_after(0, [encode(opened)], at), Summary.of(state).encode()
        await self._store.append(Append(table, events, state.people, opened.code, summary, ()))

    async def open_finished(self, table: Table, events: Sequence[tuple[Event, float]]) -> None:
        """Store a table with all its events and results; a VersionConflict if it is there."""
        stored = [Stored(n, at, encode(event)) for n, (event, at) in enumerate(events, 1)]
        summary, results = Summary.of(table).encode(), results_of(table)
        code = table.opened.code
        await self._store.append(Append(table.id, stored, table.people, code, summary, results))
        self._metrics.events.inc(len(stored))

    async def load(self, table: str) -> Table | None:
        """The table, from its snapshot and the events after that; None if there is none."""
        snapshot, stored = await self._store.load(table, snapshot_format())
        work = partial(_load, table, snapshot, stored)
        loaded = await in_thread(work) if _takes_long(snapshot, stored) else work()
        if loaded is not None and len(stored) >= SNAPSHOT_EVERY:
            self._saving.spawn(self._save_snapshot(loaded))
        return loaded

    async def update(self, table: Table) -> Table:
        """The table with whatever was appended to it since; the same one if nothing was."""
        news = _decoded(await self._store.read(table.id, table.version))
        if not news:
            return table
        work = partial(after, table, news)
        return await in_thread(work, None) if table.opened.kind == "honour" else work()

    async def append(self, table: Table, decision: Decision) -> None:
        """Store the events of a decision about a table, unless a VersionConflict comes first."""
        data = [encode(event) for event in decision.events]
        events = events_after(table.version, data, decision.at)
        same_seats = decision.table.seats is table.seats
        people = frozenset() if same_seats else decision.table.people - table.people
        summary = Summary.of(decision.table).encode()
        ended = decision.table.phase == "over" and table.phase != "over"
        results = results_of(decision.table) if ended else ()
        began = time.perf_counter()
        await self._store.append(Append(table.id, events, people, None, summary, results))
        self._metrics.commit_seconds.observe(time.perf_counter() - began)
        self._metrics.events.inc(len(events))
        if decision.table.version // SNAPSHOT_EVERY > table.version // SNAPSHOT_EVERY:
            self._saving.spawn(self._save_snapshot(decision.table))

    def close(self) -> None:
        """Stop saving snapshots; the next load of a table saves it."""
        self._saving.cancel()

    async def _save_snapshot(self, table: Table) -> None:
        data = take_snapshot(table)
        with contextlib.suppress(Unavailable):  # the next load of the table tries again
            snapshot = Snapshot(table.version, snapshot_format(), data)
            await self._store.save_snapshot(table.id, snapshot)


def _takes_long(snapshot: Snapshot | None, stored: Sequence[Stored]) -> bool:
    """Whether loading a table may take more than a few milliseconds."""
    if len(stored) > SNAPSHOT_EVERY:
        return True
    if snapshot is not None:
        return snapshot_kind(snapshot.data) == "honour"
    first = decode(stored[0].data) if stored else None
    return isinstance(first, Opened) and first.kind == "honour"


def _load(table: str, snapshot: Snapshot | None, stored: Sequence[Stored]) -> Table | None:
    events = _decoded(stored)
    if snapshot is not None:
        return after(restore(snapshot.data), events)
    return fold(table, events) if events else None


def _decoded(stored: Iterable[Stored]) -> list[tuple[Event, float]]:
    return [(decode(event.data), event.at) for event in stored]
