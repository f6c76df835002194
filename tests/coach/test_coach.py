"""The coach: advice is never worse than the player's turn, and reports match the game."""

import sys
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

import hashi
from hashi import Game, Turn, legal_turns
from hashi.bots import Sight, bot_of
from hashi.bots.foresight import stakes_for
from hashi.bots.value import value_for
from hashi.coach.judgement import advise
from hashi.coach.review import reports
from hashi.rules.score import ROUNDS
from hashi.solver import answers, seat_question
from tests.positions import small_board


def played(seats: int, seed: str) -> Game:
    """A finished game of weak bots on side A."""
    board, cards = hashi.board("A"), tuple(Random(seed).sample(hashi.deck(), 17))
    game = Game(board, seats, cards)
    bots = [bot_of("screw-tightener", f"{seed} {seat}") for seat in range(seats)]
    for seat, bot in enumerate(bots, 1):
        start = bot.start(board, seats)
        game = game.start(seat, start.island, start.number)
    while game.card is not None:
        sights = [Sight.of(game, hashi.deck(), seat) for seat in range(1, seats + 1)]
        for seat, bot in enumerate(bots, 1):
            game = game.play(seat, bot.turn(sights[seat - 1]))
    return game


@pytest.mark.parametrize("seats", [1, 3])
def test_advice(seats: int) -> None:
    """The best turn is legal, and its expected total is at least that of any other turn."""
    game, random = played(seats, f"advice {seats}"), Random("advice")
    for number in (1, 10, 17):
        sight = Sight.of(game, hashi.deck(), seats, number)
        mine = random.choice(legal_turns(sight.own, sight.card))
        advice = advise(sight, mine)
        assert hashi.refusal(sight.own, sight.card, advice.best.turn) is None
        assert advice.yours is not None
        assert advice.yours.turn == mine
        assert advice.best.points is not None
        assert advice.yours.points is not None
        assert advice.best.points >= advice.yours.points
        assert advice.lost == advice.best.points - advice.yours.points
        assert advise(sight).yours is None


def test_second_best() -> None:
    """It is another legal turn that is expected to bring no more; none if all are far behind."""
    game = played(1, "second")
    advice = advise(Sight.of(game, hashi.deck(), 1, 1))
    assert advice.second is not None
    sheet, card = game.sheet(1, after=0), game.deck[0]
    assert hashi.refusal(sheet, card, advice.second.turn) is None
    assert advice.second.turn != advice.best.turn
    assert (advice.second.points or 0.0) <= (advice.best.points or 0.0)
    last = (Sight.of(played(1, f"last {n}"), hashi.deck(), 1, ROUNDS) for n in range(30))
    assert any(advise(sight).second is None for sight in last)


def test_advice_knows_the_end() -> None:
    """After the last card the expected total is the real one, alone and in company."""
    for seats in (1, 2):
        game = played(seats, f"end {seats}")
        turn = game.turn(1, ROUNDS)
        advice = advise(Sight.of(game, hashi.deck(), 1, ROUNDS), turn)
        assert advice.yours is not None
        assert advice.yours.points == pytest.approx(game.scores[0].total)


def test_advice_refuses_what_is_no_turn() -> None:
    """An illegal turn cannot be judged."""
    game = played(1, "illegal")
    with pytest.raises(ValueError, match="not a legal turn"):
        advise(Sight.of(game, hashi.deck(), 1, 1), Turn(6, "a1"))


def test_report_grows() -> None:
    """Card by card, then the optimum: never below what was reached, proven or honest."""
    game = played(1, "report")
    found = list(reports(game, hashi.deck(), 1, seconds=20))
    assert [len(report.judged) for report in found[:18]] == list(range(18))
    assert [report.done for report in found] == sorted(report.done for report in found)
    last = found[-1]
    assert [judged.round for judged in last.judged] == list(range(1, 18))
    assert all(judged.turn == game.turn(1, judged.round) for judged in last.judged)
    assert last.judged[-1].points == pytest.approx(game.scores[0].total)
    assert last.optimum is not None
    assert last.total == game.scores[0].total <= last.optimum.points <= last.optimum.bound <= 60


def test_a_turn_that_broke_a_rule() -> None:
    """M1: cards before it are judged as ever, and the deal has its optimum; the report says why."""
    game = (
        Game(hashi.board("A"), 2, hashi.deck()[:17], "honour").start(1, "c4", 4).start(2, "c2", 3)
    )
    for number in range(1, 18):
        sight = Sight.of(game, hashi.deck(), 1)
        wrong = Turn(sight.card.number, "b3") if number == 3 else None
        game = game.play(2, Turn(sight.card.number, "e1") if number == 1 else Turn())
        game = game.play(1, wrong or legal_turns(sight.own, sight.card)[-1])
    first = next(reports(game, hashi.deck(), 1))
    assert (first.broken, first.steps) == (3, 3)
    *_, last = reports(game, hashi.deck(), 1, seconds=1)
    assert [judged.round for judged in last.judged] == [1, 2]
    assert (last.whole, last.total) == (True, game.scores[0].total)
    assert last.optimum is not None
    assert next(reports(game, hashi.deck(), 2)).broken == 1
    assert Sight.of(game, hashi.deck(), 2, 5).sheets[1].crossed_out == frozenset()


def test_report_in_company() -> None:
    """S3, V4: the start is the neighbour's, and the higher values hold until others got there."""
    game = played(2, "multiplayer")
    question = seat_question(game, 2)
    assert question.start == game.starts[0]
    for category, last in question.deadlines.items():
        assert last == (game.scores[0].round_of(category) or ROUNDS)


@pytest.mark.parametrize("seats", [1, 4])
def test_report_begins_with_what_the_first_card_brings(seats: int) -> None:
    """V4, O2: before the first card the total expected is that after it, over all cards."""
    game, deck = played(seats, f"first {seats}"), Counter(hashi.deck())
    value, sight = (
        value_for(game.board, multiplayer=game.seats > 1),
        Sight.of(game, hashi.deck(), 1, 1),
    )
    stakes = stakes_for(value, sight, denial=0.0)
    best = [
        (count, float(value.prospects(replace(sight, seen=(card,)), stakes).points.max()))
        for card, count in deck.items()
    ]
    mean = sum(count * points for count, points in best) / deck.total()
    assert next(reports(game, hashi.deck(), 1)).expected == pytest.approx(mean, abs=1)


def test_a_board_that_nobody_trained_for() -> None:
    """C4: turns have points, and a report judges every card, on any board."""
    board = small_board(Random("own"))
    start = next(island.at for island in board.islands if island.flag is None)
    game = Game(board, 1, hashi.deck()[:17]).start(1, start, 3)
    while game.card is not None:
        advice = advise(Sight.of(game, hashi.deck(), 1), Turn())
        assert advice.yours is not None
        assert advice.best.points >= advice.yours.points
        game = game.play(1, advice.best.turn)
    *_, last = reports(game, hashi.deck(), 1, seconds=10)
    assert [judged.round for judged in last.judged] == list(range(1, ROUNDS + 1))
    assert all(judged.lost == 0 for judged in last.judged)
    assert last.optimum is not None
    assert last.optimum.points >= last.total


def test_without_a_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """The optimum is left out, the report says so and is whole; nothing else is asked for."""
    monkeypatch.setitem(sys.modules, "ortools", None)
    game = played(1, "no solver")
    *_, last = reports(game, hashi.deck(), 1)
    assert (last.whole, last.solver_missing, last.optimum, last.done) == (True, True, None, 18)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'hashi-game\[solver\]'"):
        next(answers(seat_question(game, 1)))
