"""The figures of a server in the text format of Prometheus."""

from typing import get_args

from prometheus_client import (
    CONTENT_TYPE_PLAIN_0_0_4,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

from hashi.wire import message

__all__ = ["CONTENT_TYPE", "Prometheus"]

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

# The creation times of counters are of no use, and double the text.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library lacks a type here


class Prometheus:
    """The figures of one hub, in a registry of their own.

    What is counted for every message or commit is bound to its labels here, once.
    """

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        requests = Counter(
            "hashi_requests_total", "HTTP requests by status class.", ["status"], registry=registry
        )
        self.requests = {hundred: requests.labels(f"{hundred}xx") for hundred in range(1, 6)}
        messages = Counter(
            "hashi_messages_total",
            "Messages over sockets by their answer.",
            ["answer"],
            registry=registry,
        )
        self.messages = {
            kind: messages.labels(kind.__struct_config__.tag)
            for kind in get_args(message.ServerMessage)
        }
        self.events = Counter(
            "hashi_events_total", "Events stored by this process.", registry=registry
        )
        self.conflicts = Counter(
            "hashi_conflicts_total",
            "Appends that came too late and were judged again.",
            registry=registry,
        )
        self.unavailable = Counter(
            "hashi_unavailable_total",
            "Times the store could not be reached or written.",
            registry=registry,
        )
        self.spent = Counter(
            "hashi_spent_total",
            "What clients have used of each limited kind.",
            ["kind"],
            registry=registry,
        )
        self.over_limit = Counter(
            "hashi_over_limit_total",
            "Times a client was refused, slowed or disconnected by a limit.",
            ["kind"],
            registry=registry,
        )
        self.commit_seconds = Histogram(
            "hashi_commit_seconds",
            "Time from append to durable.",
            buckets=_BOUNDS,
            registry=registry,
        )
        self._sockets = Gauge("hashi_sockets", "Sockets open now.", registry=registry)
        self._tables = Gauge("hashi_tables", "Tables in memory now.", registry=registry)

    def text(self, *, sockets: int, tables: int) -> bytes:
        """Everything, for /metrics."""
        self._sockets.set(sockets)
        self._tables.set(tables)
        return generate_latest(self._registry)
