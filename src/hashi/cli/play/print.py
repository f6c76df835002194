"""`hashi print`: the game on paper, as a PDF file."""

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from hashi import deal
from hashi.cli.board.board import load, load_deck
from hashi.cli.error import CommandError
from hashi.cli.extra import require
from hashi.cli.option import DeckFile, Json, Language, Side, help_text, texts_of
from hashi.cli.output import print_json
from hashi.cli.play.saves import parse_code
from hashi.locale import Texts

__all__ = ["PrintOptions", "print_pages"]

_MOST_SHEETS = 100


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class PrintOptions:
    """The options of the command."""

    board: Side = "A"
    deck: DeckFile = None
    deal: Annotated[str | None, Parameter(help=help_text("option-print-deal"))] = None
    sheets: Annotated[int, Parameter(help=help_text("option-sheets"))] = 4
    per_page: Annotated[Literal[1, 2, 4], Parameter(help=help_text("option-per-page"))] = 1
    paper: Annotated[Literal["a4", "letter"], Parameter(help=help_text("option-paper"))] = "a4"
    out: Annotated[Path, Parameter(help=help_text("option-out"))] = Path("hashi.pdf")


_DEFAULTS = PrintOptions()


def print_pages(
    *parts: Annotated[
        Literal["rules", "sheets", "cards", "points", "deal"],
        Parameter(help=help_text("option-print-parts")),
    ],
    options: PrintOptions = _DEFAULTS,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Write the pages into a file, and say where."""
    texts = texts_of(lang)
    require("print", texts)
    from hashi.paper import PARTS, FontsMissingError, Order, pdf

    if not 1 <= options.sheets <= _MOST_SHEETS:
        raise CommandError(texts("error-sheets", most=_MOST_SHEETS))
    board, deck = load(options.board, texts), load_deck(options.deck, texts)
    seed = (
        parse_code(options.deal, board, texts) if options.deal else secrets.token_bytes(deal.BYTES)
    )
    order = Order(
        parts or PARTS,
        board,
        deck,
        deal.shuffled(seed, deck),
        seed.hex(),
        options.sheets,
        options.per_page,
        options.paper,
    )
    try:
        options.out.write_bytes(pdf(order, Texts(texts.language, ("game", "rules", "paper"))))
    except FontsMissingError:
        raise CommandError(texts("error-fonts")) from None
    except OSError:
        raise CommandError(texts("error-write", path=str(options.out))) from None
    if json:
        print_json({"path": str(options.out), "deal": seed.hex()})
    else:
        print(texts("printed", path=str(options.out)))
