"""Who has used how much: a budget of each kind for every address, IPv6 network and person.

Budgets are token buckets. A full bucket is the same as a new one, so full ones are dropped, and if
there are very many, those unused for longest. `hashi.server.limit.number` has the kinds and the
numbers.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import get_args

from hashi.server.limit.address import Address, Client
from hashi.server.limit.newcomer import Newcomers
from hashi.server.limit.number import NETWORK_FACTOR, Kind, Limit, Rate
from hashi.server.operate.settings import Settings
from hashi.service.metric import Metrics

__all__ = ["Bucket", "Budget", "Budgets", "ConnectionLimit"]

_MOST_KEYS = 20_000


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
        self._subnets = _Buckets(limit.address, now, most)
        self._networks = _Buckets(limit.address.times(NETWORK_FACTOR), now, most)
        self._people = None if limit.person is None else _Buckets(limit.person, now, most)
        self._spent, self._over = metrics.spent.labels(kind), metrics.over_limit.labels(kind)

    def __len__(self) -> int:
        """How many buckets are kept."""
        people = 0 if self._people is None else len(self._people)
        return len(self._subnets) + len(self._networks) + people

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
        address = client.address
        found = [self._subnets.of(address.subnet)]
        if address.network != address.subnet:
            found.append(self._networks.of(address.network))
        if self._people is not None and client.person is not None:
            found.append(self._people.of(client.person))
        return found


class ConnectionLimit:
    """Counts connections, in all and by address, against their limits."""

    def __init__(self, most: int, most_of_address: int) -> None:
        self._most, self._most_of_address = most, most_of_address
        self._subnets: Counter[str] = Counter()
        self._networks: Counter[str] = Counter()
        self.inside = 0

    def has_room(self, address: Address) -> bool:
        """Whether one more may be opened from this address."""
        most = self._most_of_address
        return (
            self.inside < self._most
            and self._subnets.get(address.subnet, 0) < most
            and self._networks.get(address.network, 0) < NETWORK_FACTOR * most
        )

    def enter(self, address: Address) -> None:
        """Count one more; ask first whether there is room, and leave afterwards."""
        self.inside += 1
        self._subnets[address.subnet] += 1
        self._networks[address.network] += 1

    def leave(self, address: Address) -> None:
        """Count one less."""
        self.inside -= 1
        for inside, name in (
            (self._subnets, address.subnet),
            (self._networks, address.network),
        ):
            inside[name] -= 1
            if not inside[name]:
                del inside[name]


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
        self.persons = kinds["persons"]
        self.newcomers = Newcomers(self.persons.take, now)
        self.sockets = ConnectionLimit(settings.most_sockets, settings.most_sockets_of_address)
        self.connections = ConnectionLimit(
            settings.most_connections, settings.most_connections_of_address
        )
