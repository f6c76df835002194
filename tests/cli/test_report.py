"""`hashi report`: a self-contained file with everything in it, safe against hostile names."""

from base64 import b64encode
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

import hashi
from hashi import Game, Turn, deal
from hashi.cli.record import report_file
from hashi.locale import LANGUAGES
from hashi.record import Record, parse
from tests.cli.conftest import Run
from tests.cli.reported import PERFECT, Elements, file_of, passed, reported, shown
from tests.cli.stopped import stopped
from tests.positions import small_board

HOSTILE = "</script><script>alert(1)</script><!--<script>&\"'%script%"


def sealed(text: str) -> str:
    """How a policy names a text."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def test_stands_alone() -> None:
    """Nothing is loaded, and the file's own policy allows its own script and style alone."""
    page = Elements(file_of(passed()).text(reported()))
    loading = {"src", "href", "srcset", "data", "action", "style"}
    assert all(loading.isdisjoint(attributes) for _, attributes in page.found)
    (policy,) = (its["content"] for tag, its in page.found if "http-equiv" in its)
    script, style = page.text("script", type="module"), page.text("style")
    assert policy == (
        f"default-src 'none'; script-src {sealed(script)}; style-src {sealed(style)};"
        " base-uri 'none'; form-action 'none'"
    )
    assert "url(" not in style
    assert "@import" not in style


def test_hostile_names_stay_text() -> None:
    """What somebody calls themselves or a board never becomes markup."""
    game = passed()
    game = replace(game, board=replace(game.board, name=HOSTILE))
    text = file_of(game, HOSTILE).text(reported())
    assert Elements(text).found == Elements(file_of(passed()).text(reported())).found
    assert (shown(text).names, shown(text).board.name) == ([HOSTILE], HOSTILE)


def test_tells_every_card() -> None:
    """Cards, turns, expectations and costs, the sheets, the hints, the rank and the best way."""
    game, report = passed(), reported()
    found = shown(file_of(game, language="de").text(report))
    assert (found.language, found.names, found.hinted) == ("de", ["Ada"], [5])
    assert found.rank == "minion"
    assert [one.card for one in found.report.rounds] == [str(card) for card in game.deck]
    assert found.report.rounds[3].lost == 1.0
    assert found.report.rounds[3].best == str(report.judged[3].best)
    assert found.report.optimum is not None
    assert (found.report.optimum.points, found.report.optimum.proven) == (60, True)
    assert found.replay.starts[0].numbers == {"c4": 4}
    assert len(found.replay.rounds) == 17
    assert found.report.finished


def test_tells_what_is_open() -> None:
    """An unfinished report says so."""
    found = shown(file_of(passed()).text(reported(judged=3, solved=False))).report
    assert (found.finished, found.done, found.steps, found.optimum) == (False, 3, 18, None)


def finished(tmp_path: Path, name: str = "Ada") -> Path:
    """The record of a whole game."""
    record = replace(parse(PERFECT.read_text("utf-8")), names=(name,))
    file = tmp_path / "game.txt"
    file.write_text(str(record), "utf-8")
    return file


def test_stopped(tmp_path: Path) -> None:
    """Ctrl-C: exit code 130, and a file with what was found until then."""
    cards = deal.shuffled(bytes([4]) * 32, hashi.deck())  # takes minutes to prove
    game = Game(hashi.board("B"), 1, cards).start(1, "a3", 3)
    for _ in range(17):
        game = game.play(1, Turn())
    file = tmp_path / "game.txt"
    file.write_text(str(Record.of(game, hashi.deck(), ["Ada"])), "utf-8")
    found = stopped("report", file, "--seconds", 600, after=r" ([2-9]|1\d)/18")
    written = tmp_path / "game.html"
    assert (found.code, found.out) == (
        130,
        f"Stopped. {written} holds what had been found by then.\n",
    )
    report = shown(written.read_text("utf-8")).report
    assert not report.finished
    assert 2 <= len(report.rounds) <= 17


def test_a_game_with_a_broken_turn(run: Run, tmp_path: Path) -> None:
    """M1: the report says from which card on nothing is judged, and still has the optimum."""
    board = small_board(Random("own"))
    start = next(island.at for island in board.islands if island.flag is None)
    game = Game(board, 1, hashi.deck()[:17], "honour").start(1, start, 3)
    wrong = next(island.at for island in board.islands if island.flag is not None)
    game = game.play(1, Turn()).play(1, Turn(game.deck[1].number, wrong))
    while not game.over:
        game = game.play(1, Turn())
    file = tmp_path / "game.txt"
    file.write_text(str(Record.of(game, hashi.deck(), ["Ada"])), "utf-8")
    code, _, err = run("report", file, "--seconds", 5)
    assert (code, err) == (0, "")
    found = shown((tmp_path / "game.html").read_text("utf-8"))
    assert (found.report.broken, found.report.finished) == (2, True)
    assert [judged.round for judged in found.report.rounds] == [1]
    assert found.report.optimum is not None
    assert found.replay.rounds[1].sheets[0].crossed == []
    assert found.replay.rounds[16].sheets[0].crossed == [wrong]


@pytest.mark.long
def test_whole_report(run: Run, tmp_path: Path) -> None:
    """The real coach over a whole game: every card judged, and the file written beside."""
    file = finished(tmp_path, HOSTILE[:40])
    record = parse(file.read_text("utf-8")).with_help({(3, 1)}, ())
    file.write_text(str(record), "utf-8")
    code, out, err = run("report", file, "--language", "pl", "--seconds", 20)
    assert (code, err) == (0, "")
    written = tmp_path / "game.html"
    assert out == f"Analiza jest w pliku {written}\n"
    found = shown(written.read_text("utf-8"))
    assert (found.language, found.names, found.hinted) == ("pl", [HOSTILE[:40]], [3])
    assert len(found.report.rounds) == 17
    assert found.report.finished
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.html", "game.txt"]


def test_without_the_page(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is built with the page; without it the command says what to do, before any work."""
    monkeypatch.setattr(report_file, "STATIC", tmp_path / "nowhere")
    code, out, err = run("report", finished(tmp_path))
    assert (code, out) == (2, "")
    assert "The page is not built. Build it with make play" in err
    assert not (tmp_path / "game.html").exists()


def test_bad_input(run: Run, tmp_path: Path) -> None:
    """One clear sentence and exit code 2, before any work."""
    file = finished(tmp_path)
    record = parse(file.read_text("utf-8"))
    half = tmp_path / "half.txt"
    half.write_text(str(replace(record, rounds=record.rounds[:9], result=())), "utf-8")
    cases: list[tuple[list[object], str]] = [
        ([half], f"{half}: this game is not over yet."),
        (["/no/file"], "/no/file cannot be read."),
        ([tmp_path], f"{tmp_path} cannot be read."),
        ([file, "--seat", 2], "There is no seat 2."),
        ([file, "--seat", 0], "There is no seat 0."),
        ([file, "--seconds", 0], "The time limit must be more than 0 seconds."),
        ([file, "--out", "/no/folder/x.html"], "/no/folder/x.html cannot be written."),
        ([file, "--out", tmp_path], f"{tmp_path} cannot be written."),
        ([file, "--out", file], f"{file} cannot be written."),
        ([file, "--lang", "xx"], f"There is no language xx: choose one of {', '.join(LANGUAGES)}."),
        ([], "is missing; --help shows what is needed."),
    ]
    for arguments, sentence in cases:
        code, out, err = run("report", *arguments)
        assert (code, out) == (2, ""), arguments
        assert sentence in err
        assert err.count("\n") == 1
    assert file.read_text("utf-8") == str(record)
    assert not list(tmp_path.parent.glob(f".{tmp_path.name}*"))
