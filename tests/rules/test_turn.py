"""Turns and their one spelling."""

import pickle

import pytest

from hashi import NotationError, Turn
from hashi.rules.turn import LONGEST_TEXT, line_name

EXPECTED = {
    "turn": "a turn such as 5@c2 c2-c4, or pass",
    "mark": "a number such as 5@c2 or a bridge such as c2-c4",
    "one-number": "only one number in a turn",
    "spelling": "the spelling c4-c7",
    "length": "at most 400 characters",
}


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("pass", Turn()),
        ("5@c2", Turn(5, "c2")),
        ("c4-c7", Turn(bridges=("c4-c7",))),
        ("5@c4 c4-c7 c4-f4*2", Turn(5, "c4", ("c4-c7", "c4-f4", "c4-f4"))),
        ("c4-f4*9", Turn(bridges=("c4-f4",) * 9)),
    ],
)
def test_turn_text(text: str, turn: Turn) -> None:
    """A turn and its spelling belong together, both ways."""
    assert str(turn) == text
    assert Turn.parse(text) == Turn.read(text) == turn


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("  PASS ", "pass"),
        ("c7-c4", "c4-c7"),
        ("C4-F4 c4-c7 c4-f4 5@C4", "5@c4 c4-c7 c4-f4*2"),
        ("c4-c7*1", "c4-c7"),
    ],
)
def test_turn_typed_by_a_person(typed: str, text: str) -> None:
    """People may type in any case, order and direction; the spelling is one all the same."""
    assert str(Turn.typed(typed)) == text
    with pytest.raises(NotationError, match="expected the spelling"):
        Turn.parse(typed)


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "turn", 1),
        ("   ", "turn", 1),
        ("5@", "mark", 1),
        ("5@c2 nonsense", "mark", 6),
        ("5@c2 4@c3", "one-number", 6),
        ("c4-c4", "mark", 1),
        ("c4-c7 pass", "mark", 7),
        ("c4-c0", "mark", 1),
        ("c4-c7*0", "mark", 1),
        ("c4-f4 c4-c7", "spelling", 4),
        ("c4-c7 c4-c7", "spelling", 6),
        ("c4-c7 ", "spelling", 6),
        ("x" * (LONGEST_TEXT + 1), "length", LONGEST_TEXT + 1),
    ],
)
def test_turn_text_unreadable(text: str, code: str, column: int) -> None:
    """What is not a turn's spelling is refused with the column and what was expected."""
    with pytest.raises(NotationError) as caught:
        Turn.parse(text)
    assert (caught.value.code, caught.value.column) == (code, column)
    assert caught.value.expected.startswith(EXPECTED[code])
    assert str(caught.value) == f"line 1, column {column}: expected {caught.value.expected}"


def test_longest_text_is_read() -> None:
    """A text of exactly the longest length is still looked at."""
    text = "c4-c7".ljust(LONGEST_TEXT)
    assert Turn.typed(text) == Turn(bridges=("c4-c7",))


def test_turn_details() -> None:
    """Length and spelling name the part that varies."""
    with pytest.raises(NotationError) as caught:
        Turn.parse("c7-c4")
    assert caught.value.detail == "c4-c7"
    with pytest.raises(NotationError) as caught:
        Turn.parse("x" * 500)
    assert caught.value.detail == str(LONGEST_TEXT)
    with pytest.raises(NotationError) as caught:
        Turn.parse("")
    assert caught.value.detail == ""


@pytest.mark.parametrize(("number", "island"), [(5, None), (None, "c2")])
def test_number_and_island_belong_together(number: int | None, island: str | None) -> None:
    """T2: action a is done or skipped, never by halves."""
    with pytest.raises(ValueError, match=r"^a number needs an island, and an island a number$"):
        Turn(number, island)


def test_bridges_in_any_order_are_one_turn() -> None:
    """Equal turns are equal, however they were put together."""
    assert Turn.of(3, "a1", ["c4-f4", "a1-a4"]) == Turn(3, "a1", ("a1-a4", "c4-f4"))


def test_line_name() -> None:
    """A line is named from its smaller end."""
    assert line_name("c4", "c7") == line_name("c7", "c4") == "c4-c7"
    assert line_name("f4", "c4") == "c4-f4"


def test_error_seen_from_a_longer_text() -> None:
    """An error keeps its meaning when its text turns out to be part of a file."""
    error = NotationError("spelling", "the spelling pass", detail="pass", column=4).at_line(7, 3)
    assert (error.code, error.detail, error.line, error.column) == ("spelling", "pass", 7, 7)
    assert str(error) == "line 7, column 7: expected the spelling pass"
    assert NotationError("turn", "a turn", column=2).at_line(9).column == 2


def test_turns_made_together_are_the_same_turns() -> None:
    """Equal to turns made one by one, of the same class."""
    bridges = [(), ("c4-c7",), ("c4-c7", "c4-f4")]
    for number, island in ((5, "c4"), (None, None)):
        turns = list(Turn.each(number, island, bridges))
        assert turns == [Turn(number, island, each) for each in bridges]
        assert {type(turn) for turn in turns} == {Turn}


def test_turn_never_changes() -> None:
    """No attribute can be set, known or new; a pickle is read back as the same turn."""
    turn = Turn(5, "c4", ("c4-c7",))
    for name in ("number", "other"):
        with pytest.raises(AttributeError):
            setattr(turn, name, 6)
    copy = pickle.loads(pickle.dumps(turn))  # noqa: S301  our own
    assert copy == turn
    assert type(copy) is Turn
