"""`hashi board make`: fresh boards on which 60 points are proven possible, rated in one table."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from hashi import boards
from hashi.boards import BoardCode, Like
from hashi.bots import rating
from hashi.bots.rating import Rating, rate
from hashi.cli.error import CommandError, quoted
from hashi.cli.option import Jobs, Json, Language, help_text, texts_of
from hashi.cli.output import print_json
from hashi.cli.study.dataset import open_new
from hashi.cli.study.work import INTERRUPTED, Workers, gather
from hashi.locale import Texts
from hashi.rules import Game

__all__ = ["MakeOptions", "make"]

_MOST_BOARDS = 10_000


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class MakeOptions:
    """The options of the command."""

    like: Annotated[Like, Parameter(help=help_text("option-like"))] = "A"
    count: Annotated[int, Parameter(help=help_text("option-board-count"))] = 1
    seed: Annotated[int, Parameter(help=help_text("option-board-seed"))] = 1
    out: Annotated[Path | None, Parameter(help=help_text("option-board-out"))] = None
    jobs: Jobs = None


_DEFAULTS = MakeOptions()


@dataclass(frozen=True, slots=True)
class Made:
    """A board: which of those asked for, a game of 60 points on it, and its rating."""

    place: int
    game: Game
    rating: Rating

    @property
    def code(self) -> str:
        """Its code."""
        return self.game.board.name


def make(*, options: MakeOptions = _DEFAULTS, json: Json = False, lang: Language = None) -> int:
    """Make the boards, write their files and print the table; returns 130 if interrupted."""
    texts = texts_of(lang)
    if not 1 <= options.count <= _MOST_BOARDS:
        raise CommandError(texts("error-board-count", most=_MOST_BOARDS))
    folder = _folder(options.out, texts)
    jobs = ((options.like, options.seed, place) for place in range(options.count))
    done = gather(
        Workers(jobs=options.jobs),
        _made,
        jobs,
        options.count,
        texts,
        prepare=lambda: None,
        label="progress-boards",
    )
    found = sorted(done.results, key=lambda made: made.place)
    if folder is not None:
        for made in found:
            with open_new(folder / f"{made.code}.toml", texts) as file:
                file.write(boards.dump_board(made.game.board))
    if json:
        print_json([_as_data(made) for made in found])
    elif found:
        _print(found, texts)
    return 0 if done.complete else INTERRUPTED


def _folder(path: Path | None, texts: Texts) -> Path | None:
    """The folder to write to, made if it is missing."""
    if path is not None:
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise CommandError(texts("error-write", path=quoted(str(path)))) from None
    return path


def _made(job: tuple[Like, int, int]) -> Made:
    like, seed, place = job
    game = boards.proven_board(like, f"{seed} {place}", boards.deck())
    return Made(place, game, rate(game.board))


def _print(found: Sequence[Made], texts: Texts) -> None:
    console = Console(highlight=False)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("code", "lines", "crossings", "mean", "rating", "best"):
        table.add_column(texts(f"fresh-{key}"), justify="left" if key == "code" else "right")
    for made in found:
        board = made.game.board
        table.add_row(
            made.code,
            str(len(board.lines)),
            str(len(board.crossings)),
            texts.decimal(made.rating.mean),
            texts(f"rating-{made.rating.word}"),
            str(made.game.scores[0].total),
        )
    console.print(table)
    console.print(texts("fresh-how", games=rating.GAMES), style="dim")


def _as_data(made: Made) -> dict[str, object]:
    game, board = made.game, made.game.board
    return {
        "code": made.code,
        "like": BoardCode.parse(made.code).like,
        "lines": len(board.lines),
        "crossings": len(board.crossings),
        "mean": made.rating.mean,
        "games": rating.GAMES,
        "rating": made.rating.word,
        "optimum": game.scores[0].total,
        "cards": [str(card) for card in game.deck],
        "start": str(game.starts[0]),
        "turns": [str(turn) for turn in game.logs[0].played_turns],
    }
