"""A table in memory and the people present. `hashi.server.hub` loads and unloads tables."""

import asyncio
from dataclasses import dataclass, field
from typing import Any, Protocol

from hashi.server.view import Views
from hashi.table import Table

__all__ = ["Live", "Watcher"]

_LOOK_AROUND_SECONDS = 15
_REVEAL_SECONDS = 15  # in which a seat shows the nonce it committed to; its client does so at once


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
    attended_since: float = 0.0
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

    @property
    def clock_ends_at(self) -> float | None:
        """When the open card's time is up; after an empty table there is time to look around."""
        seconds = self.table.opened.clock_seconds
        if seconds is None or self.table.phase != "play":
            return None
        look_around = self.attended_since + min(seconds, _LOOK_AROUND_SECONDS)
        return max(self.table.round_opened_at + seconds, look_around)

    def reveal_left(self, now: float) -> float | None:
        """The seconds left to show nonces; a table found in the middle of it starts over."""
        opened_at = self.table.reveal_opened_at
        if opened_at is None:
            return None
        ends = max(opened_at, self.attended_since) + _REVEAL_SECONDS
        return min(max(0.0, ends - now), _REVEAL_SECONDS)

    def clock_left(self, now: float) -> float | None:
        """The seconds left for the open card; never more than it has, even if the clock jumped."""
        ends, seconds = self.clock_ends_at, self.table.opened.clock_seconds
        return None if ends is None or seconds is None else min(max(0.0, ends - now), seconds)
