"""Board and deck files: what is wrong with them, line by line."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

import hashi
from hashi import BoardError, boards
from hashi.boards.load import LARGEST_FILE, MOST_PROBLEMS
from hashi.rules import Problem
from hashi.rules.limit import MOST_ISLANDS, MOST_LINES

SIDE_A = Path(boards.__file__).with_name("a.toml").read_text("utf-8")
DECK = Path(boards.__file__).with_name("deck.toml").read_text("utf-8")


def problems(text: str) -> list[Problem]:
    """Everything wrong with the text of a board or deck file."""
    parse = boards.parse_deck if boards.kind_of(text) == "deck" else boards.parse_board
    with pytest.raises(BoardError) as caught:
        parse(text)
    return list(caught.value.problems)


def line_of(text: str, part: str) -> int:
    """The line on which a part of the text stands first."""
    return text[: text.index(part)].count("\n") + 1


def test_own_files_are_read() -> None:
    """C4: our sides and deck are data files like anybody's."""
    assert boards.parse_board(SIDE_A) == hashi.board("A") == hashi.board("a")
    assert boards.parse_deck(DECK) == hashi.deck()
    assert (boards.kind_of(SIDE_A), boards.kind_of(DECK)) == ("board", "deck")


def test_files_by_path(tmp_path: Path) -> None:
    """C4: a person can type in the printed boards and deck, and play them."""
    board, deck = tmp_path / "mine.toml", tmp_path / "cards.toml"
    board.write_text(SIDE_A.replace('"A"', '"Mine"'), "utf-8")
    deck.write_text(DECK.replace('"1/1"', '"5/3"'), "utf-8")
    assert hashi.board(board).name == hashi.board(str(board)).name == "Mine"
    assert hashi.deck(deck)[0] == hashi.Card(5, 3)


def test_our_cards_have_one_order(tmp_path: Path) -> None:
    """S4: a deck file with our 18 cards in another order is our deck, so a seed deals it alike."""
    file = tmp_path / "cards.toml"
    cards = ", ".join(f'"{card}"' for card in reversed(hashi.deck()))
    file.write_text(f'name = "reversed"\ncards = [{cards}]\n', "utf-8")
    assert hashi.deck(file) == hashi.deck()


@pytest.mark.parametrize(
    ("old", "new", "code", "where"),
    [
        ('"c2"', '"c22"', "island-unreadable", "c22"),
        ('"c2", "c4"', '"c2", "c2", "c4"', "island-twice", "c2"),
        ('"c2-c4"', '"c2c4"', "line-unreadable", "c2c4"),
        ('"c2-c4"', '"c2-c4", "c4-c2"', "line-twice", "c4-c2"),
        ('"c2-c4"', '"c2-c5"', "line-end-missing", "c2-c5 c5"),
        ('"c2-c4"', '"c2-e4"', "line-bent", "c2-e4"),
        ('"c2-c4"', '"c2-c7"', "line-over-island", "c2-c7 c4"),
        ("red = [", 'red = ["d4", ', "flag-nowhere", "d4"),
        ("red = [", 'red = ["a1", ', "flag-twice", "a1"),
    ],
)
def test_structure(old: str, new: str, code: str, where: str) -> None:
    """C2: islands and lines that cannot be are named with their line of the file."""
    text = SIDE_A.replace(old, new, 1)
    found = problems(text)
    first = next(problem for problem in found if problem.code == code)
    assert first.where == where
    place = f'"{where.split(" ", maxsplit=1)[0]}"'
    spots = [at for at in range(len(text)) if text.startswith(place, at)]
    lines = {text.count("\n", 0, spot) + 1 for spot in spots}
    assert first.line in lines


def test_twice_names_the_second_line() -> None:
    """A thing listed twice is reported where it stands the second time."""
    text = SIDE_A.replace("lines = [", 'lines = [\n    "c4-e4",', 1)
    found = next(problem for problem in problems(text) if problem.code == "line-twice")
    assert found.line == text[: text.rindex('"c4-e4"')].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('"f7"', '"f8"', {"flag-nowhere", "line-end-missing"}),
        ("red = [", 'red = ["c4", ', {"red-count"}),
        ('"c2-c4", ', "", {"island-lonely"}),
    ],
)
def test_facts_of_the_game(old: str, new: str, expected: set[str]) -> None:
    """C2: 18 islands, 4 red, 3 blue, at least two lines each."""
    assert {problem.code for problem in problems(SIDE_A.replace(old, new, 1))} >= expected


def test_too_few_and_apart() -> None:
    """C2: every count is told, and islands no chain of lines leads to."""
    text = """name = "x"
islands = ["a1", "a2", "b1", "b2", "d1", "d2", "e1", "e2"]
red = []
blue = ["a1"]
lines = ["a1-a2", "a1-b1", "b1-b2", "a2-b2", "d1-d2", "d1-e1", "e1-e2", "d2-e2"]
"""
    assert problems(text) == [
        Problem("island-count", "8"),
        Problem("red-count", "0"),
        Problem("blue-count", "1"),
        *(Problem("island-apart", at, 2) for at in ("d1", "d2", "e1", "e2")),
    ]


def test_empty_board() -> None:
    """A board without islands is told what it lacks, not crashed on."""
    found = problems('name = "x"\nislands = []\nred = []\nblue = []\nlines = []\n')
    assert [problem.code for problem in found] == ["island-count", "red-count", "blue-count"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('name = "x"\ncolour = 1', {("key-unknown", "colour", 2), ("key-missing", "lines", None)}),
        ("name = 3", {("name-unfit", "name", 1)}),
        ('name = ""', {("name-unfit", "name", 1)}),
        ('name = " x "', {("name-unfit", "name", 1)}),
        ('name = "a\\u0007"', {("name-unfit", "name", 1)}),
        (f'name = "{"x" * 41}"', {("name-unfit", "name", 1)}),
        ('islands = "a1"', {("key-not-texts", "islands", 1)}),
        ("lines = [1]", {("key-not-texts", "lines", 1)}),
    ],
)
def test_shape(text: str, expected: set[tuple[str, str, int | None]]) -> None:
    """The keys of a file and their kinds."""
    assert {(p.code, p.where, p.line) for p in problems(text)} >= expected


def test_longest_name_is_fine() -> None:
    """A name of forty characters is not too long."""
    name = "x" * 40
    assert boards.parse_board(SIDE_A.replace('"A"', f'"{name}"', 1)).name == name


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('"5/3"', '"5/4"', [("card-unreadable", "5/4")]),
        ('"5/3"', '"7/1"', [("card-unreadable", "7/1")]),
        (', "5/3"', "", [("card-count", "17")]),
        ('"5/3"', '"5/3", "5/3"', [("card-count", "19")]),
        ("cards = [", "cards = 3\nx = [", [("key-unknown", "x"), ("key-not-texts", "cards")]),
    ],
)
def test_decks(old: str, new: str, expected: list[tuple[str, str]]) -> None:
    """C3: 18 cards, numbers 1 to 6, 1 to 3 bridges."""
    assert [(p.code, p.where) for p in problems(DECK.replace(old, new, 1))] == expected


def test_hostile_files_are_answered_quickly() -> None:
    """A file with many problems names the first ones and looks no further."""
    islands, lines = '"1",' * MOST_ISLANDS, '"2",' * MOST_LINES
    text = f'name = "x"\nred = []\nblue = []\nislands = [{islands}]\nlines = [{lines}]'
    assert len(problems(text)) == MOST_PROBLEMS


@pytest.mark.parametrize("key", ["islands", "lines", "red"])
def test_boards_too_large(key: str) -> None:
    """Of a board that nobody may open only its size is looked at."""
    data = dict.fromkeys(("islands", "red", "blue", "lines"), "") | {key: '"a1",' * 1_000}
    text = "\n".join(['name = "x"', *(f"{one} = [{texts}]" for one, texts in data.items())])
    assert problems(text)[0].code == "board-size"
    assert {problem.code for problem in problems(text)[1:]} <= {
        "island-count",
        "red-count",
        "blue-count",
    }


HOSTILE: dict[str, Callable[[int], str]] = {
    "blank": lambda size: "\n" * size,
    "spaces": lambda size: " \n" * (size // 2),
    "comments": lambda size: "#\n" * (size // 2),
    "keys": lambda size: "".join(f"k{number}=1\n" for number in range(size // 9)),
    "tables": lambda size: "".join(f"[k{number}]\n" for number in range(size // 9)),
    "text": lambda size: f'name="""{chr(10) * (size - 20)}"""',
    "inline": lambda size: "x={" + ",".join(f"a{number}=1" for number in range(size // 9)) + "}",
    "digits": lambda size: f"x={'1' * (size - 3)}",
}


@pytest.mark.parametrize("make", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_cost_no_more_than_their_length(make: Callable[[int], str]) -> None:
    """Four times the text takes about four times the work, not sixteen times."""
    small, large = (min(_seconds(make(size)) for _ in range(3)) for size in (2_000, 8_000))
    assert large < 10 * small


def _seconds(text: str) -> float:
    """The processor time it takes to refuse a board file."""
    began = time.thread_time()
    with pytest.raises(BoardError):
        boards.parse_board(text)
    return time.thread_time() - began


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("name = ", 1),
        ("x = 1\ny = = 2", 2),
        ("x = " + "[" * 5000, None),
        ("x = " + "9" * 5000, 1),
        ("x = 1\n" + "a." * 2000 + "b = 1", 2),
    ],
    ids=["end", "line", "deep", "long", "dotted"],
)
def test_not_toml(text: str, line: int | None) -> None:
    """What is not TOML is refused, with its line if that is known."""
    with pytest.raises(BoardError) as caught:
        boards.parse_board(text)
    (problem,) = caught.value.problems
    assert problem.code == "toml-unreadable"
    assert problem.line == line


def test_huge_files() -> None:
    """A file of any size is refused before it is read as TOML."""
    with pytest.raises(BoardError) as caught:
        boards.parse_board("#" * (LARGEST_FILE + 1))
    assert caught.value.problems == (Problem("file-too-large", str(LARGEST_FILE)),)
    with pytest.raises(BoardError, match="key-missing"):
        boards.parse_board("#" * LARGEST_FILE)


def test_unreadable_files(tmp_path: Path) -> None:
    """A file that is not there, a folder, or no text at all."""
    missing, binary = tmp_path / "none.toml", tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    codes = {missing: "file-missing", tmp_path: "file-unreadable", binary: "file-unreadable"}
    for path, code in codes.items():
        with pytest.raises(BoardError) as caught:
            hashi.board(path)
        assert caught.value.problems == (Problem(code, str(path)),)
