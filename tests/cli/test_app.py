"""The command line: what it prints, and how it fails."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hashi
from hashi import boards
from hashi.locale import LANGUAGES, Texts, source
from hashi.record import parse, replay
from tests.cli.conftest import Run
from tests.cli.recorded import record_of

GAMES = Path(__file__).parents[1] / "games"


def test_board_as_json(run: Run) -> None:
    """C4: islands with flags, and lines as pairs."""
    code, out, _ = run("board", "A", "--json")
    data = json.loads(out)
    assert code == 0
    assert data["name"] == "A"
    assert {"at": "c4", "flag": None} in data["islands"]
    assert {"at": "e4", "flag": "red"} in data["islands"]
    assert ["c4", "c7"] in data["lines"]
    assert (len(data["islands"]), len(data["lines"])) == (18, 25)


def test_board_as_svg(run: Run) -> None:
    """The picture is SVG and nothing else."""
    _, out, _ = run("board", "b", "--svg")
    assert out.startswith("<svg ")
    assert out.endswith("</svg>\n")


def test_board_in_the_terminal(run: Run) -> None:
    """Side A is drawn unless another is named."""
    code, out, _ = run("board")
    assert code == 0
    assert "1  < >···( )" in out
    assert "[ ] red flag" in out


def test_board_check(run: Run, tmp_path: Path) -> None:
    """A good file is called good; a bad one is explained line by line."""
    own = Path(boards.__file__).with_name("a.toml")
    assert run("board", "check", own) == (0, f"{own}: this board can be played.\n", "")
    cards = own.with_name("deck.toml")
    assert run("board", "check", cards)[1] == f"{cards}: this deck can be played.\n"
    bad = tmp_path / "bad.toml"
    bad.write_text(own.read_text("utf-8").replace('"c2-c4"', '"c2-c7"'), "utf-8")
    code, _, err = run("board", "check", bad)
    line = own.read_text("utf-8").split('"c2-c4"')[0].count("\n") + 1
    assert code == 2
    assert err == f"hashi: {bad}, line {line}: c2-c7 runs over the island c4.\n"
    bad.write_text('name = "x"\ncards = ["1/1"]\n', "utf-8")
    assert run("board", "check", bad)[2] == f"hashi: {bad}: There must be 18 cards, not 1.\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], "“nonsense” is not understood; hashi --help shows the commands."),
        (
            ["board", "C"],
            "There is no side C: choose A or B, or give the code of a fresh board or a board file.",
        ),
        (
            ["board", "A", "--lang", "xx"],
            f"There is no language xx: choose one of {', '.join(LANGUAGES)}.",
        ),
        (["simulte"], "“simulte” is not a command. Did you mean hashi simulate?"),
        (["board", "check", "/no/file"], "There is no file /no/file."),
        (["board", "check", "/"], "/ cannot be read as a text file."),
        (["board", "check"], "FILE is missing; --help shows what is needed."),
        (["simulate", "--games"], "--games needs a value."),
        (["simulate", "--games", "x"], "--games must be a number, not “x”."),
        (["simulate", "--games", "1", "--games", "2"], "--games is given twice."),
        (["simulate", "--gmes", "3"], "There is no option --gmes. Did you mean --games?"),
        (["simulate", "--quux=3"], "There is no option --quux; --help shows them all."),
        (["print", "--paper", "a5"], "--paper must be one of a4, letter, not “a5”."),
        (["replay", "/no/file"], "/no/file cannot be read."),
        (["verify", "/no/file"], "/no/file cannot be read."),
        (["--data", "/dev/null"], "/dev/null/hashi.sqlite cannot be opened for writing."),
        (["--port", "99999", "--no-browser"], "Port 99999 cannot be used."),
        (["play", "--deal", "zz"], "A deal code has 64 hexadecimal digits"),
        (["play", "--name", " "], "A name has 1 to 40 characters."),
        (["play", "--deck", "/no/file"], "There is no file /no/file."),
        (["play", "--resume", "/no/file"], "/no/file cannot be read."),
        (["play", "--record", "/dev/null/x"], "/dev/null/x cannot be written."),
    ],
)
def test_bad_input_is_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    """Bad input ends in one clear sentence and exit code 2, never a traceback."""
    code, _, err = run(*arguments)
    assert code == 2
    assert sentence in err
    assert err.startswith("hashi: ")
    assert err.count("\n") == 1


def test_replay(run: Run) -> None:
    """The sheets and scores of a record, and the rank of a player alone."""
    code, out, _ = run("replay", GAMES / "perfect-a.txt")
    assert code == 0
    assert "Round 17: 3/2" in out
    assert "60 points: Island god" in out


def test_replay_of_several_seats(run: Run, tmp_path: Path) -> None:
    """Everybody's score, and the winner."""
    file = record_of("a-3-guarded", tmp_path)
    _, out, _ = run("replay", file, "--lang", "de")
    assert "Chloé" in out
    outcome = replay(parse(file.read_text("utf-8"))).outcome
    assert outcome is not None
    names = ", ".join(("Ada", "Bruno", "Chloé")[seat - 1] for seat in outcome.winners)
    assert Texts("de")("winners", count=len(outcome.winners), names=names) in out


def test_replay_as_json(run: Run) -> None:
    """The same as data."""
    _, out, _ = run("replay", GAMES / "perfect-b.txt", "--json")
    data = json.loads(out)
    assert (data["over"], data["rank"], data["winners"]) == (True, "island-god", [1])
    assert data["seats"][0]["score"]["red"] == {"points": 9, "round": 12}
    assert data["seats"][0]["score"]["total"] == 60
    assert len(data["seats"][0]["finished"]) == 18
    assert len(data["cards"]) == len(data["seats"][0]["turns"]) == 17


def test_replay_of_a_broken_record(run: Run, tmp_path: Path) -> None:
    """A record that breaks a rule is refused with the rule and the line."""
    text = (GAMES / "perfect-a.txt").read_text("utf-8")
    file = tmp_path / "broken.txt"
    file.write_text(text.replace("start 1: 3@a4", "start 1: 3@a1"), "utf-8")
    code, _, err = run("replay", file)
    assert code == 2
    assert err.endswith("a1 has a flag: start on an island without one. (S2)\n")
    assert f"{file}, line 10" in err
    file.write_text(text.replace("table: guarded", "table: open"), "utf-8")
    code, _, err = run("replay", file)
    assert (code, err) == (2, f"hashi: {file}, line 6, column 8: expected guarded or honour.\n")
    file.write_text(text.replace("total 60", "total 58").replace("islands 36", "islands 34"))
    assert "expected the line “1: islands 36" in run("replay", file)[2]


def test_version_and_help(run: Run) -> None:
    """The usual questions are answered."""
    assert run("--version")[1] == f"{hashi.__version__}\n"
    assert "replay" in run("--help")[1]


def test_as_a_module() -> None:
    """`python -m hashi` is the same command, and a closed pipe is no crash."""
    command = f"{sys.executable} -m hashi board A --json | head -c 20"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)  # noqa: S602  our own words
    assert done.stdout == '{"name": "A", "islan'
    assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_output_that_cannot_be_written() -> None:
    """A full disk behind standard output is one sentence, not a traceback."""
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "hashi", "board", "A", "--lang", "en"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)  # noqa: S603  our own words
    assert done.returncode == 2
    assert done.stderr.startswith("hashi: The output could not be written: ")
    assert done.stderr.count("\n") == 1


# The language is that of the process, so a process for each language.
THREE_HELPS = """
from hashi.cli import main
for words in ([], ["play"], ["verify"]):
    try:
        main([*words, "--help"])
    except SystemExit as left:
        assert not left.code
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(language: str) -> None:
    """`hashi --help` speaks the language of the environment, to the last option."""
    texts = Texts(language)
    shown = subprocess.run(  # noqa: S603  our own command
        [sys.executable, "-c", THREE_HELPS],
        env=os.environ | {"HASHI_LANG": language, "COLUMNS": "200"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    keys = ("help-commands", "help-options", "help-help", "help-arena", "option-host")
    for key in (*keys, "option-resume", "option-hash", "help-usage", "help-required"):
        assert texts(key) in shown
    assert texts("help-default", value="A") in shown


@pytest.mark.parametrize("asked", [("--lang", "es"), ("--lang=es",)])
def test_help_in_the_language_asked_for(asked: tuple[str, ...]) -> None:
    """`--lang` counts for the help too, whatever the environment says."""
    shown = subprocess.run(  # noqa: S603  our own command
        [sys.executable, "-m", "hashi", "play", *asked, "--help"],
        env=os.environ | {"HASHI_LANG": "de", "COLUMNS": "200"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    assert Texts("es")("option-resume") in shown


def test_no_help_is_left_over() -> None:
    """Every text of the help is used, and no option speaks English alone."""
    modules = sorted((Path(hashi.__file__).parent / "cli").rglob("*.py"))
    written = "".join(module.read_text("utf-8") for module in modules)
    used = set(re.findall(r'help_text\(\s*"([a-z-]+)"', written))
    assert used == set(re.findall(r"(?m)^([a-z-]+) = ", source("en", "help")))
    assert not re.search(r'help=f?"', written)
