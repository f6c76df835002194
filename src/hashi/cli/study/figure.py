"""Statistics over many games: means with confidence intervals, and text histograms."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from rich.text import Text

from hashi.locale import Texts

__all__ = ["Mean", "histogram", "interval_text"]

# Student's t for a two-sided 95 % interval, by degrees of freedom from 1.
_T_VALUES = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)
_NORMAL_VALUE = 1.96  # the limit for many degrees of freedom
_BAR = 40


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its 95 % confidence interval; None if all values are equal."""

    mean: float
    interval: tuple[float, float] | None

    @classmethod
    def of(cls, values: Sequence[float]) -> "Mean":
        """The mean of independent values, with Student's t interval."""
        middle, count = fmean(values), len(values)
        spread = stdev(values) if count > 1 else 0.0
        if not spread:
            return cls(middle, None)  # equal values say nothing about the spread
        half = _t_value(count - 1) * spread / sqrt(count)
        return cls(middle, (middle - half, middle + half))

    @classmethod
    def of_shares(cls, values: Sequence[float]) -> "Mean":
        """The mean of shares from 0 to 1, with Wilson's interval, which stays within those bounds.

        Shares that vary less than plain wins and losses count as more than one trial each.
        """
        middle, count = fmean(values), len(values)
        if count == 1:
            return cls(middle, None)
        spread = stdev(values)
        weight = max(1.0, middle * (1 - middle) / spread**2) * count if spread else count
        square = _t_value(count - 1) ** 2
        centre = (middle + square / (2 * weight)) / (1 + square / weight)
        half = sqrt(square * middle * (1 - middle) / weight + (square / weight) ** 2 / 4)
        half /= 1 + square / weight
        return cls(middle, (max(0.0, centre - half), min(1.0, centre + half)))

    def as_data(self) -> dict[str, object]:
        """As plain data, for JSON."""
        return {"mean": self.mean, "interval": list(self.interval) if self.interval else None}


def _t_value(degrees: int) -> float:
    """The half-width of a 95 % interval in standard errors, by degrees of freedom."""
    if degrees <= len(_T_VALUES):
        return _T_VALUES[degrees - 1]
    z = _NORMAL_VALUE
    return z + (z**3 + z) / (4 * degrees) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)


def interval_text(found: Mean, texts: Texts, digits: int = 1, scale: float = 1) -> str:
    """A 95 % interval as text, or a dash if there is none."""
    if found.interval is None:
        return "-"
    low, high = (texts.decimal(scale * end, digits) for end in found.interval)
    return texts("figure-from-to", low=low, high=high)


def histogram(totals: Sequence[int]) -> Text:
    """A histogram with one line per total, from the lowest to the highest."""
    counts = Counter(totals)
    most = max(counts.values())
    width = len(str(most))
    lines = []
    for total in range(min(totals), max(totals) + 1):
        count = counts[total]
        length = round(_BAR * count / most) or (count > 0)
        lines.append(f"{total:>4}  {count or '·':>{width}}  {'█' * length}".rstrip())
    return Text("\n".join(lines))
