"""Commands to play in the terminal and on paper."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from hashi.cli.error import CommandError
from hashi.cli.option import DeckFile, Json, Language, Side, help_text, texts_of
from hashi.cli.root import app

__all__ = ["play", "print_pages"]


@app.command(help=help_text("help-play"))
def play(  # noqa: PLR0913  one per option
    *,
    terminal: Annotated[bool, Parameter(negative="", help=help_text("option-terminal"))] = False,
    board: Side = "A",
    deck: DeckFile = None,
    deal: Annotated[str | None, Parameter(help=help_text("option-deal"))] = None,
    name: Annotated[str | None, Parameter(help=help_text("option-name"))] = None,
    record: Annotated[Path | None, Parameter(help=help_text("option-record-path"))] = None,
    resume: Annotated[Path | None, Parameter(help=help_text("option-resume"))] = None,
    honour: Annotated[bool, Parameter(negative="", help=help_text("option-honour"))] = False,
    lang: Language = None,
) -> None:
    """Play alone, for a rank."""
    from hashi.cli.play import play as play_command  # noqa: PLC0415  only when it runs

    texts = texts_of(lang)
    if not terminal:
        raise CommandError(texts("error-terminal-only"))
    options = play_command.PlayOptions(board, deck, deal, name, record, resume, honour)
    play_command.play(options, texts)


@app.command(name="print", help=help_text("help-print"))
def print_pages(  # noqa: PLR0913  one per option
    *parts: Annotated[
        Literal["rules", "sheets", "cards", "points", "deal"],
        Parameter(help=help_text("option-print-parts")),
    ],
    board: Side = "A",
    deck: DeckFile = None,
    deal: Annotated[str | None, Parameter(help=help_text("option-print-deal"))] = None,
    sheets: Annotated[int, Parameter(help=help_text("option-sheets"))] = 4,
    per_page: Annotated[Literal[1, 2, 4], Parameter(help=help_text("option-per-page"))] = 1,
    paper: Annotated[Literal["a4", "letter"], Parameter(help=help_text("option-paper"))] = "a4",
    out: Annotated[Path, Parameter(help=help_text("option-out"))] = Path("hashi.pdf"),
    json: Json = False,
    lang: Language = None,
) -> None:
    """Print the game: sheets, cards, rules, a score pad and a deal to read out."""
    from hashi.cli.play import print as print_command  # noqa: PLC0415  only when it runs

    options = print_command.PrintOptions(parts, board, deck, deal, sheets, per_page, paper, out)
    print_command.print_pages(options, texts_of(lang), json=json)
