"""Limits: so much in a while, then a code and the time to wait."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial

__all__ = ["Bucket", "Door", "Limiter"]

_MOST_KEYS = 20_000


class Bucket:
    """Holds `size` drops and fills again at `rate` a second; every act takes one."""

    __slots__ = ("_drops", "_now", "_rate", "_size", "_then")

    def __init__(self, size: float, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._size, self._rate, self._now = size, rate, now
        self._drops, self._then = size, now()

    def wait_seconds(self) -> float:
        """Take a drop: 0 if there was one, else how long until there is."""
        now = self._now()
        self._drops = min(self._size, self._drops + (now - self._then) * self._rate)
        self._then = now
        if self._drops >= 1:
            self._drops -= 1
            return 0.0
        return (1 - self._drops) / self._rate


class Limiter:
    """A bucket for every key, the oldest forgotten when there are too many."""

    def __init__(self, size: float, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._make = partial(Bucket, size, rate, now)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait_seconds(self, key: str) -> float:
        """Take a drop from the key's bucket."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = self._make()
            if len(self._buckets) > _MOST_KEYS:
                self._buckets.popitem(last=False)
        return bucket.wait_seconds()


class Door:
    """Lets in so many at a time, and so many from each address."""

    def __init__(self, most: int, most_of_address: int) -> None:
        self._most, self._most_of_address = most, most_of_address
        self._inside: Counter[str] = Counter()
        self.inside = 0

    def has_room(self, address: str) -> bool:
        """Whether one more may enter from this address."""
        return self.inside < self._most and self._inside.get(address, 0) < self._most_of_address

    def enter(self, address: str) -> None:
        """Take a place; ask first whether there is one, and leave afterwards."""
        self.inside += 1
        self._inside[address] += 1

    def leave(self, address: str) -> None:
        """Make room."""
        self.inside -= 1
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]
