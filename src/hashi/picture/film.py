"""A sheet through a whole game, as one SVG: every mark knows in which steps it is seen.

`data-from` is the first step of a mark and `data-until` the first without it; what a page shows is
hidden or not by them. Drawn is the last step. The colours are the page's.
"""

from collections.abc import Iterator, Sequence
from html import escape

from hashi.picture.svg import islands, lines, paper, size
from hashi.rules import Sheet

__all__ = ["film"]


def film(sheets: Sequence[Sheet], title: str) -> str:
    """The picture for a page; step n is the n-th of the sheets, from 0."""
    width, height = size(sheets[0].board)
    start = f'<svg class="sheet" viewBox="0 0 {width} {height}" role="img">'
    layers = ([tuple(draw(sheet)) for sheet in sheets] for draw in (lines, islands))
    parts = (part for layer in layers for part in _parts(layer))
    title = f"<title>{escape(title)}</title>"
    return "\n".join((start, title, *paper(sheets[0].board), *parts, "</svg>"))


def _parts(steps: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """Every mark of a layer there ever was, in the order it came: numbers lie on islands."""
    for mark in dict.fromkeys(mark for step in steps for mark in step):
        for first, until in _runs([mark in step for step in steps]):
            yield mark if until - first == len(steps) else _seen(mark, first, until, len(steps))


def _runs(seen: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """The unbroken stretches of steps in which a mark is seen."""
    first = None
    for step, here in enumerate((*seen, False)):
        if here and first is None:
            first = step
        elif not here and first is not None:
            yield first, step
            first = None


def _seen(mark: str, first: int, until: int, steps: int) -> str:
    end, hidden = ("", "") if until == steps else (f' data-until="{until}"', " hidden")
    return f'<g data-from="{first}"{end}{hidden}>{mark}</g>'
