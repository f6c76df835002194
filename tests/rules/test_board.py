"""Boards: what can be one, and what is worked out from it."""

import pickle

import pytest

import hashi
from hashi import Board, BoardError
from hashi.rules import Island, Problem
from hashi.rules.limit import MOST_ISLANDS, MOST_LINES
from tests.sketch import sketch

CROSSING = sketch("""
    (4)...( )...[ ]
     :     :     :
    ( ).........( )
           :
    < >...( )
    """).board


def test_sides_have_the_printed_counts() -> None:
    """C2: 18 islands, 4 red and 3 blue flags, on both sides."""
    for name in ("A", "B"):
        flags = [island.flag for island in hashi.board(name).islands]
        assert (len(flags), flags.count("red"), flags.count("blue")) == (18, 4, 3)


def test_sketch_reads_what_is_drawn() -> None:
    """The sketches of these tests mean what they show."""
    assert CROSSING.lines == ("a1-a2", "a1-b1", "a2-c2", "a3-b3", "b1-b3", "b1-c1", "c1-c2")
    assert [i.at for i in CROSSING.islands if i.flag] == ["a3", "c1"]


def test_crossings() -> None:
    """C2: lines may cross; each pair is known to both."""
    assert CROSSING.crossings == (("a2-c2", "b1-b3"),)
    across, down = CROSSING.line_index["a2-c2"], CROSSING.line_index["b1-b3"]
    assert CROSSING.crossed_by[across] == 1 << down
    assert CROSSING.crossed_by[down] == 1 << across


def test_lines_meeting_at_an_island_do_not_cross() -> None:
    """Only a point strictly inside both lines is a crossing."""
    assert (
        sketch("""
        ( )...( )...( )
               :
              ( )
        """).board.crossings
        == ()
    )


def test_board_is_sorted_and_forward() -> None:
    """However it is written down, a board is one value."""
    mixed = Board("x", (Island("b1"), Island("a2"), Island("a1")), ("b1-a1", "a2-a1"))
    plain = Board("x", (Island("a1"), Island("a2"), Island("b1")), ("a1-a2", "a1-b1"))
    assert mixed == plain
    assert hash(mixed) == hash(plain)
    assert mixed.ends == ((0, 1), (0, 2))
    assert mixed.lines_at == (0b11, 0b01, 0b10)
    assert plain != Board("y", plain.islands, plain.lines)


def test_equal_boards_are_shared() -> None:
    """However a board is read, and in whatever order, it is built once."""
    islands, lines = ("a1=red", "a2", "b1"), ("a1-a2", "a1-b1")
    board = Board.of("x", islands, lines)
    assert board == Board("x", tuple(map(Island.parse, islands)), lines)
    assert Board.of("x", map(Island.parse, reversed(islands)), reversed(lines)) is board
    assert Board.of("y", islands, lines) is not board


def test_a_board_is_sent_as_its_text() -> None:
    """A pickle is a few hundred bytes, and in the same process it is the same board again."""
    for side in map(hashi.board, "AB"):
        board = Board.of("copy", side.islands, side.lines)
        text = pickle.dumps(board)
        assert len(text) < 400
        assert pickle.loads(text) is board  # noqa: S301  our own


@pytest.mark.parametrize(
    ("islands", "lines"), [(MOST_ISLANDS + 1, 1), (2, MOST_LINES + 1), (9**6, 1)]
)
def test_a_board_that_is_read_has_a_size(islands: int, lines: int) -> None:
    """What comes from a text is counted before anything is built from it."""
    with pytest.raises(BoardError) as caught:
        Board.of("large", ["a1"] * islands, ["a1-a2"] * lines)
    assert caught.value.problems == (Problem("board-size"),)


def test_digest() -> None:
    """Of islands, flags and lines, whatever the name: files of weights are named by it."""
    side = hashi.board("A")
    assert side.digest == "6e818f0694f9ab1f"
    assert Board.of("other", side.islands, side.lines).digest == side.digest
    plain = Board.of("A", (island.at for island in side.islands), side.lines)
    assert len({side.digest, plain.digest, hashi.board("B").digest}) == 3


def test_degrees_and_blocked_for_every_line() -> None:
    """The tables agree with counting by hand, line by line and all together."""
    board = hashi.board("B")
    for index, (here, there) in enumerate(board.ends):
        for count in (1, 2):
            bridges = count << 2 * index
            assert board.degrees(bridges) == count * ((1 << 4 * here) + (1 << 4 * there))
            assert board.blocked(bridges) == board.crossed_by[index]
    everything = sum(2 << 2 * index for index in range(len(board.lines)))
    lines_at = [2 * lines.bit_count() for lines in board.lines_at]
    assert [board.degrees(everything) >> 4 * i & 15 for i in range(18)] == lines_at


def test_flags_as_bits() -> None:
    """Each colour's islands are the lowest of their four bits."""
    board = sketch("[ ]...( )...< >").board
    assert board.flagged == {"red": 0x001, "blue": 0x100}


@pytest.mark.parametrize(
    ("islands", "lines", "problems"),
    [
        (["a0"], [], [Problem("island-unreadable", "a0")]),
        (["A1", "a10"], [], [Problem("island-unreadable", at) for at in ("A1", "a10")]),
        (["a1", "a1"], [], [Problem("island-twice", "a1")]),
        (["a1"], ["a1"], [Problem("line-unreadable", "a1")]),
        (["a1"], ["a1-a3"], [Problem("line-end-missing", "a1-a3 a3")]),
        (["a1"], ["a1-a1"], [Problem("line-bent", "a1-a1")]),
        (["a1", "b2"], ["a1-b2"], [Problem("line-bent", "a1-b2")]),
        (["a1", "a2"], ["a1-a2", "a2-a1"], [Problem("line-twice", "a1-a2")]),
        (["a1", "a2", "a3"], ["a1-a3"], [Problem("line-over-island", "a1-a3 a2")]),
        (["a1", "b1", "c1"], ["c1-a1"], [Problem("line-over-island", "a1-c1 b1")]),
    ],
)
def test_boards_that_cannot_exist(
    islands: list[str], lines: list[str], problems: list[Problem]
) -> None:
    """Every problem is named with its place."""
    with pytest.raises(BoardError) as caught:
        Board("x", tuple(map(Island, islands)), tuple(lines))
    assert caught.value.problems == tuple(problems)


def test_all_problems_at_once() -> None:
    """A board with several problems names them all in one message."""
    with pytest.raises(BoardError, match=r"^island-twice a1; line-end-missing a1-a3 a3$"):
        Board("x", (Island("a1"), Island("a1")), ("a1-a3",))


def test_islands_have_one_spelling() -> None:
    """With a flag or without; anything else is refused."""
    for text in ("c4", "c4=red", "a1=blue"):
        assert str(Island.parse(text)) == text
    for text in ("", "c0", "C4", "c4=", "c4=green", "c4 "):
        with pytest.raises(hashi.NotationError):
            Island.parse(text)
