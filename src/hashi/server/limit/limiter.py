"""The limits of one socket: its own rate of messages, and the budgets of its client."""

from hashi.server.limit.address import Client
from hashi.server.limit.budget import Bucket, Budgets
from hashi.server.limit.number import MESSAGES_OF_SOCKET
from hashi.wire import message

__all__ = ["SocketLimiter"]


class SocketLimiter:
    """See `hashi.service.table.channel.Limiter`."""

    __slots__ = ("_bucket", "_budgets", "_client")

    def __init__(self, budgets: Budgets, client: Client) -> None:
        self._budgets, self._client = budgets, client
        self._bucket = Bucket(MESSAGES_OF_SOCKET)

    def charge_message(self, length: int) -> float:
        """Charge the socket, and its client by messages and bytes."""
        own, budgets = self._bucket.charge(), self._budgets
        if own:
            budgets.messages.exceed()
        shared = budgets.messages.charge(self._client)
        return max(own, shared, budgets.bytes.charge(self._client, length))

    def charge_command(self, command: message.ClientMessage) -> float:
        """Charge the client by events, a hint also by thinking, a rematch by tables."""
        budgets, client = self._budgets, self._client
        match command:
            case message.Hello() | message.Ping() | message.Preview():
                return 0.0
            case message.Hint():
                return budgets.thinking.take(client) or budgets.events.take(client)
            case message.Rematch():
                return budgets.tables.take(client) or budgets.events.take(client)
        return budgets.events.take(client)

    def note_unread(self) -> None:
        """Count a client that is disconnected because it does not read."""
        self._budgets.metrics.over_limit.labels("unread").inc()
