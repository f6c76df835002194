"""The views of one table, encoded; what several people see alike is encoded once."""

from hashi.server import convert
from hashi.table import Shared, Table, view_for

__all__ = ["Views"]


class Views:
    """The views of a table as it is now; parts that have not changed are reused."""

    __slots__ = ("_parts", "_shared", "_spectators")

    def __init__(self) -> None:
        self._parts = convert.Parts()
        self._shared: Shared | None = None
        self._spectators: bytes | None = None

    def invalidate(self) -> None:
        """Something has changed: encode the spectators' view again."""
        self._spectators = None

    def text(self, table: Table, person: str, moment: convert.Moment) -> bytes:
        """A person's view, encoded; all spectators see the same unless time runs."""
        if self._shared is None or self._shared.table is not table:
            self._shared = Shared.of(table, self._shared)
        timed = moment.clock_left_ms is not None or moment.grace_left_ms
        if timed or person in self._shared.people | table.evicted:
            return self._encoded(self._shared, person, moment)
        if self._spectators is None:
            self._spectators = self._encoded(self._shared, person, moment)
        return self._spectators

    def _encoded(self, shared: Shared, person: str, moment: convert.Moment) -> bytes:
        seen = view_for(shared.table, person, shared)
        host = shared.table.is_host(person, moment.present | moment.grace_left_ms.keys())
        return convert.encoded(convert.view(seen, self._parts, moment, host=host))
