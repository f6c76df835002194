"""The commands and their options; each command has its own module."""

import errno
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal, NoReturn

from cyclopts import App, CycloptsError, Group, Parameter, UnusedCliTokensError

import hashi
from hashi.cli.error import BAD_INPUT, CommandError, quoted
from hashi.locale import LANGUAGES, Texts, choose
from hashi.wire.level import LEVEL_POINTS, LEVELS

__all__ = ["app", "main"]

_help = Texts(choose(os.environ))
_commands = Group(_help("help-commands"), sort_key=1)
_options = Group(_help("help-options"), sort_key=2)

app = App(
    name="hashi",
    help=_help("help-hashi"),
    group_commands=_commands,
    group_arguments=_options,
    group_parameters=_options,
    version=hashi.__version__,
)
app["--help"].help = _help("help-help")
app["--version"].help = _help("help-version")
board_app = App(name="board", help=_help("help-board"))
app.command(board_app)
puzzle_app = App(name="puzzle", help=_help("help-puzzle"))
app.command(puzzle_app)

_LEVELS = ", ".join(LEVELS)
_STRENGTHS = ", ".join(
    f"{level} ({', '.join(f'{mean:.0f}' for mean in points.values())})"
    for level, points in LEVEL_POINTS.items()
)

Language = Annotated[
    str | None, Parameter(help=_help("option-lang", languages=", ".join(LANGUAGES)))
]
Side = Annotated[str, Parameter(help=_help("option-side"))]
DeckFile = Annotated[Path | None, Parameter(help=_help("option-deck"))]
Json = Annotated[bool, Parameter(negative="", help=_help("option-json"))]
Games = Annotated[int, Parameter(help=_help("option-games"))]
Seed = Annotated[int, Parameter(help=_help("option-seed"))]
Think = Annotated[
    float | None,
    Parameter(help=_help("option-think")),
]
Jobs = Annotated[int | None, Parameter(help=_help("option-jobs"))]
Dask = Annotated[str | None, Parameter(help=_help("option-dask"))]
Port = Annotated[int | None, Parameter(env_var="HASHI_PORT", help=_help("option-port"))]
Data = Annotated[Path | None, Parameter(env_var="HASHI_DATA", help=_help("option-data"))]
Database = Annotated[
    str | None,
    Parameter(env_var="HASHI_DATABASE_URL", help=_help("option-database")),
]
PuzzleText = Annotated[str, Parameter(help=_help("option-puzzle-text"))]
PuzzleFile = Annotated[str | None, Parameter(help=_help("option-puzzle-file"))]
RecordFile = Annotated[Path, Parameter(help=_help("option-record"))]


@board_app.default
def draw(
    side: Side = "A",
    *,
    svg: Annotated[bool, Parameter(negative="", help=_help("option-svg"))] = False,
    json: Annotated[bool, Parameter(negative="", help=_help("option-board-json"))] = False,
    lang: Language = None,
) -> None:
    """Draw a board in the terminal."""
    from hashi.cli import board as board_command  # noqa: PLC0415  the other commands start faster

    board_command.draw(side, _texts(lang), svg=svg, json=json)


@board_app.command(help=_help("help-board-check"))
def check(
    file: Annotated[Path, Parameter(help=_help("option-check-file"))],
    *,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Report what is wrong with a board or deck file, line by line."""
    from hashi.cli import board as board_command  # noqa: PLC0415  as above

    return board_command.check(file, _texts(lang), json=json)


@board_app.command(help=_help("help-board-make"))
def make(  # noqa: PLR0913  one per option
    *,
    like: Annotated[Literal["A", "B"], Parameter(help=_help("option-like"))] = "A",
    count: Annotated[int, Parameter(help=_help("option-board-count"))] = 1,
    seed: Annotated[int, Parameter(help=_help("option-board-seed"))] = 1,
    out: Annotated[Path | None, Parameter(help=_help("option-board-out"))] = None,
    jobs: Jobs = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Make fresh boards on which 60 points are proven possible, and rate them."""
    from hashi.cli import fresh  # noqa: PLC0415  as above
    from hashi.cli.work import Workers  # noqa: PLC0415  as above

    options = fresh.MakeOptions(like, count, seed, out, Workers(jobs))
    return fresh.make(options, _texts(lang), json=json)


@app.command(help=_help("help-replay"))
def replay(
    file: RecordFile,
    *,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Play a record through the rules and print its sheets and scores."""
    from hashi.cli import record as record_command  # noqa: PLC0415  as above

    record_command.replay(file, _texts(lang), json=json)


@app.command(help=_help("help-verify"))
def verify(  # noqa: PLR0913  one per option
    file: Annotated[
        Path,
        Parameter(allow_leading_hyphen=True, help=_help("option-record-or-input")),
    ],
    *,
    seal: Annotated[str | None, Parameter(help=_help("option-seal"))] = None,
    nonce: Annotated[
        list[str] | None,
        Parameter(negative="", help=_help("option-nonce")),
    ] = None,
    hash_: Annotated[
        list[str] | None,
        Parameter(
            name="--hash",
            negative="",
            help=_help("option-hash"),
        ),
    ] = None,
    deck: DeckFile = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Check that a record was dealt fairly: exit code 0 fair, 1 unfair, 3 nothing to check."""
    from hashi.cli import verify as verify_command  # noqa: PLC0415  as above

    options = verify_command.VerifyOptions(file, deck, seal, nonce or (), hash_ or ())
    return verify_command.verify(options, _texts(lang), json=json)


@app.default
def serve(  # noqa: PLR0913  one per option
    *,
    port: Port = None,
    lan: Annotated[bool, Parameter(negative="", help=_help("option-lan"))] = False,
    browser: Annotated[bool, Parameter(help=_help("option-browser"))] = True,
    host: Annotated[
        list[str] | None,
        Parameter(negative="", help=_help("option-host")),
    ] = None,
    bot: Annotated[
        list[str] | None,
        Parameter(negative="", help=_help("option-offer-bot")),
    ] = None,
    data: Data = None,
    database: Database = None,
    log: Annotated[
        Literal["text", "json"], Parameter(env_var="HASHI_LOG", help=_help("option-log"))
    ] = "text",
    accept_loss: Annotated[
        bool,
        Parameter(negative="", help=_help("option-accept-loss")),
    ] = False,
    lang: Language = None,
) -> None:
    """Serve the page: play in the browser."""
    from hashi.cli import serve as serve_command  # noqa: PLC0415  the other commands start faster
    from hashi.cli.database import StoreLocation  # noqa: PLC0415  likewise

    location, hosts, bots = StoreLocation(data, database), tuple(host or ()), tuple(bot or ())
    options = serve_command.ServeOptions(
        port, lan, browser, location, log, accept_loss, hosts, bots
    )
    serve_command.serve(options, _texts(lang))


@app.command(help=_help("help-doctor"))
def doctor(
    *,
    port: Port = None,
    data: Data = None,
    database: Database = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Check this installation; exit code 1 if something is wrong."""
    from hashi.cli import doctor as doctor_command  # noqa: PLC0415  the other commands start faster
    from hashi.cli.database import StoreLocation  # noqa: PLC0415  likewise

    return doctor_command.doctor(StoreLocation(data, database), port, _texts(lang), json=json)


@app.command(help=_help("help-export"))
def export(
    file: Annotated[Path, Parameter(help=_help("option-new-file"))],
    *,
    data: Data = None,
    database: Database = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Save all tables in a file, for a backup or to move them."""
    from hashi.cli import transfer  # noqa: PLC0415  the other commands start faster
    from hashi.cli.database import StoreLocation  # noqa: PLC0415  likewise

    transfer.export_tables(StoreLocation(data, database), file, _texts(lang), json=json)


@app.command(name="import", help=_help("help-import"))
def import_tables(
    file: Annotated[Path, Parameter(help=_help("option-export-file"))],
    *,
    data: Data = None,
    database: Database = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Import the tables of an export file; existing tables are never overwritten."""
    from hashi.cli import transfer  # noqa: PLC0415  the other commands start faster
    from hashi.cli.database import StoreLocation  # noqa: PLC0415  likewise

    transfer.import_tables(StoreLocation(data, database), file, _texts(lang), json=json)


@app.command(help=_help("help-play"))
def play(  # noqa: PLR0913  one per option
    *,
    terminal: Annotated[bool, Parameter(negative="", help=_help("option-terminal"))] = False,
    board: Side = "A",
    deck: DeckFile = None,
    deal: Annotated[str | None, Parameter(help=_help("option-deal"))] = None,
    name: Annotated[str | None, Parameter(help=_help("option-name"))] = None,
    record: Annotated[Path | None, Parameter(help=_help("option-record-path"))] = None,
    resume: Annotated[Path | None, Parameter(help=_help("option-resume"))] = None,
    honour: Annotated[bool, Parameter(negative="", help=_help("option-honour"))] = False,
    lang: Language = None,
) -> None:
    """Play alone, for a rank."""
    from hashi.cli import play as play_command  # noqa: PLC0415  the other commands start faster

    texts = _texts(lang)
    if not terminal:
        raise CommandError(texts("error-terminal-only"))
    options = play_command.PlayOptions(board, deck, deal, name, record, resume, honour)
    play_command.play(options, texts)


@app.command(name="print", help=_help("help-print"))
def print_pages(  # noqa: PLR0913  one per option
    *parts: Annotated[
        Literal["rules", "sheets", "cards", "points", "deal"],
        Parameter(help=_help("option-print-parts")),
    ],
    board: Side = "A",
    deck: DeckFile = None,
    deal: Annotated[str | None, Parameter(help=_help("option-print-deal"))] = None,
    sheets: Annotated[int, Parameter(help=_help("option-sheets"))] = 4,
    per_page: Annotated[Literal[1, 2, 4], Parameter(help=_help("option-per-page"))] = 1,
    paper: Annotated[Literal["a4", "letter"], Parameter(help=_help("option-paper"))] = "a4",
    out: Annotated[Path, Parameter(help=_help("option-out"))] = Path("hashi.pdf"),
    json: Json = False,
    lang: Language = None,
) -> None:
    """Print the game: sheets, cards, rules, a score pad and a deal to read out."""
    from hashi.cli import print as print_command  # noqa: PLC0415  the other commands start faster

    options = print_command.PrintOptions(parts, board, deck, deal, sheets, per_page, paper, out)
    print_command.print_pages(options, _texts(lang), json=json)


@app.command(help=_help("help-warm"))
def warm(*, json: Json = False, lang: Language = None) -> int:
    """Compile the bots now, so that nobody waits later; exit code 1 if it cannot be cached."""
    from hashi.cli import warm as warm_command  # noqa: PLC0415  the other commands start faster

    return warm_command.warm(_texts(lang), json=json)


@app.command(help=_help("help-simulate"))
def simulate(  # noqa: PLR0913  one per option
    *,
    board: Side = "A",
    deck: DeckFile = None,
    bot: Annotated[str | None, Parameter(help=_help("option-bot", levels=_STRENGTHS))] = None,
    games: Games = 100,
    seed: Seed = 1,
    start: Annotated[str, Parameter(help=_help("option-simulate-start"))] = "own",
    optimum: Annotated[bool, Parameter(negative="", help=_help("option-optimum"))] = False,
    seconds: Annotated[float, Parameter(help=_help("option-optimum-seconds"))] = 30.0,
    think: Think = None,
    records: Annotated[Path | None, Parameter(help=_help("option-records"))] = None,
    jobs: Jobs = None,
    dask: Dask = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Let a bot play many solo games, and print statistics."""
    from hashi.cli import simulate as simulate_command  # noqa: PLC0415  as above
    from hashi.cli.work import Workers  # noqa: PLC0415  as above

    options = simulate_command.SimulateOptions(
        board, deck, bot, games, seed, start, optimum, seconds, think, Workers(jobs, dask), records
    )
    return simulate_command.simulate(options, _texts(lang), json=json)


@app.command(help=_help("help-arena"))
def arena(  # noqa: PLR0913  one per option
    *,
    board: Side = "A",
    deck: DeckFile = None,
    bots: Annotated[str, Parameter(help=_help("option-bots", levels=_LEVELS))],
    games: Games = 120,
    seed: Seed = 1,
    think: Think = None,
    jobs: Jobs = None,
    dask: Dask = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Let bots play against each other, every deal from every seat."""
    from hashi.cli import arena as arena_command  # noqa: PLC0415  as above
    from hashi.cli.work import Workers  # noqa: PLC0415  as above

    options = arena_command.ArenaOptions(board, deck, bots, games, seed, think, Workers(jobs, dask))
    return arena_command.arena(options, _texts(lang), json=json)


@app.command(help=_help("help-solve"))
def solve(  # noqa: PLR0913  one per option
    target: Annotated[str, Parameter(help=_help("option-target"))],
    *,
    board: Annotated[str | None, Parameter(help=_help("option-solve-board"))] = None,
    deck: DeckFile = None,
    start: Annotated[str | None, Parameter(help=_help("option-solve-start"))] = None,
    from_round: Annotated[int | None, Parameter(name="--from", help=_help("option-from"))] = None,
    seat: Annotated[int | None, Parameter(help=_help("option-seat"))] = None,
    seconds: Annotated[float, Parameter(help=_help("option-search-seconds"))] = 30.0,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Find the best way to play known cards, and prove it."""
    from hashi.cli import question  # noqa: PLC0415  as above
    from hashi.cli import solve as solve_command  # noqa: PLC0415  as above

    options = question.SolveOptions(target, board, deck, start, from_round, seat, seconds)
    return solve_command.solve(options, _texts(lang), json=json)


@puzzle_app.command(name="make", help=_help("help-puzzle-make"))
def make_puzzles(  # noqa: PLR0913  one per option
    *,
    board: Side = "A",
    deck: DeckFile = None,
    cards: Annotated[int | None, Parameter(help=_help("option-puzzle-cards"))] = None,
    level: Annotated[int | None, Parameter(help=_help("option-puzzle-level"))] = None,
    count: Annotated[int, Parameter(help=_help("option-puzzle-count"))] = 10,
    seed: Seed = 1,
    out: Annotated[Path, Parameter(help=_help("option-puzzle-out"))],
    json: Json = False,
    lang: Language = None,
) -> int:
    """Make puzzles and write them to a file."""
    from hashi.cli import puzzle  # noqa: PLC0415  as above

    options = puzzle.MakeOptions(board, deck, cards, level, count, seed, out)
    return puzzle.make_puzzles(options, _texts(lang), json=json)


@puzzle_app.command(name="solve", help=_help("help-puzzle-solve"))
def solve_puzzle(target: PuzzleText, *, json: Json = False, lang: Language = None) -> int:
    """Find the best way through a puzzle, and prove it."""
    from hashi.cli import puzzle  # noqa: PLC0415  as above

    return puzzle.solve_puzzle(target, _texts(lang), json=json)


@puzzle_app.command(name="check", help=_help("help-puzzle-check"))
def check_puzzles(target: PuzzleFile = None, *, json: Json = False, lang: Language = None) -> int:
    """Prove puzzles again; exit code 1 if one is wrong."""
    from hashi.cli import puzzle  # noqa: PLC0415  as above

    return puzzle.check_puzzles(target, _texts(lang), json=json)


@puzzle_app.command(name="levels", help=_help("help-puzzle-levels"))
def puzzle_levels(
    target: PuzzleFile = None,
    *,
    tries: Annotated[int, Parameter(help=_help("option-puzzle-tries"))] = 300,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Print what sets the levels apart."""
    from hashi.cli import puzzle  # noqa: PLC0415  as above

    return puzzle.levels(target, _texts(lang), tries, json=json)


@puzzle_app.command(name="day", help=_help("help-puzzle-day"))
def puzzle_of_the_day(
    day: Annotated[str | None, Parameter(help=_help("option-puzzle-day"))] = None,
    *,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Print the puzzle of the day."""
    from hashi.cli import puzzle  # noqa: PLC0415  as above

    return puzzle.of_the_day(day, _texts(lang), json=json)


@app.command(help=_help("help-report"))
def report(  # noqa: PLR0913  one per option
    file: RecordFile,
    *,
    seat: Annotated[int, Parameter(help=_help("option-whose"))] = 1,
    out: Annotated[Path | None, Parameter(help=_help("option-html"))] = None,
    seconds: Annotated[float, Parameter(help=_help("option-report-seconds"))] = 30.0,
    json: Json = False,
    lang: Annotated[
        str | None, Parameter(name=["--lang", "--language"], help=_help("option-report-lang"))
    ] = None,
) -> int:
    """Write the coach's report of a finished game as an HTML file."""
    from hashi.cli import report as report_command  # noqa: PLC0415  as above

    options = report_command.ReportOptions(file, seat, out, seconds)
    return report_command.report(options, _texts(lang), json=json)


@app.command(help=_help("help-train"))
def train(  # noqa: PLR0913  one per option
    *,
    board: Annotated[str, Parameter(help=_help("option-train-board"))] = "A",
    deck: DeckFile = None,
    out: Annotated[Path, Parameter(help=_help("option-weights"))],
    resume: Annotated[Path | None, Parameter(help=_help("option-continue"))] = None,
    minutes: Annotated[float | None, Parameter(help=_help("option-minutes"))] = None,
    games: Annotated[int | None, Parameter(help=_help("option-train-games"))] = None,
    lesson: Annotated[
        Literal["all", "blue", "none"], Parameter(help=_help("option-lesson"))
    ] = "all",
    seed: Seed = 1,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Teach the bots a board: an hour makes them strong on it."""
    from hashi.cli import train as train_command  # noqa: PLC0415  as above

    options = train_command.TrainOptions(board, deck, out, resume, minutes, games, lesson, seed)
    return train_command.train(options, _texts(lang), json=json)


@app.command(help=_help("help-completion"))
def completion(
    shell: Annotated[Literal["bash", "zsh", "fish"], Parameter(help=_help("option-shell"))],
) -> None:
    """Print what a shell needs to complete this command and its options."""
    print(app.generate_completion(shell=shell))  # noqa: T201  the command's answer


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and exit with its exit code."""
    try:
        result = app(
            arguments, exit_on_error=False, print_error=False, result_action="return_value"
        )
        sys.stdout.flush()
    except UnusedCliTokensError as error:
        _fail(_unknown_command(error.unused_tokens or []))
    except (CycloptsError, CommandError) as error:
        _fail(*(error.sentences if isinstance(error, CommandError) else (str(error),)))
    except BrokenPipeError:
        _drop_output()
        sys.exit(0)
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _drop_output()
        _fail(Texts(choose(os.environ))("error-output", reason=os.strerror(error.errno)))
    sys.exit(result if isinstance(result, int) else 0)


def _drop_output() -> None:
    """Discard further output, so that Python's final flush cannot fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(*sentences: str) -> NoReturn:
    for sentence in sentences:
        sys.stderr.write(f"hashi: {sentence}\n")
    sys.exit(BAD_INPUT)


def _unknown_command(words: Sequence[str]) -> str:
    """The message for an unknown command; suggests the closest one, if any."""
    texts, said = Texts(choose(os.environ)), " ".join(words)
    near = get_close_matches(words[0], [*app.resolved_commands()], n=1) if words else []
    if near:
        return texts("error-command-meant", words=quoted(said), command=f"hashi {near[0]}")
    return texts("error-command", words=quoted(said))


def _texts(language: str | None) -> Texts:
    wanted = language or os.environ.get("HASHI_LANG", "")[:2].lower()
    if wanted and wanted not in LANGUAGES:
        texts, languages = Texts(choose(os.environ)), ", ".join(LANGUAGES)
        raise CommandError(texts("error-language", language=quoted(wanted), languages=languages))
    return Texts(wanted or choose(os.environ))
