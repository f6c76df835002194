"""What a table sends: its changes, each encoded once for everybody, and whole views.

Every change is a step, and the newest are kept for a while. Somebody who has seen all up to a step
gets those after it, or a view if that takes more than what is kept; so it does not matter whether
they read slowly, come back or have missed nothing.
"""

import secrets
from collections import deque
from dataclasses import dataclass
from hashlib import blake2b

from hashi.service.convert import encoded
from hashi.service.table import table_message
from hashi.service.table.table_message import Moment
from hashi.table import Shared, Table, change_between, view_for

__all__ = ["NOTHING_SEEN", "Feed"]

NOTHING_SEEN = -1
_STEPS_KEPT = 32
_STREAM_BYTES = 6


@dataclass(frozen=True, slots=True)
class _Shown:
    """What there is to see at a step: the table, and what is no part of it."""

    shared: Shared
    online: tuple[bool, ...]
    host_away: bool
    warming_up: bool


@dataclass(frozen=True, slots=True)
class _Step:
    """A change, encoded; some people hear more, about their own seats."""

    text: bytes
    own: dict[str, bytes]


class Feed:
    """The changes and views of one table."""

    __slots__ = ("_key", "_parts", "_shown", "_spectators", "_step", "_steps")

    def __init__(self) -> None:
        self._key = secrets.token_bytes(_STREAM_BYTES)
        self._parts = table_message.Parts()
        self._shown: _Shown | None = None
        self._spectators: bytes | None = None
        self._step = 0
        self._steps: deque[_Step] = deque(maxlen=_STEPS_KEPT)

    @property
    def step(self) -> int:
        """The newest step."""
        return self._step

    def publish(self, table: Table, moment: Moment) -> None:
        """Something may have changed: one step more."""
        before, after = self._shown, _shown(table, moment, self._shown)
        self._shown, self._spectators = after, None
        self._step += 1
        step = None if before is None else self._encode(before, after)
        if step is None:
            self._steps.clear()
        else:
            self._steps.append(step)

    def stream(self, person: str) -> str:
        """The name of these steps as a person sees them; spectators all see the same."""
        who = person if self._is_involved(person) else ""
        return blake2b(who.encode(), key=self._key, digest_size=_STREAM_BYTES).hexdigest()

    def texts(self, table: Table, person: str, step: int, moment: Moment) -> list[bytes]:
        """What somebody has to be sent who has seen everything up to a step."""
        missing = self._step - step
        if not 0 <= missing <= len(self._steps):
            return [self.view(table, person, moment)]
        times = _times(table, moment)
        found = (self._steps[index] for index in range(-missing, 0))
        return [_timed(one.own.get(person, one.text), times) for one in found]

    def view(self, table: Table, person: str, moment: Moment) -> bytes:
        """A person's view, encoded; all spectators see the same unless time runs."""
        if moment.is_timed or self._is_involved(person):
            return self._view(table, person, moment)
        if self._spectators is None:
            self._spectators = self._view(table, person, moment)
        return self._spectators

    def _view(self, table: Table, person: str, moment: Moment) -> bytes:
        seen = view_for(table, person, None if self._shown is None else self._shown.shared)
        host = table.is_host(person, moment.present | moment.grace_left_ms.keys())
        view = table_message.view(seen, self._parts, moment, host=host)
        view.stream, view.step = self.stream(person), self._step
        return encoded(view)

    def _is_involved(self, person: str) -> bool:
        """Whether a person sees something else than a spectator."""
        if self._shown is None:
            return True
        shared = self._shown.shared
        return person in shared.people or person in shared.table.evicted

    def _encode(self, before: _Shown, after: _Shown) -> _Step | None:
        """What has changed, encoded; None if that takes a view."""
        if (before.host_away, before.warming_up) != (after.host_away, after.warming_up):
            return None
        found = change_between(before.shared, after.shared)
        if found is None:
            return None
        change = table_message.change(found, before.online, after.online, self._parts)
        change.step = self._step
        text, own = encoded(change), dict[str, bytes]()
        for person, marks in found.own.items():
            table_message.add_marks(change, marks, after.shared.phase)
            own[person] = encoded(change)
        return _Step(text, own)


def _shown(table: Table, moment: Moment, before: _Shown | None) -> _Shown:
    shared = None if before is None else before.shared
    if shared is None or shared.table is not table:
        shared = Shared.of(table, shared)
    online = tuple(seat.kind == "bot" or seat.person in moment.present for seat in table.seats)
    host = table.opened.host
    host_away = host not in moment.present and host not in moment.grace_left_ms
    return _Shown(shared, online, host_away, moment.warming_up)


def _times(table: Table, moment: Moment) -> bytes:
    """The times that run now, to be added to a change; usually none."""
    if not moment.is_timed:
        return b""
    grace = {
        str(number): moment.grace_left_ms[seat.person]
        for number, seat in enumerate(table.seats, 1)
        if seat.person is not None and seat.person in moment.grace_left_ms
    }
    times = {"clock_left_ms": moment.clock_left_ms, "grace_left_ms": grace}
    return b"," + encoded(times)[1:]


def _timed(text: bytes, times: bytes) -> bytes:
    """A change with the times; they are never kept, since they would be wrong a moment later."""
    return text[:-1] + times if times else text
