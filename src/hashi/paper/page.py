"""A page to draw on: millimetres, two fonts, a few pens."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Literal, NamedTuple

from fpdf import FPDF

__all__ = ["MARGIN", "SIZES", "Box", "FontsMissingError", "Page", "Size"]

Size = Literal["a4", "letter"]
SIZES: tuple[Size, ...] = ("a4", "letter")
MARGIN = 12.0

_INK = (31, 42, 55)
_PALE = (167, 159, 140)
_DOTS = (96, 90, 78)  # dark enough for a printer without colours
_WEIGHTS = {"": 400, "B": 700}
_LATIN, _MORE = "text", "more"  # one font in the two parts it was cut into
_POINTS_PER_MM = 72 / 25.4


class FontsMissingError(Exception):
    """The fonts have not been cut: they are built with the page."""


class Box(NamedTuple):
    """A rectangle on a page, in millimetres."""

    x: float
    y: float
    width: float
    height: float

    def inset(self, by: float) -> "Box":
        """The rectangle without a margin around it."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def split(self, columns: int, rows: int) -> Iterator["Box"]:
        """Equal cells, row by row."""
        width, height = self.width / columns, self.height / rows
        for row in range(rows):
            for column in range(columns):
                yield Box(self.x + column * width, self.y + row * height, width, height)


class Page(FPDF):
    """A document whose pages are drawn by hand."""

    def __init__(self, size: Size) -> None:
        super().__init__(unit="mm", format=size)
        self.set_auto_page_break(auto=False)
        folder = files("hashi.paper").joinpath("fonts")
        for style, weight in _WEIGHTS.items():
            for name, part in ((_LATIN, "latin"), (_MORE, "latin-ext")):
                font = folder.joinpath(f"alegreya-sans-{part}-{weight}.ttf")
                if not font.is_file():
                    raise FontsMissingError
                self.add_font(name, style, str(font))
        self.set_fallback_fonts([_MORE])
        self.ink()

    @property
    def inside(self) -> Box:
        """The page within its margins."""
        return Box(0, 0, self.w, self.h).inset(MARGIN)

    def ink(self, width: float = 0.4, *, pale: bool = False) -> None:
        """Take a pen of this width, dark or pale."""
        self.set_line_width(width)
        self.set_draw_color(*(_PALE if pale else _INK))
        self.set_text_color(*_INK)
        self.set_fill_color(255)

    def write_in(
        self,
        box: Box,
        text: str,
        size: float,
        *,
        bold: bool = False,
        align: Literal["L", "C", "R"] = "L",
    ) -> None:
        """One line in the middle of a box's height, made smaller if it is too long for it."""
        style = "B" if bold else ""
        self.set_font(_LATIN, style, size * _POINTS_PER_MM)
        if (width := self.get_string_width(text)) > box.width:
            self.set_font(_LATIN, style, size * _POINTS_PER_MM * box.width / width)
        self.set_xy(box.x, box.y)
        self.cell(box.width, box.height, text, align=align)

    def paragraph(self, box: Box, text: str, size: float, *, bold: bool = False) -> float:
        """Text wrapped at words from the top of a box; returns where it ends."""
        self.set_font(_LATIN, "B" if bold else "", size * _POINTS_PER_MM)
        self.set_xy(box.x, box.y)
        self.multi_cell(box.width, size * 1.35, text, align="L", new_x="LEFT", new_y="NEXT")
        return float(self.get_y())

    def dots(self, start: tuple[float, float], end: tuple[float, float], gap: float) -> None:
        """A line of dots about `gap` apart."""
        (x, y), (right, down) = start, end
        count = max(1, round((abs(right - x) + abs(down - y)) / gap))
        self.set_fill_color(*_DOTS)
        for dot in range(count + 1):
            share = dot / count
            self.circle(x + (right - x) * share, y + (down - y) * share, gap / 8, style="F")
        self.ink()
