"""One WebSocket that was accepted.

Spoken to over ASGI without a framework between, for every layer would cost on every message.
"""

from typing import Any

from hashi.server.guard import Receive, Send

__all__ = ["Socket"]


class Socket:
    """Texts in and out; `receive` gives events as ASGI has them."""

    __slots__ = ("_receive", "_send")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send

    async def receive(self) -> Any:
        """The next event, as ASGI has it."""
        return await self._receive()

    async def send(self, text: bytes) -> None:
        """Send a text; waits while the other side is slow to take what was sent before."""
        await self._send({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int) -> None:
        """Say goodbye."""
        await self._send({"type": "websocket.close", "code": code})
