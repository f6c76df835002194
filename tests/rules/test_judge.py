"""The judge: every rule of a turn, one drawn case after the other."""

import pytest

import hashi
from hashi import Card, Refusal, Refused, Turn, refusal
from hashi.rules.judge import impossibility, violations
from tests.sketch import sketch


def check(picture: str, card: str, turn: str, expected: str | None) -> None:
    """Judge a turn on a drawn sheet; expected is `code rule place`, or None if it is legal."""
    sheet = sketch(picture)
    found = refusal(sheet, Card.parse(card), Turn.parse(turn))
    code, rule, where = (*expected.split(), None)[:3] if expected else (None, None, None)
    assert found == (Refusal(str(code), str(rule), where) if expected else None)
    if expected:
        with pytest.raises(Refused) as caught:
            sheet.after(Card.parse(card), Turn.parse(turn))
        assert caught.value.refusal == found
    else:
        assert sheet.after(Card.parse(card), Turn.parse(turn)) == sheet.with_turn(Turn.parse(turn))


EMPTY = """
    (4)...( )...[ ]
     :     :     :
    ( )...( )...< >
    """

USED = """
    (4)---( )...[ ]
     H     :     |
    ( )...( )...(2)
    """


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        ("pass", None),
        ("5@b1", None),
        ("a1-a2 a1-b1*2", None),
        ("5@b1 a1-a2 a1-b1 b1-b2", None),
    ],
)
def test_actions_are_skipped_independently(turn: str, expected: str | None) -> None:
    """T1, T2: number, then bridges; either or both may be left out."""
    check(EMPTY, "5/3", turn, expected)


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        ("4@b1", "number-not-on-card T3 b1"),
        ("5@a1", "island-has-number T3 a1"),
        ("5@d1", "no-such-island T3 d1"),
    ],
)
def test_number_goes_on_a_free_island_t3(turn: str, expected: str) -> None:
    """T3: the card's number, on an island that has none."""
    check(EMPTY, "5/3", turn, expected)


def test_plain_islands_take_any_number_t4() -> None:
    """T4: a plain island takes it with or without bridges."""
    check(EMPTY, "1/1", "1@b2", None)
    check(USED, "5/1", "5@b1", None)


def test_flags_wait_for_a_bridge_t5() -> None:
    """T5: a flagged island takes a number only if a bridge led there before this turn."""
    check(EMPTY, "5/3", "5@c1", "flag-without-bridge T5 c1")
    check(EMPTY, "5/3", "5@c2", "flag-without-bridge T5 c2")
    check(USED, "5/3", "5@c1", None)
    check("(4)...[ ]", "5/2", "5@b1 a1-b1*2", "flag-without-bridge T5 b1")


@pytest.mark.parametrize(
    ("card", "expected"),
    [("1/1", "number-too-small T6 a2"), ("2/1", None), ("3/1", None), ("6/1", None)],
)
def test_number_is_not_smaller_than_the_bridges_t6(card: str, expected: str | None) -> None:
    """T6: equal is allowed, smaller is not."""
    check(USED, card, f"{card[0]}@a2", expected)


@pytest.mark.parametrize("number", range(1, 7))
def test_three_bridges_take_three_to_six(number: int) -> None:
    """T6: an island with 3 bridges takes 3, 4, 5 or 6, never 1 or 2."""
    picture = """
        (4)===( )---(3)
        """
    expected = None if number >= 3 else "number-too-small T6 b1"
    check(picture, f"{number}/1", f"{number}@b1", expected)


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        ("a1-b1", "bridge-count T7"),
        ("a1-b1*2", "bridge-count T7"),
        ("a1-a2*2 a1-b1*2", "bridge-count T7"),
        ("a1-a2 a1-b1*2", None),
        ("pass", None),
    ],
)
def test_all_bridges_or_none_t7(turn: str, expected: str | None) -> None:
    """T7: exactly as many as the card shows, or none."""
    check(EMPTY, "5/3", turn, expected)


def test_three_bridges_do_not_fit_t7() -> None:
    """T7: when only two of three can be drawn, action b is skipped whole."""
    sheet = sketch("(2)...( )")
    legal = hashi.legal_turns(sheet, Card(6, 3))
    assert [str(turn) for turn in legal] == ["pass", "6@b1"]


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        ("b1-b2", "bridge-without-number T8 b1-b2"),
        ("5@b1 b1-b2", None),
        ("5@b2 b1-b2", None),
        ("a1-b1", None),
        ("5@b2 b1-c1", "bridge-without-number T8 b1-c1"),
    ],
)
def test_one_end_has_a_number_t8(turn: str, expected: str | None) -> None:
    """T8: one end carries a number, and the one of this very turn counts."""
    check(EMPTY, "5/1", turn, expected)


def test_bridges_follow_the_lines_t9() -> None:
    """T9: along a dotted line, from one island to the neighbouring one."""
    check(EMPTY, "5/1", "a1-c1", "no-such-line T9 a1-c1")
    check(EMPTY, "5/1", "a1-b2", "no-such-line T9 a1-b2")


@pytest.mark.parametrize(
    ("card", "turn", "expected"),
    [
        ("1/1", "a1-b1", None),
        ("1/1", "a1-a2", "line-full T10 a1-a2"),
        ("1/2", "a1-b1*2", "line-full T10 a1-b1"),
        ("6/3", "a1-b1*3", "line-full T10 a1-b1"),
    ],
)
def test_two_bridges_on_a_line_t10(card: str, turn: str, expected: str | None) -> None:
    """T10: at most two on a line, the second at any time."""
    check(USED, card, turn, expected)


CROSSED = """
          (3)
           :
    (4).........(4)
           :
          ( )
    """


def test_bridges_never_cross_t11() -> None:
    """T11: neither an older bridge nor one of the same turn is crossed."""
    check(CROSSED.replace("....", "----"), "6/1", "b1-b3", "bridge-crossed T11 b1-b3")
    check(CROSSED.replace(":", "|"), "6/1", "a2-c2", "bridge-crossed T11 a2-c2")
    check(CROSSED, "6/2", "a2-c2 b1-b3", "bridge-crossed T11 b1-b3")
    check(CROSSED, "6/2", "a2-c2*2", None)
    check(CROSSED, "6/2", "b1-b3*2", None)


@pytest.mark.parametrize(
    ("card", "turn", "expected"),
    [
        ("5/1", "a1-b1", None),
        ("5/2", "a1-b1 b1-b2", "bridge-without-number T8 b1-b2"),
        ("5/1", "a2-b2", "bridge-without-number T8 a2-b2"),
        ("2/2", "2@b1 a1-b1 b1-b2", "number-exceeded T12 b1"),
        ("3/2", "3@b1 a1-b1 b1-b2", None),
        ("5/2", "b2-c2 c1-c2", "number-exceeded T12 c2"),
        ("1/1", "1@b1 b1-b2", "number-exceeded T12 b1"),
    ],
)
def test_numbers_limit_bridges_t12(card: str, turn: str, expected: str | None) -> None:
    """T12: an island with a number never has more bridges than it."""
    check(USED, card, turn, expected)


def test_six_is_the_most_t13() -> None:
    """T13: without a number an island never has more than six bridges."""
    full = """
              (4)
               H
        (3)===( )...(3)
               H
              (3)
        """
    check(full, "1/1", "b2-c2", "six-exceeded T13 b2")
    check(full.replace("===", "---"), "1/1", "b2-c2", None)


def test_finished_island_is_closed_t14() -> None:
    """T14, T12: once its bridges equal its number, an island takes no more."""
    check("(1)---( )...(3)", "6/1", "a1-b1", "number-exceeded T12 a1")
    check("(1)---( )...(3)", "6/1", "b1-c1", None)


def test_first_round_of_the_rulebook() -> None:
    """T5, T7, T8: a 4 from setup, card 5/3; the 5 on a plain island, one bridge and two."""
    sheet = hashi.Sheet.blank(hashi.board("A")).start("c4", 4)
    card = Card(5, 3)
    assert refusal(sheet, card, Turn.parse("5@c2 c2-c4 c4-e4*2")) is None
    written = {turn.island for turn in hashi.legal_turns(sheet, card)} - {None}
    plain = {island.at for island in sheet.board.islands if island.flag is None}
    assert written == plain - {"c4"}


def test_every_violation_in_order() -> None:
    """A turn may break several rules; all are found, each with its mark."""
    sheet = sketch(CROSSED)
    found = list(violations(sheet, Card(6, 3), Turn.parse("6@b3 a2-c2 b1-b3*3")))
    assert [(str(v.refusal), v.mark) for v in found] == [
        ("bridge-count (T7)", None),
        ("bridge-crossed (T11) at b1-b3", "b1-b3"),
        ("bridge-crossed (T11) at b1-b3", "b1-b3"),
        ("line-full (T10) at b1-b3", "b1-b3"),
    ]


def test_wrong_number_still_counts_for_its_bridges() -> None:
    """T5, T8: a number written wrongly stands, so only itself is wrong."""
    found = violations(sketch("[ ]...( )"), Card(5, 1), Turn.parse("5@a1 a1-b1"))
    assert [v.refusal.rule for v in found] == ["T5"]


def test_impossible_number_does_not_count() -> None:
    """T3, T8: a number that cannot be written at all gives no bridge its start."""
    found = violations(sketch("( )...( )"), Card(5, 1), Turn.parse("4@a1 a1-b1"))
    assert [v.refusal.rule for v in found] == ["T3", "T8"]
    found = violations(sketch("( )...( )"), Card(5, 1), Turn.parse("5@z9 a1-b1"))
    assert [(v.refusal.rule, v.mark) for v in found] == [("T3", "z9"), ("T8", "a1-b1")]


def test_bridges_after_an_impossible_one_are_judged() -> None:
    """T9, T10: what cannot be drawn is passed over, the rest is judged without it."""
    sheet = sketch("(1)===( )...( )")
    found = violations(sheet, Card(5, 3), Turn.parse("a1-b1 a1-c1 b1-c1"))
    assert [v.refusal.rule for v in found] == ["T10", "T9", "T8"]


def test_erased_bridges_count_as_drawn() -> None:
    """M2, T7: a turn that lost a bridge to a correction had the right count."""
    sheet, card, turn = sketch("(4)...( )...(4)"), Card(5, 2), Turn.parse("a1-b1")
    assert [v.refusal.rule for v in violations(sheet, card, turn)] == ["T7"]
    assert list(violations(sheet, card, turn, erased=1)) == []


def test_honour_tables_refuse_the_impossible_m1() -> None:
    """M1: only T3, T9 and T10 are refused; the first of them is named."""
    sheet, card = sketch("(1)---( )...[ ]"), Card(5, 3)
    assert impossibility(sheet, card, Turn.parse("5@c1 a1-b1")) is None
    assert impossibility(sheet, card, Turn.parse("b1-c1")) is None
    assert impossibility(sheet, card, Turn.parse("4@b1")) == Refusal(
        "number-not-on-card", "T3", "b1"
    )
    assert impossibility(sheet, card, Turn.parse("a1-b1*2")) == Refusal("line-full", "T10", "a1-b1")
    assert impossibility(sheet, card, Turn.parse("a1-c1")) == Refusal("no-such-line", "T9", "a1-c1")


def test_refusal_text() -> None:
    """A refusal reads as code, rule and place."""
    assert str(Refusal("line-full", "T10", "a1-b1")) == "line-full (T10) at a1-b1"
    assert str(Refusal("bridge-count", "T7")) == "bridge-count (T7)"
    assert str(Refused(Refusal("bridge-count", "T7"))) == "bridge-count (T7)"
