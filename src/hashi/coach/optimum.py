"""The optimum of a finished game's deal for one seat, from the solver.

Light to import, so that a process that only solves needs no compiled code.
"""

from collections.abc import Callable, Iterator

from hashi.rules import Game, refusal
from hashi.solver import Answer, answers, seat_question

__all__ = ["SECONDS", "Stop", "first_broken", "optima"]

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
    question = seat_question(game, seat)
    return answers(question, seconds, workers=workers, hint=hint, hint_start=own, stop=stop)


def first_broken(game: Game, seat: int) -> int | None:
    """The first round in which a seat's turn broke a rule, as honour tables allow (M1)."""
    turns = enumerate(game.logs[seat - 1].played_turns)
    broken = (n + 1 for n, turn in turns if refusal(game.sheet(seat, n), game.deck[n], turn))
    return next(broken, None) if game.kind == "honour" else None
