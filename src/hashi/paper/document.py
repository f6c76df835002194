"""Which pages a document has, in which order."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from hashi.locale import Texts
from hashi.paper.card import draw_cards, draw_deal, draw_set_aside
from hashi.paper.page import Page, Size
from hashi.paper.rule import draw_pad, draw_rules
from hashi.paper.sheet import draw_sheet
from hashi.rules import Board, Card

__all__ = ["PARTS", "Order", "Part", "pdf"]

Part = Literal["rules", "sheets", "cards", "points", "deal"]
PARTS: tuple[Part, ...] = ("rules", "sheets", "cards", "points", "deal")
_GRIDS = {1: (1, 1), 2: (2, 1), 4: (2, 2)}  # columns and rows; two lie side by side
_GUTTER = 5.0


@dataclass(frozen=True, slots=True)
class Order:
    """What to print: the parts, how many sheets, and how many of them on a page."""

    parts: Sequence[Part]
    board: Board
    deck: Sequence[Card]  # as they are cut out
    deal: Sequence[Card]  # as they are dealt; the last is the one set aside
    code: str  # of the deal
    sheets: int = 4
    per_page: Literal[1, 2, 4] = 1
    size: Size = "a4"


def pdf(order: Order, texts: Texts) -> bytes:
    """The document; `texts` must have the parts `rules` and `paper`."""
    page = Page(order.size)
    page.set_title(f"HASHI {order.board.name}")
    page.set_lang(texts.language)
    for part in PARTS:
        if part in order.parts:
            _draw(part, page, order, texts)
    return bytes(page.output())


def _draw(part: Part, page: Page, order: Order, texts: Texts) -> None:
    match part:
        case "rules":
            draw_rules(page, texts)
        case "sheets":
            _sheets(page, order, texts)
        case "cards":
            draw_cards(page, order.deck)
        case "points":
            draw_pad(page, texts)
        case "deal":
            draw_deal(page, order.deal, order.code, texts)
            draw_set_aside(page, order.deal[-1], texts)


def _sheets(page: Page, order: Order, texts: Texts) -> None:
    for first in range(0, order.sheets, order.per_page):
        page.add_page(orientation="landscape" if order.per_page == 2 else "portrait")  # noqa: PLR2004  two sheets
        cells = list(page.inside.split(*_GRIDS[order.per_page]))
        for cell in cells[: order.sheets - first]:
            box = cell.inset(_GUTTER) if order.per_page > 1 else cell
            draw_sheet(page, box, order.board, texts)
