"""The two sides of a client's connection that the service does not know: transport and limits.

A server has a socket and budgets, a page that plays without a server has callbacks and no limits.
"""

from typing import Protocol

from hashi.wire.message import ClientMessage

__all__ = ["UNLIMITED", "Channel", "Limiter"]


class Channel(Protocol):
    """Messages in and out; accept it first."""

    async def accept(self) -> None:
        """Tell the client that it is connected."""
        ...

    async def receive(self) -> str | bytes | None:
        """The next message; None once the client has disconnected."""
        ...

    @property
    def has_room(self) -> bool:
        """Whether texts can be written at once; if not, `send` waits until they can."""
        ...

    def write(self, texts: list[bytes]) -> None:
        """Send texts at once, while there is room."""
        ...

    async def send(self, text: bytes) -> None:
        """Send a text; waits while the client is slow to read what was sent before."""
        ...

    async def close(self, code: int) -> None:
        """Close with a code; see docs/protocol.md."""
        ...


class Limiter(Protocol):
    """What one client may use; to charge it returns how many seconds it has to wait, usually 0."""

    def charge_message(self, length: int) -> float:
        """Charge a message of this many characters as it arrives; it is read whatever it costs."""
        ...

    def charge_command(self, command: ClientMessage) -> float:
        """Charge what a message may store and compute; nothing is charged if it has to wait."""
        ...

    def note_unread(self) -> None:
        """Count a client that is disconnected because it does not read."""
        ...


class _Unlimited:
    """No limits."""

    def charge_message(self, length: int) -> float:  # noqa: ARG002  see Limiter
        return 0.0

    def charge_command(self, command: ClientMessage) -> float:  # noqa: ARG002  see Limiter
        return 0.0

    def note_unread(self) -> None:
        pass


UNLIMITED: Limiter = _Unlimited()
