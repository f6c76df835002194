"""Whose budgets a request or a socket uses. `hashi.server.limit.budget` itself knows no HTTP."""

from hashi.server.asgi import Scope
from hashi.server.http.cookie import cookies_in, secret_in
from hashi.server.limit.address import Client, address_of
from hashi.service.person import person_of

__all__ = ["client_in"]

_KEY = "hashi.client"  # in the scope, so that cookies are read once


def client_in(scope: Scope) -> Client:
    """Who sent a request or opened a socket; behind a trusted proxy, the client it names."""
    found = scope.get(_KEY)
    if not isinstance(found, Client):
        secret, peer = secret_in(cookies_in(scope)), scope.get("client")
        address = address_of(peer[0] if peer else "?")
        found = scope[_KEY] = Client(address, None if secret is None else person_of(secret))
    return found
