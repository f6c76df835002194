"""The cards to cut out, and a deal to read out."""

from collections.abc import Sequence

from hashi.locale import Texts
from hashi.paper.page import Box, Page
from hashi.rules import Card
from hashi.rules.score import PILES

__all__ = ["draw_cards", "draw_deal", "draw_set_aside"]

_COLUMNS, _ROWS = 3, 3
_GAP = 1.6  # between the bridges of a card, in widths of a bridge
_LINE = 11.5


def draw_cards(page: Page, cards: Sequence[Card]) -> None:
    """Nine cards on a page, edge to edge, so that one cut parts two."""
    per_page = _COLUMNS * _ROWS
    for first in range(0, len(cards), per_page):
        page.add_page()
        cells = page.inside.split(_COLUMNS, _ROWS)
        for card, cell in zip(cards[first : first + per_page], cells, strict=False):
            page.ink(0.15, pale=True)
            page.rect(*cell)
            _draw_card(page, cell.inset(4), card)


def _draw_card(page: Page, box: Box, card: Card) -> None:
    """The number on an island, its bridges below."""
    radius, middle = box.width * 0.3, box.x + box.width / 2
    page.ink(0.6)
    page.circle(middle, box.y + box.height * 0.36, radius, style="D")
    spot = Box(box.x, box.y + box.height * 0.36 - radius, box.width, 2 * radius)
    page.write_in(spot, str(card.number), radius * 1.3, bold=True, align="C")
    _draw_bridges(page, box, box.y + box.height * 0.8, card.bridges, 2.0)


def _draw_bridges(page: Page, box: Box, y: float, bridges: int, width: float) -> None:
    page.ink(width)
    for bridge in range(bridges):
        at = y + (bridge - (bridges - 1) / 2) * width * (1 + _GAP)
        page.line(box.x + box.width * 0.22, at, box.x + box.width * 0.78, at)
    page.ink()


def draw_deal(page: Page, cards: Sequence[Card], code: str, texts: Texts) -> None:
    """The cards of a deal in order, to cover and to read out one by one, in the three piles."""
    page.add_page()
    box = page.inside
    page.write_in(Box(*box[:3], 10), texts("paper-deal"), 6, bold=True)
    y = page.paragraph(Box(box.x, box.y + 11, box.width, 20), texts("paper-deal-how"), 3.8) + 3
    number = 0
    for pile in PILES:
        for _ in range(pile):
            row = Box(box.x, y, box.width, _LINE)
            page.ink(0.15, pale=True)
            page.line(row.x, row.y + row.height, row.x + row.width, row.y + row.height)
            page.write_in(Box(row.x, row.y, 14, row.height), f"{number + 1}.", 4.4)
            page.write_in(
                Box(row.x + 16, row.y, 12, row.height), str(cards[number].number), 6.5, bold=True
            )
            strokes = Box(row.x + 26, row.y, 40, row.height)
            _draw_bridges(page, strokes, row.y + row.height / 2, cards[number].bridges, 0.9)
            number += 1
            y += _LINE
        y += 3
    page.write_in(Box(box.x, box.y + box.height - 4, box.width, 4), code, 2.6)


def draw_set_aside(page: Page, card: Card, texts: Texts) -> None:
    """The card that is set aside unseen (S4), on a page of its own."""
    page.add_page()
    box = page.inside
    y = page.paragraph(Box(*box[:3], 30), texts("paper-set-aside"), 4.4)
    _draw_card(page, Box(box.x + box.width / 3, y + 60, box.width / 3, box.width / 2), card)
