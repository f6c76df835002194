"""What is shown of a table besides its own state: presence, running times, the warm-up."""

from collections.abc import Mapping

import msgspec

__all__ = ["LiveStatus"]


class LiveStatus(msgspec.Struct, frozen=True):
    """A table that is in use, at one moment."""

    present: frozenset[str] = frozenset()  # people at the table, at any server
    clock_left_ms: int | None = None  # of the open card; None without a clock
    warming_up: bool = False  # the bots' code is being compiled
    grace_left_ms: Mapping[str, int] = {}  # by person who is away, until a bot may stand in
    at_result: frozenset[str] = frozenset()  # people at the table that this is the rematch of

    @property
    def is_timed(self) -> bool:
        """Whether a time runs, so that it would be another one a moment later."""
        return self.clock_left_ms is not None or bool(self.grace_left_ms)

    @property
    def expected(self) -> frozenset[str]:
        """The people present, and those who left a moment ago."""
        return self.present | self.grace_left_ms.keys()
