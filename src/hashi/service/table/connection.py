"""One socket at one table: messages in; answers, changes and views out.

A slow reader gets what has changed meanwhile all at once, or only the newest view; answers are kept
in order, and a reader that reads none of them is disconnected.
"""

import asyncio
import logging
from typing import Any

import msgspec

from hashi.service import convert, limit
from hashi.service.table.answer import Answer, carry_out, too_fast
from hashi.service.table.channel import UNLIMITED, Channel, Limiter
from hashi.service.table.feed import NOTHING_SEEN
from hashi.service.table.hub import Hub
from hashi.service.table.live import Live
from hashi.store import Unavailable, VersionConflict
from hashi.wire import message

__all__ = ["Connection"]

_TOO_SLOW = 4408
_TOO_FAST = 4429
_RESTARTING = 1012
_log = logging.getLogger(__name__)
_DECODER = msgspec.json.Decoder(message.ClientMessage)


class Connection:
    """A watcher of a table over a socket that may be accepted.

    One task reads. What there is to send is written at once; while the other side is slow to read,
    another task waits and sends, and ends when there is nothing more.
    """

    __slots__ = (
        "_answers",
        "_busy",
        "_channel",
        "_disconnected",
        "_draining",
        "_greeted",
        "_hub",
        "_limiter",
        "_live",
        "_over",
        "_reader",
        "_seen",
        "_sender",
        "_slow_seconds",
        "_stale",
        "_thinking",
        "_wants_changes",
        "person",
    )

    def __init__(  # noqa: PLR0913, PLR0917  what it connects
        self,
        channel: Channel,
        hub: Hub,
        live: Live,
        person: str,
        limiter: Limiter = UNLIMITED,
        slow_seconds: float = limit.SLOW_READER_SECONDS,
    ) -> None:
        self.person, self._limiter, self._slow_seconds = person, limiter, slow_seconds
        self._channel, self._hub, self._live = channel, hub, live
        self._answers: list[Answer] = []
        self._greeted = self._stale = self._wants_changes = False
        self._seen = NOTHING_SEEN  # the newest step that was sent
        self._busy = True  # until the socket is accepted
        self._draining = self._disconnected = self._over = False
        self._reader: asyncio.Task[Any] | None = None
        self._sender: asyncio.Task[None] | None = None
        self._thinking: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Accept the socket and serve it until one side closes it."""
        self._reader = asyncio.current_task()
        self._hub.enter(self._live, self)
        try:
            await self._channel.accept()
            self._busy = False
            if self._draining:
                self._wake()
            await self._receive()
        except asyncio.CancelledError:
            if not self._disconnected:
                raise
        finally:
            self._hub.leave(self._live, self)
            for task in (self._sender, *self._thinking):
                if task is not None:
                    task.cancel()

    def changed(self, live: Live) -> None:
        """Something has changed: send it as soon as the socket has room for it."""
        self._live = live
        self._stale = True
        if self._greeted:
            self._wake()

    def nudge(self, nudged: message.Nudged) -> None:
        """Somebody waits for this person: tell them, after the answers that are due."""
        if self._greeted and len(self._answers) <= limit.MOST_ANSWERS:
            self._answer(nudged)

    def drain(self) -> None:
        """The process is about to end: finish what was begun, then close."""
        self._draining = True
        self._wake()

    # Out

    def _wake(self) -> None:
        """There is something to send: do it now, or in a task if that has to wait."""
        if self._sender is not None or self._over:
            return
        if self._channel.has_room and not self._draining:
            self._write()
        else:
            self._sender = asyncio.create_task(self._send())

    def _write(self) -> None:
        try:
            self._channel.write(self._outgoing())
        except Exception:  # noqa: BLE001  it must not stop whoever has changed the table
            _log.exception("a socket ended")
            self._disconnect()

    async def _send(self) -> None:
        try:
            await self._send_all()
        except OSError:
            pass  # gone; the reader notices
        except Exception:  # noqa: BLE001  whatever it was, it is logged and the socket ends
            _log.exception("a socket ended")
            self._disconnect()
        finally:
            self._sender = None

    async def _send_all(self) -> None:
        """Send until there is nothing more."""
        loop = asyncio.get_running_loop()
        while self._answers or (self._stale and self._greeted):
            patience = loop.call_later(self._slow_seconds, self._give_up)
            try:
                await self._send_some()
            finally:
                patience.cancel()
        if self._draining and not self._busy:
            self._over = True
            await self._channel.close(_RESTARTING)

    async def _send_some(self) -> None:
        for text in self._outgoing():
            await self._channel.send(text)

    def _outgoing(self) -> list[bytes]:
        """What is to be sent now: answers in order, and what is new after them."""
        answers, self._answers = self._answers, []
        texts = [convert.encoded(answer) for answer in answers]
        if self._stale and self._greeted:
            self._stale = False
            texts += self._news()
        return texts

    def _news(self) -> list[bytes]:
        """What this person has not seen: changes if they asked for them, else a view."""
        live, moment = self._live, self._hub.moment(self._live)
        seen, self._seen = self._seen, live.feed.step
        if not self._wants_changes:
            seen = NOTHING_SEEN
        return live.feed.texts(live.table, self.person, seen, moment)

    def _give_up(self) -> None:
        """The other side reads nothing: disconnect it."""
        self._limiter.note_unread()
        self._disconnect()

    def _disconnect(self) -> None:
        self._disconnected = True
        if self._reader is not None:
            self._reader.cancel()

    def _answer(self, answer: Answer) -> None:
        self._hub.metrics.messages[type(answer)].inc()
        self._answers.append(answer)
        self._wake()

    # In

    async def _receive(self) -> None:
        while True:
            text = await self._channel.receive()
            if text is None:
                return
            if len(self._answers) > limit.MOST_ANSWERS:
                self._limiter.note_unread()
                await self._channel.close(_TOO_SLOW)
                return
            pause = self._limiter.charge_message(len(text))
            if pause > limit.LONGEST_PAUSE_SECONDS:
                await self._channel.close(_TOO_FAST)
                return
            if not self._draining:
                self._busy = True
                await self._hear(text if isinstance(text, str) else None, pause)
                self._busy = False
            if self._draining:
                self._wake()
            # Nothing more is read meanwhile; and however many messages have come, others have
            # their turn after each.
            await asyncio.sleep(pause)

    async def _hear(self, text: str | None, pause: float) -> None:
        if pause:
            self._answer(too_fast(_id_in(text), pause))
        elif text is None:
            self._answer(message.Failed(id=None, code="unreadable"))
        elif len(text) > limit.LARGEST_MESSAGE:
            self._answer(message.Failed(id=_id_in(text), code="too-large"))
        else:
            await self._read(text)

    async def _read(self, text: str) -> None:
        try:
            said = _DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError):
            self._answer(message.Failed(id=_id_in(text), code="unreadable"))
            return
        if isinstance(said, message.Hint):
            # A hint takes a while; the player may go on drawing meanwhile.
            task = asyncio.create_task(self._handle(said))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)
        else:
            await self._handle(said)

    async def _handle(self, said: message.ClientMessage) -> None:
        try:
            wait = self._limiter.charge_command(said)
            self._answer(too_fast(said.id, wait) if wait else await self._carry_out(said))
        except VersionConflict:
            self._answer(message.Failed(id=said.id, code="busy", retry_after_seconds=1.0))
        except Unavailable:
            code = "store-unavailable"
            self._answer(message.Failed(id=said.id, code=code, retry_after_seconds=1.0))
        except Exception:  # noqa: BLE001  whatever it was, the socket survives and it is logged
            _log.exception("a message could not be carried out")
            self._answer(message.Failed(id=said.id, code="internal", retry_after_seconds=1.0))

    async def _carry_out(self, said: message.ClientMessage) -> Answer:
        if isinstance(said, message.Hello):
            self._greet(said)
        return await carry_out(self._hub, self._live, said, self.person)

    def _greet(self, hello: message.Hello) -> None:
        """Send what this person has not seen, from now on and of what they name."""
        self._greeted = self._stale = True
        self._wants_changes = hello.changes
        known = hello.changes and hello.stream == self._live.feed.stream(self.person)
        self._seen = hello.step if known else NOTHING_SEEN


class _Numbered(msgspec.Struct):
    """All that is read of a message that will not be carried out."""

    id: int | None = None


def _id_in(text: str | None) -> int | None:
    """The client's id of a message, if that much of it can be read."""
    if text is None:
        return None
    try:
        return msgspec.json.decode(text, type=_Numbered).id
    except (msgspec.DecodeError, RecursionError):
        return None
