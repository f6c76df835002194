"""What the routes share: the hub, the reports, the limits, and links that hand a person over."""

import time

from hashi.server.failure import Failure
from hashi.server.hub import Hub
from hashi.server.limit import Limiter
from hashi.server.report import Reports
from hashi.table import Table

__all__ = ["Desk"]

_HOUR = 3600
_MOST_HANDOVERS = 1000


class Desk:
    """One for each process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.reports = Reports(hub.minds)
        self._tables_of_person = Limiter(30, 60 / _HOUR)
        self._tables_of_address = Limiter(200, 600 / _HOUR)
        self._codes = Limiter(30, 0.5)
        self._boards = Limiter(30, 0.5)
        self._handovers: dict[str, tuple[str, str, float]] = {}

    def limit_tables(self, person: str, address: str) -> None:
        """Turn away who opens too many tables."""
        wait = self._tables_of_person.wait_seconds(person)
        wait = wait or self._tables_of_address.wait_seconds(address)
        if wait:
            raise Failure(429, "too-many-tables", round(wait, 1))

    def limit_codes(self, address: str) -> None:
        """Turn away who guesses codes."""
        wait = self._codes.wait_seconds(address)
        if wait:
            raise Failure(429, "too-fast", round(wait, 1))

    def limit_boards(self, address: str) -> None:
        """Turn away who has boards checked without end."""
        wait = self._boards.wait_seconds(address)
        if wait:
            raise Failure(429, "too-fast", round(wait, 1))

    async def close(self) -> None:
        """Let everything rest."""
        self.reports.close()
        await self.hub.close()

    async def table(self, table: str) -> Table:
        """A table as it stands."""
        found = await self.hub.peek(table)
        if found is None:
            raise Failure(404, "no-such-table")
        return found

    async def finished(self, table: str) -> Table:
        """A table whose game is over."""
        found = await self.table(table)
        if found.phase != "over":
            raise Failure(409, "not-over")
        return found

    def hand_over(self, token: str, secret: str, name: str, seconds: float) -> None:
        """Keep a person for whoever comes with the token in time; never on disk.

        Everybody has one link at a time: a new one ends the old.
        """
        now = time.monotonic()
        self._handovers = {
            other: kept
            for other, kept in self._handovers.items()
            if kept[2] > now and kept[0] != secret
        }
        if len(self._handovers) >= _MOST_HANDOVERS:
            raise Failure(429, "too-fast", seconds)
        self._handovers[token] = (secret, name, now + seconds)

    def taken_over(self, token: str) -> tuple[str, str] | None:
        """The secret and the name behind a token, once."""
        secret, name, until = self._handovers.pop(token, ("", "", 0.0))
        return (secret, name) if until > time.monotonic() else None
