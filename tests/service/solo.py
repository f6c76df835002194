"""A solo table in use, and somebody who watches it."""

import asyncio

from hashi.jobs.source import Source
from hashi.service.table.hub import Hub
from hashi.service.table.live import LiveTable
from hashi.wire.message import Begin, Nudged, Place, Reacted
from tests.table.sitting import SOLO, opened

__all__ = ["SOLO", "Looker", "playing"]


class Looker:
    """Somebody who looks at a table and remembers that it changed."""

    def __init__(self, person: str, address: str = "") -> None:
        self.source = Source(address, address, person)
        self.news = asyncio.Event()

    def notify(self) -> None:
        """Note that there is something new."""
        self.news.set()

    def pass_on(self, said: Nudged | Reacted) -> None:
        """Alone."""

    def drain(self) -> None:
        """Nothing to finish."""


async def playing(hub: Hub, table: str = "t", **changes: object) -> LiveTable:
    """A solo table in its first round."""
    await hub.open(table, opened(SOLO, **changes))
    live = await hub.live(table)
    assert live is not None
    await hub.act(live, Begin(), "ada")
    await hub.act(live, Place(seat=1, island="c4", number=4), "ada")
    return live
