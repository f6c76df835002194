"""`hashi board`: draw a board, check a board or deck file."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from hashi import boards
from hashi.cli.error import BAD_INPUT, CommandError
from hashi.cli.help import make_app
from hashi.cli.option import Json, Language, Side, help_text, texts_of
from hashi.cli.output import print_json
from hashi.cli.play.screen import sheet_text
from hashi.locale import Texts, problem_text
from hashi.picture import svg as svg_picture
from hashi.rules import Board, BoardError, Card, Problem, Sheet

__all__ = ["app", "check", "draw", "load", "load_deck"]

app = make_app("board")


@app.default
def draw(
    side: Side = "A",
    *,
    svg: Annotated[bool, Parameter(negative="", help=help_text("option-svg"))] = False,
    json: Annotated[bool, Parameter(negative="", help=help_text("option-board-json"))] = False,
    lang: Language = None,
) -> None:
    """Print a board in characters, as SVG or as JSON."""
    texts = texts_of(lang)
    board = load(side, texts)
    if json:
        print_json(as_data(board))
    elif svg:
        print(svg_picture(Sheet.blank(board)), end="")
    else:
        console = Console(highlight=False)
        console.print(sheet_text(Sheet.blank(board)))
        console.print(texts("legend"), style="dim")


@app.command(help=help_text("help-board-check"))
def check(
    file: Annotated[Path, Parameter(help=help_text("option-check-file"))],
    *,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Print that a file is fine, or fail with everything that is wrong with it."""
    texts, kind = texts_of(lang), None
    try:
        text = boards.read_text(file)
        kind = boards.kind_of(text)
        (boards.parse_deck if kind == "deck" else boards.parse_board)(text)
    except BoardError as error:
        if not json:
            raise _failure(error, str(file), texts) from None
        problems = [_problem_data(problem) for problem in error.problems]
        print_json({"path": str(file), "kind": kind, "problems": problems})
        return BAD_INPUT
    if json:
        print_json({"path": str(file), "kind": kind, "problems": []})
    else:
        print(texts(f"{kind}-fine", path=str(file)))
    return 0


app.command("hashi.cli.board.make:make", help=help_text("help-board-make"))


def load(side: str, texts: Texts) -> Board:
    """Load side A or B, a fresh board or a board file; fails with everything wrong with it."""
    if not (side.upper() in boards.SIDES or boards.looks_like_code(side) or Path(side).exists()):
        raise CommandError(texts("error-board", board=side))
    try:
        return boards.board(side)
    except BoardError as error:
        raise _failure(error, side, texts) from None


def load_deck(file: Path | None, texts: Texts) -> tuple[Card, ...]:
    """Load the standard deck or a deck file; fails with everything that is wrong with it."""
    try:
        return boards.deck(file)
    except BoardError as error:
        raise _failure(error, str(file), texts) from None


def as_data(board: Board) -> dict[str, object]:
    """Islands and lines as plain data."""
    return {
        "name": board.name,
        "islands": [{"at": island.at, "flag": island.flag} for island in board.islands],
        "lines": [line.split("-") for line in board.lines],
    }


def _problem_data(problem: Problem) -> dict[str, object]:
    return {"code": problem.code, "where": problem.where, "line": problem.line}


def _failure(error: BoardError, path: str, texts: Texts) -> CommandError:
    sentences = []
    for problem in error.problems:
        sentence = problem_text(texts, problem)
        if problem.code.startswith("code") or problem.code in {"file-missing", "file-unreadable"}:
            sentences.append(sentence)
        elif problem.line is None:
            sentences.append(texts("file-whole", path=path, sentence=sentence))
        else:
            where = texts("file-line", path=path, line=problem.line, sentence=sentence)
            sentences.append(where)
    return CommandError(*sentences)
