"""Which persons an address has: anybody can make up a cookie, so each new one is paid for.

A person who was seen from an address within the last hour is known there; any other uses one of
that address's new persons, whoever made the cookie.
"""

import time
from collections import OrderedDict
from collections.abc import Callable

from hashi.server.limit.address import Client

__all__ = ["Newcomers"]

_KNOWN_SECONDS = 3600.0
_MOST_KNOWN = 50_000


class Newcomers:
    """The persons known at each address, the longest unseen first."""

    def __init__(
        self,
        pay: Callable[[Client], float],  # for a new person; 0, or the seconds to wait
        now: Callable[[], float] = time.monotonic,
        most: int = _MOST_KNOWN,
    ) -> None:
        self._pay, self._now, self._most = pay, now, most
        self._seen: OrderedDict[tuple[str, str], float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._seen)

    def admit(self, client: Client) -> float:
        """0 if the client's person is known at its address or could be paid for, else the wait."""
        if client.person is None:
            return 0.0
        self._forget()
        key = client.address.subnet, client.person
        if key not in self._seen and (wait := self._pay(Client(client.address))):
            return wait
        self._seen[key] = self._now()
        self._seen.move_to_end(key)
        return 0.0

    def _forget(self) -> None:
        """Forget the longest unseen, if that is long ago or there are too many."""
        while self._seen:
            key, seen = next(iter(self._seen.items()))
            if len(self._seen) < self._most and self._now() - seen < _KNOWN_SECONDS:
                return
            del self._seen[key]
