"""What a peer may cost before the application hears of it: connections, heads, bodies, frames.

uvicorn parses whatever a read brings in one go, so a flood of tiny frames, or a header without an
end, would block the event loop. Here reads are handed to its parsers in small slices,
and a peer beyond its budget is cut off in the middle.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from hashi.server.limit import number as limit
from hashi.server.limit.address import Address, Client, address_of
from hashi.server.limit.budget import Bucket, Budgets
from hashi.server.socket.socket import DIRECT
from hashi.service.limit import LONGEST_PAUSE_SECONDS

__all__ = ["HTTPProtocol", "SocketProtocol"]

_SLICE = 1024  # bytes parsed at a time: at most 170 headers, chunks or frames

_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-type: application/json\r\nconnection: close\r\ncontent-length: 20\r\n\r\n"
    b'{"code":"too-large"}'
)


class HTTPProtocol(HttpToolsProtocol):
    """HTTP with limits on heads, bodies, the time to send them, and connections."""

    _head_bytes = _headers = 0
    _body_bytes = _body_parts = 0
    _in_head = True
    _deadline: asyncio.TimerHandle | None = None
    _leave: Callable[[], None] | None = None
    _deferred: bytes | None = None  # what came from an address in debt, until it is handled

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        """Start the clock of the first request, if the address may have one more connection.

        Requests of an address in debt, because it had to be cut off, are deferred.
        """
        super().connection_made(transport)
        budgets, address = _budgets(self), _peer(self)
        if not budgets.connections.has_room(address):
            budgets.metrics.over_limit.labels("connections").inc()
            transport.abort()
            return
        budgets.connections.enter(address)
        self._leave = partial(budgets.connections.leave, address)
        debt = budgets.requests.debt_seconds(Client(address))
        if debt and not self.config.proxy_headers:  # a proxy brings the requests of all
            self._deferred = b""
            self._set_clock(min(debt, LONGEST_PAUSE_SECONDS), self._resume)
        else:
            self._start_clock(limit.HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the clock and give the place back."""
        self._stop_clock()
        self.pipeline.clear()  # the connection for their answers is gone
        if self._leave is not None:
            self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse in slices, until a request has become too large."""
        if self._deferred is not None:
            self._defer(data)
            return
        for start in range(0, len(data), _SLICE):
            part = data[start : start + _SLICE]
            self._head_bytes += len(part) if self._in_head else 0
            if self._head_bytes <= limit.LARGEST_HEAD:
                super().data_received(part)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._head_bytes > limit.LARGEST_HEAD or self._headers > limit.MOST_HEADERS:
                self._exceed()
                self.transport.write(_TOO_LARGE)
                self.transport.close()
                return
            if self._is_endless():
                self._exceed()
                self.transport.abort()
                return

    def _is_endless(self) -> bool:
        """Whether a body goes on after it was refused, or requests are sent ahead of answers."""
        return (
            self._body_bytes > limit.LARGEST_REFUSED_BODY
            or self._body_parts > limit.MOST_BODY_PARTS
            or len(self.pipeline) > limit.MOST_PIPELINED
        )

    def on_message_begin(self) -> None:
        """A request begins; its clock runs already if it is the first one."""
        self._in_head = True
        self._headers = self._body_bytes = self._body_parts = 0
        if self._deadline is None:
            self._start_clock(limit.HEAD_SECONDS)
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a header, unless there are too many."""
        self._headers += 1
        if self._headers <= limit.MOST_HEADERS:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is complete."""
        self._in_head, self._head_bytes = False, 0
        self._start_clock(limit.BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Count a part of its body."""
        self._body_parts += 1
        self._body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._stop_clock()
        super().on_message_complete()

    def _exceed(self) -> None:
        budgets = _budgets(self)
        budgets.metrics.over_limit.labels("requests").inc()
        budgets.requests.charge(Client(_peer(self)), limit.CUT_OFF_COST)

    def _defer(self, data: bytes) -> None:
        """Read no more for now: uvloop reads once, whatever it was told before."""
        self._deferred = data[: limit.LARGEST_DEFERRED + 1]
        self.flow.pause_reading()

    def _resume(self) -> None:
        """Handle what was deferred, unless it is more than is kept."""
        data, self._deferred = self._deferred or b"", None
        if len(data) > limit.LARGEST_DEFERRED:
            self.transport.abort()
            return
        self._start_clock(limit.HEAD_SECONDS)
        self.flow.resume_reading()
        self.data_received(data)

    def _start_clock(self, seconds: float) -> None:
        self._set_clock(seconds, self.transport.abort)

    def _set_clock(self, seconds: float, act: Callable[[], None]) -> None:
        self._stop_clock()
        self._deadline = self.loop.call_later(seconds, act)

    def _stop_clock(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class Inbox:
    """The received events of a socket, in a tenth of the memory of asyncio's queue."""

    __slots__ = ("_events", "_waiter")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Add an event."""
        self._events.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def empty(self) -> bool:
        """Whether there are no events."""
        return not self._events

    async def get(self) -> Any:
        """The oldest event, when there is one; only one task at a time may ask."""
        while not self._events:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._events.pop(0)


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket with a budget of frames, pings, pongs and continuations included."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._frames = Bucket(limit.FRAMES_OF_SOCKET)
        self._application, self.app = self.app, self._run
        self.queue = Inbox()  # type: ignore[assignment]  # as much of a queue as uvicorn uses

    async def _run(self, *asgi: Any) -> None:
        """Run the application; a socket it has refused needs no handshake any more.

        Otherwise uvicorn would log an error for every refusal.
        """
        asgi[0]["extensions"][DIRECT] = self
        await self._application(*asgi)
        self.handshake_complete |= self.close_sent

    def start_keepalive(self) -> None:
        """Free the memory of the handshake once the socket is accepted."""
        self.request.headers.clear()  # the parser still has the request
        self.request = self.response = None  # type: ignore[assignment]  # unused from here on
        super().start_keepalive()

    @property
    def has_room(self) -> bool:
        """Whether the other side has read most of what was sent."""
        return self.writable.is_set()

    def write_frames(self, frames: bytes) -> None:
        """Write to the connection; nothing once it is closed."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frames)

    def data_received(self, data: bytes) -> None:
        """Parse in slices, until a slice takes more frames than are left."""
        for start in range(0, len(data), _SLICE):
            super().data_received(data[start : start + _SLICE])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """Count the frames of a slice, then handle them."""
        frames = sum(isinstance(event, Frame) for event in self.conn.events)
        if frames and not self._pay(frames):
            self.transport.abort()
            return
        super().handle_events()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back that the HTTP connection took before it became a socket."""
        _budgets(self).connections.leave(_peer(self))
        super().connection_lost(exc)

    def _pay(self, frames: int) -> bool:
        """Whether so many frames are within the budgets of the socket and of its address.

        If not, its address owes so much that it cannot flood the server with new sockets.
        """
        budget = _budgets(self).frames
        # By now the scope names the client, where the connection itself is a trusted proxy's.
        client = Client(address_of((self.scope["client"] or ("?", 0))[0]))
        if self._frames.charge(frames):
            budget.exceed()
        elif not budget.take(client, frames):
            return True
        _budgets(self).requests.charge(client, limit.CUT_OFF_COST)
        return False


def _budgets(protocol: HTTPProtocol | SocketProtocol) -> Budgets:
    budgets: Budgets = protocol.config.app.budgets  # type: ignore[union-attr]  # our Application
    return budgets


def _peer(protocol: HTTPProtocol | SocketProtocol) -> Address:
    return address_of((protocol.client or ("?", 0))[0])
