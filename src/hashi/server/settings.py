"""The settings of an operator; the defaults suit a household or a club. See docs/running.md."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hashi.server.limit import (
    LIMITS,
    SPARE_CONNECTIONS,
    SPARE_CONNECTIONS_OF_ADDRESS,
    Kind,
    Limit,
)

__all__ = ["Settings"]


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits of one process, and whom it believes.

    `limits` replace those of `hashi.server.limit`; `limit_factor` multiplies them all. `hosts` are
    names under which the server may be asked for, beside those of loopback; with `lan` it may be by
    any address. `trusted_proxies` are the addresses, separated by commas, whose word on a client's
    address and on TLS is taken; `metrics_token` opens /metrics to others than this machine.
    `most_workers` think for bots and hints at a time; if it is not given, one less than there are
    cores. `bots` are those of others that hosts may put into seats; see docs/write-a-bot.md.
    """

    most_sockets: int = 5000
    most_sockets_of_address: int = 500
    limit_factor: int = 1
    limits: Mapping[Kind, Limit] = field(default_factory=dict)
    slow_reader_seconds: float = 30.0
    stop_seconds: float = 10.0
    most_workers: int | None = None
    hosts: tuple[str, ...] = ()
    lan: bool = False
    trusted_proxies: str = ""
    metrics_token: str | None = None
    bots: tuple[str, ...] = ()

    def limit(self, kind: Kind) -> Limit:
        """What an address and a person may use of something."""
        limit, factor = self.limits.get(kind, LIMITS[kind]), self.limit_factor
        person = None if limit.person is None else limit.person.times(factor)
        return Limit(limit.address.times(factor), person)

    @property
    def most_connections(self) -> int:
        """Connections at a time, those of sockets included."""
        return self.most_sockets + SPARE_CONNECTIONS

    @property
    def most_connections_of_address(self) -> int:
        """Of them from one address; a trusted proxy brings those of everybody."""
        if self.trusted_proxies:
            return self.most_connections
        return self.most_sockets_of_address + SPARE_CONNECTIONS_OF_ADDRESS
