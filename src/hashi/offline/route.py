"""What the page asks of a server by HTTP, answered without one by the same endpoints.

What needs other people, or more computing than a page can do, is refused with `needs-server`.
"""

from itertools import accumulate
from urllib.parse import parse_qsl, unquote, urlsplit

from hashi.offline.person import LocalPerson
from hashi.service.asker import Asker
from hashi.service.context import Context
from hashi.service.endpoint import ENDPOINTS, Router, endpoint
from hashi.service.failure import Failure
from hashi.service.finished import finished_game
from hashi.table import decode, move_times
from hashi.wire import exchange

__all__ = ["DEVICE_ENDPOINTS", "Routes"]


@endpoint("GET", "/api/tables/{table}/finished")
async def get_finished(context: Context, table: str) -> exchange.FinishedGame:
    """A finished game as it is posted to a server; no server answers this itself."""
    return await finished_game(await context.finished(table))


@endpoint("GET", "/api/tables/{table}/seconds-ago")
async def get_seconds_ago(context: Context, table: str) -> list[float]:
    """When start and turns of a game alone were played, as it is posted with its record."""
    hub = context.hub
    events = [(decode(event.data), event.at) for event in await hub.store.read(table)]
    times = accumulate(move_times(events, 1), max)  # the clock may have been set back
    return [max(0.0, hub.now() - at) for at in times]


DEVICE_ENDPOINTS = (get_finished, get_seconds_ago)  # that no server has


class Routes:
    """Answers requests of the one person who has this browser."""

    def __init__(self, context: Context, person: LocalPerson) -> None:
        self._given = {Context: context, Asker: person}
        self._router = Router((*ENDPOINTS, *DEVICE_ENDPOINTS))

    async def answer(self, method: str, address: str, body: str) -> object:
        """What the endpoint returns; a Failure if the request is turned away."""
        parts = urlsplit(address)
        found = self._router.find(method, unquote(parts.path))
        if found is None:
            raise Failure("needs-server")
        endpoint_, values = found
        return await endpoint_.answer(self._given, values, dict(parse_qsl(parts.query)), body)
