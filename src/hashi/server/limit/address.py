"""Whose budgets are used: an IPv4 address by itself, an IPv6 address by two of its networks.

Whoever has one IPv6 address has all of its /64, and often a /56 or a /48 of them.
"""

from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from hashi.jobs.source import Source

__all__ = ["Address", "Client", "address_of"]

_SUBNET, _NETWORK = 64, 48  # what a household or server gets at least, and at most


@dataclass(frozen=True, slots=True)
class Address:
    """One for all addresses that are counted together."""

    subnet: str  # an IPv4 address, or the /64 of an IPv6 address
    network: str  # an IPv4 address, or the /48 of an IPv6 address


_UNKNOWN = Address("?", "?")
_LONGEST = 100  # characters of an address; a proxy may pass on any text


@dataclass(frozen=True, slots=True)
class Client:
    """Whose budgets are used."""

    address: Address
    person: str | None = None  # who asks from there, if they have a cookie

    @property
    def source(self) -> Source:
        """The same for the service, which takes it as it is."""
        return Source(self.address.network, self.address.subnet, self.person or "")


def address_of(text: str) -> Address:
    """What an address is counted as, however it is written; all that are none count as one."""
    return _UNKNOWN if len(text) > _LONGEST else _parsed(text)


@lru_cache(4096)
def _parsed(text: str) -> Address:
    try:
        parsed = ip_address(text.partition("%")[0])
    except ValueError:
        return _UNKNOWN
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is None:
            subnet, network = (ip_network((parsed, n), strict=False) for n in (_SUBNET, _NETWORK))
            return Address(str(subnet), str(network))
        parsed = parsed.ipv4_mapped
    return Address(str(parsed), str(parsed))
