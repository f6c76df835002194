"""A sheet drawn in characters, each with a role so that a terminal can give it a colour.

Plain islands are in round brackets, red flags in square and blue flags in angle brackets. The
number of a finished island is circled, as with a pen; a crossed-out island shows a cross.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from hashi.rules import Island, Sheet

__all__ = ["Cell", "Role", "cells", "text"]

Role = Literal["paper", "label", "dots", "bridge", "plain", "red", "blue", "finished", "crossed"]


class Cell(NamedTuple):
    """One character and what it stands for."""

    char: str
    role: Role


_BLANK = Cell(" ", "paper")
_COLUMN = 6  # characters from one column to the next
_ROW = 2  # lines from one row to the next
_LEFT, _TOP = 4, 2  # the position of the middle of a1
_BRACKETS = {None: ("(", ")"), "red": ("[", "]"), "blue": ("<", ">")}
_CIRCLED = "0①②③④⑤⑥"
_HORIZONTAL, _VERTICAL = "·─═", "┊│║"
_CROSSING = "+"

Canvas = dict[tuple[int, int], Cell]


def text(sheet: Sheet) -> str:
    """The sheet as plain text."""
    return "\n".join("".join(cell.char for cell in row).rstrip() for row in cells(sheet)) + "\n"


def cells(sheet: Sheet) -> list[list[Cell]]:
    """The sheet as rows of cells, all of the same length."""
    canvas: Canvas = dict(_labels(sheet))
    for line in sorted(sheet.board.lines, key=sheet.bridges_on):
        _draw_line(canvas, line, sheet.bridges_on(line))
    finished, crossed = sheet.finished, sheet.crossed_out
    for island in sheet.board.islands:
        role: Role = island.flag or "plain"
        if island.at in finished:
            role = "finished"
        _draw_island(canvas, island, sheet.number(island.at), role)
        if island.at in crossed:
            canvas[_spot(island.at)] = Cell("✗", "crossed")
    width = max(x for x, _ in canvas) + 1
    height = max(y for _, y in canvas) + 1
    return [[canvas.get((x, y), _BLANK) for x in range(width)] for y in range(height)]


def _spot(at: str) -> tuple[int, int]:
    return _LEFT + _COLUMN * (ord(at[0]) - ord("a")), _TOP + _ROW * (int(at[1]) - 1)


def _labels(sheet: Sheet) -> Iterator[tuple[tuple[int, int], Cell]]:
    last_column = max(island.at[0] for island in sheet.board.islands)
    last_row = max(island.at[1] for island in sheet.board.islands)
    for column in range(ord("a"), ord(last_column) + 1):
        x, _ = _spot(f"{chr(column)}1")
        yield (x, 0), Cell(chr(column), "label")
    for row in range(1, int(last_row) + 1):
        _, y = _spot(f"a{row}")
        yield (0, y), Cell(str(row), "label")


def _draw_line(canvas: Canvas, line: str, bridges: int) -> None:
    (x, y), (last_x, last_y) = _spot(line[:2]), _spot(line[3:])
    role: Role = "bridge" if bridges else "dots"
    if y == last_y:
        spots = [(at, y) for at in range(x + 2, last_x - 1)]
        char = _HORIZONTAL[bridges]
    else:
        spots = [(x, at) for at in range(y + 1, last_y)]
        char = _VERTICAL[bridges]
    for spot in spots:
        crossing = not bridges and spot in canvas
        canvas[spot] = Cell(_CROSSING if crossing else char, role)


def _draw_island(canvas: Canvas, island: Island, number: int, role: Role) -> None:
    x, y = _spot(island.at)
    left, right = _BRACKETS[island.flag]
    middle = _CIRCLED[number] if role == "finished" else str(number or " ")
    for shift, char in ((-1, left), (0, middle), (1, right)):
        canvas[x + shift, y] = Cell(char, role)
