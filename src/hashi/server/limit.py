"""Rate limits and a limit of open sockets."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial

__all__ = ["Bucket", "Door", "Limiter"]

_MOST_KEYS = 20_000


class Bucket:
    """A token bucket: holds `size` tokens and refills at `rate` a second; every act takes one."""

    __slots__ = ("_now", "_rate", "_size", "_then", "_tokens")

    def __init__(self, size: float, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._size, self._rate, self._now = size, rate, now
        self._tokens, self._then = size, now()

    def wait_seconds(self) -> float:
        """Take a token: 0 if there was one, else how long until there is."""
        now = self._now()
        self._tokens = min(self._size, self._tokens + (now - self._then) * self._rate)
        self._then = now
        if self._tokens >= 1:
            self._tokens -= 1
            return 0.0
        return (1 - self._tokens) / self._rate


class Limiter:
    """A bucket for every key; when there are too many, the oldest is forgotten."""

    def __init__(self, size: float, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._make = partial(Bucket, size, rate, now)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait_seconds(self, key: str) -> float:
        """Take a token from the key's bucket."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = self._make()
            if len(self._buckets) > _MOST_KEYS:
                self._buckets.popitem(last=False)
        return bucket.wait_seconds()


class Door:
    """Counts the sockets that are open, in all and by address, against their limits."""

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
        """Give the place back."""
        self.inside -= 1
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]
