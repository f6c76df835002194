"""Figures about many games: means with their intervals, and histograms in characters."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from rich.text import Text

from hashi.locale import Texts

__all__ = ["Mean", "histogram", "interval_text"]

_ERRORS = 1.96  # standard errors on either side hold 95 % of a normal distribution
_BAR = 40


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its 95 % interval, 1.96 standard errors on either side; None for one value."""

    mean: float
    interval: tuple[float, float] | None

    @classmethod
    def of(cls, values: Sequence[float]) -> "Mean":
        """The mean of values that do not depend on each other."""
        middle = fmean(values)
        if len(values) == 1:
            return cls(middle, None)
        half = _ERRORS * stdev(values) / sqrt(len(values))
        return cls(middle, (middle - half, middle + half))

    @classmethod
    def of_shares(cls, values: Sequence[float]) -> "Mean":
        """The mean of shares; its interval, too, lies between nothing and all."""
        found = cls.of(values)
        if found.interval is None:
            return found
        low, high = found.interval
        return cls(found.mean, (max(0.0, low), min(1.0, high)))

    def as_data(self) -> dict[str, object]:
        """The same as plain data."""
        return {"mean": self.mean, "interval": list(self.interval) if self.interval else None}


def interval_text(found: Mean, texts: Texts, digits: int = 1, scale: float = 1) -> str:
    """A 95 % interval, or a dash where there is none."""
    if found.interval is None:
        return "-"
    low, high = (texts.decimal(scale * end, digits) for end in found.interval)
    return texts("figure-from-to", low=low, high=high)


def histogram(totals: Sequence[int]) -> Text:
    """One line for every total from the lowest to the highest."""
    counts = Counter(totals)
    most = max(counts.values())
    width = len(str(most))
    lines = []
    for total in range(min(totals), max(totals) + 1):
        count = counts[total]
        length = round(_BAR * count / most) or (count > 0)
        lines.append(f"{total:>4}  {count or '·':>{width}}  {'█' * length}".rstrip())
    return Text("\n".join(lines))
