"""The faults of a store: logged when one starts, once per minute, and when it is over.

The cause is the name of an error and its code in the database, never a value, because values are
names, nonces and deals.
"""

import logging
import math
import time
from collections.abc import Callable

__all__ = ["CHECK_SECONDS", "Faults"]

CHECK_SECONDS = 3.0  # a store that takes longer to write is not ready
_PROVEN_SECONDS = 2.0  # after a write, in which a check need not write
_REPEAT_SECONDS = 60.0
_log = logging.getLogger(__name__)


class Faults:
    """The faults of one store; for callers in one thread."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._began_at: float | None = None
        self._failed = 0
        self._quiet_until: dict[str, float] = {}
        self._logged = False
        self._wrote_at = -math.inf

    @property
    def proven(self) -> bool:
        """Whether something was written a moment ago, and nothing has failed since."""
        return self._now() - self._wrote_at < _PROVEN_SECONDS

    def note(self, cause: str) -> None:
        """Log a failed call, unless the same cause was logged within the last minute."""
        now = self._now()
        self._wrote_at = -math.inf
        if self._began_at is None:
            self._began_at = now
        self._failed += 1
        if now >= self._quiet_until.get(cause, now):
            self._quiet_until[cause] = now + _REPEAT_SECONDS
            self._logged = True
            _log.error("cannot store or read tables: %s (failed calls: %d)", cause, self._failed)

    def clear(self) -> None:
        """Something was written, so the fault is over."""
        self._wrote_at = self._now()
        if self._began_at is None:
            return
        if self._logged:
            seconds = self._now() - self._began_at
            failed = self._failed
            _log.warning("tables are stored again after %.0f s (failed calls: %d)", seconds, failed)
        self._began_at, self._failed, self._logged = None, 0, False
