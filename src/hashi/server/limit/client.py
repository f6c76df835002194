"""Whose budgets a request or a socket uses, and what a costly route takes of them.

`hashi.server.limit.budget` itself knows no HTTP.
"""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from hashi.server.asgi import Scope
from hashi.server.limit.budget import Payer, address_key
from hashi.server.limit.number import COSTS
from hashi.service.context import Context, pay_for_request
from hashi.service.person import person_of, secret_in

__all__ = ["charge", "payer_in", "payer_of"]


def payer_of(asked: "ASGIConnection[Any, Any, Any, Any]") -> Payer:
    """Who sent a request or opened a socket; behind a trusted proxy, the client it names."""
    secret = secret_in(asked.cookies)
    address = address_key(asked.client.host if asked.client else "?")
    return Payer(address, None if secret is None else person_of(secret))


def payer_in(scope: Scope) -> Payer:
    """The same, by the scope of ASGI; cookies are read by the same function everywhere."""
    return payer_of(ASGIConnection(scope))  # type: ignore[arg-type]  # Litestar's own names for the ASGI types


async def charge(asked: "ASGIConnection[Any, Any, Any, Any]", handler: BaseRouteHandler) -> None:
    """Before a costly route: take what it costs beyond the one that every request costs."""
    cost = COSTS.get(handler.handler_name, 1) - 1
    if cost:
        context: Context = asked.app.state.context
        await pay_for_request(context.budgets, payer_of(asked), cost)
