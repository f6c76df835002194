"""Commands about boards: draw one, check a file, make fresh ones."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from hashi.cli.option import Jobs, Json, Language, Side, help_text, texts_of
from hashi.cli.root import app

__all__ = ["check", "draw", "make"]

board_app = App(name="board", help=help_text("help-board"))
app.command(board_app)


@board_app.default
def draw(
    side: Side = "A",
    *,
    svg: Annotated[bool, Parameter(negative="", help=help_text("option-svg"))] = False,
    json: Annotated[bool, Parameter(negative="", help=help_text("option-board-json"))] = False,
    lang: Language = None,
) -> None:
    """Draw a board in the terminal."""
    from hashi.cli.board import board as board_command  # noqa: PLC0415  only when it runs

    board_command.draw(side, texts_of(lang), svg=svg, json=json)


@board_app.command(help=help_text("help-board-check"))
def check(
    file: Annotated[Path, Parameter(help=help_text("option-check-file"))],
    *,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Report what is wrong with a board or deck file, line by line."""
    from hashi.cli.board import board as board_command  # noqa: PLC0415  only when it runs

    return board_command.check(file, texts_of(lang), json=json)


@board_app.command(help=help_text("help-board-make"))
def make(  # noqa: PLR0913  one per option
    *,
    like: Annotated[Literal["A", "B"], Parameter(help=help_text("option-like"))] = "A",
    count: Annotated[int, Parameter(help=help_text("option-board-count"))] = 1,
    seed: Annotated[int, Parameter(help=help_text("option-board-seed"))] = 1,
    out: Annotated[Path | None, Parameter(help=help_text("option-board-out"))] = None,
    jobs: Jobs = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Make fresh boards on which 60 points are proven possible, and rate them."""
    from hashi.cli.board import make as fresh  # noqa: PLC0415  only when it runs
    from hashi.cli.study.work import Workers  # noqa: PLC0415  only when it runs

    options = fresh.MakeOptions(like, count, seed, out, Workers(jobs))
    return fresh.make(options, texts_of(lang), json=json)
