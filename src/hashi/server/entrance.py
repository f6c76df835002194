"""How somebody comes to a table: their socket is let in, or sent away with a code."""

import re

from hashi.server import convert
from hashi.server.connection import Connection
from hashi.server.desk import Desk
from hashi.server.guard import Receive, Scope, Send
from hashi.server.person import person_of, secret_in
from hashi.server.socket import Socket
from hashi.store import Unavailable
from hashi.wire import message

__all__ = ["serve_socket"]

_PATH = re.compile(r"/api/tables/([^/]+)/socket/?")
_NO_TABLE, _NO_PERSON, _FULL, _BUSY = 4404, 4401, 4429, 1013


async def serve_socket(desk: Desk, scope: Scope, receive: Receive, send: Send) -> None:
    """Play at a table, or watch; see docs/protocol.md."""
    await receive()  # that somebody knocks
    found = _PATH.fullmatch(scope["path"])
    if found is None:
        await send({"type": "websocket.close", "code": _NO_TABLE})
        return
    await send({"type": "websocket.accept"})
    socket, address = Socket(receive, send), (scope["client"] or ("?", 0))[0]
    if not desk.let_in(address):
        await _sent_away(socket, "too-many-connections", _FULL, desk.retry_seconds)
        return
    try:
        await _at_table(socket, found[1], secret_in(_cookies(scope)), desk)
    finally:
        desk.door.leave(address)


async def _at_table(socket: Socket, table: str, secret: str | None, desk: Desk) -> None:
    if secret is None:
        await _sent_away(socket, "no-person", _NO_PERSON)
        return
    try:
        live = await desk.hub.live(table)
    except Unavailable:
        await _sent_away(socket, "busy", _BUSY, desk.retry_seconds)
        return
    if live is None:
        await _sent_away(socket, "no-such-table", _NO_TABLE)
        return
    slow_seconds = desk.settings.slow_reader_seconds
    await Connection(socket, desk.hub, live, person_of(secret), slow_seconds).run()


async def _sent_away(
    socket: Socket, code: str, close: int, retry_seconds: float | None = None
) -> None:
    failed = message.Failed(id=None, code=code, retry_after_seconds=retry_seconds)
    await socket.send(convert.encoded(failed))
    await socket.close(close)


def _cookies(scope: Scope) -> dict[str, str]:
    """The cookies of a handshake; of two with one name the last counts, as in the routes."""
    lines = [value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie"]
    pairs = (part.partition("=") for line in lines for part in line.split(";"))
    return {name.strip(): value.strip() for name, _, value in pairs}
