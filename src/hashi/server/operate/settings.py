"""The settings of an operator; the defaults suit a household or a club. See docs/running.md."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hashi.server.limit.number import (
    LIMITS,
    SPARE_CONNECTIONS,
    SPARE_CONNECTIONS_OF_ADDRESS,
    Kind,
    Limit,
)
from hashi.service.limit import (
    MOST_WATCHERS,
    MOST_WATCHERS_OF_ADDRESS,
    SLOW_READER_SECONDS,
)

__all__ = ["Settings"]


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits of one process, and whom it trusts."""

    most_sockets: int = 5000  # at a time
    most_sockets_of_address: int = 500  # of them from one address
    most_watchers: int = MOST_WATCHERS  # sockets at one table
    most_watchers_of_address: int = MOST_WATCHERS_OF_ADDRESS  # of them from one address
    limit_factor: int = 1  # multiplies every limit
    limits: Mapping[Kind, Limit] = field(default_factory=dict)  # replace those of limit.number
    slow_reader_seconds: float = (
        SLOW_READER_SECONDS  # before a client that reads nothing is disconnected
    )
    ping_seconds: float = 8.0  # between pings, and for the pong: twice that until a client is away
    stop_seconds: float = 10.0  # for clients to finish before the process ends
    most_workers: int | None = None  # for bots and hints; None: one less than there are cores
    hosts: tuple[str, ...] = ()  # names the server answers to, beside those of loopback
    lan: bool = False  # it answers to any address, too
    trusted_proxies: str = ""  # their addresses, by commas: they name the client and its TLS
    metrics_token: str | None = None  # opens /metrics to others than this machine
    trainings_per_day: int = 0  # values trained for boards that people play; see docs/bots.md
    bots: tuple[str, ...] = ()  # third-party bots that hosts may seat; see docs/write-a-bot.md

    def limit(self, kind: Kind) -> Limit:
        """The rates of an address and of a person."""
        limit, factor = self.limits.get(kind, LIMITS[kind]), self.limit_factor
        person = None if limit.person is None else limit.person.times(factor)
        return Limit(limit.address.times(factor), person)

    @property
    def most_connections(self) -> int:
        """Concurrent connections, including those of sockets."""
        return self.most_sockets + SPARE_CONNECTIONS

    @property
    def most_connections_of_address(self) -> int:
        """Of them from one address; all come from the address of a trusted proxy."""
        if self.trusted_proxies:
            return self.most_connections
        return self.most_sockets_of_address + SPARE_CONNECTIONS_OF_ADDRESS
