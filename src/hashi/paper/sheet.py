"""A sheet to play on: the board, the cards to tick off and the points to fill in."""

from hashi.locale import Texts
from hashi.paper.page import Box, Page
from hashi.rules import CATEGORIES, Board, Flag
from hashi.rules.score import PER_ISLAND, PILES, VALUES

__all__ = ["draw_board", "draw_sheet"]

_ROOM = 0.75  # from the outer islands to the edge, in steps from one column to the next
_RADIUS = 0.28  # of an island, in the same steps
_HEAD = 8.0
_TRACK = 7.0  # the row of cards
_POINTS = 16.0  # the row of points
_LEAST_TEXT = 2.6


def draw_sheet(page: Page, box: Box, board: Board, texts: Texts) -> None:
    """A sheet in a box: the name, the board, the cards, the points."""
    x, y, width, height = box
    title = texts("paper-sheet", board=_name_of(board, texts))
    page.write_in(Box(x, y, width / 2, _HEAD), title, 4.2, bold=True)
    page.write_in(Box(x + width * 0.45, y, width * 0.2, _HEAD), texts("paper-name"), 3.4, align="R")
    page.ink(0.2)
    page.line(x + width * 0.67, y + 6.2, x + width, y + 6.2)
    play = Box(x, y + _HEAD, width, height - _HEAD - _TRACK - _POINTS)
    draw_board(page, play, board)
    _track(page, Box(x, play.y + play.height, width, _TRACK))
    _points(page, Box(x, play.y + play.height + _TRACK, width, _POINTS), texts)


def _name_of(board: Board, texts: Texts) -> str:
    """Our own sides are called Side A and Side B, other boards by whatever their names are."""
    return texts("board-side", side=board.name) if board.name in {"A", "B"} else board.name


def draw_board(page: Page, box: Box, board: Board) -> None:
    """Islands, dotted lines and flags, as large as the box allows; names along the edges."""
    places = {
        island.at: (ord(island.at[0]) - ord("a"), int(island.at[1]) - 1) for island in board.islands
    }
    columns = max(column for column, _ in places.values())
    rows = max(row for _, row in places.values())
    step = min(box.width / (columns + 2 * _ROOM), box.height / (rows + 2 * _ROOM))
    left = box.x + (box.width - columns * step) / 2
    top = box.y + (box.height - rows * step) / 2
    spots = {at: (left + x * step, top + y * step) for at, (x, y) in places.items()}
    _names(page, Box(left, top, columns * step, rows * step), columns, rows, step)
    for line in board.lines:
        page.dots(spots[line[:2]], spots[line[3:]], step * 0.14)
    for island in board.islands:
        x, y = spots[island.at]
        page.ink(step * 0.03)
        page.circle(x, y, step * _RADIUS, style="DF")
        if island.flag:
            _flag(page, island.flag, x + step * 0.19, y - step * 0.2, step)


def _names(page: Page, box: Box, columns: int, rows: int, step: float) -> None:
    """Letters above the columns, numbers left of the rows, as the game spells places."""
    size = max(_LEAST_TEXT, step * 0.17)
    for column in range(columns + 1):
        spot = Box(box.x + column * step - 4, box.y - step * _ROOM, 8, size * 1.4)
        page.write_in(spot, chr(ord("a") + column), size, align="C")
    for row in range(rows + 1):
        spot = Box(box.x - step * _ROOM - 2, box.y + row * step - size * 0.7, 6, size * 1.4)
        page.write_in(spot, str(row + 1), size, align="C")


def _flag(page: Page, flag: Flag, x: float, y: float, step: float) -> None:
    """A red flag is square and filled, a blue one a pennant and hollow."""
    page.ink(step * 0.03)
    page.line(x, y, x, y - step * 0.3)
    if flag == "red":
        page.set_fill_color(200, 53, 43)
        page.rect(x, y - step * 0.3, step * 0.26, step * 0.18, style="DF")
    else:
        page.set_draw_color(43, 95, 168)
        page.polygon(
            [(x, y - step * 0.3), (x + step * 0.3, y - step * 0.2), (x, y - step * 0.1)], style="DF"
        )
    page.ink()


def _track(page: Page, box: Box) -> None:
    """One small box for each card to tick off, in the three piles of a game alone (O1)."""
    cards = sum(PILES)
    side = min(box.height - 1, box.width / (cards + 2))
    x, number = box.x + (box.width - side * (cards + 2)) / 2, 0
    page.ink(0.2)
    for pile in PILES:
        for _ in range(pile):
            number += 1
            cell = Box(x, box.y, side, side)
            page.rect(*cell)
            page.write_in(cell, str(number), min(side * 0.6, 2.4), align="C")
            x += side
        x += side


def _points(page: Page, box: Box, texts: Texts) -> None:
    """A field for everything that scores, with what it is worth: first / later."""
    fields = [(texts("islands"), f"{PER_ISLAND} + {PER_ISLAND} + …")]
    for category in CATEGORIES:
        first, later = VALUES[category]
        fields.append((texts(f"category-{category}"), f"{first} / {later}"))
    fields.append((texts("total"), ""))
    for cell, (name, worth) in zip(box.split(len(fields), 1), fields, strict=True):
        page.ink(0.2)
        page.rect(*cell)
        inner = cell.inset(0.8)
        page.write_in(Box(*inner[:3], 4), name, 3.0, bold=True)
        page.write_in(Box(inner.x, inner.y + 4, inner.width, 3.5), worth, 2.6)
