"""Whose budgets a request or a socket uses. `hashi.server.limit.budget` itself knows no HTTP."""

from hashi.server.asgi import Scope
from hashi.server.http.cookie import cookies_in, secret_in
from hashi.server.limit.budget import Payer, address_key
from hashi.service.person import person_of

__all__ = ["payer_in"]

_KEY = "hashi.payer"  # in the scope, so that cookies are read once


def payer_in(scope: Scope) -> Payer:
    """Who sent a request or opened a socket; behind a trusted proxy, the client it names."""
    found = scope.get(_KEY)
    if not isinstance(found, Payer):
        secret, client = secret_in(cookies_in(scope)), scope.get("client")
        address = address_key(client[0] if client else "?")
        found = scope[_KEY] = Payer(address, None if secret is None else person_of(secret))
    return found
