"""`hashi report`: a page that stands alone, tells all, and trusts nobody."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

import hashi
from hashi import Game, Turn, deal
from hashi.cli.plot import plot
from hashi.cli.report_page import page
from hashi.locale import LANGUAGES, Texts
from hashi.record import Record, parse
from tests.cli.conftest import Run
from tests.cli.reported import PERFECT, reported
from tests.cli.stopped import stopped
from tests.cli.test_app import record_of

HOSTILE = "</title><script>alert(1)</script>&\"'"


class _Tags(HTMLParser):
    """Every tag with its attributes, and all text outside of scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.tags.append((tag, dict(attrs)))
        if tag in {"script", "style"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Leave a script or a style."""
        if tag in self.open:
            self.open.remove(tag)

    def handle_data(self, data: str) -> None:
        """Note a text."""
        if not self.open:
            self.text += data

    def named(self, tag: str) -> list[dict[str, str | None]]:
        """The attributes of all tags of a name."""
        return [attributes for name, attributes in self.tags if name == tag]


@pytest.mark.parametrize("language", LANGUAGES)
def test_stands_alone(language: str) -> None:
    """No address, no import, nothing loaded: the file's own policy forbids it too."""
    text = page(reported(), Texts(language))
    tags = _Tags(text)
    assert not re.search(r"https?:|//\w|url\(|@import|src=|href=", text)
    assert {tag for tag, _ in tags.tags}.isdisjoint({"link", "img", "iframe", "object", "base"})
    policy = next(m["content"] for m in tags.named("meta") if "http-equiv" in m)
    assert policy is not None
    assert policy.startswith("default-src 'none';")
    assert tags.named("html") == [{"lang": language}]
    assert "{ $" not in text


def test_hostile_names_stay_text() -> None:
    """What somebody calls themselves is shown, and never becomes markup."""
    text = page(reported(HOSTILE), Texts("en"))
    tags = _Tags(text)
    plain = _Tags(page(reported(), Texts("en")))
    assert [tag for tag, _ in tags.tags] == [tag for tag, _ in plain.tags]
    assert f"{HOSTILE}: 0 points" in tags.text
    assert text.count("<script>") == 1


def test_hostile_boards_stay_text() -> None:
    """Likewise for the name of a board."""
    told = reported()
    board = replace(told.game.board, name="<img src=x>")
    text = page(replace(told, game=replace(told.game, board=board)), Texts("en"))
    assert "Side &lt;img src=x&gt;" in text
    assert not _Tags(text).named("img")


def test_tells_every_card() -> None:
    """Card, turns, expectations and cost of each, the costly ones marked by more than colour."""
    told = reported()
    text = page(told, Texts("de"))
    rows = re.findall(r"<tr.*?</tr>", text)
    assert len(rows) == 17
    judged = told.report.judged[3]
    row = rows[3]
    assert f'<th scope="row">4 · {judged.card}</th>' in row
    for value in ("pass", "38,0", str(judged.best), "39,0", "1,0 ✗"):
        assert f">{value}</td>" in row
    assert 'class="costly"' in row
    assert 'class="costly"' not in rows[2]
    assert ">0,8</td>" in rows[2]
    assert "Deine Tafel: pass<br>Die bestmögliche Tafel: " in text
    assert "60 (bewiesen)" in text


def test_without_a_value() -> None:
    """On a board nobody has learned, only the best way is told of."""
    told = reported(judged=0)
    text = page(told, Texts("en"))
    assert "<table>" not in text
    assert 'class="plot"' not in text
    assert "60 (proven)" in text
    assert "Expected before" not in text
    assert text.count('<svg class="sheet"') == 2


def test_tells_of_hints() -> None:
    """A turn that was shown to the player is marked as such."""
    rows = re.findall(r"<tr.*?</tr>", page(replace(reported(), hinted=frozenset({5})), Texts("en")))
    assert [number for number, row in enumerate(rows, 1) if "pass (with a hint)" in row] == [5]


def test_tells_what_is_open() -> None:
    """An unfinished report says so, and shows what is there."""
    told = reported(judged=3, solved=False)
    text = page(told, Texts("en"))
    assert "3 of 18 steps are done" in text
    assert "3 of 18" not in page(reported(), Texts("en"))
    assert len(re.findall(r"<tr.*?</tr>", text)) == 3
    assert text.count('<svg class="sheet"') == 1
    best = reported().report.optimum
    assert best is not None
    answer = replace(best, points=50, bound=58)
    open_ = replace(told, report=replace(told.report, optimum=answer))
    assert "50 found, at most 58" in page(open_, Texts("en"))


def test_plot() -> None:
    """Every value lies at its height, and the level above all."""
    text = plot([(40.0, "a", False), (42.0, "b & c", True)], "title", 44, "best: 44")
    assert "<title>b &amp; c</title></rect>" in text
    assert "best: 44" in text
    dots = [float(y) for y in re.findall(r"[ ,](\d+\.\d)(?= |\")", text.split("points=")[1])[:2]]
    assert dots[0] > dots[1]
    assert text.count('class="grid"') == 4


def finished(tmp_path: Path, name: str = "Ada") -> Path:
    """The record of a whole game."""
    record = replace(parse(PERFECT.read_text("utf-8")), names=(name,))
    file = tmp_path / "game.txt"
    file.write_text(str(record), "utf-8")
    return file


def test_stopped(tmp_path: Path) -> None:
    """Ctrl-C: exit code 130, and a page with what was found until then."""
    cards = deal.shuffled(bytes([4]) * 32, hashi.deck())  # takes minutes to prove
    game = Game(hashi.board("B"), 1, cards).start(1, "a3", 3)
    for _ in range(17):
        game = game.play(1, Turn())
    file = tmp_path / "game.txt"
    file.write_text(str(Record.of(game, hashi.deck(), ["Ada"])), "utf-8")
    found = stopped("report", file, "--seconds", 600, after=r" ([2-9]|1\d)/18")
    page_of = tmp_path / "game.html"
    assert (found.code, found.out) == (
        130,
        f"Stopped. {page_of} holds what was found until then.\n",
    )
    text = page_of.read_text("utf-8")
    assert "The coach was stopped early" in text
    assert 2 <= len(re.findall(r"<tr.*?</tr>", text)) <= 17


@pytest.mark.long
def test_whole_report(run: Run, tmp_path: Path) -> None:
    """The real coach over a whole game: every card judged, and the page written beside."""
    file = finished(tmp_path, HOSTILE[:40])
    record = parse(file.read_text("utf-8")).with_hints({(3, 1)})
    file.write_text(str(record), "utf-8")
    code, out, err = run("report", file, "--language", "pl", "--seconds", 20)
    assert (code, err) == (0, "")
    written = tmp_path / "game.html"
    assert out == f"Analiza jest w pliku {written}\n"
    text = written.read_text("utf-8")
    assert len(re.findall(r"<tr.*?</tr>", text)) == 17
    assert text.count("(z podpowiedzią)") == 1
    assert '<html lang="pl">' in text
    assert text.count("<script>") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.html", "game.txt"]


def test_bad_input(run: Run, tmp_path: Path) -> None:
    """One clear sentence and exit code 2, before any work."""
    file = finished(tmp_path)
    record = parse(file.read_text("utf-8"))
    honour = record_of("a-1-honour", tmp_path)
    half = tmp_path / "half.txt"
    half.write_text(str(replace(record, rounds=record.rounds[:9], result=())), "utf-8")
    cases: list[tuple[list[object], str]] = [
        ([honour], f"{honour}: card 9 was not played by the rules"),
        ([half], f"{half}: this game is not over yet."),
        (["/no/file"], "/no/file cannot be read."),
        ([tmp_path], f"{tmp_path} cannot be read."),
        ([file, "--seat", 2], "There is no seat 2."),
        ([file, "--seat", 0], "There is no seat 0."),
        ([file, "--seconds", 0], "The seconds must be more than 0."),
        ([file, "--out", "/no/folder/x.html"], "/no/folder/x.html cannot be written."),
        ([file, "--out", tmp_path], f"{tmp_path} cannot be written."),
        ([file, "--out", file], f"{file} cannot be written."),
        ([file, "--lang", "xx"], "There is no language xx: choose en, fr, de, pl, es."),
        ([], "requires an argument"),
    ]
    for arguments, sentence in cases:
        code, out, err = run("report", *arguments)
        assert (code, out) == (2, ""), arguments
        assert sentence in err
        assert err.count("\n") == 1
    assert file.read_text("utf-8") == str(record)
    assert not list(tmp_path.parent.glob(f".{tmp_path.name}*"))
