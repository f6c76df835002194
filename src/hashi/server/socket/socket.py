"""One WebSocket over plain ASGI: the layers of a framework would slow down every message.

Where the server lets it, texts are written at once, without a task that waits for the socket.
"""

from typing import Protocol

from hashi.server.asgi import Receive, Scope, Send

__all__ = ["DIRECT", "Socket", "Writer", "framed"]

DIRECT = "hashi.direct"  # the extension of the scope that has the writer
_TEXT = 0x81  # the only frame of a message
_SHORT, _LONG = 126, 127


class Writer(Protocol):
    """Writes to a connection past ASGI."""

    @property
    def has_room(self) -> bool:
        """Whether the other side has read most of what was sent."""
        ...

    def write_frames(self, frames: bytes) -> None:
        """Write them, whether there is room or not."""
        ...


class Socket:
    """A channel of the service over ASGI; accept it first."""

    __slots__ = ("_receive", "_send", "_writer")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._writer: Writer | None = scope.get("extensions", {}).get(DIRECT)

    async def accept(self) -> None:
        """Complete the handshake."""
        await self._send({"type": "websocket.accept"})

    async def receive(self) -> str | bytes | None:
        """The next message; None once the client has disconnected."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            return None
        text: str | None = event.get("text")
        return event.get("bytes") or b"" if text is None else text

    @property
    def has_room(self) -> bool:
        """Whether texts can be written at once; if not, `send` waits until they can."""
        return self._writer is not None and self._writer.has_room

    def write(self, texts: list[bytes]) -> None:
        """Send texts at once, while there is room."""
        if self._writer is not None:
            self._writer.write_frames(b"".join([framed(text) for text in texts]))

    async def send(self, text: bytes) -> None:
        """Send a text; waits while the other side is slow to read what was sent before."""
        await self._send({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int) -> None:
        """Close with a code; see docs/protocol.md."""
        await self._send({"type": "websocket.close", "code": code})


def framed(text: bytes) -> bytes:
    """A text as the frame of a WebSocket (RFC 6455, section 5.2); a server masks nothing."""
    length = len(text)
    if length < _SHORT:
        return bytes((_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((_TEXT, _SHORT)) + length.to_bytes(2, "big") + text
    return bytes((_TEXT, _LONG)) + length.to_bytes(8, "big") + text
