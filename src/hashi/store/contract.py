"""The contract of a store.

- `append` is all or nothing, and durable when it returns.
- A table's versions are 1, 2, 3, ... without a hole; a writer says which version it saw last, and
  gets a VersionConflict if it was not the last.
- Events never change: what was read once always reads the same.
- A store that cannot be reached, or cannot write, raises Unavailable after a few seconds; the
  append may or may not have been stored, but never in part.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, Self

from hashi.store.result import Loss, ResultRow, Results

__all__ = [
    "Append",
    "Change",
    "Diagnosis",
    "OnChange",
    "SchemaError",
    "Snapshot",
    "Store",
    "Stored",
    "TableExport",
    "TableListing",
    "Unavailable",
    "VersionConflict",
    "events_after",
    "ignore_changes",
]


class VersionConflict(Exception):
    """Another writer has appended since; read again and retry."""


class Unavailable(Exception):
    """The store cannot be reached or cannot write now; later it may."""


class SchemaError(RuntimeError):
    """The data were written by a newer version of the program."""


@dataclass(frozen=True, slots=True)
class Stored:
    """One event: its version, when it was stored (seconds since 1970) and its bytes."""

    version: int
    at: float
    data: bytes


def events_after(version: int, data: Iterable[bytes], at: float) -> tuple[Stored, ...]:
    """Events that follow a version, all of one time."""
    return tuple(Stored(number, at, each) for number, each in enumerate(data, version + 1))


@dataclass(frozen=True, slots=True)
class Append:
    """Events for a table, at least one, and what is stored with them in the same transaction.

    A new table, whose events begin with version 1, has a code. From now on `people` find it by
    `tables_of`. The summary is what a list shows of the table; it replaces the one before, even by
    none. The results are those of a game that these events end.
    """

    table: str
    events: Sequence[Stored]
    people: Collection[str] = ()
    code: str | None = None
    summary: bytes | None = None
    results: Sequence[ResultRow] = ()

    @property
    def expected(self) -> int:
        """The last version its writer has seen; 0 for a new table."""
        return self.events[0].version - 1

    @property
    def last(self) -> Stored:
        """The newest event."""
        return self.events[-1]


@dataclass(frozen=True, slots=True)
class TableListing:
    """A table of a person, when something last happened there, and its summary if known."""

    table: str
    updated_at: float
    summary: bytes | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table after its events up to a version, as bytes; `format` says who can read them."""

    version: int
    format: str
    data: bytes


@dataclass(frozen=True, slots=True)
class TableExport:
    """A table with everything that is stored of it, to move it to another store."""

    table: str
    code: str
    people: frozenset[str]
    events: tuple[Stored, ...]
    reports: tuple[bytes, ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """What another process has done: a table is at this version now.

    Without a version, who is there has changed; without a table, anything may have.
    """

    table: str | None = None
    version: int | None = None


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What can be said of a store without opening it, for the operator."""

    fault: Literal["unreachable", "damaged", "emptied", "log-lost", "newer"] | None = None
    outdated: bool = False  # the next start migrates it
    durable: bool = True  # whether what is committed survives a power failure
    newest_at: float = 0.0  # when the newest event was stored, as far as it is known
    clock: float | None = None  # the time where the data are, if that is another machine

    @classmethod
    def of_schema(cls, version: int, known: int) -> Self:
        """By the version of the data and the newest one this program knows; 0 for no data."""
        return cls("newer" if version > known else None, outdated=0 < version < known)


OnChange = Callable[[Change], None]


def ignore_changes(_: Change) -> None:
    """Ignores changes."""


class Store(Protocol):
    """The contract; tests/store runs the same tests on every store.

    `results` reads the rows of finished games.
    """

    results: Results

    @classmethod
    async def diagnose(cls, location: Any) -> Diagnosis:
        """What is wrong with the data at a location, if anything; changes nothing."""
        ...

    async def open(self, on_change: OnChange = ignore_changes) -> None:
        """Connect, and from now on call `on_change` with what other processes change.

        An own append that raised Unavailable and was stored after all is such a change too. If
        anything may have been missed while the store was unreachable, that is a Change().
        """
        ...

    async def append(self, append: Append) -> int:
        """Append events to a table and return its new version.

        A VersionConflict if the table is not at the version they follow, if a code is given that is
        taken or not needed, or none for a new table.
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """The events of a table after a version, in order; none for an unknown table."""
        ...

    async def load(self, table: str, format: str) -> tuple[Snapshot | None, list[Stored]]:  # noqa: A002  the field's name
        """The snapshot of a table if it has one of this format, and the events after it."""
        ...

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Store a snapshot in place of an older one or one of another format."""
        ...

    async def exists(self, table: str) -> bool:
        """Whether there is such a table; reads none of its events."""
        ...

    async def find(self, code: str) -> str | None:
        """The table of a short code."""
        ...

    async def tables_of(self, person: str, most: int) -> list[TableListing]:
        """The tables a person sits at, newest first."""
        ...

    async def summarise(self, found: TableListing, summary: bytes) -> None:
        """Store the summary of a table that was found, unless something happened there since."""
        ...

    async def save_loss(self, loss: Loss) -> None:
        """Store what the cards of a game cost a player, unless it is there."""
        ...

    async def save_report(self, table: str, seat: int, data: bytes) -> None:
        """Store the finished report on a seat's game in place of an older one."""
        ...

    async def report(self, table: str, seat: int) -> bytes | None:
        """The finished report on a seat's game."""
        ...

    async def forget_results(self, person: str) -> None:
        """Delete the results of a person and what is stored with them; their tables stay."""
        ...

    def set_presence(self, table: str, people: frozenset[str]) -> None:
        """Set who is at a table in this process; the others are notified soon."""
        ...

    async def present_elsewhere(self, table: str) -> frozenset[str]:
        """The people who are at a table in other live processes."""
        ...

    async def put(self, key: str, owner: str, value: bytes, at: float, until: float) -> None:
        """Store a value in place of those of the same key or owner; expired ones are removed."""
        ...

    async def pop(self, key: str, at: float) -> bytes | None:
        """Remove and return a stored value, unless it has expired."""
        ...

    async def get(self, key: str, at: float) -> bytes | None:
        """A stored value, unless it has expired; it stays."""
        ...

    async def page(self, after: str, most: int) -> list[TableExport]:
        """Whole tables in the order of their ids, after a given id."""
        ...

    async def check(self) -> None:
        """Return if the store can be written now, after everything queued before.

        Raises Unavailable within a few seconds if not. Writes at most once every two seconds.
        """
        ...

    async def close(self) -> None:
        """Finish what was started, then disconnect."""
        ...
