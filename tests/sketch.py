"""Sheets drawn in a test, so that a case reads like the table it describes.

    (4)...( )---[ ]      columns a, b, c every six characters, a row every two lines;
     :     H             ( ) plain, [ ] red flag, < > blue flag, with a number or blank;
    < >...(3)            . : a line   - | one bridge   = H two bridges

Where lines cross, the character right after the upper or left island counts.
"""

import re
from textwrap import dedent

from hashi import Board, Sheet
from hashi.rules import Flag, Island, Turn

_ISLAND = re.compile(r"[(\[<]([ 1-6])[)\]>]")
_FLAGS: dict[str, Flag | None] = {"(": None, "[": "red", "<": "blue"}
_ACROSS, _DOWN = ".-=", ":|H"
_COLUMN, _ROW = 6, 2


def sketch(picture: str) -> Sheet:
    """The sheet in a picture."""
    rows = dedent(picture).strip("\n").split("\n")
    numbers, flags = _islands(rows)
    bridges = dict(_lines(rows, sorted(flags)))
    board = Board("sketch", tuple(Island(at, flag) for at, flag in flags.items()), tuple(bridges))
    sheet = Sheet.blank(board)
    for at, number in numbers.items():
        sheet = sheet.with_turn(Turn(number, at))
    return sheet.with_turn(
        Turn.of(bridges=(ln for ln, count in bridges.items() for _ in range(count)))
    )


def _islands(rows: list[str]) -> tuple[dict[str, int], dict[str, Flag | None]]:
    numbers, flags = {}, {}
    for y in range(0, len(rows), _ROW):
        for match in _ISLAND.finditer(rows[y]):
            assert match.start() % _COLUMN == 0, f"an island stands between columns: {rows[y]}"
            at = f"{chr(ord('a') + match.start() // _COLUMN)}{y // _ROW + 1}"
            flags[at] = _FLAGS[match[0][0]]
            if match[1] != " ":
                numbers[at] = int(match[1])
    return numbers, flags


def _lines(rows: list[str], islands: list[str]) -> list[tuple[str, int]]:
    found = []
    for at in islands:
        x, y = _COLUMN * (ord(at[0]) - ord("a")), _ROW * (int(at[1]) - 1)
        across, down = _char(rows, x + 3, y), _char(rows, x + 1, y + 1)
        right = [other for other in islands if other[1] == at[1] and other[0] > at[0]]
        below = [other for other in islands if other[0] == at[0] and other[1] > at[1]]
        if across in _ACROSS and right:
            found.append((f"{at}-{right[0]}", _ACROSS.index(across)))
        if down in _DOWN and below:
            found.append((f"{at}-{below[0]}", _DOWN.index(down)))
    return found


def _char(rows: list[str], x: int, y: int) -> str:
    return rows[y][x] if y < len(rows) and x < len(rows[y]) else " "
