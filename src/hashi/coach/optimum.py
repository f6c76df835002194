"""The optimum of a finished game's deal for one seat: what to ask the solver, and its answers.

Light to import, so that a process that only solves needs no compiled code.
"""

from collections.abc import Callable, Iterator

from hashi.rules import CATEGORIES, Game, refusal
from hashi.rules.score import DEADLINES, ROUNDS
from hashi.solver import Answer, Question, answers

__all__ = ["SECONDS", "Stop", "first_broken", "optima", "question_of"]

SECONDS = 30.0
Stop = Callable[[], bool]


def optima(
    game: Game,
    seat: int,
    seconds: float = SECONDS,
    *,
    workers: int = 2,
    stop: Stop | None = None,
) -> Iterator[Answer]:
    """Yield each improved answer of the solver about a seat's game, with `workers` threads."""
    hint = None if first_broken(game, seat) else game.logs[seat - 1].played_turns
    own = game.starts[0] if game.seats == 1 else None
    question = question_of(game, seat)
    return answers(question, seconds, workers=workers, hint=hint, hint_start=own, stop=stop)


def first_broken(game: Game, seat: int) -> int | None:
    """The first round in which a seat's turn broke a rule, as honour tables allow (M1)."""
    turns = enumerate(game.logs[seat - 1].played_turns)
    broken = (n + 1 for n, turn in turns if refusal(game.sheet(seat, n), game.deck[n], turn))
    return next(broken, None) if game.kind == "honour" else None


def question_of(game: Game, seat: int) -> Question:
    """The question for the solver about a seat's game.

    Alone the start is free, as it was for the player; in company it is the neighbour's (S3), and
    the higher values last until the others reached the categories (V4).
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
