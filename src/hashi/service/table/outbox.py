"""What one client is still to be sent: answers in order, and after them what is new at its table.

It is written at once while the client reads. While the client is slow, a task waits and sends, and
ends when there is nothing more; meanwhile news add up, so that in the end only the newest are sent.
"""

import asyncio
import logging
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from hashi.service import limit
from hashi.service.convert import encode
from hashi.service.table.channel import Channel, Limiter
from hashi.service.table.feed import NOTHING_SEEN
from hashi.service.table.hub import Hub
from hashi.service.table.live import LiveTable
from hashi.service.table.reply import Answer
from hashi.wire.message import Hello

__all__ = ["Outbox"]

_RESTARTING = 1012
_log = logging.getLogger(__name__)


class _State(Enum):
    OPEN = auto()
    FINISHING = auto()  # what there is is still sent, then the channel is closed
    ENDED = auto()  # nothing more is sent
    LOST = auto()  # the same, because the client cannot be written to


_SENDING = {_State.OPEN, _State.FINISHING}


@dataclass(slots=True)
class _Subscription:
    """What a client wants of the table since its hello, and how much it has been sent."""

    changes: bool
    seen: int  # the newest step
    is_behind: bool = True  # something has changed since


class Outbox:
    """One for each connection; make it in the task that reads, which ends if the client is lost."""

    __slots__ = (
        "_answers",
        "_channel",
        "_hub",
        "_limiter",
        "_live",
        "_person",
        "_reader",
        "_slow_seconds",
        "_state",
        "_subscription",
        "_task",
    )

    def __init__(  # noqa: PLR0913, PLR0917  as a connection
        self,
        channel: Channel,
        hub: Hub,
        live: LiveTable,
        person: str,
        limiter: Limiter,
        slow_seconds: float,
    ) -> None:
        self._channel, self._hub, self._live, self._person = channel, hub, live, person
        self._limiter, self._slow_seconds = limiter, slow_seconds
        self._answers: list[Answer] = []
        self._subscription: _Subscription | None = None
        self._state = _State.OPEN
        self._reader: asyncio.Task[Any] | None = asyncio.current_task()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_full(self) -> bool:
        """Whether the client has left too many answers unread."""
        return len(self._answers) > limit.MOST_ANSWERS

    @property
    def is_lost(self) -> bool:
        """Whether the reader was cancelled because the client cannot be written to."""
        return self._state is _State.LOST

    @property
    def has_subscribed(self) -> bool:
        """Whether the client has said hello."""
        return self._subscription is not None

    def subscribe(self, hello: Hello) -> None:
        """Send what the client has not seen, from now on and of what it names."""
        known = hello.changes and hello.stream == self._live.feed.stream(self._person)
        self._subscription = _Subscription(hello.changes, hello.step if known else NOTHING_SEEN)

    def answer(self, answer: Answer) -> None:
        """Send an answer."""
        self._hub.metrics.messages[type(answer)].inc()
        self._answers.append(answer)
        self._wake()

    def note_change(self) -> None:
        """Send what has changed at the table, if the client has subscribed."""
        if self._subscription is not None:
            self._subscription.is_behind = True
            self._wake()

    def finish(self) -> None:
        """Send what there is, then close the channel: the server is about to stop."""
        if self._state is _State.OPEN:
            self._state = _State.FINISHING
            self._wake()

    def end(self) -> None:
        """Send nothing more; the client is gone."""
        self._state = _State.ENDED
        if self._task is not None:
            self._task.cancel()

    def _wake(self) -> None:
        """Write what there is, or start a task if that has to wait."""
        if self._task is not None:
            return
        if self._state is _State.OPEN and self._channel.has_room:
            self._write()
        elif self._state in _SENDING:
            self._task = asyncio.create_task(self._send())

    def _write(self) -> None:
        try:
            self._channel.write(self._take())
        except Exception:  # noqa: BLE001  it must not reach the caller, who has changed the table
            _log.exception("a socket ended")
            self._lose()

    async def _send(self) -> None:
        try:
            await self._send_all()
        except OSError:
            pass  # gone; the reader notices
        except Exception:  # noqa: BLE001  whatever it was, it is logged and the socket ends
            _log.exception("a socket ended")
            self._lose()
        finally:
            self._task = None

    async def _send_all(self) -> None:
        loop = asyncio.get_running_loop()
        while texts := self._take():
            patience = loop.call_later(self._slow_seconds, self._give_up)
            try:
                for text in texts:
                    await self._channel.send(text)
            finally:
                patience.cancel()
        if self._state is _State.FINISHING:
            self._state = _State.ENDED
            await self._channel.close(_RESTARTING)

    def _give_up(self) -> None:
        """The client reads nothing."""
        self._limiter.note_unread()
        self._lose()

    def _lose(self) -> None:
        """Disconnect a client that cannot be written to."""
        if self._state in _SENDING and self._reader is not None:
            self._state = _State.LOST
            self._reader.cancel()

    def _take(self) -> list[bytes]:
        """What is to be sent now."""
        answers, self._answers = self._answers, []
        texts = [encode(answer) for answer in answers]
        if self._subscription is not None and self._subscription.is_behind:
            texts += self._news(self._subscription)
        return texts

    def _news(self, subscription: _Subscription) -> list[bytes]:
        """What the client has not seen: changes if it asked for them, else a view."""
        live = self._live
        seen = subscription.seen if subscription.changes else NOTHING_SEEN
        subscription.seen, subscription.is_behind = live.feed.step, False
        return live.feed.texts(live.table, self._person, seen, self._hub.status(live))
