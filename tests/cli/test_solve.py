"""`hashi solve`: real searches, their words, their data and their early ends."""

import json
import re
from pathlib import Path

import pytest

import hashi
from hashi import Game, deal
from hashi.locale import LANGUAGES, Texts
from hashi.record import parse, replay
from hashi.rules import Turn
from tests.cli.conftest import Run
from tests.cli.stopped import stopped

GAMES = Path(__file__).parents[1] / "games"
PERFECT = GAMES / "perfect-a.txt"
CODE = "5a" * 32
HARD = ("04" * 32, "--board", "B", "--start", "3@a3")  # takes minutes to prove


def test_from_a_round(run: Run) -> None:
    """A perfect game from its last cards on: the same 60 points, proven, by legal turns."""
    code, out, err = run("solve", PERFECT, "--from", 14, "--json")
    data = json.loads(out)
    assert (code, err) == (0, "")
    assert (data["points"], data["bound"], data["proven"]) == (60, 60, True)
    assert (data["first_round"], data["start"], len(data["turns"])) == (14, None, 4)
    game = replay(parse(PERFECT.read_text("utf-8")))
    sheet = game.sheet(1, 13)
    for card, turn in zip(game.deck[13:], data["turns"], strict=True):
        sheet = sheet.after(card, Turn.parse(turn))
    assert sorted(sheet.finished) == data["finished"]
    assert len(data["finished"]) == 18
    assert data["rounds"]["red"] == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words(run: Run, language: str) -> None:
    """Points, proof, turns, the sheet and its points, in the player's language."""
    code, out, err = run("solve", PERFECT, "--from", 16, "--lang", language)
    texts = Texts(language)
    assert (code, err) == (0, "")
    assert texts("solve-proven", points=60) in out
    assert "16  2/2  " in out
    assert "①" in out
    assert texts("category-six") in out


def test_not_proven_in_time(run: Run) -> None:
    """What is found by then, and how much more could be possible at most."""
    code, out, _ = run("solve", CODE, "--start", "4@c4", "--seconds", 0.2, "--json")
    data = json.loads(out)
    assert code == 0
    assert data["points"] <= data["bound"] <= 60
    assert data["proven"] == (data["points"] == data["bound"])
    game = Game(hashi.board("A"), 1, deal.shuffled(bytes.fromhex(CODE), hashi.deck()))
    game = game.start(1, "c4", 4)
    for turn in data["turns"]:
        game = game.play(1, Turn.parse(turn))
    assert game.scores[0].total == data["points"]


def test_not_proven_in_words(run: Run) -> None:
    """The same for people, with the start before the first turn."""
    code, out, _ = run("solve", *HARD, "--seconds", 0.1)
    assert code == 0
    assert re.match(r"\d+ points found, at most \d+ possible: a gap of \d+\.\n", out)
    assert "3@a3" in out.split("\n")[1]


@pytest.mark.long
def test_whole_deal(run: Run) -> None:
    """A deal with a free start: the start and every turn are told, and the game is worth it."""
    code, out, _ = run("solve", CODE, "--board", "B", "--seconds", 60, "--json")
    data = json.loads(out)
    assert code == 0
    number, island = data["start"].split("@")
    game = Game(hashi.board("B"), 1, deal.shuffled(bytes.fromhex(CODE), hashi.deck()))
    game = game.start(1, island, int(number))
    for turn in data["turns"]:
        game = game.play(1, Turn.parse(turn))
    assert game.scores[0].total == data["points"] <= data["bound"]


def test_stopped() -> None:
    """Ctrl-C: exit code 130, and the best way so far."""
    found = stopped("solve", *HARD, "--seconds", 600, "--json", after="Best so far")
    assert found.code == 130
    data = json.loads(found.out)
    assert len(data["turns"]) == 17
    assert data["points"] <= data["bound"]
    assert "Traceback" not in found.shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nothing"], "“nothing” is not a record, a deal code or a list of cards."),
        ([CODE[:-1]], "A deal code has 64 hexadecimal digits"),
        ([PERFECT, "--seat", 3], "There is no seat 3."),
        ([CODE, "--seconds", "long"], "long"),
        ([], "is missing; --help shows what is needed."),
    ],
)
def test_bad_input_is_one_sentence(run: Run, arguments: list[object], sentence: str) -> None:
    """Bad input ends in one clear sentence and exit code 2, never a traceback."""
    code, out, err = run("solve", *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.startswith("hashi: ")
    assert err.count("\n") == 1
