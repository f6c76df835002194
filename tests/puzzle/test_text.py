"""The one line of a puzzle: read back as it was written, and refused when anything is wrong."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from string import ascii_lowercase

import pytest

import hashi
from hashi import Board, NotationError, Refused, Sheet, Turn
from hashi.kernel import Kernel
from hashi.locale import LANGUAGES, Texts, expected_text
from hashi.puzzle import Puzzle, identifier, parse, shipped, text_of
from hashi.puzzle.search import Searcher
from hashi.puzzle.text import LONGEST_TEXT, _checksum
from hashi.rules import Island
from hashi.rules.limit import MOST_ISLANDS, MOST_LINES
from tests.positions import small_board

BOARD = hashi.board("A")
SHEET = Sheet.blank(BOARD).start("c4", 4).after(hashi.Card(5, 3), Turn.parse("5@c2 c2-c4 c4-e4*2"))
PUZZLE = Puzzle(SHEET, 2, (hashi.Card(6, 1), hashi.Card(2, 2)), 4)
TEXT = "hashi puzzle 1 | A | round 2 | 5@c2 4@c4 c2-c4 c4-e4*2 | - | 6/1 2/2 | +4 | 89cde9b7"


def signed(text: str) -> str:
    """A text with the right checksum, whatever it says."""
    line = text.rpartition(" | ")[0]
    return f"{line} | {_checksum(line, BOARD)}"


def test_one_spelling() -> None:
    """A puzzle has one text and one id; line breaks and spaces that a mail adds do not matter."""
    assert text_of(PUZZLE) == TEXT
    assert identifier(PUZZLE) == "89cde9b7"
    assert parse(TEXT) == PUZZLE
    assert parse(f"  {TEXT.replace(' 4@', chr(10) + '4@')}\n") == PUZZLE


def test_own_boards() -> None:
    """A board of one's own is in the text, and read back from it."""
    board = small_board(Random(1))
    plain = next(island.at for island in board.islands if island.flag is None)
    puzzle = Puzzle(Sheet.blank(board).start(plain, 3), 1, PUZZLE.cards, 2)
    assert parse(text_of(puzzle)) == puzzle


def large_board(columns: int) -> Board:
    """A board with columns of four islands, all of them joined to their neighbours."""
    names = [f"{letter}{y}" for letter in ascii_lowercase[:columns] for y in range(1, 5)]
    down = [f"{a}-{b}" for a, b in pairwise(names) if a[0] == b[0]]
    across = [f"{a}-{b}" for a, b in zip(names, names[4:], strict=False)]
    return Board("large", tuple(map(Island, names)), (*down, *across))


@pytest.mark.parametrize(("columns", "fits"), [(6, True), (7, False)])
def test_the_largest_boards(columns: int, fits: bool) -> None:  # noqa: FBT001  a case
    """What can be read can be searched; what is larger is refused with a code."""
    board = large_board(columns)
    text = text_of(Puzzle(Sheet.blank(board).start("a1", 3), 16, PUZZLE.cards, 2))
    if fits:
        assert (len(board.islands), len(board.lines)) == (MOST_ISLANDS, MOST_LINES - 2)
        assert parse(text).board == board
        assert Searcher(Kernel(board)).search(parse(text)) is not None
        return
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert caught.value.code == "board-size"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "puzzle"),
        ("hashi record 1", "puzzle"),
        (TEXT[:-11], "puzzle"),
        (TEXT.replace("puzzle 1", "puzzle 2"), "puzzle"),
        ("x" * (LONGEST_TEXT + 1), "length"),
        (TEXT.replace("+4", "+6"), "puzzle-checksum"),
        (TEXT.replace("| A |", "| B |"), "puzzle-checksum"),
        (TEXT.replace("| A |", "| C |"), "puzzle-board"),
        (TEXT.replace("| A |", "| C islands a1 lines a1-a2 |"), "board"),
        (TEXT.replace("| A |", f"| C islands a1 a2 lines a1-a2{' a1-a2' * 40} |"), "board-size"),
        (TEXT.replace("| A |", f"| {'C' * 41} islands a1 a2 lines a1-a2 |"), "puzzle-board"),
        (TEXT.replace("| A |", "| C islands q0 lines a1-a2 |"), "island"),
        (signed(TEXT.replace("round 2", "round two")), "puzzle-spelling"),
        (signed(TEXT.replace("5@c2 4@c4", "4@c4 5@c2")), "puzzle-spelling"),
        (signed(TEXT.replace("+4", "4")), "puzzle-spelling"),
        (signed(TEXT.replace("6/1 2/2", "6/1")), "puzzle-cards"),
        (signed(TEXT.replace("round 2", "round 17")), "puzzle-cards"),
        (signed(TEXT.replace("6/1", "7/1")), "card"),
        (signed(TEXT.replace("5@c2", "5@z9")), "puzzle-marks"),
        (signed(TEXT.replace("c2-c4 ", "")), None),
        (signed(TEXT.replace("4@c4", "2@c4")), "puzzle-marks"),
        (signed(TEXT.replace("5@c2 4@c4", "4@c4").replace("c2-c4 ", "c2-f2 ")), "puzzle-marks"),
        (signed(TEXT.replace("| - |", "| blue 1 |")), "puzzle-reached"),
    ],
)
def test_refusals(text: str, code: str | None) -> None:
    """Whatever is wrong has a code, and a sentence in every language."""
    if code is None:
        parse(text)
        return
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert expected_text(Texts(language), caught.value)


def test_points() -> None:
    """V6: what the turns add, card by card; an illegal turn is refused."""
    way = [Turn.parse("c2-c4"), Turn()]
    assert list(PUZZLE.points_by_card(way)) == [0, 2, 2]  # c4 is finished
    assert PUZZLE.points(way[:1]) == 2
    with pytest.raises(Refused):
        PUZZLE.points([Turn.parse("5@a1")])


def test_categories_count_by_their_round() -> None:
    """O2: a category that was reached before counts for nothing; a late one for less."""
    entry = next(e for e in shipped() if not e.puzzle.reached)
    early = entry.puzzle
    late = replace(early, round=18 - len(early.cards))
    assert early.points(entry.way) == early.goal >= late.points(entry.way)
