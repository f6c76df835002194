"""Who sends a request: a person by their cookie, with the budgets of their address."""

import asyncio
import random

from hashi.jobs.source import Source
from hashi.server.asgi import Scope
from hashi.server.http.cookie import COOKIE, NAME_COOKIE, cookies_in, name_in, quoted, secret_in
from hashi.server.limit.budget import Budgets
from hashi.server.limit.client import client_in
from hashi.service.asker import Kind
from hashi.service.failure import Failure

__all__ = ["WebAsker"]


class WebAsker:
    """See `hashi.service.asker`."""

    def __init__(self, scope: Scope, budgets: Budgets) -> None:
        self._budgets, self.client = budgets, client_in(scope)
        self._cookies = cookies_in(scope)
        self.new_cookies: dict[str, str] = {}  # to be set by the reply

    @property
    def source(self) -> Source:
        """See Asker."""
        return self.client.source

    @property
    def secret(self) -> str | None:
        """See Asker."""
        return secret_in(self._cookies)

    @property
    def person(self) -> str:
        """See Asker."""
        if self.client.person is None:
            raise Failure("no-person")
        if wait := self._budgets.newcomers.admit(self.client):
            raise Failure("too-many-persons", round(wait, 1))
        return self.client.person

    @property
    def name(self) -> str:
        """See Asker."""
        return name_in(self._cookies)

    async def remember(self, secret: str, name: str | None = None) -> None:
        """See Asker."""
        self.new_cookies[COOKIE] = secret
        if name is not None:
            self.new_cookies[NAME_COOKIE] = quoted(name)

    def pay(self, kind: Kind, code: str = "too-fast") -> None:
        """See Asker."""
        budgets = self._budgets
        kinds = {"thinking": budgets.thinking, "tables": budgets.tables, "codes": budgets.codes}
        if wait := kinds[kind].take(self.client):
            raise Failure(code, round(wait, 1))

    async def pay_for_request(self, cost: float) -> None:
        """See Asker."""
        if wait := self._budgets.requests.take(self.client, cost):
            raise Failure("too-fast", round(wait, 1))
        # Served at once, a burst of costly requests would delay all other clients.
        await asyncio.sleep(self._budgets.pace.delay(self.client, cost))

    def check_room(self) -> None:
        """See Asker."""
        if not self._budgets.sockets.has_room(self.client.address):
            self._budgets.metrics.over_limit.labels("sockets").inc()
            raise Failure("too-many-connections", retry_seconds())


def retry_seconds() -> float:
    """A time to wait that spreads retries out."""
    return round(random.uniform(5, 15), 1)  # noqa: S311  no secret
