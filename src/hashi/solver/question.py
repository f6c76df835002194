"""The solver's input and output."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hashi.rules import CATEGORIES, Board, Card, Category, Game, Sheet, Start, Turn
from hashi.rules.score import DEADLINES, ROUNDS

__all__ = ["Answer", "Question", "seat_question"]


@dataclass(frozen=True, slots=True)
class Question:
    """A sheet and the cards still to come, in order.

    Without a `sheet` the game begins with a blank one, and the start is `start`, or free.
    `first_round` is the round of the first of the `cards`; `reached` says when categories were
    reached before it. A category that the sheet fulfils but `reached` omits counts as reached in
    the round before. `deadlines` are the last rounds in which each category has its higher value:
    those of a solo game (O2), or in company the rounds in which others reached it (V4); without one
    the higher value always applies.
    """

    board: Board
    cards: tuple[Card, ...]
    start: Start | None = None
    sheet: Sheet | None = None
    first_round: int = 1
    reached: Mapping[Category, int] = field(default_factory=dict)
    deadlines: Mapping[Category, int] = field(default_factory=lambda: dict(DEADLINES))


@dataclass(frozen=True, slots=True)
class Answer:
    """The best solution found: its final total, and an upper bound.

    `start` is the starting number if the question had no sheet.
    """

    points: int
    bound: int
    start: Start | None
    turns: tuple[Turn, ...]

    @property
    def proven(self) -> bool:
        """Whether this is the optimum."""
        return self.points == self.bound


def seat_question(game: Game, seat: int, first_round: int | None = None) -> Question:
    """The best a seat could have done from a round on, the others playing as they did.

    Without a round from the start on: alone the start is free, as it was for the player; in company
    it is the one that the neighbour chose (S3).
    """
    deadlines = _deadlines(game, seat)
    if first_round is None:
        given = None if game.seats == 1 else game.starts[(seat - 2) % game.seats]
        return Question(game.board, game.deck, given, deadlines=deadlines)
    return Question(
        game.board,
        game.deck[first_round - 1 :],
        sheet=game.sheet(seat, first_round - 1),
        first_round=first_round,
        reached=game.scores[seat - 1].before(first_round).rounds,
        deadlines=deadlines,
    )


def _deadlines(game: Game, seat: int) -> dict[Category, int]:
    """Alone the deadlines (O2), in company the rounds in which others got there first (V4)."""
    if game.seats == 1:
        return dict(DEADLINES)
    others = [score.rounds for at, score in enumerate(game.scores, 1) if at != seat]
    return {
        category: min((found[category] for found in others if category in found), default=ROUNDS)
        for category in CATEGORIES
    }
