"""Every bot keeps the protocol."""

from random import Random
from statistics import mean

import pytest

import hashi
from hashi import Game, Score, Sheet
from hashi.bots import Bot, Greedy, Sight
from hashi.rules.sheet import start_refusal
from tests.positions import position


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("make", [Greedy])
def test_answers_are_legal(make: type[Greedy], side: str) -> None:
    """T2 to T13, S2: starts and turns of a bot are legal, and the same for the same sight."""
    random, board = Random(side), hashi.board(side)
    for number in range(10):
        sheet, card = position(board, random)
        sight = Sight(2, (Sheet.blank(board), sheet), hashi.deck(), (card,), (Score(), Score()))
        bot: Bot = make(f"{number}")
        start = bot.start(board, 2)
        assert start_refusal(board, start.island, start.number) is None
        turn = bot.turn(sight)
        assert hashi.refusal(sheet, card, turn) is None
        again = make(f"{number}")
        again.start(board, 2)
        assert again.turn(sight) == turn


def test_greedy_is_worth_playing_against() -> None:
    """Over some solo games it scores far better than chance."""
    totals = []
    for number in range(6):
        random = Random(f"greedy {number}")
        game = Game(hashi.board("A"), 1, tuple(random.sample(hashi.deck(), 17))).start(1, "c4", 4)
        bot = Greedy(str(number))
        while game.card is not None:
            game = game.play(1, bot.turn(Sight.of(game, hashi.deck(), 1)))
        totals.append(game.scores[0].total)
    assert mean(totals) > 33
