"""What the server's own endpoints share, besides the service."""

from dataclasses import dataclass

from hashi.server.limit.budget import Budgets
from hashi.server.operate.prometheus import Prometheus
from hashi.server.operate.settings import Settings
from hashi.service.context import Context

__all__ = ["State"]


@dataclass(frozen=True, slots=True)
class State:
    """One for each process."""

    context: Context
    settings: Settings
    budgets: Budgets
    metrics: Prometheus
