"""Commands about puzzles: make, solve and check them, and that of the day."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from hashi.cli.option import (
    DeckFile,
    Json,
    Language,
    PuzzleFile,
    PuzzleText,
    Seed,
    Side,
    help_text,
    texts_of,
)
from hashi.cli.root import app

__all__ = ["check_puzzles", "make_puzzles", "puzzle_levels", "puzzle_of_the_day", "solve_puzzle"]

puzzle_app = App(name="puzzle", help=help_text("help-puzzle"))
app.command(puzzle_app)


@puzzle_app.command(name="make", help=help_text("help-puzzle-make"))
def make_puzzles(  # noqa: PLR0913  one per option
    *,
    board: Side = "A",
    deck: DeckFile = None,
    cards: Annotated[int | None, Parameter(help=help_text("option-puzzle-cards"))] = None,
    level: Annotated[int | None, Parameter(help=help_text("option-puzzle-level"))] = None,
    count: Annotated[int, Parameter(help=help_text("option-puzzle-count"))] = 10,
    seed: Seed = 1,
    out: Annotated[Path, Parameter(help=help_text("option-puzzle-out"))],
    json: Json = False,
    lang: Language = None,
) -> int:
    """Make puzzles and write them to a file."""
    from hashi.cli import puzzle  # noqa: PLC0415  only when it runs

    options = puzzle.MakeOptions(board, deck, cards, level, count, seed, out)
    return puzzle.make_puzzles(options, texts_of(lang), json=json)


@puzzle_app.command(name="solve", help=help_text("help-puzzle-solve"))
def solve_puzzle(target: PuzzleText, *, json: Json = False, lang: Language = None) -> int:
    """Find the best way through a puzzle, and prove it."""
    from hashi.cli import puzzle  # noqa: PLC0415  only when it runs

    return puzzle.solve_puzzle(target, texts_of(lang), json=json)


@puzzle_app.command(name="check", help=help_text("help-puzzle-check"))
def check_puzzles(target: PuzzleFile = None, *, json: Json = False, lang: Language = None) -> int:
    """Prove puzzles again; exit code 1 if one is wrong."""
    from hashi.cli import puzzle  # noqa: PLC0415  only when it runs

    return puzzle.check_puzzles(target, texts_of(lang), json=json)


@puzzle_app.command(name="levels", help=help_text("help-puzzle-levels"))
def puzzle_levels(
    target: PuzzleFile = None,
    *,
    tries: Annotated[int, Parameter(help=help_text("option-puzzle-tries"))] = 300,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Print what sets the levels apart."""
    from hashi.cli import puzzle  # noqa: PLC0415  only when it runs

    return puzzle.levels(target, texts_of(lang), tries, json=json)


@puzzle_app.command(name="day", help=help_text("help-puzzle-day"))
def puzzle_of_the_day(
    day: Annotated[str | None, Parameter(help=help_text("option-puzzle-day"))] = None,
    *,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Print the puzzle of the day."""
    from hashi.cli import puzzle  # noqa: PLC0415  only when it runs

    return puzzle.of_the_day(day, texts_of(lang), json=json)
