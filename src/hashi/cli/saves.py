"""Saved games of one player: where they lie, how they are written, and how they go on."""

import os
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path

from hashi import deal
from hashi import record as records
from hashi.cli.failure import Failure
from hashi.cli.record import read, replayed
from hashi.locale import Texts
from hashi.record import Proof, Record
from hashi.rules import Card, Game, NotationError, Refused

__all__ = ["Solo", "fresh_path", "opened", "pile_of", "unfinished"]

_LOOKED_THROUGH = 20  # of the newest saves, for one that is not finished


@dataclass(frozen=True, slots=True)
class Solo:
    """A game of one player and what its record needs besides."""

    game: Game
    deck: tuple[Card, ...]
    name: str
    proof: Proof
    path: Path

    @property
    def record(self) -> Record:
        """The game as a record; the seed of a sealed deal is told at the end."""
        proof = self.proof
        if self.game.over and proof.secret is not None:
            proof = replace(proof, seed=seed_of(proof).hex())
        return Record.of(self.game, self.deck, (self.name,), proof)

    def save(self, texts: Texts) -> None:
        """Write the record so that a crash leaves the old one or the new one, never half."""
        beside = self.path.with_name(f".{self.path.name}.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with beside.open("w", encoding="utf-8") as file:
                file.write(str(self.record))
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self.path)
        except OSError:
            raise Failure(texts("error-write", path=str(self.path))) from None


def seed_of(proof: Proof) -> bytes:
    """The seed of a deal that holds its secret or its seed."""
    if proof.secret is None:
        return deal.parse_bytes(proof.seed or "")
    nonces = tuple(map(deal.parse_bytes, proof.nonces))
    return deal.Deal(deal.parse_bytes(proof.secret), nonces).seed


def pile_of(proof: Proof, deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """The 17 cards this deal puts into the pile (S4)."""
    return deal.shuffled(seed_of(proof), deck)[:-1]


def fresh_path() -> Path:
    """Where a new game is saved: by the time it began, and never over another."""
    name = f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}"
    names = (name, *(f"{name}-{number}" for number in range(2, 100)))
    paths = (_folder() / f"{name}.txt" for name in names)
    return next(path for path in paths if not path.exists())


def unfinished() -> Path | None:
    """The newest saved game that can go on."""
    newest = sorted(_folder().glob("*.txt"), reverse=True)[:_LOOKED_THROUGH]
    return next((path for path in newest if _can_go_on(path)), None)


def opened(path: Path, texts: Texts) -> Solo:
    """A saved game, ready to go on."""
    record = read(path, texts)
    if len(record.names) != 1:
        raise Failure(texts("error-not-solo", path=str(path)))
    if record.proof.secret is None and record.proof.seed is None:
        raise Failure(texts("error-no-seed", path=str(path)))
    try:
        game = replayed(path, record, texts, pile_of(record.proof, record.deck))
    except ValueError:
        raise Failure(texts("error-no-seed", path=str(path))) from None
    if game.over:
        raise Failure(texts("error-finished", path=str(path)))
    return Solo(game, record.deck, record.names[0], record.proof, path)


def _folder() -> Path:
    return user_data_path("hashi") / "games"


def _can_go_on(path: Path) -> bool:
    try:
        record = records.parse(path.read_text("utf-8"))
        game = records.replay(record)
    except (OSError, NotationError, Refused, ValueError):
        return False
    known = record.proof.secret or record.proof.seed
    return game.seats == 1 and not game.over and known is not None
