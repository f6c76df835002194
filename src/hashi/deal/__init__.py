"""Fair shuffles: from a secret and the players' nonces to a seed, from a seed to the deck.

The scheme is versioned and documented in docs/deal.md with test vectors; a change of a single
byte here is a new version. Randomness comes in from outside; nothing here draws any.
"""

import hashlib
import hmac
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from hashi.rules import Card, NotationError

__all__ = [
    "BYTES",
    "VERSION",
    "Deal",
    "commitment",
    "drawn_nonce",
    "nonce_hash",
    "numbered_seed",
    "parse_bytes",
    "seed_of",
    "shuffled",
]

VERSION = 2
BYTES = 32  # of a secret, a nonce, a seed, a commitment and a hash alike

_LABEL = b"hashi deal 1"
_NONCE_LABEL = b"hashi nonce 1"
_SEAL_LABEL = b"hashi seal 2"
_HASH_LABEL = b"hashi hash 2"
_HEX = re.compile(r"[0-9a-f]{64}")
_BYTE_VALUES = 256


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that can be checked: the dealer's secret and one nonce from every seat."""

    secret: bytes
    nonces: tuple[bytes, ...]

    @property
    def commitment(self) -> bytes:
        """What the dealer shows before any seat commits to a nonce."""
        return commitment(self.secret)

    @property
    def seed(self) -> bytes:
        """The seed that the secret and the nonces come to: the deal's code."""
        return seed_of(self.secret, self.nonces)


def commitment(secret: bytes) -> bytes:
    """The seal of the dealer's secret; its label keeps it apart from any other version's."""
    return hashlib.sha256(_SEAL_LABEL + _exact(secret)).digest()


def nonce_hash(seal: bytes, seat: int, nonce: bytes) -> bytes:
    """What a seat shows before any nonce is revealed: it holds for this seal and this seat only."""
    return hashlib.sha256(_HASH_LABEL + _exact(seal) + bytes([seat]) + _exact(nonce)).digest()


def seed_of(secret: bytes, nonces: Iterable[bytes]) -> bytes:
    """SHA-256 of the secret followed by every seat's nonce, in the order of the seats."""
    return hashlib.sha256(b"".join(map(_exact, (secret, *nonces)))).digest()


def numbered_seed(number: int) -> bytes:
    """A seed from a number, for study: it can be guessed, so it deals nothing that is secret."""
    return hashlib.sha256(b"hashi number %d" % number).digest()


def drawn_nonce(secret: bytes, seat: int) -> bytes:
    """The share of a seat that gives none, such as a bot's: fixed by the secret beforehand."""
    return hashlib.sha256(_NONCE_LABEL + _exact(secret) + bytes([seat])).digest()


def shuffled(seed: bytes, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards in the order this seed deals them; of 18 the last is the one set aside (S4)."""
    stream = _stream(_exact(seed))
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, stream)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def parse_bytes(text: str) -> bytes:
    """Read 32 bytes from their one spelling: 64 small hexadecimal digits."""
    if not _HEX.fullmatch(text):
        raise NotationError("bytes", "64 hexadecimal digits, small letters")
    return bytes.fromhex(text)


def _exact(value: bytes) -> bytes:
    if len(value) != BYTES:
        raise ValueError(f"a secret, nonce or seed has {BYTES} bytes, not {len(value)}")
    return value


def _stream(seed: bytes) -> Iterator[int]:
    """Bytes without end: HMAC-SHA256 of a label and a counter, under the seed."""
    counter = 0
    while True:
        yield from hmac.digest(seed, _LABEL + counter.to_bytes(8, "big"), "sha256")
        counter += 1


def _below(limit: int, stream: Iterator[int]) -> int:
    """An even draw from 0 to limit - 1: bytes above the last whole multiple are thrown away."""
    fair = _BYTE_VALUES - _BYTE_VALUES % limit
    return next(byte % limit for byte in stream if byte < fair)
