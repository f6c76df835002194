"""Games between bots, each determined by a seed and the game's number.

The deal of game NUMBER is the SHA-256 of the text `hashi match SEED NUMBER`, so it has a code and
can be played or solved again; see docs/commands.md. Also measures how long turns took, the one
result that does not follow from the seed.
"""

import hashlib
import math
from dataclasses import dataclass
from functools import cache

from hashi import deal
from hashi.bots import Sight
from hashi.bots.match import Clock, play_out, start_game
from hashi.cli.study.player import bot_named
from hashi.rules import Board, Card, Game, Start
from hashi.rules.sheet import START_NUMBERS

__all__ = [
    "Match",
    "MatchResult",
    "deal_code",
    "play",
    "play_game",
    "random_start",
]


@dataclass(frozen=True, slots=True)
class Match:
    """A game to play: the bots by name, in seat order.

    `number` selects the deal; `rotation` distinguishes the games played with it. In a solo game
    `start` overrides the bot's own choice. `think` limits the seconds per turn, approximately, as
    at a table; results are reproducible across machines only without a limit.
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
        return deal.shuffled(deal_code(self.seed, self.number), self.deck)[:-1]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match: points by seat, and times. Small enough to keep millions of them."""

    number: int
    rotation: int
    totals: tuple[int, ...]
    clock: Clock

    @classmethod
    def of(cls, match: Match, game: Game, clock: Clock) -> "MatchResult":
        """The result of a match that was played as this game."""
        totals = tuple(score.total for score in game.scores)
        return cls(match.number, match.rotation, totals, clock)


def deal_code(seed: int, number: int) -> bytes:
    """The deal code of the game with this number."""
    return hashlib.sha256(f"hashi match {seed} {number}".encode()).digest()


def random_start(board: Board, seed: int, number: int) -> Start:
    """A 3 or a 4 on any plain island, chosen by the seed and the game's number."""
    plain = [island.at for island in board.islands if island.flag is None]
    starts = [Start(start, at) for at in plain for start in START_NUMBERS]
    drawn = hashlib.sha256(f"hashi start {seed} {number}".encode()).digest()
    return starts[int.from_bytes(drawn) % len(starts)]


def play(match: Match) -> MatchResult:
    """Play a match to its end and return the result."""
    return MatchResult.of(match, *play_game(match))


def play_game(match: Match) -> tuple[Game, Clock]:
    """Play a match to its end and return the game, with the times of its turns."""
    bots = [
        bot_named(name, f"{match.seed} {match.number} {match.rotation} {seat}", match.think)
        for seat, name in enumerate(match.bots, 1)
    ]
    for name in match.bots:
        _warm_up(name, match.board, match.deck)
    game = start_game(Game(match.board, len(bots), match.pile), bots, match.start)
    return play_out(game, bots, match.deck)


@cache
def _warm_up(name: str, board: Board, deck: tuple[Card, ...]) -> None:
    """Let a bot play one turn off the clock: the first in a process loads and compiles code."""
    bot = bot_named(name, "warm")
    start = bot.start(board, 1)
    game = Game(board, 1, deck).start(1, start.island, start.number)
    bot.turn(Sight.of(game, deck, 1))
