"""A table in memory and the people present. `hashi.server.hub` loads and unloads tables."""

import asyncio
from dataclasses import dataclass, field
from typing import Any, Protocol

from hashi.server.view import Views
from hashi.table import Table

__all__ = ["Live", "Watcher"]


class Watcher(Protocol):
    """Somebody who watches a table; after each change they fetch their own view."""

    person: str

    def changed(self, live: "Live") -> None:
        """Something has changed: fetch a new view."""
        ...

    def drain(self) -> None:
        """The process is about to end: finish what was asked, then disconnect."""
        ...


@dataclass(slots=True)
class Live:
    """A table in memory and the people present: our watchers, and people at other processes."""

    table: Table
    watchers: set[Watcher] = field(default_factory=set)
    elsewhere: frozenset[str] = frozenset()
    views: Views = field(default_factory=Views)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    clock: asyncio.TimerHandle | None = None
    bots: asyncio.Task[None] | None = None
    wake_bots: asyncio.Event = field(default_factory=asyncio.Event)  # play them without yielding
    hinting: dict[int, asyncio.Task[Any]] = field(default_factory=dict)  # by seat
    stale: bool = False  # the store has events that are not here yet
    uncertain: bool = False  # an append may still be under way whose outcome nobody was told
    refreshing: asyncio.Task[None] | None = None

    @property
    def here(self) -> frozenset[str]:
        """The people present in this process."""
        return frozenset(watcher.person for watcher in self.watchers)

    @property
    def present(self) -> frozenset[str]:
        """The people present in any process."""
        return self.here | self.elsewhere
