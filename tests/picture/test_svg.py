"""Sheets as SVG."""

from xml.etree import ElementTree as ET

import hashi
from hashi import Board, Sheet
from hashi.picture import svg
from hashi.rules import Island
from tests.sketch import sketch

_SPACE = "{http://www.w3.org/2000/svg}"


def classes(picture: str) -> list[str]:
    """The classes of all parts, in order."""
    root = ET.fromstring(picture)  # noqa: S314  our own text
    return [part.attrib["class"] for part in root.iter() if "class" in part.attrib]


def test_board_as_a_picture() -> None:
    """Every island, line and flag of a side is there, flags in two shapes."""
    for name in ("A", "B"):
        board = hashi.board(name)
        found = classes(svg(Sheet.blank(board)))
        assert found.count("island") == 18
        assert found.count("dots") == len(board.lines)
        assert (found.count("red"), found.count("blue")) == (4, 3)
    shapes = {part.split("v-24")[1] for part in svg(sketch("[ ]...< >")).split("pole")[2:]}
    assert len(shapes) == 2


def test_marks_in_the_picture() -> None:
    """Numbers, bridges, circles and crosses are drawn; a line under a bridge is not."""
    sheet = sketch("""
              ( )
               :
        (2)=========(2)
               :
              ( )
        """)
    found = classes(svg(sheet.cross_out(frozenset({"b1"}))))
    assert found.count("bridge") == 2
    assert found.count("dots") == 0
    assert found.count("number") == found.count("circle") == 2
    assert found.count("cross") == 1
    assert classes(svg(sketch("(2)---( )"))).count("bridge") == 1


def test_names_are_text() -> None:
    """A board's name is never markup."""
    board = Board("<script>&", (Island("a1"), Island("a2")), ("a1-a2",))
    root = ET.fromstring(svg(Sheet.blank(board)))  # noqa: S314  our own text
    title = root.find(f"{_SPACE}title")
    assert title is not None
    assert title.text == "HASHI <script>&"
