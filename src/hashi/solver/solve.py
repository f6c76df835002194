"""The interface of the solver. Imports OR-Tools, an optional and large dependency, only on use."""

from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec

from hashi.rules import Start, Turn
from hashi.rules.sheet import START_NUMBERS
from hashi.solver.question import Answer, Question
from hashi.solver.replay import start_is_free

__all__ = ["answers", "is_installed", "solve"]


def is_installed() -> bool:
    """Whether OR-Tools, the extra `solver`, is installed; without it nothing can be solved."""
    return find_spec("ortools") is not None


def solve(  # noqa: PLR0913  each is chosen by the caller
    question: Question,
    seconds: float = 30.0,
    *,
    workers: int = 2,
    hint: Sequence[Turn] | None = None,
    hint_start: Start | None = None,
    on_answer: Callable[[Answer], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Answer:
    """Find the highest total of a question, and turns that reach it.

    The answer is proven unless time runs out or `stop` returns true; then it is the best solution
    found, with an upper bound. `hint` are legal turns to start from, such as a bot's, with
    `hint_start` if the start is free. `on_answer` is called with every better answer or bound.
    """
    steps = answers(question, seconds, workers=workers, hint=hint, hint_start=hint_start, stop=stop)
    answer = next(steps)
    for answer in steps:
        if on_answer is not None:
            on_answer(answer)
    return answer


def answers(  # noqa: PLR0913  the options of a search
    question: Question,
    seconds: float = 30.0,
    *,
    workers: int = 2,
    hint: Sequence[Turn] | None = None,
    hint_start: Start | None = None,
    stop: Callable[[], bool] | None = None,
) -> Iterator[Answer]:
    """Yield every better answer or bound; otherwise the same as `solve`."""
    if not is_installed():
        raise ModuleNotFoundError(
            "the solver needs OR-Tools: pip install 'hashi-game[solver]'", name="ortools"
        )
    from hashi.solver.search import Search  # noqa: PLC0415  large, and takes half a second

    search = Search(question, *_initial_solution(question, hint, hint_start))
    yield search.answer
    yield from search.run(seconds, workers, stop or _never)


def _never() -> bool:
    return False


def _initial_solution(
    question: Question, hint: Sequence[Turn] | None, hint_start: Start | None
) -> tuple[Start | None, tuple[Turn, ...]]:
    """The hint, or passing on every card."""
    start = question.start if question.sheet is None else None
    if start_is_free(question):
        plain = (island.at for island in question.board.islands if island.flag is None)
        start = hint_start or Start(START_NUMBERS[0], next(plain))
    return start, tuple(hint or (Turn() for _ in question.cards))
