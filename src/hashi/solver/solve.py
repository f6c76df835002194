"""The door to the solver. Light until something is solved: OR-Tools is an extra, and large."""

from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec

from hashi.rules import Start, Turn
from hashi.rules.sheet import START_NUMBERS
from hashi.solver.question import Answer, Question
from hashi.solver.replay import start_is_free

__all__ = ["answers", "is_installed", "solve"]


def is_installed() -> bool:
    """Whether OR-Tools is there, the extra `solver`; without it nothing can be solved."""
    return find_spec("ortools") is not None


def solve(  # noqa: PLR0913  each is an own choice of the caller
    question: Question,
    seconds: float = 30.0,
    *,
    workers: int = 2,
    hint: Sequence[Turn] | None = None,
    hint_start: Start | None = None,
    on_answer: Callable[[Answer], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Answer:
    """The highest total of a question and one way to it.

    Proven unless time runs out or `stop` says so; then the best way found, and the most that is
    possible at all as far as is known. `hint` is a legal way to begin with, such as a bot's, with
    the number before the game if that is free. `on_answer` hears of every better answer or bound.
    """
    steps = answers(question, seconds, workers=workers, hint=hint, hint_start=hint_start, stop=stop)
    answer = next(steps)
    for answer in steps:
        if on_answer is not None:
            on_answer(answer)
    return answer


def answers(  # noqa: PLR0913  likewise
    question: Question,
    seconds: float = 30.0,
    *,
    workers: int = 2,
    hint: Sequence[Turn] | None = None,
    hint_start: Start | None = None,
    stop: Callable[[], bool] | None = None,
) -> Iterator[Answer]:
    """The same, one better answer or bound after the other, for whoever waits step by step."""
    if not is_installed():
        raise ModuleNotFoundError(
            "the solver needs OR-Tools: pip install 'hashi-game[solver]'", name="ortools"
        )
    from hashi.solver.search import Search  # noqa: PLC0415  large, and takes half a second

    search = Search(question, *_first_way(question, hint, hint_start))
    yield search.answer
    yield from search.run(seconds, workers, stop or _never)


def _never() -> bool:
    return False


def _first_way(
    question: Question, hint: Sequence[Turn] | None, hint_start: Start | None
) -> tuple[Start | None, tuple[Turn, ...]]:
    """The hint, or to pass with every card."""
    start = question.start if question.sheet is None else None
    if start_is_free(question):
        plain = (island.at for island in question.board.islands if island.flag is None)
        start = hint_start or Start(START_NUMBERS[0], next(plain))
    return start, tuple(hint or (Turn() for _ in question.cards))
