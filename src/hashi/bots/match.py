"""The match loop: bots play a game to its end, each seeing only what a player sees."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from hashi.bots.protocol import Bot, Sight
from hashi.rules import Board, Card, Game, Start

__all__ = ["Clock", "play_game", "play_out", "start_game"]


@dataclass(frozen=True, slots=True)
class Clock:
    """How long turns took."""

    turns: int
    seconds: float
    worst_seconds: float


def play_game(board: Board, bots: Sequence[Bot], cards: tuple[Card, ...]) -> Game:
    """Let bots play a whole game; of 18 cards the last is the one set aside (S4)."""
    return play_out(start_game(Game(board, len(bots), cards), bots), bots, cards)[0]


def start_game(game: Game, bots: Sequence[Bot], start: Start | None = None) -> Game:
    """Let every bot choose its start; one that is given replaces them all."""
    for seat, bot in enumerate(bots, 1):
        chosen = bot.start(game.board, len(bots))
        start_of_seat = start or chosen
        game = game.start(seat, start_of_seat.island, start_of_seat.number)
    return game


def play_out(game: Game, bots: Sequence[Bot], deck: tuple[Card, ...]) -> tuple[Game, Clock]:
    """Let bots play a started game to its end."""
    times: list[float] = []
    while not game.over:
        sights = [Sight.of(game, deck, seat) for seat in range(1, game.seats + 1)]
        for bot, sight in zip(bots, sights, strict=True):
            began = perf_counter()
            turn = bot.turn(sight)
            times.append(perf_counter() - began)
            game = game.play(sight.seat, turn)
    return game, Clock(len(times), sum(times), max(times))
