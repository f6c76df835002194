"""Moves that were judged once make the same game again, without a judge."""

import pickle
from random import Random

import pytest

import hashi
from hashi import Game, Turn
from hashi.rules import Kind, Notice, Start
from hashi.rules.game import KINDS
from hashi.rules.rebuild import Rebuild
from tests.positions import any_turn
from tests.simple_bot import start

BOARD = hashi.board("A")
Move = Start | Turn | Notice | None  # None takes back


def some_move(game: Game, seat: int, random: Random) -> Move:
    """A start, a turn, a pointing at a mistake, or a take-back where there is something to."""
    if (mistakes := game.mistakes(seat)) and random.random() < 1 / 3:
        return Notice(game.round, min(random.choice(mistakes).islands))
    if seat not in game.waiting:
        return None
    if game.card:
        wrong = any_turn(BOARD, game.card, random)
        if game.kind == "honour" and game.refusal(seat, wrong) is None:
            return wrong
        return random.choice(game.legal_turns(seat))
    island, number = start(BOARD, random)
    return Start(number, island)


def judged(game: Game, seat: int, move: Move) -> Game:
    """The game after a move, judged."""
    match move:
        case None:
            return game.take_back(seat)
        case Start(number, island):
            return game.start(seat, island, number)
        case Notice(where=where):
            return game.point_at(seat, where)
        case turn:
            return game.play(seat, turn)


def trust(rebuild: Rebuild, seat: int, move: Move) -> None:
    """The same move, not judged."""
    match move:
        case None:
            rebuild.take_back(seat)
        case Start():
            rebuild.start(seat, move)
        case Notice():
            rebuild.point_at(seat, move)
        case turn:
            rebuild.play(seat, turn)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_whole_game(seats: int, kind: Kind) -> None:
    """S2 to T16, M2 to M5: with take-backs, from the beginning or any moment on, the same game.

    It is also the same when it comes back from a pickle, which holds the moves alone.
    """
    random = Random(seats)
    game = Game(BOARD, seats, tuple(random.sample(hashi.deck(), 18)), kind)
    whole, late = Rebuild(game), Rebuild(game)
    while not game.over:
        seat = random.randint(1, seats)
        move = some_move(game, seat, random)
        game = judged(game, seat, move)
        for rebuild in (whole, late):
            trust(rebuild, seat, move)
            assert rebuild.closed == (game.closed if game.logs else -1)
        assert late.game() == game
        assert pickle.loads(pickle.dumps(game)) == game  # noqa: S301  our own
        if random.random() < 1 / 2:
            late = Rebuild(game)
    assert whole.game() == game


def test_what_was_there_stays_the_very_same() -> None:
    """Sheets are not drawn again, and a game without moves is the game."""
    game = Game(BOARD, 2, hashi.deck()).start(1, "c4", 4).start(2, "c2", 3).play(1, Turn())
    rebuild = Rebuild(game)
    rebuild.play(2, Turn())
    again = rebuild.game()
    assert again == game.play(2, Turn())
    assert again.logs[0] is game.logs[0]
    assert again.logs[1].sheets[0] is game.logs[1].sheets[0]
