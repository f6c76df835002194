"""The terminal game, played through its real prompts."""

import io
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from random import Random

import pytest

import hashi
from hashi import Game, deal
from hashi.cli import main
from hashi.cli.play.saves import fresh_path
from hashi.locale import LANGUAGES, Texts
from hashi.record import parse, replay
from tests.simple_bot import best_of_some

CODE = "5a" * 32
Play = Callable[..., str]


class _Keyboard(io.StringIO):
    """What the player types, as if at a terminal."""

    def isatty(self) -> bool:
        """Say that somebody sits there."""
        return True


@pytest.fixture
def play(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Play:
    """Type lines into the game and give what it showed."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")

    def session(typed: Iterable[str], *options: object, code: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", _Keyboard("".join(f"{line}\n" for line in typed)))
        with pytest.raises(SystemExit) as left:
            main(["play", *map(str, options)])
        assert int(left.value.code or 0) == code
        return capsys.readouterr().out

    return session


@cache
def whole_game(code: str = CODE, board: str = "A") -> tuple[tuple[str, ...], Game]:
    """What a simple player types in a whole game of a known deal, and how it ends."""
    random = Random(code)
    pile = deal.shuffled(deal.parse_bytes(code), hashi.deck())
    game = Game(hashi.board(board), 1, pile).start(1, "c4", 4)
    typed = ["4@c4"]
    while game.card is not None:
        turn = best_of_some(game.sheet(1), game.card, random)
        game = game.play(1, turn)
        typed += [str(turn), ""]
    return tuple(typed), game


def test_whole_game(play: Play, tmp_path: Path) -> None:
    """O1, O2, O3: a whole game by typed turns, announced, ranked and saved."""
    typed, game = whole_game()
    file = tmp_path / "game.txt"
    shown = play(typed, "--deal", CODE, "--record", file)
    record = parse(file.read_text("utf-8"))
    assert replay(record) == game
    assert record.proof.seed == CODE
    assert game.outcome is not None
    title = Texts("en")(f"rank-{game.outcome.rank}")
    assert f"{game.outcome.totals[0]} points: {title}" in shown
    assert shown.count("Card 17 of 17") == 1
    assert "■■■■■■■" in shown
    for number in range(1, 18):
        for told in game.announcements(number):
            assert Texts("en")(f"reached-{told.category}", points=told.points) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(play: Play, tmp_path: Path, language: str) -> None:
    """A whole game in every language."""
    typed, game = whole_game("77" * 32, "B")
    file = tmp_path / "game.txt"
    shown = play(typed, "--deal", "77" * 32, "--board", "B", "--record", file, "--lang", language)
    texts = Texts(language)
    assert texts("game-over") in shown
    assert game.outcome is not None
    assert texts(f"rank-{game.outcome.rank}") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_skipping_in_words(play: Play, tmp_path: Path, language: str) -> None:
    """T2: both actions are skipped by a word of the player's language, shown again, or by pass."""
    file, word = tmp_path / "g.txt", Texts(language)("word-pass")
    typed = ["4@c4", word.upper(), "", "pass", "", "quit"]
    shown = play(typed, "--deal", CODE, "--record", file, "--lang", language)
    assert [line.strip() for line in shown.splitlines()].count(word) == 2
    assert file.read_text("utf-8").count("1: pass\n") == 2


def test_an_honour_game(play: Play, tmp_path: Path) -> None:
    """M1 to M5: one mistake corrected, one crossed out too late, one found at the end."""
    cards = deal.shuffled(deal.parse_bytes(CODE), hashi.deck())
    file, wrong = tmp_path / "game.txt", [f"{card.number}@b3" for card in cards]
    typed = ["4@c4", "list", "a1-f7", wrong[0], "", "mistake b3", wrong[1], ""]
    typed += ["pass", "", "MISTAKE b3", "mistake b3", "mistake c2", "mistake c2", "help"]
    typed += [f"{cards[3].number}@e1", "", *["pass", ""] * 13]
    shown = " ".join(play(typed, "--deal", CODE, "--honour", "--record", file).split())
    for sentence in (
        "At an honour table there is no list",
        "a1-f7",
        "Solo, card 1: b3 has a flag",
        "The mark is erased.",
        "Solo, card 2: b3 has a flag",
        "Crossed out: b3.",
        "There is no mistake here: b3.",
        "You can try again in a few seconds.",
        "mistake b3 points out a mistake",
        "Mistakes nobody noticed Solo, card 4: e1 has a flag",
        "Solo: 0 points before, 0 after",
    ):
        assert sentence in shown, sentence
    record = parse(file.read_text("utf-8"))
    assert record.kind == "honour"
    game = replay(record)
    assert game.sheet(1).crossed_out == {"b3", "e1"}
    with pytest.raises(SystemExit):
        main(["replay", str(file)])


def test_new_deals_are_sealed(play: Play, tmp_path: Path) -> None:
    """S4: the seal is shown before the first card, and the record keeps what opens it."""
    file = tmp_path / "game.txt"
    shown = play(["4@c4", "quit"], "--record", file, "--name", "Ada")
    record = parse(file.read_text("utf-8"))
    assert record.names == ("Ada",)
    assert str(record.proof.commitment) in shown
    assert str(record.proof.secret) not in shown
    assert record.proof.seed is None


def test_sealed_game_to_the_end(play: Play, tmp_path: Path) -> None:
    """S4: after the last card the secret is told, and the deal can be verified."""
    file = tmp_path / "game.txt"
    shown = play(["3@c2", *["pass", ""] * 17], "--record", file)
    record = parse(file.read_text("utf-8"))
    assert f"The secret was {record.proof.secret}" in shown
    assert record.proof.seed is not None
    assert shown.count("No number this time.") == shown.count("No bridges this time.") == 17
    assert "blue is now worth 3 points" in shown
    assert "0 points: Minion" in shown
    with pytest.raises(SystemExit) as left:
        main(["verify", str(file)])
    assert left.value.code == 0


def test_info_bar_crosses_off_seen_cards_t16(play: Play, tmp_path: Path) -> None:
    """T16: all 18 cards are shown, those revealed crossed off."""
    shown = play(["4@c4", "pass", "", "quit"], "--deal", CODE, "--record", tmp_path / "g.txt")
    screens = shown.split("Side A")[1:]
    bars = [screen.count("✗") for screen in screens]
    assert bars[0] == 0
    assert bars[-1] == 2


def test_mistyped_and_forbidden(play: Play, tmp_path: Path) -> None:
    """What cannot be read or played is explained, and asked again."""
    first = deal.shuffled(deal.parse_bytes(CODE), hashi.deck())[0]
    typed = [
        "nonsense",
        "4@a1",
        "4@c4",
        "help",
        "what?",
        f"{first.number}@c4",
        f"{first.number}@a1",
    ]
    shown = play(typed, "--deal", CODE, "--record", tmp_path / "g.txt")
    for sentence in (
        "at character 1 I expected a start such as 4@c4",
        "a1 has a flag: start on an island without one. (S2)",
        "c2-c4 draws a bridge from c2 to c4",
        "at character 1 I expected a number such as 5@c2",
        "c4 already has a number. (T3)",
        "a1 has a flag: it needs a bridge from an earlier round first. (T5)",
        "To continue: hashi play --resume",
    ):
        assert sentence in shown


def test_enter_alone_asks_again(play: Play, tmp_path: Path) -> None:
    """An empty line is no turn that cannot be read: the question and its examples come again."""
    shown = play(["4@c4", "", "", "quit"], "--deal", CODE, "--record", tmp_path / "g.txt")
    assert "at character" not in shown
    assert shown.count("Your turn (") == 3


def test_undo_before_confirming(play: Play, tmp_path: Path) -> None:
    """A turn is shown before it is played, and can be taken back."""
    file = tmp_path / "g.txt"
    play(["4@c4", "pass", "u", "quit"], "--deal", CODE, "--record", file)
    assert replay(parse(file.read_text("utf-8"))).closed == 0


def test_chosen_from_the_list(play: Play, tmp_path: Path) -> None:
    """A turn can be chosen step by step: the island, then bridge by bridge."""
    file = tmp_path / "g.txt"
    card = deal.shuffled(deal.parse_bytes(CODE), hashi.deck())[0]
    play(
        ["4@c4", "list", "x", "0", "1", *["1"] * card.bridges, "", "quit"],
        "--deal",
        CODE,
        "--record",
        file,
    )
    game = replay(parse(file.read_text("utf-8")))
    turn = game.turn(1, 1)
    assert turn is not None
    assert (turn.number, turn.island, len(turn.bridges)) == (card.number, "a4", card.bridges)


def test_skipping_in_the_list(play: Play, tmp_path: Path) -> None:
    """T2: both steps of the list can be skipped."""
    file = tmp_path / "g.txt"
    legal = hashi.legal_turns(
        hashi.Sheet.blank(hashi.board("A")).start("c4", 4),
        deal.shuffled(deal.parse_bytes(CODE), hashi.deck())[0],
    )
    islands = {turn.island for turn in legal if turn.island}
    lines = {line for turn in legal if turn.island is None for line in turn.bridges}
    typed = ["4@c4", "list", len(islands) + 1, len(lines) + 1, "", "quit"]
    shown = play(map(str, typed), "--deal", CODE, "--record", file)
    assert replay(parse(file.read_text("utf-8"))).turn(1, 1) == hashi.Turn()
    assert "No number this time." in shown


def test_list_when_no_bridge_fits(play: Play, tmp_path: Path) -> None:
    """T7: where nothing can be drawn, the list does not ask."""
    file = tmp_path / "g.txt"
    typed, _ = whole_game()
    play([*typed[:-2], "list", "1", "", "quit"], "--deal", CODE, "--record", file)
    assert parse(file.read_text("utf-8")).rounds


def test_resume(play: Play, tmp_path: Path) -> None:
    """A game left in the middle goes on where it stood."""
    typed, game = whole_game()
    file = tmp_path / "game.txt"
    play(typed[:11], "--deal", CODE, "--record", file)
    half = replay(parse(file.read_text("utf-8")))
    assert half.closed == 5
    shown = play(typed[11:], "--resume", file)
    assert f"Back at the table: {file}" in shown
    assert replay(parse(file.read_text("utf-8"))) == game
    play([], "--resume", file, code=2)


def test_unfinished_game_is_offered(play: Play) -> None:
    """A returning player is asked whether to resume; no starts a new game, Ctrl-D quits."""
    assert "unfinished game" not in play(["4@c4", "pass", "", "quit"])
    assert "Back at the table" in play(["y", "quit"])
    assert "Back at the table" not in play(["n", "quit"])
    assert "Side A" not in play([])
    assert fresh_path().parent.exists()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("deal: known\nseed: ", "note: ", "the record does not hold its deal"),
        (CODE, "6b" * 32, "the record does not hold its deal"),
        ("seat 1: Solo", "seat 1: Ada\nseat 2: Bruno", "only solo games"),
    ],
)
def test_records_that_cannot_go_on(  # noqa: PLR0913, PLR0917  the case and the tools
    play: Play,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    old: str,
    new: str,
    sentence: str,
) -> None:
    """A record without its deal, of another deal or of several players cannot be resumed."""
    file = tmp_path / "game.txt"
    play(["4@c4", "quit"], "--deal", CODE, "--record", file)
    file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    with pytest.raises(SystemExit) as left:
        main(["play", "--resume", str(file)])
    assert left.value.code == 2
    assert sentence in capsys.readouterr().err


def test_broken_saves_are_passed_over(play: Play) -> None:
    """A damaged file among the saves is ignored."""
    folder = fresh_path().parent
    folder.mkdir(parents=True)
    (folder / "2999-01-01-000000.txt").write_text("rubbish", "utf-8")
    assert "unfinished game" not in play(["4@c4", "quit"])
    assert "unfinished game" in play(["y", "quit"])


def test_only_enter_and_yes_confirm(play: Play, tmp_path: Path) -> None:
    """A slip at the question is no yes; undo there leaves the turn to be changed."""
    typed = ["4@c4", "pass", "q", "6@c2", "undo", "pass", "y", "pass", "yes", "quit"]
    shown = play(typed, "--deal", CODE, "--record", tmp_path / "g.txt")
    assert shown.count("Press Enter or type y") == 2
    assert shown.count("Undone.") == 1
    assert "Card 3 of 17" in shown
    assert "Card 4 of 17" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_and_help_at_every_prompt(play: Play, tmp_path: Path, language: str) -> None:
    """At the start, the turn, a choice and the question, in the player's language."""
    texts = Texts(language)
    undo, help_, list_ = (texts(f"word-{word}") for word in ("undo", "help", "list"))
    short = texts("word-undo-short")
    typed = [undo, help_, "4@c4", short, help_, list_, help_, undo, "pass", help_, short, "quit"]
    shown = play(typed, "--deal", CODE, "--record", tmp_path / "g.txt", "--lang", language)
    assert shown.count(texts("undo-nothing")) == 2
    assert shown.count(texts("undone")) == 2
    first = texts("help").split("\n")[0]
    assert shown.count(first) == 4


@pytest.mark.parametrize("width", [60, 79, 100])
def test_narrow_terminals(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    """The board is drawn whole, with the rest below it, and sentences break between words."""
    monkeypatch.setenv("COLUMNS", str(width))
    shown = play(["4@c4", "help", "quit"], "--deal", CODE, "--record", tmp_path / "g.txt")
    assert "  1  < >···( )···············[ ]···( )" in shown
    words = set(Texts("en")("help").split()) | set(Texts("en")("welcome").split())
    # What is typed is not in it, and so no line break after a prompt either.
    lines = [line.rstrip() for line in shown.split("\n") if not line.startswith("Your ")]
    assert max(len(line) for line in lines if "--resume" not in line) <= width
    assert words <= set(shown.split())
