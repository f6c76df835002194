"""How somebody comes to a table: who may open a socket, and why not.

A socket is refused before it is accepted, with a status and a code as any request. Browsers hide
that answer from their pages, so `GET` of the socket's own address gives the same one.
"""

import re

from litestar.connection import ASGIConnection

from hashi.server.connection import Connection
from hashi.server.context import Context
from hashi.server.failure import Failure
from hashi.server.guard import Receive, Scope, Send, turn_away
from hashi.server.live import Live
from hashi.server.person import person_of, secret_in
from hashi.server.socket import Socket
from hashi.store import Unavailable

__all__ = ["check_socket", "serve_socket"]

_PATH = re.compile(r"/api/tables/([^/]+)/socket/?")
_STOPPING_SECONDS = 1.0

Cookies = dict[str, str]


async def serve_socket(context: Context, scope: Scope, receive: Receive, send: Send) -> None:
    """Play at a table, or watch; see docs/protocol.md."""
    await receive()  # websocket.connect
    address = (scope["client"] or ("?", 0))[0]
    try:
        found = _PATH.fullmatch(scope["path"])
        if found is None:
            raise Failure(404, "no-such-page")  # noqa: TRY301  answered below like the others
        # The routes read cookies by the same function, so both see the same person.
        person = _person(context, address, ASGIConnection(scope).cookies)  # type: ignore[arg-type]  # Litestar's own names for the ASGI types
    except Failure as failure:
        await turn_away(scope, send, failure)
        return
    context.door.enter(address)
    try:
        live = await _live(context, found[1])
        # Nothing may be awaited from here until the table is entered; see Hub.live.
        slow_seconds = context.settings.slow_reader_seconds
        await Connection(Socket(receive, send), context.hub, live, person, slow_seconds).run()
    except Failure as failure:
        await turn_away(scope, send, failure)
    finally:
        context.door.leave(address)


async def check_socket(context: Context, address: str, cookies: Cookies, table: str) -> None:
    """Return if a socket to a table would be accepted now, else raise the Failure it would get."""
    _person(context, address, cookies)
    if not await context.hub.exists(table):
        raise Failure(404, "no-such-table")


def _person(context: Context, address: str, cookies: Cookies) -> str:
    if context.hub.stopping:
        raise Failure(503, "stopping", _STOPPING_SECONDS)
    if not context.door.has_room(address):
        raise context.over_limit("too-many-connections", context.retry_seconds)
    secret = secret_in(cookies)
    if secret is None:
        raise Failure(401, "no-person")
    return person_of(secret)


async def _live(context: Context, table: str) -> Live:
    try:
        found = await context.hub.live(table)
    except Unavailable:
        raise Failure(503, "busy", context.retry_seconds) from None
    if found is None:
        raise Failure(404, "no-such-table")
    return found
