"""`hashi board make`, and codes of boards wherever a board is asked for."""

import json
from pathlib import Path

import pytest

import hashi
from hashi import boards
from hashi.bots import rating
from hashi.rules import Game, Turn
from tests.cli.conftest import Run
from tests.cli.stopped import stopped

CODE = "A1-2222-22C"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rate by two games instead of thirty."""
    monkeypatch.setattr(rating, "GAMES", 2)


@pytest.mark.usefixtures("quick")
def test_make(run: Run, tmp_path: Path) -> None:
    """Boards that follow from the seed, as a table and as files that can be played."""
    code, out, err = run("board", "make", "--count", 2, "--jobs", 1, "--out", tmp_path / "new")
    assert (code, err) == (0, "")
    head, *rows = out.splitlines()
    assert head.split() == ["Code", "Lines", "Crossings", "Bot", "Rating", "Best"]
    made = [row.split()[0] for row in rows[:2]]
    assert all(row.split()[-1] == "60" for row in rows[:2])
    files = sorted(path.name for path in (tmp_path / "new").iterdir())
    assert files == sorted(f"{name}.toml" for name in made)
    for name in made:
        assert hashi.board(tmp_path / "new" / f"{name}.toml") == hashi.board(name)
    again = run("board", "make", "--count", 2, "--jobs", 1)[1]
    assert again == out
    assert run("board", "make", "--count", 1, "--jobs", 1, "--seed", 2)[1] not in out


@pytest.mark.usefixtures("quick")
def test_make_as_data(run: Run) -> None:
    """The data has the game of 60 points, turn by turn."""
    code, out, _ = run("board", "make", "--like", "B", "--json")
    (made,) = json.loads(out)
    assert code == 0
    assert (made["like"], made["optimum"], made["games"]) == ("B", 60, 2)
    assert made["rating"] in rating.WORDS
    board = hashi.board(made["code"])
    assert (made["lines"], made["crossings"]) == (len(board.lines), len(board.crossings))
    game = Game(board, 1, tuple(map(hashi.Card.parse, made["cards"])))
    number, island = made["start"].split("@")
    game = game.start(1, island, int(number))
    for turn in made["turns"]:
        game = game.play(1, Turn.parse(turn))
    assert game.scores[0].total == 60


def test_interrupted() -> None:
    """Ctrl-C keeps the boards made so far."""
    found = stopped("board", "make", "--count", 5000, "--jobs", 1, after=r"[1-9]\d*/5000")
    assert found.code == 130
    assert "A1-" in found.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--count", 0), "Make between 1 and 10,000 boards at a time."),
        (("--count", 10001), "Make between 1 and 10,000 boards at a time."),
        (("--jobs", 0), "At least 1 job is needed."),
        (("--out", "/dev/null/x"), "/dev/null/x cannot be written."),
        (("--like", "C"), "--like must be one of A, B, not “C”."),
    ],
)
def test_bad_options(run: Run, arguments: tuple[object, ...], sentence: str) -> None:
    """Bad options fail with a sentence."""
    code, _, err = run("board", "make", *arguments)
    assert code == 2
    assert sentence in err


def test_codes_instead_of_boards(run: Run) -> None:
    """A code is accepted wherever a board is, in any spelling."""
    assert json.loads(run("board", "a1 2222 22c", "--json")[1])["name"] == CODE
    played = run("simulate", "--board", CODE, "--games", 1, "--bot", "minion", "--jobs", 1)
    assert played[0] == 0
    arena = ("arena", "--bots", "minion,minion", "--games", 2, "--jobs", 1, "--board", CODE)
    assert run(*arena)[0] == 0


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("A1-2222-22D", "No board has the code “A1-2222-22D”. There must be a typo in it."),
        ("A2-2222-22C", "This code needs version 2 of fresh boards"),
        ("a1 2222 222", "No board has the code “a1 2222 222”"),
        ("A1-2222-22", "There is no side A1-2222-22: choose A or B, or give the code"),
    ],
)
def test_wrong_codes(run: Run, code: str, sentence: str) -> None:
    """A code with a slip is refused with a sentence, and nothing is guessed."""
    left, _, err = run("board", code)
    assert left == 2
    assert sentence in err


def test_rating() -> None:
    """The page names what the bot reaches on our sides; the words change at fixed means."""
    assert [round(rating.rate(boards.board(side)).mean) for side in boards.SIDES] == [41, 36]
    words = [rating.Rating(mean).word for mean in (34.9, 35.0, 38.9, 39.0)]
    assert words == ["tricky", "balanced", "balanced", "gentle"]
