"""The program of the page's worker: the hub over the browser's database, requests and channels.

JavaScript calls the methods here; `web/src/core/device/worker.ts` has the other side.
"""

import logging
from collections.abc import Callable
from typing import Self

import msgspec

from hashi.compiler.array import Machine
from hashi.compiler.browser import install
from hashi.offline.channel import LocalChannel
from hashi.offline.database import Database
from hashi.offline.person import LocalPerson
from hashi.offline.route import Routes
from hashi.offline.runner import LocalRunner
from hashi.offline.store import BrowserStore
from hashi.service.context import Context
from hashi.service.endpoint import File
from hashi.service.failure import Failure
from hashi.service.table.connection import Connection
from hashi.service.table.hub import Hub
from hashi.service.task import Tasks
from hashi.store import Unavailable
from hashi.wire.status import status_of

__all__ = ["Worker"]

_NO_TABLE, _ENDED = 4404, 1011
_log = logging.getLogger(__name__)


class Worker:
    """Serves one page; make it with `start`."""

    def __init__(self, context: Context, person: LocalPerson) -> None:
        self._context, self._person = context, person
        self._routes = Routes(context, person)
        self._channels = Tasks()

    @classmethod
    async def start(cls, database: Database, machine: Machine | None = None) -> Self:
        """The worker over a database, when it is ready to be asked.

        With a machine bots and coach have their compiled code.
        """
        if machine is not None:
            install(machine)
        store = BrowserStore(database)
        hub = Hub(store, LocalRunner(compiled=machine is not None))
        await hub.start()
        # Bots and solver at a day's deal would keep a phone busy for minutes.
        return cls(Context(hub, computes=False), await LocalPerson.of(store))

    @property
    def hub(self) -> Hub:
        """All tables of this browser."""
        return self._context.hub

    async def request(self, method: str, address: str, body: str = "") -> tuple[int, str]:
        """The status and the body of the answer to what would be an HTTP request."""
        try:
            value = await self._routes.answer(method, address, body)
        except Failure as failure:
            return status_of(failure.code), _json(failure.body)
        if value is None:
            return 204, ""
        return 200, value.body.decode() if isinstance(value, File) else _json(value)

    def connect(
        self,
        table: str,
        opened: Callable[[], None],
        send: Callable[[str], None],
        closed: Callable[[int], None],
    ) -> LocalChannel:
        """Connect to a table: `opened` is called once it is loaded, `closed` with a code later.

        If there is no such table, only `closed` is called.
        """
        channel = LocalChannel(opened, send, closed)
        self._channels.spawn(self._serve(table, channel))
        return channel

    async def _serve(self, table: str, channel: LocalChannel) -> None:
        try:
            live = await self._context.hub.live(table)
        except Unavailable:
            live = None
        if live is None:
            channel.closed(_NO_TABLE)
            return
        try:
            await Connection(channel, self._context.hub, live, self._person.source).run()
        finally:
            channel.closed(_ENDED)  # or the page would wait for it after a failure


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
