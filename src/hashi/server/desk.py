"""What the routes share: the hub, the reports, the limits, and links that hand a person over."""

import hashlib
import random
import secrets

from hashi.server.failure import Failure
from hashi.server.hub import Hub
from hashi.server.limit import Door, Limiter
from hashi.server.person import person_of
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

    @property
    def retry_seconds(self) -> float:
        """When to try again: not all at the same moment."""
        return round(random.uniform(5, 15), 1)  # noqa: S311  no secret

    def turned_away(self, code: str, wait_seconds: float) -> Failure:
        """What to raise for somebody beyond a limit; it is counted."""
        self.hub.metrics.count("hashi_turned_away_total", f'code="{code}"')
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

    async def hand_over(self, secret: str, name: str, address: str, seconds: float) -> str:
        """A token for whoever is to be this person; a new one ends the old.

        What is stored can only be read with the token, and the token is not stored.
        """
        wait = self._handovers.wait_seconds(address)
        if wait:
            raise self.turned_away("too-fast", wait)
        token, now = secrets.token_urlsafe(24), self.hub.now()
        value = _veiled(token, f"{secret} {name}".encode())
        await self.hub.store.keep(_key(token), person_of(secret), value, now, until=now + seconds)
        return token

    async def taken_over(self, token: str) -> tuple[str, str] | None:
        """The secret and the name behind a token, once."""
        value = await self.hub.store.take(_key(token), self.hub.now())
        if value is None:
            return None
        secret, _, name = _veiled(token, value).decode().partition(" ")
        return secret, name


def _key(token: str) -> str:
    return hashlib.sha256(b"hashi handover key " + token.encode()).hexdigest()


def _veiled(token: str, value: bytes) -> bytes:
    """The value under a pad that only the token gives, used once; veiling twice unveils."""
    pad = hashlib.shake_256(b"hashi handover pad " + token.encode()).digest(len(value))
    return bytes(a ^ b for a, b in zip(value, pad, strict=True))
