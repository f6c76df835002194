"""Games that bots play by themselves, each a function of a seed and its number.

The deal of the game with a number is SHA-256 of the text `hashi match SEED NUMBER`, so it has a
code and can be played or solved again; docs/commands.md has the whole of it. Knows how long turns
took, too, which is the one thing that no seed decides.
"""

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from time import perf_counter

from hashi import deal
from hashi.bots import Bot, Sight
from hashi.cli.player import bot_named
from hashi.rules import Board, Card, Game, Start
from hashi.rules.sheet import START_NUMBERS

__all__ = ["Clock", "Match", "Played", "code_of", "game_of", "play", "played_on", "random_start"]


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played: the bots by name in the order of the seats.

    `number` chooses the deal, `rotation` tells the games of one deal apart. A player alone may be
    given a `start`, which is the bot's own choice otherwise. `think` is about the most
    seconds for a turn, as at a table; games are equal on all machines only without an end.
    """

    board: Board
    deck: tuple[Card, ...]
    bots: tuple[str, ...]
    seed: int
    number: int
    rotation: int = 0
    start: Start | None = None
    think: float = math.inf

    @property
    def pile(self) -> tuple[Card, ...]:
        """The 17 cards in order (S4)."""
        return deal.shuffled(code_of(self.seed, self.number), self.deck)[:-1]


@dataclass(frozen=True, slots=True)
class Clock:
    """How long turns took."""

    turns: int
    seconds: float
    worst_seconds: float


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a match, small enough to keep millions: every seat's points, and the time."""

    number: int
    rotation: int
    totals: tuple[int, ...]
    clock: Clock

    @classmethod
    def of(cls, match: Match, game: Game, clock: Clock) -> "Played":
        """What came of a match that ended in a game."""
        totals = tuple(score.total for score in game.scores)
        return cls(match.number, match.rotation, totals, clock)


def code_of(seed: int, number: int) -> bytes:
    """The code of a deal by its number."""
    return hashlib.sha256(f"hashi match {seed} {number}".encode()).digest()


def random_start(board: Board, seed: int, number: int) -> Start:
    """A 3 or a 4 on any plain island, by the number of the game."""
    plain = [island.at for island in board.islands if island.flag is None]
    starts = [Start(start, at) for at in plain for start in START_NUMBERS]
    drawn = hashlib.sha256(f"hashi start {seed} {number}".encode()).digest()
    return starts[int.from_bytes(drawn) % len(starts)]


def play(match: Match) -> Played:
    """Play a match to its end, and tell what came of it."""
    return Played.of(match, *game_of(match))


def game_of(match: Match) -> tuple[Game, Clock]:
    """The game of a match, played to its end."""
    bots = [
        bot_named(name, f"{match.seed} {match.number} {match.rotation} {seat}", match.think)
        for seat, name in enumerate(match.bots, 1)
    ]
    for name in match.bots:
        _warm(name, match.board, match.deck)
    return played_on(_started(match, bots), bots, match.deck)


def played_on(game: Game, bots: Sequence[Bot], deck: tuple[Card, ...]) -> tuple[Game, Clock]:
    """A game that has begun, played to its end by bots."""
    times: list[float] = []
    while not game.over:
        sights = [Sight.of(game, deck, seat) for seat in range(1, game.seats + 1)]
        for bot, sight in zip(bots, sights, strict=True):
            began = perf_counter()
            turn = bot.turn(sight)
            times.append(perf_counter() - began)
            game = game.play(sight.seat, turn)
    return game, Clock(len(times), sum(times), max(times))


def _started(match: Match, bots: Sequence[Bot]) -> Game:
    game = Game(match.board, len(bots), match.pile)
    for seat, bot in enumerate(bots, 1):
        chosen = bot.start(match.board, len(bots))
        start = match.start or chosen
        game = game.start(seat, start.island, start.number)
    return game


@cache
def _warm(name: str, board: Board, deck: tuple[Card, ...]) -> None:
    """Let a bot play one turn unseen: the first in a process loads and compiles things."""
    bot = bot_named(name, "warm")
    start = bot.start(board, 1)
    game = Game(board, 1, deck).start(1, start.island, start.number)
    bot.turn(Sight.of(game, deck, 1))
