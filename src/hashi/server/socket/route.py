"""Who may open a socket to a table, and why not.

A socket is refused before it is accepted, with a status and a code like any request. Browsers hide
that response from pages, so `GET` of the same address returns it too.
"""

import re

from hashi.server.asgi import Receive, Scope, Send
from hashi.server.limit.budget import Payer
from hashi.server.limit.client import payer_in
from hashi.server.limit.limiter import SocketLimiter
from hashi.server.limit.middleware import turn_away
from hashi.server.limit.number import SOCKET_COST
from hashi.server.socket.socket import Socket
from hashi.service.context import Context, pay_for_request
from hashi.service.failure import Failure
from hashi.service.table.connection import Connection
from hashi.service.table.live import Live
from hashi.store import Unavailable

__all__ = ["check_socket", "serve_socket"]

_PATH = re.compile(r"/api/tables/([^/]+)/socket/?")
_STOPPING_SECONDS = 1.0


async def serve_socket(context: Context, scope: Scope, receive: Receive, send: Send) -> None:
    """Play at a table, or watch; see docs/protocol.md."""
    await receive()  # websocket.connect
    payer, sockets = payer_in(scope), context.budgets.sockets
    try:
        found = _PATH.fullmatch(scope["path"])
        if found is None:
            raise Failure(404, "no-such-page")  # noqa: TRY301  answered below like the others
        await pay_for_request(context.budgets, payer, SOCKET_COST - 1)
        person = _person(context, payer)
    except Failure as failure:
        await turn_away(scope, send, failure)
        return
    sockets.enter(payer.address)
    try:
        live = await _live(context, found[1])
        # Nothing may be awaited from here until the table is entered; see Hub.live.
        _forget(scope)
        socket, limiter = Socket(scope, receive, send), SocketLimiter(context.budgets, payer)
        slow_seconds = context.settings.slow_reader_seconds
        await Connection(socket, context.hub, live, person, limiter, slow_seconds).run()
    except Failure as failure:
        await turn_away(scope, send, failure)
    finally:
        sockets.leave(payer.address)


def _forget(scope: Scope) -> None:
    """Forget the headers, which nobody reads any more: a socket may stay open for hours."""
    scope["headers"], scope["state"] = [], {}


async def check_socket(context: Context, payer: Payer, table: str) -> None:
    """Return if a socket to a table would be accepted now, else raise the Failure it would get."""
    _person(context, payer)
    if not await context.hub.exists(table):
        raise Failure(404, "no-such-table")


def _person(context: Context, payer: Payer) -> str:
    if context.hub.stopping:
        raise Failure(503, "stopping", _STOPPING_SECONDS)
    if not context.budgets.sockets.has_room(payer.address):
        context.budgets.metrics.over_limit.labels("sockets").inc()
        raise Failure(429, "too-many-connections", context.retry_seconds)
    if payer.person is None:
        raise Failure(401, "no-person")
    return payer.person


async def _live(context: Context, table: str) -> Live:
    try:
        found = await context.hub.live(table)
    except Unavailable:
        raise Failure(503, "store-unavailable", context.retry_seconds) from None
    if found is None:
        raise Failure(404, "no-such-table")
    return found
