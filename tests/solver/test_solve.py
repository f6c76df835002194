"""The solver's answers are optimal, or say what is not proven."""

from itertools import pairwise
from random import Random

import pytest

import hashi
from hashi import Card, Game, Sheet, Turn
from hashi.bots import Greedy, Sight
from hashi.rules import CATEGORIES, Category, Start
from hashi.rules.score import DEADLINES
from hashi.solver import Answer, Question, solve
from tests.positions import small_board
from tests.simple_bot import best_of_some
from tests.sketch import sketch
from tests.solver.brute import brute

GENEROUS_SECONDS = 600.0  # far more than needed: what is tested is the answer, not the speed


def cards(text: str) -> tuple[Card, ...]:
    """Cards by their texts."""
    return tuple(map(Card.parse, text.split()))


def deal(seed: str) -> tuple[Card, ...]:
    """Seventeen random cards of the deck."""
    return tuple(Random(seed).sample(hashi.deck(), 17))


def total(question: Question, answer: Answer) -> int:
    """The total of the answer's turns in a solo game (O2)."""
    start = question.start or answer.start
    assert start is not None
    game = Game(question.board, 1, question.cards).start(1, start.island, start.number)
    for turn in answer.turns:
        game = game.play(1, turn)
    return game.scores[0].total


def random_question(random: Random) -> Question:
    """A small board, sometimes in mid-game and with crosses, a few cards and any deadlines."""
    board = small_board(random)
    pile = random.sample(hashi.deck(), 17)
    first = random.randint(1, 3)
    deadlines: dict[Category, int] = {c: random.randint(0, first + 4) for c in CATEGORIES}
    plain = [island.at for island in board.islands if island.flag is None]
    start = Start(random.choice((3, 4)), random.choice(plain))
    if random.random() < 0.3:
        return Question(board, tuple(pile[:2]), deadlines=deadlines)
    if random.random() < 0.3:
        return Question(board, tuple(pile[:2]), start, deadlines=deadlines)
    sheet = Sheet.blank(board).start(start.island, start.number)
    reached: dict[Category, int] = {}
    for number in range(1, first + 8):
        sheet = sheet.with_turn(best_of_some(sheet, pile[number], random))
        for category in sheet.reached:
            reached.setdefault(category, number)
    if random.random() < 0.3:
        sheet = sheet.cross_out(frozenset({random.choice(board.islands).at}))
        reached = {}
    rest = tuple(pile[first + 8 : first + 8 + random.randint(1, 2)])
    later = {category: at + 6 for category, at in deadlines.items()}
    return Question(board, rest, None, sheet, first + 8, reached, later)


def compare(random: Random) -> None:
    """The same total as by exhaustive search."""
    question = random_question(random)
    answer = solve(question, GENEROUS_SECONDS)
    assert answer.proven
    assert answer.points == brute(question), question


@pytest.mark.parametrize("seed", range(4))
def test_as_brute_force(seed: int) -> None:
    """S2, T2 to T14, V1 to V6: on small boards, any start, in mid-game, with crosses."""
    random = Random(f"solver {seed}")
    for _ in range(10):
        compare(random)


def nearly_done(random: Random) -> Question:
    """A small board played optimally, and then two unexpected cards."""
    board, pile = small_board(random), random.sample(hashi.deck(), 14)
    while len(board.islands) < 8:
        board = small_board(random)
    question = Question(board, tuple(pile[:12]), deadlines={"red": 0, "blue": 0})
    answer = solve(question, GENEROUS_SECONDS)
    assert answer.start is not None
    sheet = Sheet.blank(board).start(answer.start.island, answer.start.number)
    for card, turn in zip(pile[: random.randint(6, 10)], answer.turns, strict=False):
        sheet = sheet.after(card, turn)
    deadlines: dict[Category, int] = {"red": 11, "blue": 12, "six": random.randint(10, 12)}
    return Question(board, tuple(pile[12:]), None, sheet, 11, deadlines=deadlines)


def test_as_brute_force_near_the_end() -> None:
    """V3: where six islands can be joined, or only finished, the same total as by trying all."""
    random, sixes = Random("near the end"), 0
    for _ in range(12):
        question = nearly_done(random)
        answer = solve(question, GENEROUS_SECONDS)
        assert (answer.points, answer.bound) == (brute(question),) * 2, question
        sheet = question.sheet
        assert sheet is not None
        for card, turn in zip(question.cards, answer.turns, strict=True):
            sheet = sheet.after(card, turn)
        sixes += "six" in sheet.reached
    assert 0 < sixes < 12


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_as_brute_force_at_length(seed: int) -> None:
    """S2, T2 to T14, V1 to V6: the same on 1,000 questions."""
    random = Random(f"solver at length {seed}")
    for _ in range(100):
        compare(random)


@pytest.mark.parametrize(("side", "seed"), [("A", "3"), ("B", "8")])
def test_real_deal(side: str, seed: str) -> None:
    """A whole deal of each side is proven, and its turns score the stated total."""
    question = Question(hashi.board(side), deal(seed))
    heard: list[Answer] = []
    answer = solve(question, GENEROUS_SECONDS, on_answer=heard.append)
    assert answer.proven
    assert total(question, answer) == answer.points
    assert heard[-1] == answer
    for one, other in pairwise(heard):
        assert one.points <= other.points <= other.bound <= one.bound
        assert one != other


@pytest.mark.parametrize("side", ["A", "B"])
def test_never_below_a_bot(side: str) -> None:
    """What a bot reached on the same deal is reached too, and no bound is below it."""
    board, pile = hashi.board(side), deal(f"bot {side}")
    bot = Greedy(side)
    start = bot.start(board, 1)
    game = Game(board, 1, pile).start(1, start.island, start.number)
    while game.card is not None:
        game = game.play(1, bot.turn(Sight.of(game, hashi.deck(), 1)))
    turns, reached = game.logs[0].played_turns, game.scores[0].total
    question = Question(board, pile, start)
    hinted = solve(question, 0.0, hint=turns)
    assert (hinted.points, hinted.turns) == (reached, turns)
    assert solve(question, 1.0).bound >= reached
    free = solve(Question(board, pile), 0.0, hint=turns, hint_start=start)
    assert (free.points, free.start) == (reached, start)


def test_middle_of_a_game() -> None:
    """From any sheet of a solved game the same total is still reached, and nothing better."""
    question = Question(hashi.board("A"), deal("4"))
    answer = solve(question, GENEROUS_SECONDS)
    assert answer.start is not None
    game = Game(question.board, 1, question.cards)
    game = game.start(1, answer.start.island, answer.start.number)
    for turn in answer.turns[:8]:
        game = game.play(1, turn)
    reached = {c: at for c in CATEGORIES if (at := game.scores[0].round_of(c)) is not None}
    rest = Question(question.board, question.cards[8:], None, game.sheet(1), 9, reached)
    middle = solve(rest, GENEROUS_SECONDS)
    assert middle.proven
    assert middle.points == answer.points
    assert middle.start is None
    for turn in middle.turns:
        game = game.play(1, turn)
    assert game.scores[0].total == answer.points


def test_time_runs_out() -> None:
    """Without time there still is an answer: to pass, and a bound nothing exceeds."""
    question = Question(hashi.board("B"), deal("1"))
    answer = solve(question, 0.0)
    assert (answer.points, answer.bound, answer.proven) == (0, 60, False)
    assert answer.turns == (Turn(),) * 17
    assert total(question, answer) == 0


def test_stopped() -> None:
    """The search stops when told to, with the best answer so far."""
    heard: list[Answer] = []
    question = Question(hashi.board("B"), deal("1"))
    answer = solve(question, GENEROUS_SECONDS, on_answer=heard.append, stop=lambda: bool(heard))
    assert heard[-1] == answer
    assert answer.points <= answer.bound


@pytest.mark.parametrize(
    ("picture", "deadline", "points"),
    [
        ("(1)---(1)   (1)---(1)   (1)---( )", 12, 12),
        ("(1)---(2)---(2)---(2)---(2)---( )", 12, 20),
        ("(1)---(2)---(2)---(2)---(2)---( )", 4, 16),
        ("(1)---(2)---(1)...(1)---(2)---( )", 12, 12),
    ],
)
def test_six(picture: str, deadline: int, points: int) -> None:
    """V3: six finished islands count if they are joined, and more if they are in time."""
    sheet = sketch(picture)
    question = Question(sheet.board, cards("1/1"), None, sheet, 5, deadlines={"six": deadline})
    answer = solve(question, GENEROUS_SECONDS)
    assert (answer.points, answer.bound) == (points, points)


def test_reached_before() -> None:
    """V5: a category counts as of the round in which it was reached, also if nobody says when."""
    sheet = sketch("<1>---[1]...( )")
    rest = cards("5/2 6/2")
    known = Question(sheet.board, rest, None, sheet, 9, {"red": 8, "blue": 8}, DEADLINES)
    assert solve(known, GENEROUS_SECONDS).points == 4 + 9 + 3
    unsaid = Question(sheet.board, rest, None, sheet, 8)
    assert solve(unsaid, GENEROUS_SECONDS).points == 4 + 9 + 7


def test_no_cards() -> None:
    """Without cards left the answer is the score of the sheet."""
    sheet = sketch("<1>---(1)   (2)")
    answer = solve(Question(sheet.board, (), None, sheet, 18, {"blue": 7}), GENEROUS_SECONDS)
    assert (answer.points, answer.bound, answer.turns) == (11, 11, ())


@pytest.mark.long
@pytest.mark.parametrize("side", ["A", "B"])
def test_many_deals(side: str) -> None:
    """Of 100 deals nearly all are proven, with free starts and fixed; all answers are honest."""
    board, proven = hashi.board(side), 0
    plain = [island.at for island in board.islands if island.flag is None]
    for number in range(50):
        start = None
        if number % 2:
            random = Random(number)
            start = Start(random.choice((3, 4)), random.choice(plain))
        question = Question(board, deal(f"many {number}"), start)
        answer = solve(question, 120.0)
        assert total(question, answer) == answer.points <= answer.bound
        proven += answer.proven
    assert proven >= 40
