"""Chance that is the same everywhere: bytes of SHA-256, and even draws from them.

Python's own generators may change from release to release; docs/board.md says how this one works.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

__all__ = ["Chance"]

T = TypeVar("T")
_BYTE_VALUES = 256


class Chance:
    """An endless stream of draws that follows from a text."""

    __slots__ = ("_bytes",)

    def __init__(self, text: str) -> None:
        self._bytes = _stream(text.encode())

    def below(self, limit: int) -> int:
        """An even draw from 0 to limit - 1, for a limit of at most 256.

        Bytes above the last whole multiple of the limit are thrown away.
        """
        fair = _BYTE_VALUES - _BYTE_VALUES % limit
        return next(byte % limit for byte in self._bytes if byte < fair)

    def some(self, count: int, items: Sequence[T]) -> list[T]:
        """So many different items, in the order in which they are drawn."""
        rest = list(items)
        return [rest.pop(self.below(len(rest))) for _ in range(count)]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """All items in a drawn order."""
        return self.some(len(items), items)


def _stream(label: bytes) -> Iterator[int]:
    """SHA-256 of the label and a counter of eight bytes, for one counter after the other."""
    counter = 0
    while True:
        yield from hashlib.sha256(label + counter.to_bytes(8, "big")).digest()
        counter += 1
