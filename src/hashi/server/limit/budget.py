"""Who has used how much: a budget of each kind for every address and every person.

Budgets are token buckets. A full bucket is the same as a new one, so full ones are dropped, and if
there are very many, those unused for longest. `hashi.server.limit.number` has the kinds and the
numbers.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import get_args

from hashi.server.limit.number import Kind, Limit, Rate
from hashi.server.operate.settings import Settings
from hashi.service.metric import Metrics

__all__ = ["Bucket", "Budget", "Budgets", "Client", "ConnectionLimit", "address_key"]

_MOST_KEYS = 20_000
_IPV6_PREFIX = 64  # what one household or server gets at least


@lru_cache(4096)
def address_key(address: str) -> str:
    """What an address is counted as: IPv6 by its /64, since anyone who has one has all of it."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        mapped = parsed.ipv4_mapped
        return str(mapped or ip_network((parsed, _IPV6_PREFIX), strict=False))
    return str(parsed)


@dataclass(frozen=True, slots=True)
class Client:
    """Whose budgets are used."""

    address: str  # see `address_key`
    person: str | None = None  # who asks from there, if they have a cookie


class Bucket:
    """Holds a burst of tokens and refills at a rate; may fall below zero by what is owed."""

    __slots__ = ("_now", "_rate", "_then", "_tokens")

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._now = rate, now
        self._tokens, self._then = rate.burst, now()

    def wait_seconds(self, cost: float = 1) -> float:
        """How long until the bucket holds so many tokens, or is full."""
        self._refill()
        rate = self._rate
        return max(0.0, (min(cost, rate.burst) - self._tokens) / rate.per_second)

    def take(self, cost: float = 1) -> None:
        """Take tokens, whether they are there or not."""
        self._tokens -= cost

    def charge(self, cost: float = 1) -> float:
        """Take tokens: 0 if they were there, else how long until there are as many again."""
        self._refill()
        self.take(cost)
        return self.wait_seconds(cost) if self._tokens < 0 else 0.0

    def _refill(self) -> None:
        now, rate = self._now(), self._rate
        self._tokens = min(rate.burst, self._tokens + (now - self._then) * rate.per_second)
        self._then = now


class _Buckets:
    """A bucket for every key, the longest unused first."""

    def __init__(self, rate: Rate, now: Callable[[], float], most: int) -> None:
        self._rate, self._now, self._most = rate, now, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            self._forget()
            bucket = self._buckets[key] = Bucket(self._rate, self._now)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def _forget(self) -> None:
        """Make room: two that are full again for each new one, so that their number falls."""
        for _ in range(2):
            oldest = next(iter(self._buckets.items()), None)
            if oldest is None:
                return
            key, bucket = oldest
            if len(self._buckets) < self._most and bucket.wait_seconds(self._rate.burst):
                return
            del self._buckets[key]


class Budget:
    """One kind of thing that is counted, by address and by person."""

    def __init__(
        self,
        kind: Kind,
        limit: Limit,
        metrics: Metrics,
        now: Callable[[], float] = time.monotonic,
        most: int = _MOST_KEYS,
    ) -> None:
        self._addresses = _Buckets(limit.address, now, most)
        self._people = None if limit.person is None else _Buckets(limit.person, now, most)
        self._spent, self._over = metrics.spent.labels(kind), metrics.over_limit.labels(kind)

    def __len__(self) -> int:
        """How many buckets are kept."""
        return len(self._addresses) + (0 if self._people is None else len(self._people))

    def take(self, client: Client, cost: float = 1) -> float:
        """Spend an amount: 0, or if there is too little, spend nothing: the seconds to wait."""
        buckets = self._buckets(client)
        wait = max(bucket.wait_seconds(cost) for bucket in buckets)
        if wait:
            self._over.inc()
            return wait
        for bucket in buckets:
            bucket.take(cost)
        self._spent.inc(cost)
        return 0.0

    def charge(self, client: Client, cost: float = 1) -> float:
        """Spend an amount, even into debt: 0, or the seconds until there is as much again."""
        wait = max(bucket.charge(cost) for bucket in self._buckets(client))
        self._spent.inc(cost)
        if wait:
            self._over.inc()
        return wait

    def delay(self, client: Client, cost: float = 1) -> float:
        """Spend an amount, even into debt: the seconds to wait until earlier debt is paid."""
        wait = self.debt_seconds(client)
        self.charge(client, cost)
        return wait

    def debt_seconds(self, client: Client) -> float:
        """The seconds until the debt is paid, 0 without one."""
        owed = any(bucket.wait_seconds(0) for bucket in self._buckets(client))
        return max(bucket.wait_seconds() for bucket in self._buckets(client)) if owed else 0.0

    def exceed(self) -> None:
        """Count a client that exceeded a narrower limit of the same kind."""
        self._over.inc()

    def _buckets(self, client: Client) -> list[Bucket]:
        found = [self._addresses.of(client.address)]
        if self._people is not None and client.person is not None:
            found.append(self._people.of(client.person))
        return found


class ConnectionLimit:
    """Counts connections, in all and by address, against their limits."""

    def __init__(self, most: int, most_of_address: int) -> None:
        self._most, self._most_of_address = most, most_of_address
        self._inside: Counter[str] = Counter()
        self.inside = 0

    def has_room(self, address: str) -> bool:
        """Whether one more may be opened from this address."""
        return self.inside < self._most and self._inside.get(address, 0) < self._most_of_address

    def enter(self, address: str) -> None:
        """Count one more; ask first whether there is room, and leave afterwards."""
        self.inside += 1
        self._inside[address] += 1

    def leave(self, address: str) -> None:
        """Count one less."""
        self.inside -= 1
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


class Budgets:
    """All budgets of one process, and its limits of connections."""

    def __init__(
        self, settings: Settings, metrics: Metrics, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.metrics = metrics
        kinds = {kind: Budget(kind, settings.limit(kind), metrics, now) for kind in get_args(Kind)}
        self.requests, self.pace = kinds["requests"], kinds["pace"]
        self.messages = kinds["messages"]
        self.frames, self.bytes = kinds["frames"], kinds["bytes"]
        self.thinking, self.events = kinds["thinking"], kinds["events"]
        self.tables, self.codes = kinds["tables"], kinds["codes"]
        self.sockets = ConnectionLimit(settings.most_sockets, settings.most_sockets_of_address)
        self.connections = ConnectionLimit(
            settings.most_connections, settings.most_connections_of_address
        )
