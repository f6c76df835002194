"""A line over the cards of a game, as SVG for a page that has the colours."""

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor

from hashi.rules.score import ROUNDS

__all__ = ["plot"]

_WIDTH, _HEIGHT = 680, 300
_LEFT, _RIGHT, _TOP, _BOTTOM = 44, 16, 24, 34
_STEP = 4  # points between two lines of the grid
_RADIUS = 4.5

Dot = tuple[float, str, bool]  # the value, its words, and whether it is marked


def plot(dots: Sequence[Dot], title: str, best: int | None, best_name: str) -> str:
    """The values after 0, 1, 2 ... cards, and a level that nothing exceeds."""
    values = [value for value, _, _ in dots] + ([best] if best is not None else [])
    low, high = _STEP * floor((min(values) - 1) / _STEP), _STEP * ceil((max(values) + 1) / _STEP)
    frame = _Frame(low, high)
    parts = [f"<title>{escape(title)}</title>", *frame.grid()]
    if best is not None:
        y = frame.y(best)
        parts.append(f'<path class="most" d="M{_LEFT} {y:.1f}H{_WIDTH - _RIGHT}"/>')
        name = escape(best_name)
        parts.append(f'<text class="most-text" x="{_LEFT + 6}" y="{y - 7:.1f}">{name}</text>')
    path = " ".join(f"{frame.x(i):.1f},{frame.y(v):.1f}" for i, (v, _, _) in enumerate(dots))
    parts.append(f'<polyline class="line" points="{path}"/>')
    parts += [frame.dot(at, dot) for at, dot in enumerate(dots)]
    start = f'<svg class="plot" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">'
    return "\n".join((start, *parts, "</svg>"))


class _Frame:
    """Where a value after a number of cards lies in the picture."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def x(self, cards: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * cards / ROUNDS

    def y(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * share

    def grid(self) -> Iterator[str]:
        """A line every few points, and the numbers of points and cards."""
        for value in range(self.low, self.high + 1, _STEP):
            y = self.y(value)
            yield f'<path class="grid" d="M{_LEFT} {y:.1f}H{_WIDTH - _RIGHT}"/>'
            yield f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value}</text>'
        for cards in range(ROUNDS + 1):
            x = self.x(cards)
            yield f'<text x="{x:.1f}" y="{_HEIGHT - 12}" text-anchor="middle">{cards}</text>'

    def dot(self, cards: int, dot: Dot) -> str:
        """A point of the line; one that is marked is larger and square, not only of a colour."""
        value, words, marked = dot
        x, y, title = self.x(cards), self.y(value), f"<title>{escape(words)}</title>"
        if marked:
            r = _RADIUS + 1.5
            box = f'x="{x - r:.1f}" y="{y - r:.1f}" width="{2 * r}" height="{2 * r}"'
            return f'<rect class="costly" {box}>{title}</rect>'
        return f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="{_RADIUS}">{title}</circle>'
