"""Figures for an operator, in the text format of Prometheus. No table and no person is in them."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

__all__ = ["Metrics"]

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_HELP = {
    "hashi_requests_total": "HTTP requests by status class.",
    "hashi_messages_total": "Messages over sockets by their answer.",
    "hashi_events_total": "Events stored by this process.",
    "hashi_conflicts_total": "Appends that came too late and were judged again.",
    "hashi_unavailable_total": "Times the store could not be reached or written.",
    "hashi_turned_away_total": "Requests and sockets turned away by a limit, by code.",
    "hashi_commit_seconds": "Time from append to durable.",
    "hashi_sockets": "Sockets open now.",
    "hashi_tables": "Tables in memory now.",
}


class Metrics:
    """Counters and one histogram; gauges are given when the text is made."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._buckets = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        """Add to a counter; a label is written such as code="busy"."""
        self._counts[name, label] += by

    def committed(self, seconds: float) -> None:
        """Note how long a commit took."""
        self._buckets[bisect_left(_BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self, **gauges: float) -> str:
        """Everything, for /metrics."""
        return "\n".join([*self._counters(), *self._histogram(), *_gauges(gauges), ""])

    def _counters(self) -> Iterator[str]:
        for name, help_ in _HELP.items():
            if not name.endswith("_total"):
                continue
            yield from (f"# HELP {name} {help_}", f"# TYPE {name} counter")
            rows = sorted((label, n) for (other, label), n in self._counts.items() if other == name)
            for label, number in rows or [("", 0)]:
                yield f"{name}{{{label}}} {number}" if label else f"{name} {number}"

    def _histogram(self) -> Iterator[str]:
        name, total = "hashi_commit_seconds", 0
        yield from (f"# HELP {name} {_HELP[name]}", f"# TYPE {name} histogram")
        for bound, number in zip((*_BOUNDS, "+Inf"), self._buckets, strict=True):
            total += number
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._seconds:.6f}"
        yield f"{name}_count {total}"


def _gauges(values: dict[str, float]) -> Iterator[str]:
    for name, value in values.items():
        yield from (f"# HELP hashi_{name} {_HELP[f'hashi_{name}']}", f"# TYPE hashi_{name} gauge")
        yield f"hashi_{name} {value}"
