"""What a trial came to: how long each kind of victim waited before and during the attack."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.attacks.attacker import Tally

__all__ = ["Figures", "Waits", "percentile"]

_FLOOR_SECONDS = 0.002  # nobody notices less, and ratios of less say nothing


def percentile(delays: Sequence[float], per_cent: float) -> float:
    """The delay that so many per cent do not exceed; infinite if there is none at all."""
    if not delays:
        return math.inf
    return max(_FLOOR_SECONDS, sorted(delays)[math.ceil(per_cent / 100 * len(delays)) - 1])


@dataclass(frozen=True, slots=True)
class Waits:
    """The delays of one kind of victim in seconds."""

    before: Sequence[float]
    during: Sequence[float]

    def ratio(self, per_cent: float) -> float:
        """A percentile during the attack over that before it."""
        return percentile(self.during, per_cent) / percentile(self.before, per_cent)

    def __str__(self) -> str:
        """For the report."""
        parts = []
        for per_cent in (50, 99):
            before, during = (
                1000 * percentile(delays, per_cent) for delays in (self.before, self.during)
            )
            parts.append(f"p{per_cent} {before:.0f} -> {during:.0f} ms")
        return ", ".join(parts)


@dataclass(frozen=True, slots=True)
class Figures:
    """All kinds, and what became of the attacker and of the server's processor and memory."""

    waits: Mapping[str, Waits]
    lost: int
    tally: Tally
    cpu: float = 0.0  # seconds in a second
    growth: int = 0  # bytes

    @property
    def worst(self) -> tuple[float, str]:
        """The worst ratio of all kinds at p50 and p99, and of which."""
        found = [
            (wait.ratio(per_cent), f"{kind} p{per_cent}")
            for kind, wait in self.waits.items()
            for per_cent in (50, 99)
            if wait.before and wait.during
        ]
        return max(found, default=(math.inf, "nothing was done at all"))

    @property
    def score(self) -> float:
        """What the search looks for."""
        return self.worst[0]

    def __str__(self) -> str:
        """For the report."""
        score, of = self.worst
        kind = of.rpartition(" ")[0]
        waits = f" ({self.waits[kind]})" if kind in self.waits else ""
        return (
            f"x{score:<6.1f} {of}{waits}; {self.lost} lost; {self.tally};"
            f" CPU {self.cpu:.2f}; {self.growth / 1e6:+.0f} MB"
        )
