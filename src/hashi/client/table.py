"""The socket of a client: one person at one table, as player or spectator.

It reconnects after a restart of the server, see `AtTable`; any other lost connection is raised.
"""

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from hashi import deal
from hashi.client.closing import Closing
from hashi.client.failure import Failed, Refused
from hashi.wire import message
from hashi.wire.change import Change, view_after
from hashi.wire.level import DEFAULT_LEVEL, Level
from hashi.wire.view import View

__all__ = ["AtTable"]

_RESTARTING = 1012  # the close code of a server that is restarting
_LONGEST_PAUSES_SECONDS = (0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 10.0, 10.0)
_DECODER = msgspec.json.Decoder(message.ServerMessage)


class AtTable(Closing):
    """A connection to a table; `view` is always the newest the server has sent.

    Entering it raises `Failed` with the server's code if the socket is refused (`no-such-table`,
    `no-person`; `too-many-connections`, `too-many-watchers`, `too-many-persons`,
    `store-unavailable` and `stopping` with `retry_after_seconds`), and OSError if there is no
    server.

    After a restart of the server (close code 1012) it reconnects with backoff: up to eight tries,
    before each a random pause up to a limit that grows from 0.2 to 10 seconds, and never sooner
    than the server asks. A request without an answer raises `Failed("connection-closed")`; the next
    view shows whether it was carried out. `until` keeps waiting. When all tries have failed, and
    after any other lost connection, everything raises `Failed`: enter again to reconnect.
    """

    def __init__(
        self,
        address: str,
        cookie: str,
        nonces: dict[str, str] | None = None,
        *,
        audit: bool = False,
    ) -> None:
        self._address, self._cookie, self._audit = address, cookie, audit
        self._socket: ClientConnection | None = None
        self._listener: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._changed = asyncio.Condition()
        # By committed hash; shared by all tables of one client.
        self._nonces = {} if nonces is None else nonces
        self._shown: set[str] = set()  # hashes whose nonces this connection has shown
        self._next = 0
        self._closing = asyncio.Event()
        self._lost: Failed | None = None
        self._view: View | None = None
        self.heard: list[str] = []  # every text the server has sent, if `audit`

    async def __aenter__(self) -> Self:
        self._lost = None
        self._shown.clear()
        self._closing.clear()
        self._socket = await self._connect()
        self._listener = asyncio.create_task(self._listen(self._socket))
        try:
            await self._ask(self._hello)
        except Failed:
            await self.close()
            raise
        return self

    async def close(self) -> None:
        """Disconnect from the table; what was carried out stays."""
        self._closing.set()
        if self._socket is not None:
            await self._socket.close()
        if self._listener is not None:
            await self._listener

    @property
    def view(self) -> View:
        """The newest view of the table."""
        if self._view is None:
            raise Failed("not-greeted")
        return self._view

    async def until(self, wanted: Callable[[View], bool]) -> View:
        """Wait for a view for which `wanted` is true."""
        async with self._changed:
            await self._changed.wait_for(
                lambda: self._lost or (self._view is not None and wanted(self._view))
            )
        if self._lost:
            raise self._lost
        return self.view

    async def sit(self, seat: int, name: str) -> int:
        """Take an open seat, or your own back from a bot; in the lobby also commit to a nonce."""
        version = await self._ask(lambda i: message.Sit(id=i, seat=seat, name=name))
        if self.view.phase == "lobby":
            version = await self.commit(seat)
        return version

    async def leave(self, seat: int) -> int:
        """Give up your seat, before the game."""
        return await self._ask(lambda i: message.Leave(id=i, seat=seat))

    async def evict(self, seat: int) -> int:
        """Free a seat before the game: a bot's as the host, a person's if you opened the table."""
        return await self._ask(lambda i: message.Evict(id=i, seat=seat))

    async def drop_seat(self, seat: int) -> int:
        """Take a free seat away before the game, as the host; those after it move up by one."""
        return await self._ask(lambda i: message.DropSeat(id=i, seat=seat))

    async def nudge(self, seat: int) -> int:
        """Remind the player at a seat that the table waits for them."""
        return await self._ask(lambda i: message.Nudge(id=i, seat=seat))

    async def react(self, seat: int, reaction: message.Reaction) -> int:
        """Show a reaction of your seat to the other players."""
        return await self._ask(lambda i: message.React(id=i, seat=seat, reaction=reaction))

    async def rename(self, seat: int, name: str) -> int:
        """Change the name at your seat."""
        return await self._ask(lambda i: message.Rename(id=i, seat=seat, name=name))

    async def commit(self, seat: int, nonce: str | None = None) -> int:
        """Commit to a seat's share of the deal; it is revealed automatically when the game begins.

        A known deal has no seal and no shares.
        """
        seal, share = self.view.proof.commitment, nonce or secrets.token_hex(deal.BYTES)
        if seal is None:
            return self.view.version
        digest = deal.nonce_hash(bytes.fromhex(seal), seat, bytes.fromhex(share)).hex()
        self._nonces[digest] = share
        return await self._ask(lambda i: message.Commit(id=i, seat=seat, hash=digest))

    async def begin(self) -> int:
        """Start the game, as its host; returns when all nonces are shown and the cards are dealt.

        Raises `Failed("dealt-again")` if a seat did not show its nonce: commit and begin again.
        """
        version = await self._ask(lambda i: message.Begin(id=i))
        view = await self.until(lambda view: not view.proof.revealing)
        if view.phase == "lobby":
            raise Failed("dealt-again")
        return max(version, view.version)

    async def put_bot(self, seat: int, level: Level = DEFAULT_LEVEL, bot: str | None = None) -> int:
        """Put a bot into a seat, or change a bot's level before the game, as the host.

        `bot` is the name of one that the server offers beside its own.
        """
        return await self._ask(lambda i: message.PutBot(id=i, seat=seat, level=level, bot=bot))

    async def place(self, seat: int, island: str, number: int) -> int:
        """Write the starting number."""
        return await self._ask(
            lambda i: message.Place(id=i, seat=seat, island=island, number=number)
        )

    async def play(self, seat: int, turn: str, round_: int | None = None) -> int:
        """Play a turn in the open round, or in the one named."""
        now = self.view.round if round_ is None else round_
        return await self._ask(lambda i: message.Play(id=i, seat=seat, round=now, turn=turn))

    async def take_back(self, seat: int) -> int:
        """Take back a start or a turn."""
        return await self._ask(lambda i: message.TakeBack(id=i, seat=seat))

    async def point(self, seat: int, sheet: int, where: str) -> int:
        """Point at an island or line of a sheet as a mistake (M5); returns the new version.

        Raises Refused if there is none.
        """
        return await self._ask(
            lambda id_: message.Point(id=id_, seat=seat, sheet=sheet, where=where)
        )

    async def rematch(self, *, same_deal: bool = False) -> str:
        """Open another table with the same people."""
        await self._ask(lambda i: message.Rematch(id=i, same_deal=same_deal))
        return str((await self.until(lambda view: view.rematch is not None)).rematch)

    async def preview(self, seat: int, draft: str) -> message.Possible:
        """What could be added to a draft, for programs without `hashi.rules`."""
        found: message.Possible = await self._answered(
            lambda i: message.Preview(id=i, seat=seat, draft=draft)
        )
        return found

    async def hint(self, seat: int, draft: str = "pass") -> message.Hinted:
        """A good turn for the open card, compared with a draft; the record will mention it."""
        found: message.Hinted = await self._answered(
            lambda i: message.Hint(id=i, seat=seat, draft=draft)
        )
        return found

    async def send_raw(self, text: str | bytes) -> None:
        """Send any text; for tests of how the server handles it."""
        if self._socket is None:
            raise Failed("not-connected")
        await self._socket.send(text)

    async def _ask(self, make: Callable[[int], message.ClientMessage]) -> int:
        """Send a message; wait until it is carried out and the view shows it."""
        done: message.Done = await self._answered(make)
        await self.until(lambda view: view.version >= done.version)
        return done.version

    async def _answered(self, make: Callable[[int], message.ClientMessage]) -> Any:
        self._next += 1
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        number, self._waiting[self._next] = self._next, future
        try:
            await self.send_raw(msgspec.json.encode(make(number)).decode())
        except ConnectionClosed:
            self._waiting.pop(number, None)
            raise await self._why_lost() from None
        return await future

    async def _why_lost(self) -> Failed:
        """Why the connection was closed, if the server said why."""
        restarting = self._socket is not None and self._socket.close_code == _RESTARTING
        if self._listener is not None and not restarting:
            await self._listener
        return self._lost or Failed("connection-closed")

    async def _connect(self) -> ClientConnection:
        headers = {"cookie": f"hashi={self._cookie}"}
        try:
            return await connect(
                self._address, additional_headers=headers, compression=None, proxy=None
            )
        except InvalidStatus as error:
            answer = error.response
            raise Failed.of_answer(answer.status_code, bytes(answer.body or b"")) from None

    async def _listen(self, socket: ClientConnection) -> None:
        """Receive messages from the server, also after it was restarted."""
        await self._read_all(socket)
        lost = Failed("connection-closed")
        while socket.close_code == _RESTARTING and not self._closing.is_set():
            self._give_up(lost)
            try:
                socket = self._socket = await self._reconnect()
            except Failed as failed:
                lost = failed
                break
            self._next += 1
            self._shown.clear()
            with contextlib.suppress(ConnectionClosed):
                await socket.send(msgspec.json.encode(self._hello(self._next)).decode())
            await self._read_all(socket)
        await self._end(lost)

    async def _reconnect(self) -> ClientConnection:
        """Reconnect once the server is back; see the docstring of the class."""
        lost, asked_seconds = Failed("connection-closed"), 0.0
        for longest in _LONGEST_PAUSES_SECONDS:
            pause = asked_seconds + random.uniform(0, longest)  # noqa: S311  no secret
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), pause)
                break  # the caller has closed the table
            try:
                return await self._connect()
            except Failed as failed:
                if failed.retry_after_seconds is None:
                    raise
                lost, asked_seconds = failed, failed.retry_after_seconds
            except (OSError, WebSocketException):
                lost, asked_seconds = Failed("connection-closed"), 0.0
        raise lost

    async def _read_all(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                if self._audit:
                    self.heard.append(text if isinstance(text, str) else text.decode())
                try:
                    said = _DECODER.decode(text)
                except msgspec.DecodeError:
                    await self._end(Failed("unreadable"))
                    break
                await self._take(said)

    async def _take(self, said: message.ServerMessage) -> None:
        match said:
            case View() | Change():
                await self._see(said)
            case message.Nudged() | message.Reacted():
                pass  # a program needs neither a reminder nor company
            case _:
                self._answer(said)

    async def _see(self, news: View | Change) -> None:
        """Keep the view after it, or ask for what is missing before it."""
        view = view_after(self._view, news)
        if view is None:
            self._next += 1
            with contextlib.suppress(ConnectionClosed):
                await self.send_raw(msgspec.json.encode(self._hello(self._next)).decode())
        elif view is not self._view:
            async with self._changed:
                self._view = view
                self._changed.notify_all()
            await self._show_nonces(view)

    def _hello(self, id_: int) -> message.Hello:
        """Ask for changes, from the view that is known."""
        stream, step = (self._view.stream, self._view.step) if self._view else ("", 0)
        return message.Hello(id=id_, changes=True, stream=stream, step=step)

    async def _show_nonces(self, view: View) -> None:
        """Show the nonces once every seat's hash is fixed."""
        if not view.proof.revealing:
            return
        for seat, digest in enumerate(view.proof.hashes, 1):
            if digest in self._nonces and digest not in self._shown:
                self._shown.add(digest)
                self._next += 1
                share = message.Nonce(id=self._next, seat=seat, nonce=self._nonces[digest])
                with contextlib.suppress(ConnectionClosed):
                    await self.send_raw(msgspec.json.encode(share).decode())

    def _answer(
        self,
        said: message.Done | message.Refused | message.Failed | message.Possible | message.Hinted,
    ) -> None:
        future = self._waiting.pop(said.id or 0, None)
        if future is None or future.done():
            return
        match said:
            case message.Refused():
                future.set_exception(Refused(said.refusal))
            case message.Failed():
                future.set_exception(Failed(said.code, said.retry_after_seconds))
            case _:
                future.set_result(said)

    def _give_up(self, failed: Failed) -> None:
        """Fail all unanswered requests; the next view shows whether they were carried out."""
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(failed)
                future.exception()  # marked as retrieved, in case the caller was cancelled
        self._waiting.clear()

    async def _end(self, failed: Failed) -> None:
        """Fail everyone waiting for a view or an answer: none will come."""
        self._give_up(failed)
        async with self._changed:
            self._lost = self._lost or failed
            self._changed.notify_all()
