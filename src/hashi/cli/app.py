"""The commands and their options; each command has its own module."""

import errno
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal, NoReturn

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

import hashi
from hashi.cli.error import BAD_INPUT, CommandError, quoted
from hashi.locale import LANGUAGES, Texts, choose
from hashi.wire.level import LEVELS

__all__ = ["app", "main"]

app = App(
    name="hashi",
    help=(
        "HASHI, the flip-and-write board game: islands, numbers, bridges."
        " Without a command it serves the page and opens it in the browser."
    ),
    version=hashi.__version__,
)
board_app = App(name="board", help="Draw a board, or check a board or deck file.")
app.command(board_app)

_LEVELS = ", ".join(LEVELS)

Language = Annotated[str | None, Parameter(help=f"Language: {', '.join(LANGUAGES)}.")]
Side = Annotated[str, Parameter(help="A, B or a board file.")]
DeckFile = Annotated[Path | None, Parameter(help="A deck file.")]
Json = Annotated[bool, Parameter(negative="", help="Print JSON.")]
Games = Annotated[int, Parameter(help="How many games.")]
Seed = Annotated[int, Parameter(help="Equal seeds give equal games.")]
Think = Annotated[
    float | None,
    Parameter(help="Time limit per turn in seconds, as at a table; unlimited if not given."),
]
Jobs = Annotated[
    int | None, Parameter(help="Processes to run in parallel; one per core if not given.")
]
Dask = Annotated[str | None, Parameter(help="The address of a Dask cluster to run on.")]
Port = Annotated[int | None, Parameter(env_var="HASHI_PORT", help="The port to listen on.")]
Data = Annotated[
    Path | None, Parameter(env_var="HASHI_DATA", help="The folder for tables and games.")
]
Database = Annotated[
    str | None,
    Parameter(env_var="HASHI_DATABASE_URL", help="A database to use instead: postgresql://..."),
]
RecordFile = Annotated[Path, Parameter(help="A record of a game.")]


@board_app.default
def draw(
    side: Side = "A",
    *,
    svg: Annotated[bool, Parameter(negative="", help="Print a picture.")] = False,
    json: Annotated[bool, Parameter(negative="", help="Print islands and lines.")] = False,
    lang: Language = None,
) -> None:
    """Draw a board in the terminal."""
    from hashi.cli import board as board_command  # noqa: PLC0415  the other commands start faster

    board_command.draw(side, _texts(lang), svg=svg, json=json)


@board_app.command
def check(
    file: Annotated[Path, Parameter(help="A board or deck file (TOML).")], *, lang: Language = None
) -> None:
    """Report what is wrong with a board or deck file, line by line."""
    from hashi.cli import board as board_command  # noqa: PLC0415  as above

    board_command.check(file, _texts(lang))


@app.command
def replay(
    file: RecordFile,
    *,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Play a record through the rules and print its sheets and scores."""
    from hashi.cli import record as record_command  # noqa: PLC0415  as above

    record_command.replay(file, _texts(lang), json=json)


@app.command
def verify(  # noqa: PLR0913  one per option
    file: Annotated[
        Path,
        Parameter(allow_leading_hyphen=True, help="A record of a game; - for standard input."),
    ],
    *,
    seal: Annotated[str | None, Parameter(help="The seal you saw before the game.")] = None,
    nonce: Annotated[
        list[str] | None,
        Parameter(negative="", help="SEAT=HEX: the random number a seat gave; may be repeated."),
    ] = None,
    hash_: Annotated[
        list[str] | None,
        Parameter(
            name="--hash",
            negative="",
            help="SEAT=HEX: the hash a seat showed before the game; may be repeated.",
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
    lan: Annotated[bool, Parameter(negative="", help="Open to the local network.")] = False,
    browser: Annotated[bool, Parameter(help="Open the page in the browser.")] = True,
    host: Annotated[
        list[str] | None,
        Parameter(negative="", help="A name of this server, such as play.example.org; repeatable."),
    ] = None,
    data: Data = None,
    database: Database = None,
    log: Annotated[
        Literal["text", "json"], Parameter(env_var="HASHI_LOG", help="The log format.")
    ] = "text",
    accept_loss: Annotated[
        bool,
        Parameter(negative="", help="Start even if tables were damaged or lost; none is deleted."),
    ] = False,
    lang: Language = None,
) -> None:
    """Serve the page: play in the browser."""
    from hashi.cli import serve as serve_command  # noqa: PLC0415  the other commands start faster
    from hashi.cli.database import StoreLocation  # noqa: PLC0415  likewise

    location, hosts = StoreLocation(data, database), tuple(host or ())
    options = serve_command.ServeOptions(port, lan, browser, location, log, accept_loss, hosts)
    serve_command.serve(options, _texts(lang))


@app.command
def doctor(
    *, port: Port = None, data: Data = None, database: Database = None, lang: Language = None
) -> int:
    """Check this installation; exit code 1 if something is wrong."""
    from hashi.cli import doctor as doctor_command  # noqa: PLC0415  the other commands start faster
    from hashi.cli.database import StoreLocation  # noqa: PLC0415  likewise

    return doctor_command.doctor(StoreLocation(data, database), port, _texts(lang))


@app.command
def export(
    file: Annotated[Path, Parameter(help="A new file.")],
    *,
    data: Data = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Save all tables in a file, for a backup or to move them."""
    from hashi.cli import transfer  # noqa: PLC0415  the other commands start faster
    from hashi.cli.database import StoreLocation  # noqa: PLC0415  likewise

    transfer.export_tables(StoreLocation(data, database), file, _texts(lang))


@app.command(name="import")
def import_tables(
    file: Annotated[Path, Parameter(help="A file written by hashi export.")],
    *,
    data: Data = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Import the tables of an export file; existing tables are never overwritten."""
    from hashi.cli import transfer  # noqa: PLC0415  the other commands start faster
    from hashi.cli.database import StoreLocation  # noqa: PLC0415  likewise

    transfer.import_tables(StoreLocation(data, database), file, _texts(lang))


@app.command
def play(  # noqa: PLR0913  one per option
    *,
    terminal: Annotated[bool, Parameter(negative="", help="Play here, in the terminal.")] = False,
    board: Side = "A",
    deck: DeckFile = None,
    deal: Annotated[str | None, Parameter(help="The code of a deal to play again.")] = None,
    name: Annotated[str | None, Parameter(help="Your name in the record.")] = None,
    record: Annotated[Path | None, Parameter(help="Where to save the record.")] = None,
    resume: Annotated[Path | None, Parameter(help="A saved game to resume.")] = None,
    lang: Language = None,
) -> None:
    """Play alone, for a rank."""
    from hashi.cli import play as play_command  # noqa: PLC0415  the other commands start faster

    texts = _texts(lang)
    if not terminal:
        raise CommandError(texts("error-terminal-only"))
    options = play_command.PlayOptions(board, deck, deal, name, record, resume)
    play_command.play(options, texts)


@app.command
def warm(*, lang: Language = None) -> int:
    """Compile the bots now, so that nobody waits later; exit code 1 if it cannot be cached."""
    from hashi.cli import warm as warm_command  # noqa: PLC0415  the other commands start faster

    return warm_command.warm(_texts(lang))


@app.command
def simulate(  # noqa: PLR0913  one per option
    *,
    board: Side = "A",
    deck: DeckFile = None,
    bot: Annotated[str | None, Parameter(help=f"The bot: {_LEVELS}.")] = None,
    games: Games = 100,
    seed: Seed = 1,
    start: Annotated[str, Parameter(help="The start: the bot's own, or random.")] = "own",
    optimum: Annotated[
        bool, Parameter(negative="", help="Solve every deal too, and compare (slow).")
    ] = False,
    seconds: Annotated[float, Parameter(help="Time limit for each optimum.")] = 30.0,
    think: Think = None,
    jobs: Jobs = None,
    dask: Dask = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Let a bot play many solo games, and print statistics."""
    from hashi.cli import simulate as simulate_command  # noqa: PLC0415  as above
    from hashi.cli.work import Workers  # noqa: PLC0415  as above

    options = simulate_command.SimulateOptions(
        board, deck, bot, games, seed, start, optimum, seconds, think, Workers(jobs, dask)
    )
    return simulate_command.simulate(options, _texts(lang), json=json)


@app.command
def arena(  # noqa: PLR0913  one per option
    *,
    board: Side = "A",
    deck: DeckFile = None,
    bots: Annotated[str, Parameter(help=f"2 to 4 of {_LEVELS}, separated by commas.")],
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


@app.command
def solve(  # noqa: PLR0913  one per option
    target: Annotated[str, Parameter(help="A record, a deal's code, or 17 cards: '5/3 2/1 ...'.")],
    *,
    board: Annotated[str | None, Parameter(help="A, B or a board file; A if not given.")] = None,
    deck: DeckFile = None,
    start: Annotated[
        str | None, Parameter(help="The start, such as 4@c4, or free; a record has its own.")
    ] = None,
    from_round: Annotated[
        int | None, Parameter(name="--from", help="For a record: from this round on.")
    ] = None,
    seat: Annotated[int | None, Parameter(help="For a record: for this seat.")] = None,
    seconds: Annotated[float, Parameter(help="Time limit for the search.")] = 30.0,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Find the best way to play known cards, and prove it."""
    from hashi.cli import puzzle  # noqa: PLC0415  as above
    from hashi.cli import solve as solve_command  # noqa: PLC0415  as above

    options = puzzle.SolveOptions(target, board, deck, start, from_round, seat, seconds)
    return solve_command.solve(options, _texts(lang), json=json)


@app.command
def report(
    file: RecordFile,
    *,
    seat: Annotated[int, Parameter(help="Whose game.")] = 1,
    out: Annotated[Path | None, Parameter(help="The HTML file to write.")] = None,
    seconds: Annotated[float, Parameter(help="Time limit for the search for the optimum.")] = 30.0,
    lang: Annotated[
        str | None, Parameter(name=["--lang", "--language"], help="The report's language.")
    ] = None,
) -> int:
    """Write the coach's report of a finished game as an HTML file."""
    from hashi.cli import report as report_command  # noqa: PLC0415  as above

    options = report_command.ReportOptions(file, seat, out, seconds)
    return report_command.report(options, _texts(lang))


@app.command
def train(  # noqa: PLR0913  one per option
    *,
    board: Side = "A",
    deck: DeckFile = None,
    out: Annotated[Path, Parameter(help="The file to save the trained weights to.")],
    resume: Annotated[
        Path | None, Parameter(help="A file of trained weights to continue from.")
    ] = None,
    minutes: Annotated[float | None, Parameter(help="How long; an hour if not given.")] = None,
    games: Annotated[int | None, Parameter(help="How many games, instead of minutes.")] = None,
    seed: Seed = 1,
    lang: Language = None,
) -> int:
    """Teach the bots a board: an hour makes them strong on it."""
    from hashi.cli import train as train_command  # noqa: PLC0415  as above

    options = train_command.TrainOptions(board, deck, out, resume, minutes, games, seed)
    return train_command.train(options, _texts(lang))


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
