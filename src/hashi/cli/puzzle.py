"""`hashi puzzle`: make, solve and check puzzles, and show that of the day."""

import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from itertools import islice
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from hashi.cli.board.board import load, load_deck
from hashi.cli.error import CommandError, quoted
from hashi.cli.help import make_app
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
from hashi.cli.output import print_json
from hashi.cli.play.screen import sheet_text
from hashi.cli.serve.warm import compile_for
from hashi.cli.study.dataset import open_new
from hashi.cli.study.work import INTERRUPTED, progress
from hashi.locale import Texts, expected_text
from hashi.puzzle import (
    Entry,
    Puzzle,
    collection,
    identifier,
    index_of_the_day,
    parse,
    shipped,
    text_of,
)
from hashi.puzzle.rating import LEVELS
from hashi.puzzle.value import PUZZLE_CARDS
from hashi.rules import NotationError, Turn

__all__ = [
    "MakeOptions",
    "app",
    "check_puzzles",
    "make_puzzles",
    "puzzle_levels",
    "puzzle_of_the_day",
    "solve_puzzle",
]

app = make_app("puzzle")

_WRONG = 1
_BOT = "project-manager"


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class MakeOptions:
    """The options of `hashi puzzle make`."""

    board: Side = "A"
    deck: DeckFile = None
    cards: Annotated[int | None, Parameter(help=help_text("option-puzzle-cards"))] = None
    level: Annotated[int | None, Parameter(help=help_text("option-puzzle-level"))] = None
    count: Annotated[int, Parameter(help=help_text("option-puzzle-count"))] = 10
    seed: Seed = 1
    out: Annotated[Path, Parameter(help=help_text("option-puzzle-out"))]


@app.command(name="make", help=help_text("help-puzzle-make"))
def make_puzzles(*, options: MakeOptions, json: Json = False, lang: Language = None) -> int:
    """Write puzzles to a file as they are found; Ctrl-C keeps those found, and returns 130."""
    texts = texts_of(lang)
    if options.cards is not None and options.cards not in PUZZLE_CARDS:
        raise CommandError(
            texts("error-puzzle-cards", least=PUZZLE_CARDS[0], most=PUZZLE_CARDS[-1])
        )
    if options.level is not None and options.level not in LEVELS:
        raise CommandError(texts("error-puzzle-level", most=LEVELS[-1]))
    if options.count < 1:
        raise CommandError(texts("error-puzzle-count"))
    board, deck = load(options.board, texts), load_deck(options.deck, texts)
    from hashi.puzzle.make import Recipe, make

    recipe = Recipe(board, deck, options.seed, options.cards, options.level)
    found = 0
    with open_new(options.out, texts) as file:
        try:
            compile_for([_BOT], texts)
            with progress() as bar:
                task = bar.add_task(texts("progress-puzzles"), total=options.count)
                for entry in islice(make(recipe), options.count):
                    file.write(collection.encode(entry))
                    file.flush()
                    found += 1
                    bar.advance(task)
        except KeyboardInterrupt:
            pass
    if json:
        print_json({"path": str(options.out), "asked": options.count, "puzzles": found})
    return 0 if found == options.count else INTERRUPTED


@app.command(name="solve", help=help_text("help-puzzle-solve"))
def solve_puzzle(target: PuzzleText, *, json: Json = False, lang: Language = None) -> int:
    """Print the best way through a puzzle, given as text or by its id; returns 1 if unproven."""
    from hashi.puzzle.check import prove

    texts = texts_of(lang)
    puzzle = _puzzle(target, texts)
    proof = prove(puzzle)
    if proof is None:
        raise CommandError(texts("puzzle-unproven"))
    ways = None if proof.found is None else proof.found.ways
    if json:
        data = _as_data(puzzle) | {"best": proof.best, "way": list(map(str, proof.way))}
        print_json(data | {"ways": ways})
        return 0
    console = Console(highlight=False)
    console.print(texts("puzzle-best", points=proof.best), style="bold")
    if ways is not None:
        console.print(texts("puzzle-ways", count=ways))
    console.print(_way_table(puzzle, proof.way))
    sheet = puzzle.sheet
    for card, turn in zip(puzzle.cards, proof.way, strict=True):
        sheet = sheet.after(card, turn)
    console.print(sheet_text(sheet))
    return 0


@app.command(name="check", help=help_text("help-puzzle-check"))
def check_puzzles(target: PuzzleFile = None, *, json: Json = False, lang: Language = None) -> int:
    """Prove a puzzle or a file of puzzles; returns 1 if something is wrong with one of them."""
    from hashi.puzzle.check import check, prove

    texts = texts_of(lang)
    faults: dict[str, tuple[str, ...]] = {}
    if target is not None and not os.path.exists(target):  # noqa: PTH110  never raises
        puzzle = _puzzle(target, texts)
        proof = prove(puzzle)
        wrong = "unproven" if proof is None else "goal" if proof.best != puzzle.goal else None
        faults[identifier(puzzle)] = () if wrong is None else (wrong,)
    else:
        entries = _entries(target, texts)
        with progress() as bar:
            for entry in bar.track(entries, description=texts("progress-puzzles")):
                faults[entry.id] = check(entry)
    bad = {name: found for name, found in faults.items() if found}
    if json:
        print_json({"checked": len(faults), "faults": bad})
    else:
        for name, found in bad.items():
            for fault in found:
                print(f"{name}: {texts(f'puzzle-fault-{fault}')}")
        print(texts("puzzle-checked", count=len(faults), wrong=len(bad)))
    return _WRONG if bad else 0


@app.command(name="levels", help=help_text("help-puzzle-levels"))
def puzzle_levels(
    target: PuzzleFile = None,
    *,
    tries: Annotated[int, Parameter(help=help_text("option-puzzle-tries"))] = 300,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Print what was measured at each level, and what share a bot solves that plays at random."""
    from hashi.puzzle.level import level_figures

    texts = texts_of(lang)
    if tries < 1:
        raise CommandError(texts("error-puzzle-tries"))
    figures = level_figures(_entries(target, texts), tries)
    if json:
        print_json({"tries": tries, "levels": [asdict(row) for row in figures]})
        return 0
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in ("level", "count", "tried", "ways", "missed", "solved"):
        table.add_column(texts(f"puzzle-column-{name}"), justify="right")
    for row in figures:
        cells = (row.level, row.count, row.tried, row.ways, row.missed)
        table.add_row(*map(str, cells), f"{texts.decimal(100 * row.solved, 0)} %")
    Console(highlight=False).print(table)
    return 0


@app.command(name="day", help=help_text("help-puzzle-day"))
def puzzle_of_the_day(
    day: Annotated[str | None, Parameter(help=help_text("option-puzzle-day"))] = None,
    *,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Print the puzzle of a day, by default of today (UTC)."""
    texts = texts_of(lang)
    try:
        chosen = datetime.now(UTC).date() if day is None else date.fromisoformat(day)
    except ValueError:
        raise CommandError(texts("error-puzzle-day", day=quoted(day or ""))) from None
    entry = shipped()[index_of_the_day(chosen, len(shipped()))]
    puzzle = entry.puzzle
    if json:
        data = _as_data(puzzle) | {"day": chosen.isoformat(), "level": entry.rating.level}
        print_json(data)
        return 0
    console = Console(highlight=False)
    console.print(texts("puzzle-goal", points=puzzle.goal, round=puzzle.round), style="bold")
    console.print(sheet_text(puzzle.sheet))
    console.print(" ".join(map(str, puzzle.cards)))
    print(text_of(puzzle))  # to be copied, so never wrapped
    return 0


def _puzzle(target: str, texts: Texts) -> Puzzle:
    """A puzzle by its text or, of those we ship, by its id."""
    known = next((entry for entry in shipped() if entry.id == target.strip()), None)
    if known is not None:
        return known.puzzle
    try:
        return parse(target)
    except NotationError as error:
        raise CommandError(texts("error-puzzle", expected=expected_text(texts, error))) from None


def _entries(target: str | None, texts: Texts) -> tuple[Entry, ...]:
    """The puzzles of a file, by default those we ship."""
    if target is None:
        return shipped()
    try:
        return collection.load(Path(target).read_text("utf-8").splitlines())
    except NotationError as error:
        sentence = texts("error-puzzle", expected=expected_text(texts, error))
        raise CommandError(
            texts("file-line", path=target, line=error.line, sentence=sentence)
        ) from None
    except (OSError, ValueError):
        raise CommandError(texts("error-file", path=target)) from None


def _as_data(puzzle: Puzzle) -> dict[str, object]:
    return {
        "id": identifier(puzzle),
        "text": text_of(puzzle),
        "board": puzzle.board.name,
        "round": puzzle.round,
        "cards": list(map(str, puzzle.cards)),
        "goal": puzzle.goal,
    }


def _way_table(puzzle: Puzzle, way: tuple[Turn, ...]) -> Table:
    table = Table.grid(padding=(0, 2))
    for row in _way_rows(puzzle, way):
        table.add_row(*row)
    return table


def _way_rows(puzzle: Puzzle, way: tuple[Turn, ...]) -> Iterator[tuple[str, ...]]:
    points = list(puzzle.points_by_card(way))[1:]
    steps = zip(puzzle.cards, way, points, strict=True)
    for number, (card, turn, gain) in enumerate(steps, puzzle.round):
        yield f"{number:>2}", str(card), f"+{gain}", str(turn)
