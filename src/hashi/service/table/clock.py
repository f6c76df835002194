"""The clocks of tables: how much time is left for the open card, or for showing nonces.

Deadlines use the monotonic clock, since the system clock may be set back or forward; that one is
only used for the age of a card when its table is loaded. Deadlines outlive their tables in memory,
so that leaving and coming back does not reset them.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

from hashi.service.cache import Cache
from hashi.service.timing import Timings
from hashi.table import Table

__all__ = ["Clocks"]

_MOST_KEPT = 20_000


@dataclass(frozen=True, slots=True)
class _Span:
    """What is timed: the card of a round, or, as round 0, the showing of nonces."""

    round: int
    opened_at: float
    seconds: float


@dataclass(slots=True)
class _Deadline:
    """When a span is over, and whether it was already extended."""

    span: _Span
    at: float
    extended: bool = False


class Clocks:
    """The clocks of all tables of one process."""

    def __init__(
        self, now: Callable[[], float] = time.monotonic, timings: Timings | None = None
    ) -> None:
        self._now, self._timings = now, timings or Timings()
        self._deadlines = Cache[str, _Deadline](_MOST_KEPT, now)

    def left(self, table: Table, at: float) -> float | None:
        """The seconds left, which never increase; None if nothing is timed.

        `at` is the time of day, in the seconds of the table's events.
        """
        deadline = self._deadline(table, at)
        return None if deadline is None else max(0.0, deadline.at - self._now())

    def extend_for_arrival(self, table: Table, at: float) -> None:
        """Give the first person at an empty table time to look around, once for each card."""
        deadline = self._deadline(table, at)
        if deadline is not None and not deadline.extended:
            deadline.extended = True
            seconds = min(deadline.span.seconds, self._timings.look_around_seconds)
            deadline.at = max(deadline.at, self._now() + seconds)

    def _deadline(self, table: Table, at: float) -> _Deadline | None:
        span = _span(table, self._timings.reveal_seconds)
        if span is None:
            self._deadlines.pop(table.id)
            return None
        found = self._deadlines.get(table.id)
        if found is None or found.span != span:
            left = min(max(0.0, span.opened_at + span.seconds - at), span.seconds)
            found = _Deadline(span, self._now() + left)
            self._deadlines.put(table.id, found)
        return found


def _span(table: Table, reveal_seconds: float) -> _Span | None:
    seconds = table.opened.clock_seconds
    if table.phase == "play" and table.game is not None and seconds is not None:
        return _Span(table.game.round, table.round_opened_at, seconds)
    if table.reveal_opened_at is not None:
        return _Span(0, table.reveal_opened_at, reveal_seconds)
    return None
