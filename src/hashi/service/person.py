"""Who is asking: a random secret. Only its hash is stored and used elsewhere."""

import hashlib
import secrets
from unicodedata import category

from hashi.record import LONGEST_NAME

__all__ = ["clean_name", "new_secret", "person_of"]

# Printable by their category, and blank: fillers of Hangul, and Braille without a dot.
_BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800")


def new_secret() -> str:
    """A secret of 256 bits."""
    return secrets.token_hex(32)


def person_of(secret: str) -> str:
    """The person a secret stands for: 128 bits of its hash."""
    return hashlib.sha256(b"hashi person " + secret.encode()).hexdigest()[:32]


def clean_name(text: str) -> str | None:
    """A name as plain text, or None if nothing of it can be seen."""
    shown = (c if c.isprintable() and c not in _BLANKS else " " for c in text)
    name = " ".join("".join(shown).split())[:LONGEST_NAME].strip()
    return name if any(category(c)[0] not in "MZC" for c in name) else None
