"""A table in memory and the people present. `hashi.service.table.hub` loads and unloads tables."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from hashi.jobs.source import SERVER, Source
from hashi.rules import Refusal
from hashi.service.table.feed import Feed
from hashi.service.timing import Timings
from hashi.table import Command, LiveStatus, Table
from hashi.wire.message import Nudged, Reacted

__all__ = ["RETRY_SECONDS", "Act", "LiveTable", "Watcher"]

RETRY_SECONDS = 1.0  # before something that failed at a table is tried again


class Watcher(Protocol):
    """A connection to a table; after each change it sends what its client has not seen yet."""

    source: Source

    def notify(self) -> None:
        """Something has changed: send what is new."""
        ...

    def pass_on(self, said: Nudged | Reacted) -> None:
        """Send what another player says to this person."""
        ...

    def drain(self) -> None:
        """The process is about to end: finish what was asked, then disconnect."""
        ...


@dataclass(slots=True)
class LiveTable:
    """A table in memory and the people present: our watchers, and people at other processes."""

    table: Table  # as it was last stored
    timings: Timings = field(default_factory=Timings)  # of the hub
    watchers: frozenset[Watcher] = frozenset()  # the connections of this process
    here: frozenset[str] = frozenset()  # the people present in this process
    source: Source = SERVER  # of what is due: who acted last, else the player who came last
    elsewhere: frozenset[str] = frozenset()  # the people present in other processes
    feed: Feed = field(default_factory=Feed)  # what is sent to watchers
    status: LiveStatus | None = None  # when it was last published
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # held while a command is carried out
    away_since: dict[str, float] = field(default_factory=dict)  # by person at a seat
    may_point_at: dict[str, float] = field(default_factory=dict)  # from then on, by person
    clock: asyncio.TimerHandle | None = None  # ends when the card's time is up
    grace: asyncio.TimerHandle | None = None  # ends when a bot may stand in for a person
    bots: asyncio.Task[None] | None = None  # plays the bots that are to act
    wake_bots: asyncio.Event = field(default_factory=asyncio.Event)  # play them without yielding
    nudged_at: dict[int, float] = field(default_factory=dict)  # by seat
    reacted_at: dict[str, float] = field(default_factory=dict)  # lately, by person
    stale: bool = False  # the store has events that are not here yet
    uncertain: bool = False  # an append may still be running whose outcome is unknown
    refreshing: asyncio.Task[None] | None = None  # reads what the store has

    def cancel_timers(self) -> None:
        """Stop the clock, and the wait for people who are away."""
        for timer in (self.clock, self.grace):
            if timer is not None:
                timer.cancel()
        self.clock = self.grace = None

    def set_watchers(self, watchers: frozenset[Watcher]) -> None:
        """Change who watches here."""
        self.watchers = watchers
        self.here = frozenset(watcher.source.person for watcher in watchers)

    @property
    def seated(self) -> frozenset[str]:
        """The people at its seats."""
        return frozenset(seat.person for seat in self.table.seats if seat.person)

    @property
    def present(self) -> frozenset[str]:
        """The people present in any process."""
        return self.here | self.elsewhere if self.elsewhere else self.here

    def pause_left(self, person: str) -> float:
        """The seconds until a person may point at a mistake again (M5)."""
        return max(0.0, self.may_point_at.get(person, 0.0) - time.monotonic())

    def pause_pointing(self, person: str) -> None:
        """A person has pointed at a place where there is no mistake."""
        self.may_point_at[person] = time.monotonic() + self.timings.pointing_pause_seconds

    def note_presence(self) -> None:
        """Remember since when, by the monotonic clock, people at seats have been away."""
        now = time.monotonic()
        away = self.seated - self.present
        self.away_since = {person: self.away_since.get(person, now) for person in away}

    def grace_left(self) -> dict[str, float]:
        """The seconds people who are away have left before a bot may stand in for them.

        With a card clock it is no longer than that: then their seat passes anyway.
        """
        if not self.away_since:
            return {}
        now = time.monotonic()
        longest = self.timings.grace_seconds
        grace = min(longest, self.table.opened.clock_seconds or longest)
        left = {person: since + grace - now for person, since in self.away_since.items()}
        return {person: seconds for person, seconds in left.items() if seconds > 0}


# Carries out a command of a person, or of the table itself: the new version, or why not.
Act = Callable[[LiveTable, Command, str | None], Awaitable[int | Refusal]]
