"""Sheets: starting, finishing, joining."""

import pytest

import hashi
from hashi import Card, Refusal, Refused, Sheet, Turn
from tests.sketch import sketch

JOINED = """
    [1]---(3)===(3)---[1]
                       :
    (2)===<2>...(2)===(2)
    """


@pytest.mark.parametrize(
    ("island", "number", "expected"),
    [
        ("c4", 3, None),
        ("c4", 4, None),
        ("c4", 5, Refusal("start-number", "S2", "c4")),
        ("c4", 2, Refusal("start-number", "S2", "c4")),
        ("a1", 4, Refusal("start-flag", "S2", "a1")),
        ("d4", 4, Refusal("no-such-island", "S2", "d4")),
    ],
)
def test_start(island: str, number: int, expected: Refusal | None) -> None:
    """S2: a 3 or a 4 on any plain island."""
    blank = Sheet.blank(hashi.board("A"))
    if expected is None:
        assert blank.start(island, number).written == {island: number}
    else:
        with pytest.raises(Refused) as caught:
            blank.start(island, number)
        assert caught.value.refusal == expected


def test_marks_are_read_back() -> None:
    """What was written and drawn is told as it stands."""
    sheet = sketch("(4)---( )===[2]")
    assert sheet.written == {"a1": 4, "c1": 2}
    assert sheet.drawn == {"a1-b1": 1, "b1-c1": 2}
    assert (sheet.number("a1"), sheet.number("b1")) == (4, 0)
    assert [sheet.bridges_at(at) for at in ("a1", "b1", "c1")] == [1, 3, 2]
    assert (sheet.bridges_on("a1-b1"), sheet.bridges_on("b1-c1")) == (1, 2)


def test_what_is_written_stays_t15() -> None:
    """T15: a turn adds marks and changes nothing else; the old sheet is untouched."""
    before = sketch("(4)---( )...[ ]")
    after = before.after(Card(3, 2), Turn.parse("3@b1 a1-b1 b1-c1"))
    assert before == sketch("(4)---( )...[ ]")
    assert after == sketch("(4)===(3)---[ ]")
    assert hash(after) == hash(sketch("(4)===(3)---[ ]"))


def test_finished_t14() -> None:
    """T14: bridges equal to the number, no more and no less."""
    sheet = sketch("(1)---(3)===(2)...( )")
    assert sheet.finished == {"a1", "b1", "c1"}
    assert sketch("(2)---(3)---(2)").finished == frozenset()
    assert sketch("( )...( )").finished == frozenset()
    assert sketch("( )---(1)").finished == {"b1"}


def test_every_number_can_be_finished() -> None:
    """T14: 1 to 6 alike, and none that differs in a single bit."""
    for number in range(1, 7):
        lines = {"a2-b2": 2, "b1-b2": 2, "b2-c2": 2}
        board = sketch("""
                  ( )
                   :
            ( )...( )...( )
            """).board
        for bridges in range(1, 7):
            drawn = [line for line, most in lines.items() for _ in range(most)][:bridges]
            sheet = Sheet.blank(board).with_turn(Turn.of(number, "b2", drawn))
            assert ("b2" in sheet.finished) == (number == bridges)


def test_groups_v3() -> None:
    """V3: finished islands, joined with no unfinished one between, largest first."""
    sheet = sketch(JOINED)
    assert sheet.groups == (
        frozenset({"a1", "b1", "c1", "d1"}),
        frozenset({"a2", "b2"}),
        frozenset({"c2", "d2"}),
    )
    assert sheet.largest_group == {"a1", "b1", "c1", "d1"}
    assert "six" not in sheet.reached


def test_groups_end_at_unfinished_islands_v3() -> None:
    """V3: an unfinished island in between parts the group."""
    sheet = sketch("(1)---(2)---(3)---(2)---(1)")
    assert sheet.largest_group == {"a1", "b1"}
    assert sketch("( )...( )").largest_group == frozenset()


def test_bridges_join_not_lines_v3() -> None:
    """V3: a dotted line without a bridge joins nothing."""
    assert len(sketch("(1)---(1)...(1)---(1)").groups) == 2


@pytest.mark.parametrize(
    ("picture", "six"),
    [
        ("(1)---(2)---(2)---(2)---(2)---(1)", True),
        ("(1)---(2)---(2)---(2)---(2)---(2)---(1)", True),
        ("(1)---(2)---(2)---(2)---(1)", False),
        ("(1)---(2)---(2)---(1)...(1)---(1)", False),
    ],
)
def test_six_needs_six_v3(picture: str, six: bool) -> None:  # noqa: FBT001  the case's answer
    """V3: six or more in one group; islands need not all be one network (T17)."""
    assert ("six" in sketch(picture).reached) == six


def test_flags_reached_v1_v2() -> None:
    """V1, V2: all flags of a colour, joined or not."""
    assert sketch("[1]---(1)...[1]---(1)").reached == {"red"}
    assert sketch("[1]---(1)...[2]---(1)").reached == frozenset()
    assert sketch("<1>---(1)...[1]---(2)").reached == {"red", "blue"}
    assert sketch("(1)---(1)").reached == frozenset()


def test_crossed_out_islands_never_count_m3() -> None:
    """M3: a crossed-out island is not finished, for no flag set and in no group."""
    sheet = sketch("[1]---(2)---(2)---(2)---(2)---(1)")
    assert sheet.reached == {"red", "six"}
    assert sheet.cross_out(frozenset({"a1"})).reached == frozenset()
    crossed = sheet.cross_out(frozenset({"c1"}))
    assert crossed.crossed_out == {"c1"}
    assert crossed.finished == sheet.finished - {"c1"}
    assert crossed.reached == {"red"}
    assert crossed.groups == (frozenset({"d1", "e1", "f1"}), frozenset({"a1", "b1"}))
    assert crossed.cross_out(frozenset()) == sheet
