"""What can be given to the solver, and how it is parsed."""

from pathlib import Path

import pytest

import hashi
from hashi import deal
from hashi.cli.error import CommandError
from hashi.cli.study.question import SolveOptions, final_score, sheets_of, task_of
from hashi.deal.daily import daily_seed, day_start
from hashi.locale import Texts
from hashi.record import Proof, Record, parse, replay
from hashi.rules import CATEGORIES, Game, Sheet, Start, Turn
from hashi.rules.score import DEADLINES
from hashi.solver import Answer, Question
from tests.cli.recorded import record_of

GAMES = Path(__file__).parents[1] / "games"
PERFECT = GAMES / "perfect-a.txt"
CODE = "5a" * 32
PILE = deal.shuffled(bytes.fromhex(CODE), hashi.deck())
LIST = " ".join(map(str, PILE))


def asked(target: object, **options: object) -> Question:
    """The question of these options; the hint that comes with it is legal."""
    task = task_of(SolveOptions(str(target), **options), Texts("en"))  # type: ignore[arg-type]  # by name
    answer = Answer(0, 60, task.start, task.turns)
    assert len(sheets_of(task.question, answer)) == len(task.question.cards) + 1
    return task.question


def test_days(monkeypatch: pytest.MonkeyPatch) -> None:
    """A date, or `today`, is the daily deal of the board."""
    cards = deal.shuffled(daily_seed("2026-11-16", "B"), hashi.deck())[:17]
    assert asked("2026-11-16", board="B").cards == cards
    monkeypatch.setattr("time.time", lambda: day_start("2026-11-16") + 5)
    assert asked("Today", board="B").cards == cards
    assert asked("today", board="A").cards != cards


@pytest.mark.parametrize(
    "target", [CODE, CODE.upper(), f" {CODE}\n", LIST, LIST.replace(" ", ","), LIST[:-4]]
)
def test_deals(target: str) -> None:
    """S4: a code, or the cards one by one, with the one set aside or without: 17 cards."""
    assert asked(target, board="B") == Question(hashi.board("B"), PILE[:17])


@pytest.mark.parametrize(("start", "value"), [("4@c4", Start(4, "c4")), ("free", None)])
def test_start(start: str, value: Start | None) -> None:
    """S2: the start is free unless it is given."""
    assert asked(CODE, start=start).start == value


def test_record_alone() -> None:
    """O2: the record's own start and the deadlines of the solo game."""
    game = replay(parse(PERFECT.read_text("utf-8")))
    question = asked(PERFECT)
    assert question.sheet == game.sheet(1, 0)
    assert (question.cards, question.first_round) == (game.deck, 1)
    assert (question.deadlines, question.reached) == (DEADLINES, {})
    other = asked(PERFECT, start="4@c4")
    assert (other.sheet, other.start) == (None, Start(4, "c4"))
    assert asked(PERFECT, start="free").start is None


def test_record_from_a_round() -> None:
    """The sheet, the cards and what was reached, as they stood when the round was opened."""
    game = replay(parse(PERFECT.read_text("utf-8")))
    score = game.scores[0]
    assert (score.round_of("blue"), score.round_of("red")) == (7, 12)
    question = asked(PERFECT, first_round=12)
    assert question.sheet == game.sheet(1, 11)
    assert question.cards == game.deck[11:]
    assert question.reached == {
        category: at
        for category in ("red", "blue", "six")
        if (at := score.round_of(category)) is not None and at < 12
    }
    assert "blue" in question.reached
    assert "red" not in question.reached


def test_record_in_company(tmp_path: Path) -> None:
    """V4: the higher value lasts as long as nobody else had it in an earlier round."""
    file = record_of("a-3-guarded", tmp_path)
    game = replay(parse(file.read_text("utf-8")))
    for seat in (1, 2, 3):
        question = asked(file, seat=seat)
        assert question.sheet == game.sheet(seat, 0)
        for category, last in question.deadlines.items():
            others = [
                at
                for other, score in enumerate(game.scores, 1)
                if other != seat and (at := score.round_of(category)) is not None
            ]
            assert last == min(others, default=17)


def test_unfinished_record(tmp_path: Path) -> None:
    """The cards to come are those of the deal, if the record holds it."""
    game = Game(hashi.board("A"), 1, PILE).start(1, "c4", 4).play(1, Turn())
    file = tmp_path / "game.txt"
    file.write_text(str(Record.of(game, hashi.deck(), ["Ada"], Proof(seed=CODE))), "utf-8")
    assert asked(file, first_round=2).cards == PILE[1:17]
    for proof in (Proof(), Proof(seed="00" * 32)):
        file.write_text(str(Record.of(game, hashi.deck(), ["Ada"], proof)), "utf-8")
        with pytest.raises(CommandError, match="not all cards of this game are known"):
            asked(file)


def test_score_of_a_way() -> None:
    """V1 to V6, O2: the score of a solution is that of the rules."""
    game = replay(parse(PERFECT.read_text("utf-8")))
    turns = tuple(game.turn(1, number) or Turn() for number in range(1, 18))
    whole = Question(game.board, game.deck)
    for question, answer in (
        (whole, Answer(60, 60, game.starts[0], turns)),
        (asked(PERFECT), Answer(60, 60, None, turns)),
        (asked(PERFECT, first_round=9), Answer(60, 60, None, turns[8:])),
    ):
        sheets = sheets_of(question, answer)
        assert sheets[-1] == game.sheet(1)
        assert final_score(question, sheets) == game.scores[0]
    late = Question(game.board, game.deck, deadlines={"red": 11, "blue": 17, "six": 0})
    sheets = sheets_of(late, Answer(0, 60, game.starts[0], turns))
    score = final_score(late, sheets)
    assert [score.points(category) for category in CATEGORIES] == [5, 7, 4]
    assert isinstance(sheets[0], Sheet)


@pytest.mark.parametrize(
    ("target", "options", "sentence"),
    [
        ("game.txt", {}, "“game.txt” is not a record, a deal code or a list of cards."),
        ("", {}, "“” is not a record"),
        ("x" * 9999, {}, "is not a record"),
        ("\0", {}, "is not a record"),
        (CODE[:-1], {}, "A deal code has 64 hexadecimal digits"),
        (CODE + "0", {}, "A deal code has 64 hexadecimal digits"),
        ("5/3 7/1", {}, "“7/1”: expected a card such as 5/3"),
        (f"5/3 {'x' * 2000}", {}, "xxx…”: expected a card such as 5/3"),
        ("5/3 x", {}, "“x”: expected a card such as 5/3"),
        ("5/3 2/1", {}, "Name the 17 cards of the pile, not 2."),
        (" ".join(["5/3"] * 17), {}, "The deck does not have 5/3 that many times."),
        (CODE, {"board": "C"}, "There is no side C"),
        (CODE, {"deck": Path("/no/file")}, "There is no file /no/file."),
        (CODE, {"start": "4"}, "“4”: expected a start such as 4@c4"),
        (CODE, {"start": "4" * 2000}, "444…”: expected a start such as 4@c4"),
        (CODE, {"start": "4@c4 c4-c7"}, "expected a start such as 4@c4"),
        (CODE, {"start": "pass"}, "expected a start such as 4@c4"),
        (CODE, {"start": "5@c4"}, "You start with a 3 or a 4. (S2)"),
        (CODE, {"start": "4@a1"}, "a1 has a flag"),
        (CODE, {"start": "4@z9"}, "There is no island z9. (S2)"),
        (CODE, {"seconds": 0.0}, "The time limit must be more than 0 seconds."),
        (CODE, {"first_round": 2}, "--from and --seat belong to a record."),
        (CODE, {"seat": 1}, "--from and --seat belong to a record."),
        (PERFECT, {"board": "A"}, "A record brings its own board and deck."),
        (PERFECT, {"seat": 2}, "There is no seat 2."),
        (PERFECT, {"seat": -1}, "There is no seat -1."),
        (PERFECT, {"seat": 0}, "There is no seat 0."),
        (PERFECT, {"first_round": 18}, "Choose a round from 1 to 17."),
        (PERFECT, {"first_round": 0}, "Choose a round from 1 to 17."),
        (PERFECT, {"first_round": 3, "start": "free"}, "Choose either --start or --from."),
        (GAMES, {}, f"{GAMES} cannot be read."),
        (__file__, {}, "line 1, column 1: expected"),
    ],
)
def test_bad_questions(target: object, options: dict[str, object], sentence: str) -> None:
    """Anything wrong is reported in one sentence."""
    with pytest.raises(CommandError) as caught:
        asked(target, **options)
    assert len(caught.value.sentences) == 1
    assert sentence in caught.value.sentences[0]
