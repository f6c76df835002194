"""`hashi simulate`: many solo games of one bot, and their statistics."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from statistics import mean, median
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hashi.cli.board.board import load, load_deck
from hashi.cli.error import CommandError
from hashi.cli.extra import require
from hashi.cli.option import (
    STRENGTHS,
    DeckFile,
    Games,
    Json,
    Language,
    Seed,
    Side,
    Think,
    help_text,
    texts_of,
)
from hashi.cli.output import print_json
from hashi.cli.serve.warm import compile_for
from hashi.cli.study.dataset import JSON_LINES, as_line, as_record, open_new
from hashi.cli.study.figure import Mean, histogram, interval_text
from hashi.cli.study.match import Match, MatchResult, deal_code, play_game, random_start
from hashi.cli.study.player import known_bot, turn_seconds
from hashi.cli.study.work import INTERRUPTED, Gathered, Workers, gather
from hashi.locale import Texts
from hashi.rules import CATEGORIES, Category, Game, Score, rank
from hashi.rules.score import RANKS, VALUES
from hashi.solver import Answer, Question, solve
from hashi.wire.level import DEFAULT_LEVEL

__all__ = ["STARTS", "SimulateOptions", "simulate"]

STARTS = ("own", "random")


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class SimulateOptions:
    """The options of the command."""

    board: Side = "A"
    deck: DeckFile = None
    bot: Annotated[str | None, Parameter(help=help_text("option-bot", levels=STRENGTHS))] = None
    games: Games = 100
    seed: Seed = 1
    start: Annotated[str, Parameter(help=help_text("option-simulate-start"))] = "own"
    optimum: Annotated[bool, Parameter(negative="", help=help_text("option-optimum"))] = False
    seconds: Annotated[float, Parameter(help=help_text("option-optimum-seconds"))] = 30.0
    think: Think = None
    records: Annotated[Path | None, Parameter(help=help_text("option-records"))] = None
    workers: Workers = field(default_factory=Workers)

    @property
    def level(self) -> str:
        """The name of the bot."""
        return self.bot or DEFAULT_LEVEL


@dataclass(frozen=True, slots=True)
class Task:
    """A game, how long to search for the optimum of its deal, if at all, and how to write it."""

    match: Match
    seconds: float | None
    text_of: Callable[[Match, Game], str] | None


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game, its score, the optimum of its deal from any start, and its text."""

    played: MatchResult
    score: Score
    optimum: Answer | None
    text: str = ""

    @property
    def total(self) -> int:
        """The points of the bot."""
        return self.played.totals[0]

    @property
    def share(self) -> float:
        """The bot's points as a share of the best known total."""
        return self.total / max(self.optimum.points if self.optimum else 0, 1)


_DEFAULTS = SimulateOptions()


def simulate(
    *, options: SimulateOptions = _DEFAULTS, json: Json = False, lang: Language = None
) -> int:
    """Play the games and print the statistics; returns 130 if interrupted."""
    texts = texts_of(lang)
    first = _first(options, texts)
    tasks = (_task(options, replace(first, number=number)) for number in range(options.games))
    prepare = partial(compile_for, first.bots, texts)
    with _recorder(options, texts) as receive:
        done = gather(
            options.workers, _result, tasks, options.games, texts, prepare=prepare, receive=receive
        )
    results = sorted(done.results, key=lambda result: result.played.number)
    if json:
        print_json(_as_data(options, results))
    else:
        _print(options, results, done, texts)
    return 0 if done.complete else INTERRUPTED


def _first(options: SimulateOptions, texts: Texts) -> Match:
    """The first game; fails with what is wrong with the options."""
    if options.games < 1:
        raise CommandError(texts("error-games"))
    if options.start not in STARTS:
        raise CommandError(texts("error-start-choice"))
    if not options.seconds > 0:
        raise CommandError(texts("error-seconds"))
    if options.optimum:
        require("solver", texts)
    board, deck = load(options.board, texts), load_deck(options.deck, texts)
    return Match(
        board,
        deck,
        (known_bot(options.level, texts),),
        options.seed,
        0,
        think=turn_seconds(options.think, texts),
    )


@contextmanager
def _recorder(options: SimulateOptions, texts: Texts) -> Iterator[Callable[[Result], Result]]:
    """Writes the games to the file that was asked for, and keeps only their results."""
    if options.records is None:
        yield lambda result: result
        return
    with open_new(options.records, texts) as file:

        def write(result: Result) -> Result:
            file.write(result.text)
            return replace(result, text="")

        yield write


def _task(options: SimulateOptions, match: Match) -> Task:
    if options.start == "random":
        match = replace(match, start=random_start(match.board, match.seed, match.number))
    text_of = None
    if options.records is not None:
        text_of = as_line if options.records.suffix == JSON_LINES else as_record
    return Task(match, options.seconds if options.optimum else None, text_of)


def _result(task: Task) -> Result:
    match = task.match
    game, clock = play_game(match)
    played = MatchResult.of(match, game, clock)
    text = task.text_of(match, game) if task.text_of else ""
    if task.seconds is None:
        return Result(played, game.scores[0], None, text)
    answer = solve(
        Question(match.board, match.pile),
        task.seconds,
        workers=1,
        hint=game.logs[0].played_turns,
        hint_start=game.starts[0],
    )
    return Result(played, game.scores[0], answer, text)


def _print(
    options: SimulateOptions, results: Sequence[Result], done: Gathered[Result], texts: Texts
) -> None:
    console = Console(highlight=False)
    if not done.complete:
        console.print(texts("stopped-games", done=len(results), asked=options.games), style="bold")
    if not results:
        return
    totals = [result.total for result in results]
    heading = texts(
        "simulate-heading", bot=options.level, count=len(results), seed=str(options.seed)
    )
    console.print(heading, style="bold", markup=False)
    table = Table.grid(padding=(0, 3))
    for name, value in _rows(results, totals, texts):
        table.add_row(texts(name), value)
    console.print(table)
    console.print(texts("figure-how"), style="dim")
    console.print(Text(f"\n{texts('figure-totals')}", style="bold"))
    console.print(histogram(totals))
    console.print(Text(f"\n{texts('figure-ranks')}", style="bold"))
    console.print(_rank_table(totals, texts))


def _rows(
    results: Sequence[Result], totals: Sequence[int], texts: Texts
) -> Iterator[tuple[str, str]]:
    found = Mean.of(totals)
    yield "figure-mean", texts.decimal(found.mean, 2)
    yield "figure-interval", interval_text(found, texts, 2)
    yield "figure-median", texts.decimal(median(totals))
    yield "figure-range", texts("figure-from-to", low=str(min(totals)), high=str(max(totals)))
    shares = (texts.decimal(100 * share) for share in _in_time(results).values())
    yield "figure-in-time", " / ".join(shares)
    yield "figure-finished", texts.decimal(_finished(results), 2)
    mean_ms, worst_ms = _turn_ms(results)
    yield "figure-turn-mean", texts.decimal(mean_ms)
    yield "figure-turn-worst", texts.decimal(worst_ms)
    solved = [result for result in results if result.optimum is not None]
    if solved:
        share = Mean.of_shares([result.share for result in solved])
        proven = sum(result.optimum.proven for result in solved if result.optimum)
        yield "figure-optimum", texts.decimal(_optimum(solved).mean, 2)
        yield "figure-share", texts.decimal(100 * share.mean)
        yield "figure-share-interval", interval_text(share, texts, 1, 100)
        yield "figure-proven", texts("figure-part", part=proven, whole=len(solved))


def _optimum(solved: Sequence[Result]) -> Mean:
    return Mean.of([result.optimum.points for result in solved if result.optimum])


def _in_time(results: Sequence[Result]) -> dict[Category, float]:
    """In which share of the games each category was worth its higher value."""
    return {
        category: mean(result.score.points(category) == VALUES[category][0] for result in results)
        for category in CATEGORIES
    }


def _finished(results: Sequence[Result]) -> float:
    """The mean number of finished islands."""
    return mean(result.score.finished for result in results)


def _turn_ms(results: Sequence[Result]) -> tuple[float, float]:
    """Milliseconds per turn: mean and maximum."""
    clocks = [result.played.clock for result in results]
    seconds = sum(clock.seconds for clock in clocks)
    mean_ms = 1000 * seconds / sum(clock.turns for clock in clocks)
    return mean_ms, 1000 * max(clock.worst_seconds for clock in clocks)


def _rank_table(totals: Sequence[int], texts: Texts) -> Table:
    counts = _ranks(totals)
    table = Table.grid(padding=(0, 3))
    for name, count in counts.items():
        share = texts.decimal(100 * count / len(totals))
        table.add_row(texts(f"rank-{name}"), str(count), f"{share} %")
    return table


def _ranks(totals: Sequence[int]) -> dict[str, int]:
    counts = Counter(map(rank, totals))
    return {name: counts[name] for _, name in RANKS if counts[name]}


def _as_data(options: SimulateOptions, results: Sequence[Result]) -> dict[str, object]:
    totals = [result.total for result in results]
    data: dict[str, object] = {
        "board": options.board,
        "bot": options.level,
        "seed": options.seed,
        "start": options.start,
        "asked": options.games,
        "games": len(results),
    }
    if not results:
        return data
    mean_ms, worst_ms = _turn_ms(results)
    counts = Counter(totals)
    data |= Mean.of(totals).as_data()
    data |= {
        "median": median(totals),
        "min": min(totals),
        "max": max(totals),
        "in_time": _in_time(results),
        "finished": _finished(results),
        "turn_ms": {"mean": mean_ms, "worst": worst_ms},
        "ranks": _ranks(totals),
        "histogram": {str(total): counts[total] for total in sorted(counts)},
        "totals": totals,
        "deals": [deal_code(options.seed, r.played.number).hex() for r in results],
    }
    if options.optimum:
        data["optimum"] = _optimum_data(results)
    return data


def _optimum_data(results: Sequence[Result]) -> dict[str, object]:
    answers = [result.optimum for result in results if result.optimum]
    return {
        "mean": _optimum(results).mean,
        "share": Mean.of_shares([result.share for result in results]).as_data(),
        "proven": sum(answer.proven for answer in answers),
        "points": [answer.points for answer in answers],
        "bounds": [answer.bound for answer in answers],
    }
