"""What is counted while tables are played. The figures name no table and no person.

`hashi.server.operate.prometheus` publishes them; a hub without it, in a browser or in a test,
has those that count nothing.
"""

from collections.abc import Mapping
from typing import Any, Protocol, get_args

from hashi.wire import message

__all__ = ["Metrics", "NoMetrics"]


class Count(Protocol):
    """A number that grows."""

    def inc(self, amount: float = 1) -> None:
        """Add to it."""
        ...


class Labelled(Protocol):
    """Counters by label."""

    def labels(self, *labelvalues: Any) -> Count:
        """The one with this label."""
        ...


class Distribution(Protocol):
    """A histogram."""

    def observe(self, amount: float) -> None:
        """Add one."""
        ...


class Metrics(Protocol):
    """The figures of one hub."""

    @property
    def messages(self) -> Mapping[type, Count]:
        """Messages over sockets, by their answer."""
        ...

    @property
    def events(self) -> Count:
        """Events stored by this process."""
        ...

    @property
    def conflicts(self) -> Count:
        """Appends that came too late and were judged again."""
        ...

    @property
    def unavailable(self) -> Count:
        """Times the store could not be reached or written."""
        ...

    @property
    def spent(self) -> Labelled:
        """What clients have used of each limited kind."""
        ...

    @property
    def over_limit(self) -> Labelled:
        """Times a client was refused, slowed or disconnected by a limit."""
        ...

    @property
    def commit_seconds(self) -> Distribution:
        """Time from append to durable."""
        ...


class _Ignored:
    """Takes every figure and keeps none."""

    def inc(self, amount: float = 1) -> None:
        pass

    def labels(self, *labelvalues: Any) -> "_Ignored":  # noqa: ARG002  see Labelled
        return self

    def observe(self, amount: float) -> None:
        pass


class NoMetrics:
    """Counts nothing."""

    def __init__(self) -> None:
        nothing = _Ignored()
        self.messages = dict.fromkeys(get_args(message.ServerMessage), nothing)
        self.events = self.conflicts = self.unavailable = nothing
        self.spent = self.over_limit = self.commit_seconds = nothing
