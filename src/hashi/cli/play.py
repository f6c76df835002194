"""`hashi play`: what was asked for, turned into a game in the terminal."""

import secrets
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from hashi import deal
from hashi.cli.board import load, load_deck
from hashi.cli.failure import Failure
from hashi.cli.saves import Solo, fresh_path, opened, pile_of, unfinished
from hashi.cli.terminal import Terminal
from hashi.locale import Texts
from hashi.record import LONGEST_NAME, Proof
from hashi.rules import Game, NotationError

__all__ = ["Wish", "play"]

_NAME = "Solo"


@dataclass(frozen=True, slots=True)
class Wish:
    """What the player asked for on the command line."""

    board: str = "A"
    deck: Path | None = None
    deal: str | None = None
    name: str | None = None
    record: Path | None = None
    resume: Path | None = None

    @property
    def is_plain(self) -> bool:
        """Whether nothing was asked for, so that an unfinished game may be offered."""
        return self == Wish()


def play(wish: Wish, texts: Texts) -> None:
    """Play alone in the terminal, from the start or from where a saved game stands."""
    console = Console(highlight=False)
    saved = wish.resume
    if saved is None and wish.is_plain and sys.stdin.isatty():
        try:
            saved = _offered(console, texts)
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
    solo = _new(wish, texts) if saved is None else opened(saved, texts)
    Terminal(solo, texts, console).run(resumed=saved is not None)


def _offered(console: Console, texts: Texts) -> Path | None:
    """An unfinished game, if there is one and the player wants it."""
    path = unfinished()
    if path is None:
        return None
    answer = console.input(f"{texts('prompt-resume')} ").strip().lower()
    return None if answer in {texts("no"), "n"} else path


def _new(wish: Wish, texts: Texts) -> Solo:
    board = load(wish.board, texts)
    deck = load_deck(wish.deck, texts)
    name = _NAME if wish.name is None else wish.name.strip()
    if not (0 < len(name) <= LONGEST_NAME and name.isprintable()):
        raise Failure(texts("error-name"))
    known = None if wish.deal is None else Proof(seed=_code(wish.deal, texts), known=True)
    proof = known or _sealed()
    path = (wish.record or fresh_path()).absolute()
    return Solo(Game(board, 1, pile_of(proof, deck)), deck, name, proof, path)


def _sealed() -> Proof:
    """A new deal from a secret and the player's nonce, sealed by its commitment."""
    fresh = deal.Deal(secrets.token_bytes(deal.BYTES), (secrets.token_bytes(deal.BYTES),))
    nonces = tuple(nonce.hex() for nonce in fresh.nonces)
    return Proof(
        fresh.commitment.hex(),
        fresh.secret.hex(),
        nonces,
        drawn=frozenset(),
        scheme=fresh.version,
    )


def _code(text: str, texts: Texts) -> str:
    try:
        return deal.parse_bytes(text.strip().lower()).hex()
    except NotationError:
        raise Failure(texts("error-deal")) from None
