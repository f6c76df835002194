"""The limits of one socket: its own rate of messages, and the budgets of its client."""

from hashi.server.limit.budget import Bucket, Budgets, Payer
from hashi.server.limit.number import MESSAGES_OF_SOCKET
from hashi.wire import message

__all__ = ["SocketLimiter"]


class SocketLimiter:
    """See `hashi.service.table.channel.Limiter`."""

    __slots__ = ("_bucket", "_budgets", "_payer")

    def __init__(self, budgets: Budgets, payer: Payer) -> None:
        self._budgets, self._payer = budgets, payer
        self._bucket = Bucket(MESSAGES_OF_SOCKET)

    def charge_message(self, length: int) -> float:
        """Charge the socket, and its client by messages and bytes."""
        own, budgets = self._bucket.owe(), self._budgets
        if own:
            budgets.messages.exceed()
        shared = budgets.messages.owe(self._payer)
        return max(own, shared, budgets.bytes.owe(self._payer, length))

    def charge_command(self, command: message.ClientMessage) -> float:
        """Charge the client by events, and for a hint by thinking."""
        budgets, payer = self._budgets, self._payer
        match command:
            case message.Hello() | message.Preview():
                return 0.0
            case message.Hint():
                return budgets.thinking.take(payer) or budgets.events.take(payer)
        return budgets.events.take(payer)

    def note_unread(self) -> None:
        """Count a client that is disconnected because it does not read."""
        self._budgets.metrics.over_limit.labels("unread").inc()
