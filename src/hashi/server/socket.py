"""One WebSocket over plain ASGI: the layers of a framework would slow down every message."""

from typing import Any

from hashi.server.asgi import Receive, Send

__all__ = ["Socket"]


class Socket:
    """Texts in and out; accept it first."""

    __slots__ = ("_receive", "_send")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send

    async def accept(self) -> None:
        """Complete the handshake."""
        await self._send({"type": "websocket.accept"})

    async def receive(self) -> Any:
        """The next event, as ASGI has it."""
        return await self._receive()

    async def send(self, text: bytes) -> None:
        """Send a text; waits while the other side is slow to read what was sent before."""
        await self._send({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int) -> None:
        """Close with a code; see docs/protocol.md."""
        await self._send({"type": "websocket.close", "code": code})
