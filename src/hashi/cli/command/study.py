"""Commands to study the game: bots play, deals are solved, values trained."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from hashi.cli.option import (
    LEVEL_NAMES,
    STRENGTHS,
    Dask,
    DeckFile,
    Games,
    Jobs,
    Json,
    Language,
    Seed,
    Side,
    Think,
    help_text,
    texts_of,
)
from hashi.cli.root import app

__all__ = ["arena", "simulate", "solve", "train"]


@app.command(help=help_text("help-simulate"))
def simulate(  # noqa: PLR0913  one per option
    *,
    board: Side = "A",
    deck: DeckFile = None,
    bot: Annotated[str | None, Parameter(help=help_text("option-bot", levels=STRENGTHS))] = None,
    games: Games = 100,
    seed: Seed = 1,
    start: Annotated[str, Parameter(help=help_text("option-simulate-start"))] = "own",
    optimum: Annotated[bool, Parameter(negative="", help=help_text("option-optimum"))] = False,
    seconds: Annotated[float, Parameter(help=help_text("option-optimum-seconds"))] = 30.0,
    think: Think = None,
    records: Annotated[Path | None, Parameter(help=help_text("option-records"))] = None,
    jobs: Jobs = None,
    dask: Dask = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Let a bot play many solo games, and print statistics."""
    from hashi.cli.study import simulate as simulate_command  # noqa: PLC0415  only when it runs
    from hashi.cli.study.work import Workers  # noqa: PLC0415  only when it runs

    options = simulate_command.SimulateOptions(
        board, deck, bot, games, seed, start, optimum, seconds, think, Workers(jobs, dask), records
    )
    return simulate_command.simulate(options, texts_of(lang), json=json)


@app.command(help=help_text("help-arena"))
def arena(  # noqa: PLR0913  one per option
    *,
    board: Side = "A",
    deck: DeckFile = None,
    bots: Annotated[str, Parameter(help=help_text("option-bots", levels=LEVEL_NAMES))],
    games: Games = 120,
    seed: Seed = 1,
    think: Think = None,
    jobs: Jobs = None,
    dask: Dask = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Let bots play against each other, every deal from every seat."""
    from hashi.cli.study import arena as arena_command  # noqa: PLC0415  only when it runs
    from hashi.cli.study.work import Workers  # noqa: PLC0415  only when it runs

    options = arena_command.ArenaOptions(board, deck, bots, games, seed, think, Workers(jobs, dask))
    return arena_command.arena(options, texts_of(lang), json=json)


@app.command(help=help_text("help-solve"))
def solve(  # noqa: PLR0913  one per option
    target: Annotated[str, Parameter(help=help_text("option-target"))],
    *,
    board: Annotated[str | None, Parameter(help=help_text("option-solve-board"))] = None,
    deck: DeckFile = None,
    start: Annotated[str | None, Parameter(help=help_text("option-solve-start"))] = None,
    from_round: Annotated[
        int | None, Parameter(name="--from", help=help_text("option-from"))
    ] = None,
    seat: Annotated[int | None, Parameter(help=help_text("option-seat"))] = None,
    seconds: Annotated[float, Parameter(help=help_text("option-search-seconds"))] = 30.0,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Find the best way to play known cards, and prove it."""
    from hashi.cli.study import question  # noqa: PLC0415  only when it runs
    from hashi.cli.study import solve as solve_command  # noqa: PLC0415  only when it runs

    options = question.SolveOptions(target, board, deck, start, from_round, seat, seconds)
    return solve_command.solve(options, texts_of(lang), json=json)


@app.command(help=help_text("help-train"))
def train(  # noqa: PLR0913  one per option
    *,
    board: Annotated[str, Parameter(help=help_text("option-train-board"))] = "A",
    deck: DeckFile = None,
    out: Annotated[Path, Parameter(help=help_text("option-weights"))],
    resume: Annotated[Path | None, Parameter(help=help_text("option-continue"))] = None,
    minutes: Annotated[float | None, Parameter(help=help_text("option-minutes"))] = None,
    games: Annotated[int | None, Parameter(help=help_text("option-train-games"))] = None,
    lesson: Annotated[
        Literal["all", "blue", "none", "company"], Parameter(help=help_text("option-lesson"))
    ] = "all",
    seed: Seed = 1,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Teach the bots a board: an hour makes them strong on it."""
    from hashi.cli.study import train as train_command  # noqa: PLC0415  only when it runs

    options = train_command.TrainOptions(board, deck, out, resume, minutes, games, lesson, seed)
    return train_command.train(options, texts_of(lang), json=json)
