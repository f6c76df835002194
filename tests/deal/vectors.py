"""Test vectors of deals, worked out by hashi.deal: those of docs/deal.md and some more.

`make regen` writes them down for the page, whose twin in TypeScript must give the same.
"""

import hashlib
from pathlib import Path
from typing import TypedDict

import hashi
from hashi import boards, deal
from hashi.deal.daily import daily_seed

__all__ = ["DOCS", "DailyVector", "Vector", "daily_vectors", "vectors"]

DOCS = Path(__file__).parents[2] / "docs" / "deal.md"

_MORE = 24
_DAYS = ("2026-11-16", "2026-11-17", "2000-01-01", "2028-02-29", "2999-12-31")


class Vector(TypedDict):
    """One deal, all values as they are written; `drawn` has a nonce for each of four seats.

    `hashes` are those of the nonces, by seat.
    """

    secret: str
    nonces: list[str]
    commitment: str
    hashes: list[str]
    drawn: list[str]
    seed: str
    order: list[str]


class DailyVector(TypedDict):
    """The deal of a day on a side."""

    day: str
    side: str
    seed: str
    order: list[str]


def daily_vectors() -> list[DailyVector]:
    """The deals of some days on both sides."""
    return [_daily(day, side) for day in _DAYS for side in boards.SIDES]


def _daily(day: str, side: str) -> DailyVector:
    seed = daily_seed(day, side)
    order = [str(card) for card in deal.shuffled(seed, hashi.deck())]
    return {"day": day, "side": side, "seed": seed.hex(), "order": order}


def vectors() -> list[Vector]:
    """The two of the documentation, then deals of 1 to 4 seats."""
    documented = (
        _vector(bytes(32), (b"\xff" * 32,)),
        _vector(_bytes("secret"), tuple(map(_bytes, ("one", "two", "three", "four")))),
    )
    more = (
        _vector(
            _bytes(f"secret {number}"),
            tuple(_bytes(f"nonce {number} {seat}") for seat in range(number % 4 + 1)),
        )
        for number in range(_MORE)
    )
    return [*documented, *more]


def _vector(secret: bytes, nonces: tuple[bytes, ...]) -> Vector:
    dealt = deal.Deal(secret, nonces)
    seal = dealt.commitment
    hashes = [deal.nonce_hash(seal, seat, nonce).hex() for seat, nonce in enumerate(nonces, 1)]
    return {
        "secret": secret.hex(),
        "nonces": [nonce.hex() for nonce in nonces],
        "commitment": dealt.commitment.hex(),
        "hashes": hashes,
        "drawn": [deal.drawn_nonce(secret, seat).hex() for seat in range(1, 5)],
        "seed": dealt.seed.hex(),
        "order": [str(card) for card in deal.shuffled(dealt.seed, hashi.deck())],
    }


def _bytes(label: str) -> bytes:
    return hashlib.sha256(label.encode()).digest()
