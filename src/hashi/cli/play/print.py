"""`hashi print`: the game on paper, as a PDF file."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from hashi import deal
from hashi.cli.board.board import load, load_deck
from hashi.cli.error import CommandError
from hashi.cli.extra import require
from hashi.cli.output import print_json
from hashi.cli.play.saves import parse_code
from hashi.locale import Texts

__all__ = ["PrintOptions", "print_pages"]

_MOST_SHEETS = 100


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """The options of the command."""

    parts: Sequence[Literal["rules", "sheets", "cards", "points", "deal"]]
    board: str
    deck: Path | None
    deal: str | None
    sheets: int
    per_page: Literal[1, 2, 4]
    size: Literal["a4", "letter"]
    out: Path


def print_pages(options: PrintOptions, texts: Texts, *, json: bool) -> None:
    """Write the pages into a file, and say where."""
    require("print", texts)
    from hashi.paper import PARTS, FontsMissingError, Order, pdf  # noqa: PLC0415  as above

    if not 1 <= options.sheets <= _MOST_SHEETS:
        raise CommandError(texts("error-sheets", most=_MOST_SHEETS))
    board, deck = load(options.board, texts), load_deck(options.deck, texts)
    seed = (
        parse_code(options.deal, board, texts) if options.deal else secrets.token_bytes(deal.BYTES)
    )
    order = Order(
        options.parts or PARTS,
        board,
        deck,
        deal.shuffled(seed, deck),
        seed.hex(),
        options.sheets,
        options.per_page,
        options.size,
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
        print(texts("printed", path=str(options.out)))  # noqa: T201  the command's answer
