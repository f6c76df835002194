"""What every store promises.

- `append` is all or nothing, and durable when it returns.
- A table's versions are 1, 2, 3, ... without a hole; who appends says which version they saw last,
  and gets a VersionConflict if it was not the last (the third of the three doors for errors).
- What was read once is read again, the same, for ever.
- A store that cannot be reached, or cannot write, says so with Unavailable after some seconds; an
  append that ended so may or may not be there, whole.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

__all__ = [
    "Change",
    "Found",
    "Hear",
    "SchemaError",
    "Store",
    "Stored",
    "Unavailable",
    "VersionConflict",
    "Whole",
    "nobody_listens",
]


class VersionConflict(Exception):  # noqa: N818  named for what happened
    """Somebody else has appended since; read again and try again."""


class Unavailable(Exception):  # noqa: N818  named for what happened
    """The store cannot be reached or cannot write now; later it may."""


class SchemaError(RuntimeError):
    """The data were written by a newer version of the program."""


@dataclass(frozen=True, slots=True)
class Stored:
    """One event: its version, when it was stored (seconds since 1970) and its bytes."""

    version: int
    at: float
    data: bytes


@dataclass(frozen=True, slots=True)
class Found:
    """A table somebody sits at, and when something last happened there."""

    table: str
    updated_at: float


@dataclass(frozen=True, slots=True)
class Whole:
    """A table with all that is stored of it, to be carried from one store to another."""

    table: str
    code: str
    people: frozenset[str]
    events: tuple[Stored, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """What another process has done: a table is at this version now.

    Without a version, who is there has changed; without a table, anything may have.
    """

    table: str | None = None
    version: int | None = None


Hear = Callable[[Change], None]


def nobody_listens(_: Change) -> None:
    """For who does not want to hear of changes."""


class Store(Protocol):
    """The contract; tests/store holds every store to it."""

    async def open(self, hear: Hear = nobody_listens) -> None:
        """Make ready, and from now on call `hear` with what other processes do.

        Whatever was missed while the store could not be reached is told as Change().
        """
        ...

    async def append(  # noqa: PLR0913, PLR0917  the values of one append
        self,
        table: str,
        expected: int,
        events: Sequence[bytes],
        at: float,
        people: Collection[str] = (),
        code: str | None = None,
    ) -> int:
        """Append events after version `expected` (0: a new table) and give the new version.

        `people` are from now on found by `tables_of`; a new table's `code` by `find`. A code that
        is already taken is a VersionConflict.
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """The events of a table after a version, in order; none for an unknown table."""
        ...

    async def exists(self, table: str) -> bool:
        """Whether there is such a table; reads none of its events."""
        ...

    async def find(self, code: str) -> str | None:
        """The table of a short code."""
        ...

    async def tables_of(self, person: str, most: int) -> list[Found]:
        """The tables a person sits at, newest first."""
        ...

    def attend(self, table: str, people: frozenset[str]) -> None:
        """These people are at a table in this process now; others are told soon."""
        ...

    async def elsewhere(self, table: str) -> frozenset[str]:
        """The people who are at a table in other processes that are alive."""
        ...

    async def keep(self, key: str, owner: str, value: bytes, at: float, until: float) -> None:
        """Keep a value for whoever comes with the key; a new one of the same owner ends the old."""
        ...

    async def take(self, key: str, at: float) -> bytes | None:
        """A value that was kept, once and in time."""
        ...

    async def page(self, after: str, most: int) -> list[Whole]:
        """Whole tables in the order of their ids, from behind one id."""
        ...

    async def put(self, whole: Whole) -> None:
        """Put in a whole table, as it was; a VersionConflict if it or its code is there already."""
        ...

    async def check(self) -> None:
        """Return if the store can be reached, else be Unavailable."""
        ...

    async def close(self) -> None:
        """Finish what was begun and let go."""
        ...
