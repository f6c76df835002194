"""`hashi solve`: the optimum of a deal, or of a game from some round on."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

from rich.console import Console
from rich.table import Table

from hashi.cli.extra import require
from hashi.cli.option import Json, Language, texts_of
from hashi.cli.output import print_json
from hashi.cli.play.screen import score_table, sheet_text
from hashi.cli.study.question import SolveOptions, SolveTask, final_score, sheets_of, task_of
from hashi.cli.study.work import INTERRUPTED
from hashi.locale import Texts
from hashi.rules import CATEGORIES
from hashi.solver import Answer, Question
from hashi.solver import solve as search

__all__ = ["solve"]


def solve(options: SolveOptions, *, json: Json = False, lang: Language = None) -> int:
    """Search and print the best solution found; returns 130 if interrupted."""
    texts = texts_of(lang)
    require("solver", texts)
    task = task_of(options, texts)
    question = task.question
    answer, interrupted = _search(task, options.seconds, texts)
    if json:
        print_json(_as_data(question, answer))
    else:
        _print(question, answer, texts)
    return INTERRUPTED if interrupted else 0


def _search(task: SolveTask, seconds: float, texts: Texts) -> tuple[Answer, bool]:
    """Search with a status line; returns the answer, and whether Ctrl-C interrupted the search."""
    stop, interrupted = Event(), False
    console = Console(stderr=True, highlight=False)
    with console.status(texts("solve-searching")) as line, ThreadPoolExecutor(1) as pool:

        def show(answer: Answer) -> None:
            line.update(texts("solve-best", points=answer.points, bound=answer.bound))

        # In another thread, so that Ctrl-C reaches this one immediately.
        future = pool.submit(
            search,
            task.question,
            seconds,
            hint=task.turns or None,
            hint_start=task.start,
            on_answer=show,
            stop=stop.is_set,
        )
        try:
            future.exception()
        except KeyboardInterrupt:
            interrupted = True
            stop.set()
        return future.result(), interrupted


def _print(question: Question, answer: Answer, texts: Texts) -> None:
    console = Console(highlight=False)
    console.print(_verdict(answer, texts), style="bold")
    table = Table.grid(padding=(0, 2))
    if answer.start is not None:
        table.add_row("", "", str(answer.start))
    ways = zip(question.cards, answer.turns, strict=True)
    for number, (card, turn) in enumerate(ways, question.first_round):
        table.add_row(f"{number:>2}", str(card), str(turn))
    console.print(table)
    sheets = sheets_of(question, answer)
    console.print(sheet_text(sheets[-1]))
    console.print(score_table([final_score(question, sheets)], [""], texts))


def _verdict(answer: Answer, texts: Texts) -> str:
    if answer.proven:
        return texts("solve-proven", points=answer.points)
    gap = answer.bound - answer.points
    return texts("solve-found", points=answer.points, bound=answer.bound, gap=gap)


def _as_data(question: Question, answer: Answer) -> dict[str, object]:
    sheets = sheets_of(question, answer)
    score = final_score(question, sheets)
    return {
        "board": question.board.name,
        "points": answer.points,
        "bound": answer.bound,
        "proven": answer.proven,
        "first_round": question.first_round,
        "start": str(answer.start) if answer.start else None,
        "cards": [str(card) for card in question.cards],
        "turns": [str(turn) for turn in answer.turns],
        "finished": sorted(sheets[-1].finished),
        "rounds": {category: score.round_of(category) for category in CATEGORIES},
    }
