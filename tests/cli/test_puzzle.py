"""`hashi puzzle`: made, solved, checked, and one for every day."""

import json
from pathlib import Path

import pytest

from hashi.locale import LANGUAGES
from hashi.puzzle import shipped, text_of
from hashi.puzzle.collection import encode, load
from tests.cli.conftest import Run


def test_make(run: Run, tmp_path: Path) -> None:
    """Puzzles of the side, with as many cards as asked for; the same seed makes the same."""
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    for file in (one, two):
        words = ("--board", "B", "--cards", 2, "--count", 2, "--out", file)
        assert run("puzzle", "make", *words)[0] == 0
    assert one.read_text() == two.read_text()
    entries = load(one.read_text().splitlines())
    assert [entry.puzzle.board.name for entry in entries] == ["B", "B"]
    assert [len(entry.puzzle.cards) for entry in entries] == [2, 2]
    code, out, _ = run("puzzle", "check", one, "--json")
    assert (code, json.loads(out)) == (0, {"checked": 2, "faults": {}})


def test_solve(run: Run) -> None:
    """By text or by id: the goal and a way that reaches it."""
    entry = shipped()[0]
    for target in (entry.id, text_of(entry.puzzle)):
        code, out, _ = run("puzzle", "solve", target, "--json")
        data = json.loads(out)
        assert (code, data["id"], data["best"]) == (0, entry.id, entry.puzzle.goal)
        assert data["ways"] == entry.rating.ways
    _, out, _ = run("puzzle", "solve", entry.id)
    assert f"{entry.puzzle.goal} more points, and proven" in out
    assert str(entry.way[0]) in out


def test_check_finds_what_is_wrong(run: Run, tmp_path: Path) -> None:
    """A way that falls short is named, with exit code 1."""
    file = tmp_path / "wrong.jsonl"
    line = json.loads(encode(shipped()[0]))
    file.write_text(json.dumps(line | {"way": ["pass"] * len(line["way"])}) + "\n")
    code, out, _ = run("puzzle", "check", file)
    assert code == 1
    assert f"{line['id']}: the way given does not reach the goal" in out
    code, out, _ = run("puzzle", "check", line["text"], "--json")
    assert (code, json.loads(out)["faults"]) == (0, {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words(run: Run, language: str) -> None:
    """The puzzle of a day, to be copied, and the levels, in every language."""
    code, out, _ = run("puzzle", "day", "2026-11-16", "--lang", language)
    assert code == 0
    assert out.strip().splitlines()[-1] in {text_of(entry.puzzle) for entry in shipped()}
    code, out, _ = run("puzzle", "levels", "--tries", 2, "--lang", language)
    assert (code, len(out.strip().splitlines())) == (0, 6)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["solve", "nonsense"], "This puzzle cannot be read."),
        (["check", "hashi puzzle 1 | A"], "This puzzle cannot be read."),
        (["make", "--cards", 7, "--out", "x"], "A puzzle has 2 to 6 cards."),
        (["make", "--level", 6, "--out", "x"], "There are levels 1 to 5."),
        (["make", "--count", 0, "--out", "x"], "Make at least 1 puzzle."),
        (["levels", "--tries", 0], "Try at least 1 way."),
        (["day", "today"], "“today” is not a day such as 2026-12-24."),
        (["check", "."], ". cannot be read."),
    ],
)
def test_bad_input(run: Run, words: list[object], sentence: str) -> None:
    """One sentence and exit code 2."""
    code, _, err = run("puzzle", *words)
    assert code == 2
    assert sentence in err


def test_a_broken_file(run: Run, tmp_path: Path) -> None:
    """The line is named."""
    file = tmp_path / "broken.jsonl"
    file.write_text(encode(shipped()[0]) + "{}\n")
    code, _, err = run("puzzle", "levels", file)
    assert code == 2
    assert "broken.jsonl, line 2" in err
