"""What every store promises.

- `append` is all or nothing, and durable when it returns.
- A table's versions are 1, 2, 3, ... without a hole; who appends says which version they saw last,
  and gets a VersionConflict if it was not the last (the third of the three doors for errors).
- What was read once is read again, the same, for ever.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

__all__ = ["Found", "Store", "Stored", "VersionConflict"]


class VersionConflict(Exception):  # noqa: N818  named for what happened
    """Somebody else has appended since; read again and try again."""


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


class Store(Protocol):
    """The contract; tests/store holds every store to it."""

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

    async def find(self, code: str) -> str | None:
        """The table of a short code."""
        ...

    async def tables_of(self, person: str, most: int) -> list[Found]:
        """The tables a person sits at, newest first."""
        ...

    async def close(self) -> None:
        """Finish what was begun and let go."""
        ...
