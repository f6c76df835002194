"""Saved solo games: where they are stored, how they are written and resumed."""

import os
import time
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path

from hashi import deal
from hashi import record as records
from hashi.cli.error import CommandError
from hashi.cli.record.record import read, replay_record
from hashi.deal.daily import daily_seed, day_at
from hashi.locale import Texts
from hashi.record import Proof, Record
from hashi.rules import Board, Card, Game, NotationError, Refused

__all__ = ["Solo", "fresh_path", "newest_unfinished", "open_save", "parse_code", "pile_of"]

_TODAY = "today"

_MOST_CHECKED = 20  # newest saves to search for an unfinished game


@dataclass(frozen=True, slots=True)
class Solo:
    """A solo game and what its record needs besides."""

    game: Game
    deck: tuple[Card, ...]
    name: str
    proof: Proof
    path: Path

    @property
    def record(self) -> Record:
        """The game as a record; the seed of a committed deal is added at the end."""
        proof = self.proof
        if self.game.over and proof.secret is not None:
            proof = replace(proof, seed=seed_of(proof).hex())
        return Record.of(self.game, self.deck, (self.name,), proof).with_checksum()

    def save(self, texts: Texts) -> None:
        """Replace the record atomically: a crash leaves either the old or the new one."""
        temporary = self.path.with_name(f".{self.path.name}.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with temporary.open("w", encoding="utf-8") as file:
                file.write(str(self.record))
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(self.path)
        except OSError:
            raise CommandError(texts("error-write", path=str(self.path))) from None


def seed_of(proof: Proof) -> bytes:
    """The seed of a proof that has a secret or a seed."""
    if proof.secret is None:
        return deal.parse_bytes(proof.seed or "")
    nonces = tuple(map(deal.parse_bytes, proof.nonces))
    return deal.Deal(deal.parse_bytes(proof.secret), nonces).seed


def parse_code(text: str, board: Board, texts: Texts) -> bytes:
    """The seed a deal's code stands for; a date, or `today`, is the daily deal of the board."""
    code = text.strip().lower()
    try:
        if code == _TODAY:
            return daily_seed(day_at(time.time()), board.name)
        return daily_seed(code, board.name) if "-" in code else deal.parse_bytes(code)
    except NotationError:
        raise CommandError(texts("error-deal")) from None


def pile_of(proof: Proof, deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """The 17 cards this deal puts into the pile (S4)."""
    return deal.shuffled(seed_of(proof), deck)[:-1]


def fresh_path() -> Path:
    """A path for a new game, named after the current time; never an existing one."""
    name = f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}"
    names = (name, *(f"{name}-{number}" for number in range(2, 100)))
    paths = (_folder() / f"{name}.txt" for name in names)
    return next(path for path in paths if not path.exists())


def newest_unfinished() -> Path | None:
    """The newest saved game that can be resumed, if any."""
    newest = sorted(_folder().glob("*.txt"), reverse=True)[:_MOST_CHECKED]
    return next((path for path in newest if _can_resume(path)), None)


def open_save(path: Path, texts: Texts) -> Solo:
    """Load a saved game to resume it."""
    record = read(path, texts)
    if len(record.names) != 1:
        raise CommandError(texts("error-not-solo", path=str(path)))
    if record.proof.secret is None and record.proof.seed is None:
        raise CommandError(texts("error-no-seed", path=str(path)))
    try:
        game = replay_record(path, record, texts, pile_of(record.proof, record.deck))
    except ValueError:
        raise CommandError(texts("error-no-seed", path=str(path))) from None
    if game.over:
        raise CommandError(texts("error-finished", path=str(path)))
    return Solo(game, record.deck, record.names[0], record.proof, path)


def _folder() -> Path:
    return user_data_path("hashi") / "games"


def _can_resume(path: Path) -> bool:
    try:
        record = records.parse(path.read_text("utf-8"))
        game = records.replay(record)
    except (OSError, NotationError, Refused, ValueError):
        return False
    known = record.proof.secret or record.proof.seed
    return game.seats == 1 and not game.over and known is not None
