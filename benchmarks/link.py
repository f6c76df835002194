"""A minimal WebSocket client, so that the server is what is measured.

Texts out, texts in, pings answered; no extensions, no fragments: neither server sends any.
"""

import asyncio
import socket
from collections.abc import Callable, Mapping
from typing import cast
from urllib.parse import urlsplit

__all__ = ["Link", "connected"]

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_SHORT, _LONG = 126, 127
_HELLO = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n"
)


class Link(asyncio.Protocol):
    """One socket; `hear` is called with every text."""

    def __init__(self, hello: bytes, hear: Callable[[bytes], None]) -> None:
        self._hello, self._hear = hello, hear
        self._data = bytearray()
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(
            "asyncio.Transport", transport
        )  # uvloop's transport is not a subclass
        self._transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        """Notify waiters."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("turned away"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Process received data, frame by frame."""
        self._data += data
        if not self.opened.done():
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(self._data[:40]).decode()))
                self._transport.close()
                return
            del self._data[: end + 4]
            self.opened.set_result(None)
        self._take_frames()

    def send(self, text: bytes, opcode: int = _TEXT) -> None:
        """Send a text with a mask of zeros, which is valid."""
        length = len(text)
        if length < _SHORT:
            head = bytes((0x80 | opcode, 0x80 | length))
        else:
            head = bytes((0x80 | opcode, 0x80 | _SHORT)) + length.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + text)

    async def close(self) -> None:
        """Send a close frame and wait for the other side's."""
        if not self._transport.is_closing():
            self.send(b"\x03\xe8", _CLOSE)
        await self.closed

    def _take_frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:  # noqa: PLR2004  the shortest head
            size, head = data[at + 1], 2
            if size >= _SHORT:
                head = 4 if size == _SHORT else 10
                size = int.from_bytes(data[at + 2 : at + head], "big")
            if len(data) - at < head + size:
                break
            self._take(data[at] & 15, bytes(data[at + head : at + head + size]))
            at += head + size
        del data[:at]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == _TEXT:
            self._hear(payload)
        elif opcode == _PING:
            self.send(payload, _PONG)
        elif opcode == _CLOSE:
            self._transport.close()


async def connected(
    address: str, hear: Callable[[bytes], None], headers: Mapping[str, str] | None = None
) -> Link:
    """A link to an address such as ws://127.0.0.1:8420/path."""
    parts = urlsplit(address)
    path = f"{parts.path}?{parts.query}" if parts.query else parts.path
    lines = "".join(f"{name}: {value}\r\n" for name, value in (headers or {}).items())
    hello = _HELLO.format(path=path, host=parts.netloc, headers=lines).encode()
    loop = asyncio.get_running_loop()
    _, link = await loop.create_connection(
        lambda: Link(hello, hear), parts.hostname or "", parts.port or 0, family=socket.AF_INET
    )
    await link.opened
    return link
