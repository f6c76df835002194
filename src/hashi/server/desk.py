"""What the routes share: the hub, the reports and the limits."""

import random

from hashi.server.failure import Failure
from hashi.server.hub import Hub
from hashi.server.limit import Door, Limiter
from hashi.server.report import Reports
from hashi.server.settings import Settings
from hashi.table import Table

__all__ = ["Desk"]

_HOUR = 3600


class Desk:
    """One for each process."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub, self.settings = hub, settings
        self.door = Door(settings.most_sockets, settings.most_sockets_of_address)
        self.reports = Reports(hub.minds)
        self._tables_of_person = Limiter(30, 60 / _HOUR)
        self._tables_of_address = Limiter(
            settings.tables_of_address, 3 * settings.tables_of_address / _HOUR
        )
        self._codes = Limiter(30, 0.5)
        self._boards = Limiter(30, 0.5)
        self._handovers = Limiter(30, 0.1)

    def limit_tables(self, person: str, address: str) -> None:
        """Turn away who opens too many tables."""
        wait = self._tables_of_person.wait_seconds(person)
        wait = wait or self._tables_of_address.wait_seconds(address)
        if wait:
            raise self.turned_away("too-many-tables", wait)

    def limit_codes(self, address: str) -> None:
        """Turn away who guesses codes."""
        wait = self._codes.wait_seconds(address)
        if wait:
            raise self.turned_away("too-fast", wait)

    def limit_boards(self, address: str) -> None:
        """Turn away who has boards checked without end."""
        wait = self._boards.wait_seconds(address)
        if wait:
            raise self.turned_away("too-fast", wait)

    def limit_handovers(self, address: str) -> None:
        """Turn away who makes links for other devices without end."""
        wait = self._handovers.wait_seconds(address)
        if wait:
            raise self.turned_away("too-fast", wait)

    @property
    def retry_seconds(self) -> float:
        """When to try again: not all at the same moment."""
        return round(random.uniform(5, 15), 1)  # noqa: S311  no secret

    def turned_away(self, code: str, wait_seconds: float) -> Failure:
        """What to raise for somebody beyond a limit; it is counted."""
        self.hub.metrics.turned_away.labels(code).inc()
        return Failure(429, code, round(wait_seconds, 1))

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
