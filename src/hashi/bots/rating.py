"""How hard a board is, measured: what a simple bot reaches on it, in one word.

A weak bot on purpose: it walks into every trap that a board sets, and it plays the same on every
board, trained or not. Thirty games say which third a board belongs to, not more.
"""

from dataclasses import dataclass
from statistics import fmean
from typing import Literal

from hashi import boards, deal
from hashi.bots.greedy import Greedy
from hashi.bots.match import play_game
from hashi.rules import Board

__all__ = ["GAMES", "WORDS", "RatedBoard", "Rating", "Word", "rate"]

Word = Literal["gentle", "balanced", "tricky"]
WORDS: tuple[Word, ...] = ("gentle", "balanced", "tricky")
GAMES = 30
_TURNS = 25  # considered at each card
_GENTLE, _TRICKY = 39.0, 35.0  # a mean of at least, of less than


@dataclass(frozen=True, slots=True)
class Rating:
    """The bot's mean over the games."""

    mean: float

    @property
    def word(self) -> Word:
        """The rating in a word."""
        if self.mean >= _GENTLE:
            return "gentle"
        return "tricky" if self.mean < _TRICKY else "balanced"


@dataclass(frozen=True, slots=True)
class RatedBoard:
    """A board, how hard it is, and whether a game of 60 points on it is known."""

    board: Board
    rating: Rating
    proven: bool


def rate(board: Board) -> Rating:
    """Let the bot play the same deals on every board."""
    deck = boards.deck()
    totals = []
    for number in range(GAMES):
        cards = deal.shuffled(deal.numbered_seed(number), deck)
        game = play_game(board, [Greedy(f"rating {number}", _TURNS)], cards)
        totals.append(game.scores[0].total)
    return Rating(fmean(totals))
