"""What a socket is to a server: messages in both directions between the page and its worker."""

import asyncio
from collections.abc import Callable

__all__ = ["LocalChannel"]


class LocalChannel:
    """A channel of the service over callbacks of JavaScript; the page reads at once."""

    def __init__(
        self,
        opened: Callable[[], None],
        send: Callable[[str], None],
        closed: Callable[[int], None],
    ) -> None:
        self._opened, self._send, self.closed = opened, send, closed
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()

    def push(self, text: str) -> None:
        """The page sends a message."""
        self._inbox.put_nowait(text)

    def disconnect(self) -> None:
        """The page disconnects."""
        self._inbox.put_nowait(None)

    async def accept(self) -> None:
        """Tell the page that it is connected."""
        self._opened()

    async def receive(self) -> str | None:
        """The next message; None once the page has disconnected."""
        return await self._inbox.get()

    @property
    def has_room(self) -> bool:
        """Whether texts can be written at once: always."""
        return True

    def write(self, texts: list[bytes]) -> None:
        """Send texts."""
        for text in texts:
            self._send(text.decode())

    async def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(text.decode())

    async def close(self, code: int) -> None:
        """Close with a code; see docs/protocol.md."""
        self.closed(code)
