"""The rules on one page, and the pad for points and ranks."""

from hashi.locale import Texts
from hashi.paper.page import Box, Page
from hashi.rules import CATEGORIES
from hashi.rules.game import MOST_SEATS
from hashi.rules.score import RANKS

__all__ = ["draw_pad", "draw_rules"]

_RULES = ("start", "card", "island", "number", "bridges", "bonus", "solo")
_GAMES = 5  # on one page


def draw_rules(page: Page, texts: Texts) -> None:
    """The rules in a minute."""
    page.add_page()
    box = page.inside
    page.write_in(Box(*box[:3], 12), "HASHI", 9, bold=True)
    page.write_in(Box(box.x, box.y + 12, box.width, 9), texts("rules-short"), 5.5)
    y = box.y + 28
    for number, rule in enumerate(_RULES, start=1):
        page.write_in(Box(box.x, y, 10, 7), f"{number}.", 5, bold=True)
        text = texts(f"rules-short-{rule}")
        y = page.paragraph(Box(box.x + 11, y, box.width - 11, 40), text, 4.8) + 5


def draw_pad(page: Page, texts: Texts) -> None:
    """Points of several games, four seats each, and the ranks of a game alone."""
    page.add_page()
    box = page.inside
    page.write_in(Box(*box[:3], 10), texts("paper-pad"), 6, bold=True)
    names = [texts("islands"), *(texts(f"category-{name}") for name in CATEGORIES), texts("total")]
    area = Box(box.x, box.y + 12, box.width * 0.66, box.height - 12)
    for game in area.split(1, _GAMES):
        _game(page, Box(game.x, game.y, game.width, game.height - 5), names)
    _ranks(page, Box(box.x + box.width * 0.71, box.y + 12, box.width * 0.29, 130), texts)


def _game(page: Page, box: Box, names: list[str]) -> None:
    """A grid: a row for the players' names and one for everything that is scored."""
    page.ink(0.2)
    cells = list(box.split(MOST_SEATS + 1, len(names) + 1))
    for place, cell in enumerate(cells):
        row, column = divmod(place, MOST_SEATS + 1)
        if column == 0 and row > 0:
            page.write_in(cell.inset(0.5), names[row - 1], 3.2, bold=row == len(names))
        elif column > 0:
            page.rect(*cell)


def _ranks(page: Page, box: Box, texts: Texts) -> None:
    page.write_in(Box(box.x, box.y, box.width, 7), texts("paper-ranks"), 4, bold=True)
    rows = Box(box.x, box.y + 8, box.width, box.height - 8).split(1, len(RANKS))
    for row, (least, rank) in zip(rows, reversed(RANKS), strict=True):
        page.write_in(Box(row.x, row.y, 12, row.height), f"{least}+", 3.8, bold=True)
        page.write_in(
            Box(row.x + 13, row.y, row.width - 13, row.height), texts(f"rank-{rank}"), 3.8
        )
