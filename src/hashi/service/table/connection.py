"""One client at one table: reads its messages, has them carried out, and answers them.

What it is sent is the business of `hashi.service.table.outbox`.
"""

import asyncio
from enum import Enum, auto

import msgspec

from hashi.jobs.source import Source
from hashi.service import limit
from hashi.service.table.answer import Session, carry_out
from hashi.service.table.channel import UNLIMITED, Channel, Limiter
from hashi.service.table.hub import Hub
from hashi.service.table.live import LiveTable
from hashi.service.table.outbox import Outbox
from hashi.service.table.reply import Answer, failure, too_fast
from hashi.wire import message

__all__ = ["Connection"]

_TOO_SLOW = 4408
_TOO_FAST = 4429
_DECODER = msgspec.json.Decoder(message.ClientMessage)


class _Stage(Enum):
    BUSY = auto()  # connecting, or carrying out a message
    IDLE = auto()  # waiting for a message
    ENDING = auto()  # busy, and to be closed afterwards
    CLOSING = auto()  # messages are ignored


class Connection:
    """A watcher of a table over a channel that may be accepted; run it in the task that made it."""

    __slots__ = ("_channel", "_hub", "_limiter", "_live", "_outbox", "_session", "_stage", "source")

    def __init__(  # noqa: PLR0913, PLR0917  what it connects
        self,
        channel: Channel,
        hub: Hub,
        live: LiveTable,
        source: Source,
        limiter: Limiter = UNLIMITED,
        slow_seconds: float = limit.SLOW_READER_SECONDS,
    ) -> None:
        self._channel, self._hub, self._live, self._limiter = channel, hub, live, limiter
        self.source = source
        self._stage = _Stage.BUSY
        self._outbox = Outbox(channel, hub, live, source.person, limiter, slow_seconds)
        self._session = Session(hub, live, source, self._outbox.answer)

    async def run(self) -> None:
        """Accept the client and serve it until one side disconnects."""
        self._hub.enter(self._live, self)
        try:
            await self._channel.accept()
            self._rest()
            await self._read()
        except asyncio.CancelledError:
            if not self._outbox.is_lost:
                raise
        finally:
            self._hub.leave(self._live, self)
            self._outbox.end()

    def notify(self) -> None:
        """Something has changed at the table: send it."""
        self._outbox.note_change()

    def pass_on(self, said: message.Nudged | message.Reacted) -> None:
        """Send what another player says, after the answers that are due."""
        if self._outbox.has_subscribed and not self._outbox.is_full:
            self._outbox.answer(said)

    def drain(self) -> None:
        """The process is about to end: finish what was begun, then close."""
        if self._stage is _Stage.BUSY:
            self._stage = _Stage.ENDING
        elif self._stage is _Stage.IDLE:
            self._close()

    def _rest(self) -> None:
        """What was begun is done."""
        if self._stage is _Stage.ENDING:
            self._close()
        else:
            self._stage = _Stage.IDLE

    def _close(self) -> None:
        self._stage = _Stage.CLOSING
        self._outbox.finish()

    async def _read(self) -> None:
        """Read messages until the client disconnects, or breaks a limit."""
        while (text := await self._channel.receive()) is not None:
            if self._outbox.is_full:
                self._limiter.note_unread()
                await self._channel.close(_TOO_SLOW)
                return
            pause = self._limiter.charge_message(len(text))
            if pause > limit.LONGEST_PAUSE_SECONDS:
                await self._channel.close(_TOO_FAST)
                return
            if self._stage is _Stage.IDLE:
                self._stage = _Stage.BUSY
                answer = await self._handle(_decode(text, pause))
                if answer is not None:
                    self._outbox.answer(answer)
                self._rest()
            # Nothing more is read meanwhile; and however many messages have come, others have
            # their turn after each.
            await asyncio.sleep(pause)

    async def _handle(self, said: message.ClientMessage | message.Failed) -> Answer | None:
        """Carry out a message: its answer, or None if that comes later."""
        if isinstance(said, message.Failed):
            return said
        if wait := self._limiter.charge_command(said):
            return too_fast(said.id, wait)
        if isinstance(said, message.Hello):
            self._outbox.subscribe(said)
        try:
            return await carry_out(self._session, said)
        except Exception as error:  # noqa: BLE001  whatever it was, the connection survives
            return failure(said.id, error)


def _decode(text: str | bytes, pause: float) -> message.ClientMessage | message.Failed:
    """A message, or the answer to one that is not carried out."""
    if pause:
        return too_fast(_id_in(text), pause)
    if isinstance(text, bytes):
        return message.Failed(id=None, code="unreadable")
    if len(text) > limit.LARGEST_MESSAGE:
        return message.Failed(id=_id_in(text), code="too-large")
    try:
        said: message.ClientMessage = _DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return message.Failed(id=_id_in(text), code="unreadable")
    return said


class _Numbered(msgspec.Struct):
    """All that is read of a message that will not be carried out."""

    id: int | None = None


def _id_in(text: str | bytes) -> int | None:
    """The client's id of a message, if that much of it can be read."""
    if isinstance(text, bytes):
        return None
    try:
        return msgspec.json.decode(text, type=_Numbered).id
    except (msgspec.DecodeError, RecursionError):
        return None
