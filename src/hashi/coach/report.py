"""A finished game, looked at card by card, beside the best this very deal allowed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from hashi.bots import Sight
from hashi.bots.foresight import stakes_for
from hashi.bots.value import value_for
from hashi.coach.advice import Opinion, advise
from hashi.rules import CATEGORIES, Card, Game, Turn
from hashi.rules.score import DEADLINES, ROUNDS
from hashi.solver import Answer, Question, answers

__all__ = ["Judged", "Report", "question_of", "reports"]

_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class Judged:
    """One card: the turn played, the best one, and the totals expected after each."""

    round: int
    card: Card
    turn: Turn
    points: float
    best: Turn
    best_points: float

    @property
    def lost(self) -> float:
        """The points the turn is expected to have cost; never below 0."""
        return max(0.0, self.best_points - self.points)


@dataclass(frozen=True, slots=True)
class Report:
    """What is known so far of one seat's game: `judged` grows card by card, then `optimum` comes.

    `expected` is the total expected before the first card. `done` of `steps` tells how far it is.
    """

    seat: int
    total: int
    expected: float
    steps: int
    judged: tuple[Judged, ...] = ()
    optimum: Answer | None = None

    @property
    def done(self) -> int:
        """How many of the steps are done."""
        return len(self.judged) + (self.optimum is not None and self.optimum.proven)


def reports(
    game: Game,
    deck: Sequence[Card],
    seat: int,
    seconds: float = _SECONDS,
    stop: Callable[[], bool] | None = None,
) -> Iterator[Report]:
    """Reports of a finished game, each fuller than the one before; the last is whole.

    The optimum is looked for as long as `seconds`, or until `stop` says so. On a board no value
    was learned for, no turn is judged, and the optimum is all.
    """
    value = value_for(game.board)
    rounds = 0 if value is None else ROUNDS
    total = game.scores[seat - 1].total
    expected = float(total)
    if value is not None:
        sight = Sight.of(game, deck, seat, 1)
        stakes = stakes_for(value, sight, denial=0.0)
        expected = value.promise(sight.own, deck, (), stakes)
    report = Report(seat, total, expected, rounds + 1)
    yield report
    for number in range(1, rounds + 1):
        report = replace(report, judged=(*report.judged, _judged(game, deck, seat, number)))
        yield report
    hint = tuple(turn for r in range(1, ROUNDS + 1) if (turn := game.turn(seat, r)) is not None)
    question = question_of(game, seat)
    own = game.starts[0] if game.seats == 1 else None
    for answer in answers(question, seconds, hint=hint, hint_start=own, stop=stop):
        report = replace(report, optimum=answer)
        yield report


def question_of(game: Game, seat: int) -> Question:
    """What the solver is asked about a seat's game.

    Alone the start is free, as it was for the player; in company it was the neighbour's (S3), and
    the higher values hold until the others got there (V4).
    """
    if game.seats == 1:
        return Question(game.board, game.deck)
    others = [score for other, score in enumerate(game.scores, 1) if other != seat]
    rounds = {c: [score.round_of(c) or ROUNDS for score in others] for c in CATEGORIES}
    giver = (seat - 2) % game.seats
    return Question(
        game.board,
        game.deck,
        start=game.starts[giver],
        deadlines={category: min(rounds[category]) for category in DEADLINES},
    )


def _judged(game: Game, deck: Sequence[Card], seat: int, number: int) -> Judged:
    sight = Sight.of(game, deck, seat, number)
    turn = game.turn(seat, number)
    if turn is None:
        raise ValueError(f"seat {seat} has not played round {number}")
    advice = advise(sight, turn)
    yours = advice.yours or Opinion(turn, None)
    return Judged(number, sight.card, turn, _known(yours), advice.best.turn, _known(advice.best))


def _known(opinion: Opinion) -> float:
    if opinion.points is None:
        raise ValueError("no value was learned for this board")
    return opinion.points
