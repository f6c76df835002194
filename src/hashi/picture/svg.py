"""A sheet as a stand-alone SVG picture, for web pages, the README and printing.

Flags differ by shape as well as colour: red is a square flag, blue a pennant.
"""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from hashi.rules import Board, Flag, Sheet

__all__ = ["svg"]

_STEP = 80
_MARGIN = 70
_RADIUS = 22
_GAP = 5  # from the middle of a line to each of two bridges
_STYLE = """\
svg { background: #fbf7ee; font-family: Georgia, 'Times New Roman', serif; }
.label { fill: #77705f; font-size: 15px; }
.dots { stroke: #a79f8c; stroke-width: 3; stroke-dasharray: 0.1 9; stroke-linecap: round; }
.bridge { stroke: #1f2a37; stroke-width: 4; stroke-linecap: round; }
.island { fill: #efe4cb; stroke: #4a4334; stroke-width: 2.5; }
.circle { fill: none; stroke: #1f2a37; stroke-width: 3; }
.number { fill: #1f2a37; font-size: 25px; }
.pole { stroke: #4a4334; stroke-width: 2.5; stroke-linecap: round; }
.red { fill: #c8352b; } .blue { fill: #2b5fa8; }
.cross { stroke: #c8352b; stroke-width: 4; stroke-linecap: round; }
"""


def svg(sheet: Sheet) -> str:
    """The picture of a sheet; of a blank one, the board itself."""
    width, height = _size(sheet.board)
    name = escape(sheet.board.name)
    parts = (*_paper(sheet.board), *_lines(sheet), *_islands(sheet))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}" role="img">\n'
        f"<title>HASHI {name}</title>\n<style>\n{_STYLE}</style>\n"
        f'<rect width="{width}" height="{height}" fill="#fbf7ee"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _size(board: Board) -> tuple[int, int]:
    """The width and height of a picture."""
    columns, rows = _extent(board)
    return 2 * _MARGIN + _STEP * columns, 2 * _MARGIN + _STEP * rows


def _paper(board: Board) -> Iterator[str]:
    """The labels along the edges: letters of columns, numbers of rows."""
    columns, rows = _extent(board)
    for column in range(columns + 1):
        x, name = _MARGIN + _STEP * column, chr(ord("a") + column)
        yield f'<text class="label" x="{x}" y="28" text-anchor="middle">{name}</text>'
    for row in range(rows + 1):
        y = _MARGIN + _STEP * row + 5
        yield f'<text class="label" x="22" y="{y}" text-anchor="middle">{row + 1}</text>'


def _extent(board: Board) -> tuple[int, int]:
    """How many columns and rows the islands span, minus one each."""
    columns = max(ord(island.at[0]) for island in board.islands) - ord("a")
    return columns, max(int(island.at[1]) for island in board.islands) - 1


def _spot(at: str) -> tuple[int, int]:
    return _MARGIN + _STEP * (ord(at[0]) - ord("a")), _MARGIN + _STEP * (int(at[1]) - 1)


def _lines(sheet: Sheet) -> Iterator[str]:
    """Bridges, and dots where one can still be drawn."""
    blocked = sheet.board.blocked(sheet.bridges)
    for index, line in enumerate(sheet.board.lines):
        count = sheet.bridges_on(line)
        if count:
            yield from (_segment("bridge", line, shift) for shift in _shifts(count))
        elif not blocked >> index & 1:
            yield _segment("dots", line, 0)


def _shifts(count: int) -> tuple[int, ...]:
    return (0,) if count == 1 else (-_GAP, _GAP)


def _segment(kind: str, line: str, shift: int) -> str:
    (x1, y1), (x2, y2) = _spot(line[:2]), _spot(line[3:])
    across, down = (0, shift) if y1 == y2 else (shift, 0)
    x1, y1, x2, y2 = x1 + across, y1 + down, x2 + across, y2 + down
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def _islands(sheet: Sheet) -> Iterator[str]:
    """Islands with their flags, numbers, circles and crosses; they lie on the lines."""
    finished, crossed = sheet.finished, sheet.crossed_out
    for island in sheet.board.islands:
        x, y = _spot(island.at)
        yield f'<circle class="island" cx="{x}" cy="{y}" r="{_RADIUS}"/>'
        if island.flag:
            yield _flag(island.flag, x, y)
        if number := sheet.number(island.at):
            yield f'<text class="number" x="{x}" y="{y + 8}" text-anchor="middle">{number}</text>'
        if island.at in finished:
            yield f'<circle class="circle" cx="{x}" cy="{y}" r="{_RADIUS + 5}"/>'
        if island.at in crossed:
            yield f'<path class="cross" d="M{x - 17} {y - 17}l34 34m0 -34l-34 34"/>'


def _flag(flag: Flag, x: int, y: int) -> str:
    """A flag on a pole, upright on the island's upper right."""
    x, y = x + 15, y - 16
    shape = "h22v16h-22z" if flag == "red" else "l24 8l-24 8z"
    return (
        f'<path class="pole" d="M{x} {y}v-24"/><path class="{flag}" d="M{x + 1} {y - 25}{shape}"/>'
    )
