"""`--json`: commands print their results as data, in the shapes docs/commands.md shows."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from cyclopts import App

import hashi
from hashi import Game, Turn
from hashi.cli.app import app
from hashi.puzzle import shipped, text_of
from hashi.record import Record
from tests.cli.conftest import Run, free_port
from tests.positions import small_board

ROOT = Path(__file__).parents[2]
PERFECT = ROOT / "tests" / "games" / "perfect-a.txt"
DOCUMENTED = {
    command: json.loads(text)
    for command, text in re.findall(
        r"(?m)^`hashi ([^`]+) --json`.*\n(?:.+\n)*\n```json\n(.+)\n```$",
        (ROOT / "docs" / "commands.md").read_text("utf-8"),
    )
}
# These have no results: they play, serve, lead to others, or print what another program reads.
TALKING = {"", "play", "puzzle", "completion"}
SHOWN = {
    "board": ("A",),
    "board check": (ROOT / "src" / "hashi" / "boards" / "a.toml",),
    "board make": ("--count", 1, "--jobs", 1),
    "replay": (PERFECT,),
    "verify": (PERFECT,),
    "doctor": ("--port", free_port()),
    "warm": (),
    "export": ("tables.jsonl",),
    "import": ("tables.jsonl",),
    "daily": ("2026-11-16",),
    "simulate": ("--bot", "random", "--games", 2, "--jobs", 1),
    "arena": ("--bots", "random,random", "--games", 2, "--jobs", 1),
    "solve": (PERFECT, "--from", 16),
    "puzzle make": ("--cards", 2, "--count", 1, "--out", "puzzles.jsonl"),
    "puzzle solve": (shipped()[0].id,),
    "puzzle check": (text_of(shipped()[0].puzzle),),
    "puzzle levels": ("--tries", 1),
    "puzzle day": ("2026-12-24",),
    "report": ("game.txt", "--seconds", 0.1),
    "print": ("sheets", "--out", "hashi.pdf"),
    "train": ("--games", 1, "--out", "weights.npz"),
}


def commands(parent: App, path: str = "") -> Iterator[tuple[str, App]]:
    """Every command, by the words it is called with; the first is `hashi` itself."""
    yield path, parent
    for name, child in parent.resolved_commands().items():
        if not name.startswith("-"):
            yield from commands(child, f"{path} {name}".strip())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    """A folder with an export, and the record of a game the coach has little to say about."""
    monkeypatch.chdir(tmp_path)
    board = small_board(Random("own"))
    plain, flagged = (
        next(island.at for island in board.islands if (island.flag is None) is wanted)
        for wanted in (True, False)
    )
    game = Game(board, 1, hashi.deck()[:17], "honour").start(1, plain, 3)
    game = game.play(1, Turn(game.deck[0].number, flagged))
    while not game.over:
        game = game.play(1, Turn())
    Path("game.txt").write_text(str(Record.of(game, hashi.deck(), ["Ada"])), "utf-8")
    run("export", "tables.jsonl")


def test_every_command() -> None:
    """Each has the option, an example in the documentation, and is tested below."""
    there = {path for path, _ in commands(app)}
    assert there - TALKING == set(SHOWN) == set(DOCUMENTED)


@pytest.mark.usefixtures("folder", "compiled")
@pytest.mark.parametrize("command", SHOWN)
def test_shape(run: Run, command: str) -> None:
    """One JSON text on standard output, with the documented keys and kinds of values."""
    if command == "export":
        Path("tables.jsonl").unlink()
    code, out, _ = run(*command.split(), *SHOWN[command], "--json")
    assert code in {0, 1, 3}
    data, example = json.loads(out), DOCUMENTED[command]
    assert type(data) is type(example)
    if isinstance(example, list):
        (data,), (example,) = data, example
    assert list(data) == list(example)
    for key, value in example.items():
        if value is not None and data[key] is not None:
            assert type(data[key]) is type(value), key


def test_problems_of_a_file(run: Run, tmp_path: Path) -> None:
    """What is wrong with a board, as data; the exit code is as without."""
    file = tmp_path / "board.toml"
    text = (ROOT / "src" / "hashi" / "boards" / "a.toml").read_text("utf-8")
    file.write_text(text.replace('"f1-f3", "f3-f7"', '"f1-f3", "f3-g7"'), "utf-8")
    code, out, err = run("board", "check", file, "--json")
    data = json.loads(out)
    assert (code, err, data["kind"]) == (2, "", "board")
    assert {"code": "line-end-missing", "where": "f3-g7 g7", "line": 22} in data["problems"]


def test_what_is_wrong_here(run: Run, tmp_path: Path) -> None:
    """`hashi doctor` names a problem by a stable code, with its values."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "hashi.sqlite").write_bytes(b"no database" * 100)
    code, out, _ = run("doctor", "--port", free_port(), "--data", tmp_path / "data", "--json")
    data = json.loads(out)
    assert (code, data["ok"]) == (1, False)
    broken = [check for check in data["checks"] if not check["ok"]]
    assert [check["path"] for check in broken if check["code"].startswith("data-")] == [
        str(tmp_path / "data" / "hashi.sqlite")
    ]
