"""The list of legal turns."""

import hashi
from hashi import Card, Turn, legal_turns, refusal
from hashi.rules.legal import placements
from tests.sketch import sketch


def test_order_is_as_documented() -> None:
    """No number first, then islands by name; no bridges first, then bridges by name."""
    turns = legal_turns(sketch("(4)...( )...( )"), Card(5, 2))
    assert [str(turn) for turn in turns] == [
        "pass",
        "a1-b1*2",
        "5@b1",
        "5@b1 a1-b1*2",
        "5@b1 a1-b1 b1-c1",
        "5@b1 b1-c1*2",
        "5@c1",
        "5@c1 a1-b1*2",
        "5@c1 a1-b1 b1-c1",
        "5@c1 b1-c1*2",
    ]


def test_order_on_a_real_board() -> None:
    """Sorted by island and by the list of bridges, on side B with three bridges."""
    sheet = hashi.Sheet.blank(hashi.board("B")).start("d5", 4)
    turns = legal_turns(sheet, Card(6, 3))
    keys = [(turn.island or "", turn.bridges) for turn in turns]
    assert keys == sorted(keys)
    assert len(set(turns)) == len(turns)


def test_islands_without_room_are_left_alone() -> None:
    """T12, T13: islands that are full, or over-full at an honour table, take no bridge."""
    over = sketch("(1)===( )...(3)")
    assert [str(turn) for turn in legal_turns(over, Card(1, 1))] == ["pass", "b1-c1"]
    assert all(refusal(over, Card(1, 1), turn) is None for turn in legal_turns(over, Card(1, 1)))


def test_placed_number_limits_its_own_bridges() -> None:
    """T12: the number just written counts at once."""
    turns = legal_turns(sketch("(4)...( )...(4)"), Card(1, 2))
    assert Turn.parse("1@b1 a1-b1 b1-c1") not in turns
    assert Turn.parse("a1-b1 b1-c1") in turns


def test_placed_number_gives_back_its_room() -> None:
    """Each placement is listed as if no other had been tried."""
    turns = legal_turns(sketch("(6)...( )...( )...( )"), Card(1, 2))
    assert Turn.parse("1@d1 a1-b1*2") in turns
    assert Turn.parse("1@b1 a1-b1*2") not in turns


def test_placements() -> None:
    """T3 to T6: free islands with room for the number, flags only with a bridge."""
    sheet = sketch("(4)===( )---(4)---[ ]...< >")
    assert list(placements(sheet, 1)) == ["d1"]
    assert list(placements(sheet, 3)) == ["b1", "d1"]
