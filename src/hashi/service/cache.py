"""A bounded cache: the entries used last stay, each as long as it is good for.

Not cachetools: a browser has these modules too, with nothing but the standard library and msgspec.
"""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

__all__ = ["Cache"]

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Cache(Generic[K, V]):
    """At most so many entries; time is monotonic, because the system clock may be set back."""

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._most, self._now = most, now
        self._entries: OrderedDict[K, tuple[float, V]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def __iter__(self) -> Iterator[K]:
        """The keys, the longest unused first."""
        return iter(self._entries)

    def get(self, key: K) -> V | None:
        """The value of a key, which is now the one used last; None if there is none any more."""
        until, value = self._entries.get(key, (-math.inf, None))
        if self._now() >= until:
            self._entries.pop(key, None)
            return None
        self._entries.move_to_end(key)
        return value

    def put(self, key: K, value: V, seconds: float = math.inf) -> V | None:
        """Keep a value for so long; returns the one that had to make room, if any did."""
        self._entries[key] = (self._now() + seconds, value)
        self._entries.move_to_end(key)
        return self._entries.popitem(last=False)[1][1] if len(self) > self._most else None

    def pop(self, key: K) -> V | None:
        """Remove a value, and return it."""
        return self._entries.pop(key, (0.0, None))[1]

    def values(self) -> list[V]:
        """All values, the longest unused first."""
        return [value for _, value in self._entries.values()]

    def clear(self) -> None:
        """Remove everything."""
        self._entries.clear()
