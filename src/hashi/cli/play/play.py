"""`hashi play`: set up a solo game in the terminal, new or resumed."""

import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from hashi import deal
from hashi.cli.board.board import load, load_deck
from hashi.cli.error import CommandError
from hashi.cli.option import DeckFile, Language, Side, help_text, texts_of
from hashi.cli.play.saves import Solo, fresh_path, newest_unfinished, open_save, parse_code, pile_of
from hashi.cli.play.terminal import Terminal
from hashi.locale import Texts
from hashi.record import LONGEST_NAME, Proof
from hashi.rules import Game

__all__ = ["PlayOptions", "play"]

_NAME = "Solo"


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOptions:
    """The options of the command."""

    board: Side = "A"
    deck: DeckFile = None
    deal: Annotated[str | None, Parameter(help=help_text("option-deal"))] = None
    name: Annotated[str | None, Parameter(help=help_text("option-name"))] = None
    record: Annotated[Path | None, Parameter(help=help_text("option-record-path"))] = None
    resume: Annotated[Path | None, Parameter(help=help_text("option-resume"))] = None
    honour: Annotated[bool, Parameter(negative="", help=help_text("option-honour"))] = False

    @property
    def is_plain(self) -> bool:
        """Whether no option was given, so that an unfinished game may be offered."""
        return self == PlayOptions()


_DEFAULTS = PlayOptions()


def play(
    *,
    options: PlayOptions = _DEFAULTS,
    lang: Language = None,
) -> None:
    """Play a solo game in the terminal, new or resumed."""
    texts = texts_of(lang)
    console = Console(highlight=False)
    saved = options.resume
    if saved is None and options.is_plain and sys.stdin.isatty():
        try:
            saved = _offer_unfinished(console, texts)
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
    solo = _new_game(options, texts) if saved is None else open_save(saved, texts)
    Terminal(solo, texts, console).run(resumed=saved is not None)


def _offer_unfinished(console: Console, texts: Texts) -> Path | None:
    """Offer to resume an unfinished game; its path if the player accepts."""
    path = newest_unfinished()
    if path is None:
        return None
    answer = console.input(f"{texts('prompt-resume')} ").strip().lower()
    return None if answer in {texts("no"), "n"} else path


def _new_game(options: PlayOptions, texts: Texts) -> Solo:
    board = load(options.board, texts)
    deck = load_deck(options.deck, texts)
    name = _NAME if options.name is None else options.name.strip()
    if not (0 < len(name) <= LONGEST_NAME and name.isprintable()):
        raise CommandError(texts("error-name"))
    known = (
        None if options.deal is None else Proof(seed=parse_code(options.deal, board, texts).hex())
    )
    proof = known or _new_deal()
    path = (options.record or fresh_path()).absolute()
    game = Game(board, 1, pile_of(proof, deck), "honour" if options.honour else "guarded")
    return Solo(game, deck, name, proof, path)


def _new_deal() -> Proof:
    """A new deal from a random secret and a nonce for the player, with its commitment."""
    fresh = deal.Deal(secrets.token_bytes(deal.BYTES), (secrets.token_bytes(deal.BYTES),))
    nonces = tuple(nonce.hex() for nonce in fresh.nonces)
    return Proof(
        fresh.commitment.hex(),
        fresh.secret.hex(),
        nonces,
        drawn=frozenset(),
    )
