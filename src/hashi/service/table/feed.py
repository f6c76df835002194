"""What a table sends: its changes, each encoded once for all clients, and whole views.

Every change is a step, and the newest are kept for a while. A client that has seen all up to a step
gets those after it, or a view if that takes more than what is kept; so a slow reader, one that
reconnects and one that has missed nothing are all served alike.
"""

import secrets
from collections import deque
from dataclasses import dataclass
from hashlib import blake2b

from hashi.service.convert import encode
from hashi.service.table.encoding import EncodedCache, encode_view
from hashi.table import LiveStatus, Shared, Table, change_between, view_for

__all__ = ["NOTHING_SEEN", "Feed"]

NOTHING_SEEN = -1
_STEPS_KEPT = 32
_STREAM_BYTES = 6


@dataclass(frozen=True, slots=True)
class _Step:
    """A change, encoded; some people hear more, about their own seats."""

    text: bytes
    own: dict[str, bytes]  # by person


class Feed:
    """The changes and views of one table."""

    __slots__ = ("_cache", "_key", "_shown", "_spectators", "_step", "_steps")

    def __init__(self) -> None:
        self._key = secrets.token_bytes(_STREAM_BYTES)
        self._cache = EncodedCache()
        self._shown: Shared | None = None
        self._spectators: bytes | None = None
        self._step = 0
        self._steps: deque[_Step] = deque(maxlen=_STEPS_KEPT)

    @property
    def step(self) -> int:
        """The newest step."""
        return self._step

    def publish(self, table: Table, status: LiveStatus) -> None:
        """Something may have changed: one step more."""
        before, after = self._shown, Shared.of(table, self._shown, status)
        self._shown, self._spectators = after, None
        self._step += 1
        found = None if before is None else change_between(before, after, self._step)
        if found is None:
            self._steps.clear()
        else:
            own = {person: encode(change) for person, change in found.own.items()}
            self._steps.append(_Step(encode(found.shared), own))

    def stream(self, person: str) -> str:
        """The name of these steps as a person sees them; spectators all see the same."""
        who = person if self._is_involved(person) else ""
        return blake2b(who.encode(), key=self._key, digest_size=_STREAM_BYTES).hexdigest()

    def texts(self, table: Table, person: str, step: int, status: LiveStatus) -> list[bytes]:
        """What is to be sent to a client that has seen everything up to a step."""
        missing = self._step - step
        if not 0 <= missing <= len(self._steps):
            return [self.view(table, person, status)]
        times = _times(table, status)
        found = (self._steps[index] for index in range(-missing, 0))
        return [_with_times(one.own.get(person, one.text), times) for one in found]

    def view(self, table: Table, person: str, status: LiveStatus) -> bytes:
        """A person's view, encoded; all spectators see the same unless time runs."""
        if status.is_timed or self._is_involved(person):
            return self._view(table, person, status)
        if self._spectators is None:
            self._spectators = self._view(table, person, status)
        return self._spectators

    def _view(self, table: Table, person: str, status: LiveStatus) -> bytes:
        view = view_for(table, person, self._shown, status)
        return encode_view(view, self.stream(person), self._step, self._cache)

    def _is_involved(self, person: str) -> bool:
        """Whether a person sees something else than a spectator."""
        shared = self._shown
        return shared is None or person in shared.people or person in shared.table.evicted


def _times(table: Table, status: LiveStatus) -> bytes:
    """The times that run now, to be added to a change; usually none."""
    if not status.is_timed:
        return b""
    grace = {
        str(number): status.grace_left_ms[seat.person]
        for number, seat in enumerate(table.seats, 1)
        if seat.person is not None and seat.person in status.grace_left_ms
    }
    times = {"clock_left_ms": status.clock_left_ms, "grace_left_ms": grace}
    return b"," + encode(times)[1:]


def _with_times(text: bytes, times: bytes) -> bytes:
    """A change with the times; they are never kept, since they would be wrong a moment later."""
    return text[:-1] + times if times else text
