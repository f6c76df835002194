"""Sheets in characters."""

import hashi
from hashi import Sheet
from hashi.picture import cells, text
from tests.sketch import sketch


def test_sheet_in_characters() -> None:
    """Numbers, flags, one and two bridges, dotted lines, circles and crosses."""
    sheet = sketch("""
        (4)---( )...[1]
         :     H
        < >   (2)
        """).cross_out(frozenset({"a1"}))
    assert text(sheet) == (
        "    a     b     c\n"
        "\n"
        "1  (✗)───( )···[1]\n"
        "    ┊     ║\n"
        "2  < >   (②)\n"
    )  # fmt: skip


def test_crossings_in_characters() -> None:
    """Two dotted lines meet in a plus; a bridge runs over the dots."""
    picture = """
              ( )
               :
        (4).........( )
               :
              ( )
        """
    assert "+" in text(sketch(picture))
    crossed = text(sketch(picture.replace("....", "----")))
    assert "+" not in crossed
    assert "(4)─────────( )" in crossed


def test_every_character_has_a_role() -> None:
    """Rows are of one length, and flags keep their colour until they are finished."""
    rows = cells(sketch("[1]---(1)...< >"))
    assert len({len(row) for row in rows}) == 1
    roles = {cell.char: cell.role for cell in rows[2]}
    assert (roles["["], roles["<"], roles["─"], roles["·"]) == (
        "finished",
        "blue",
        "bridge",
        "dots",
    )
    assert (roles["1"], roles[" "]) == ("label", "blue")


def test_empty_columns_and_rows_have_labels() -> None:
    """Whoever types a turn can read every coordinate."""
    picture = text(Sheet.blank(hashi.board("A"))).split("\n")
    assert picture[0].split() == ["a", "b", "c", "d", "e", "f"]
    assert [line[0] for line in picture[2::2] if line] == list("1234567")
