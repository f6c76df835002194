"""Who may open a socket to a table, and why not.

A socket is refused before it is accepted, with a status and a code like any request. Browsers hide
that response from pages, so `GET` of the same address returns it too.
"""

import re

from hashi.server.asgi import Receive, Scope, Send
from hashi.server.http.asker import WebAsker, retry_seconds
from hashi.server.http.state import State
from hashi.server.limit.limiter import SocketLimiter
from hashi.server.limit.middleware import turn_away
from hashi.server.limit.number import SOCKET_COST
from hashi.server.socket.socket import Socket
from hashi.service.endpoint.table import check_arrival
from hashi.service.failure import Failure
from hashi.service.table.connection import Connection
from hashi.service.table.hub import Hub
from hashi.service.table.live import LiveTable
from hashi.store import Unavailable

__all__ = ["serve_socket"]

_PATH = re.compile(r"/api/tables/([^/]+)/socket/?")


async def serve_socket(state: State, scope: Scope, receive: Receive, send: Send) -> None:
    """Play at a table, or watch; see docs/protocol.md."""
    await receive()  # websocket.connect
    asker, hub = WebAsker(scope, state.budgets), state.context.hub
    client, sockets = asker.client, state.budgets.sockets
    try:
        found = _PATH.fullmatch(scope["path"])
        if found is None:
            raise Failure("no-such-page")  # noqa: TRY301  answered below like the others
        await asker.pay_for_request(SOCKET_COST - 1)
        check_arrival(state.context, asker)
    except Failure as failure:
        await turn_away(scope, send, failure)
        return
    sockets.enter(client.address)
    try:
        live = await _live(hub, found[1])
        hub.check_room(live.table.id, client.source)
        # Nothing may be awaited from here until the table is entered; see Hub.live.
        _forget(scope)
        socket, limiter = Socket(scope, receive, send), SocketLimiter(state.budgets, client)
        slow_seconds = state.settings.slow_reader_seconds
        await Connection(socket, hub, live, client.source, limiter, slow_seconds).run()
    except Failure as failure:
        await turn_away(scope, send, failure)
    finally:
        sockets.leave(client.address)


def _forget(scope: Scope) -> None:
    """Drop the headers to free memory: a socket may stay open for hours."""
    scope["headers"], scope["state"] = [], {}


async def _live(hub: Hub, table: str) -> LiveTable:
    try:
        found = await hub.live(table)
    except Unavailable:
        raise Failure("store-unavailable", retry_seconds()) from None
    if found is None:
        raise Failure("no-such-table")
    return found
