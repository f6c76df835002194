"""What routes and sockets share: the hub, the reports and the limits."""

import random

from hashi.server.failure import Failure
from hashi.server.hub import Hub
from hashi.server.limit import Door, Limiter
from hashi.server.report import Reports
from hashi.server.settings import Settings
from hashi.table import Table

__all__ = ["Context"]

_HOUR = 3600


class Context:
    """One for each process."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub, self.settings = hub, settings
        self.door = Door(settings.most_sockets, settings.most_sockets_of_address)
        self.reports = Reports(hub.pool, hub.warm_up)
        self._tables_of_person = Limiter(30, 60 / _HOUR)
        self._tables_of_address = Limiter(
            settings.tables_of_address, 3 * settings.tables_of_address / _HOUR
        )
        self._codes = Limiter(30, 0.5)
        self._boards = Limiter(30, 0.5)
        self._handovers = Limiter(30, 0.1)
        self._qr_codes = Limiter(60, 1)

    def limit_tables(self, person: str, address: str) -> None:
        """Turn away people who open too many tables."""
        self._limit(self._tables_of_person, person, "too-many-tables")
        self._limit(self._tables_of_address, address, "too-many-tables")

    def limit_codes(self, address: str) -> None:
        """Turn away people who guess codes."""
        self._limit(self._codes, address)

    def limit_boards(self, address: str) -> None:
        """Turn away people who have too many boards checked."""
        self._limit(self._boards, address)

    def limit_handovers(self, address: str) -> None:
        """Turn away people who make too many links for other devices."""
        self._limit(self._handovers, address)

    def limit_qr_codes(self, address: str) -> None:
        """Turn away people who have too many QR codes made."""
        self._limit(self._qr_codes, address)

    def _limit(self, limiter: Limiter, key: str, code: str = "too-fast") -> None:
        wait = limiter.wait_seconds(key)
        if wait:
            raise self.over_limit(code, wait)

    def over_limit(self, code: str, wait_seconds: float) -> Failure:
        """Count somebody beyond a limit; the Failure to raise."""
        self.hub.metrics.turned_away.labels(code).inc()
        return Failure(429, code, round(wait_seconds, 1))

    @property
    def retry_seconds(self) -> float:
        """A time to wait that spreads retries out."""
        return round(random.uniform(5, 15), 1)  # noqa: S311  no secret

    async def close(self) -> None:
        """Stop all work and close the store."""
        self.reports.close()
        await self.hub.close()

    async def table(self, table: str) -> Table:
        """A table as it is now."""
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
