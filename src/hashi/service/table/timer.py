"""The timers of live tables: they act when a card's time is up or a person has been away too long.

`hashi.service.table.clock` knows how much time is left.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable

from hashi.deal import BYTES
from hashi.service.table.clock import Clocks
from hashi.service.table.live import RETRY_SECONDS, Act, LiveTable
from hashi.service.task import Tasks
from hashi.store import Unavailable
from hashi.table import CloseReveal, Command, TimeOut

__all__ = ["Timers"]

_log = logging.getLogger(__name__)


class Timers:
    """Sets the timers of tables, and does what is due when they end."""

    __slots__ = ("_act", "_clocks", "_now", "_publish", "_tasks", "_unload")

    def __init__(
        self,
        clocks: Clocks,
        now: Callable[[], float],
        act: Act,
        publish: Callable[[LiveTable], None],
        unload: Callable[[LiveTable], None],
    ) -> None:
        self._clocks, self._now = clocks, now
        self._act, self._publish, self._unload = act, publish, unload
        self._tasks = Tasks()

    def extend_for_arrival(self, live: LiveTable) -> None:
        """Give the first person at an empty table time to look around."""
        self._clocks.extend_for_arrival(live.table, self._now())

    def card_left(self, live: LiveTable) -> float | None:
        """The seconds left for a table's open card."""
        return self._clocks.left(live.table, self._now()) if live.table.phase == "play" else None

    def set(self, live: LiveTable) -> None:
        """Reset a table's timers; none run without watchers."""
        live.cancel_timers()
        if not live.watchers:
            return
        loop, table = asyncio.get_running_loop(), live.table
        if grace := live.grace_left():
            # A moment later, so that it is over by then.
            live.grace = loop.call_later(min(grace.values()) + 0.05, self._end_grace, live)
        left = self._clocks.left(table, self._now())
        if left is None:
            return
        if table.phase == "play" and table.game is not None:
            due: Command = TimeOut(table.game.round)
        else:
            due = CloseReveal(table.reveal_opened_at or 0.0, secrets.token_hex(BYTES))
        live.clock = loop.call_later(left, self._time_out, live, due)

    def close(self) -> None:
        """Stop acting on what is due."""
        self._tasks.cancel()

    def _end_grace(self, live: LiveTable) -> None:
        """Show that a bot may stand in for a person who has been away for too long."""
        self._publish(live)

    def _time_out(self, live: LiveTable, due: Command) -> None:
        self._tasks.spawn(self._carry_out(live, due))

    async def _carry_out(self, live: LiveTable, due: Command) -> None:
        """Time is up: carry out what is due then, until it is done or refused as too late."""
        while True:
            try:
                await self._act(live, due, None)
            except Unavailable:  # the store has logged why
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:  # noqa: BLE001  whatever it was, the clock must go on
                _log.exception("the clock of a table could not act")
                await asyncio.sleep(RETRY_SECONDS)
            else:
                break
        self._unload(live)
