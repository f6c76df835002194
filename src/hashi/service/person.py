"""Who is asking: a random secret in a cookie. Only its hash is stored and used elsewhere."""

import hashlib
import re
import secrets
from unicodedata import category
from urllib.parse import quote, unquote

from hashi.record import LONGEST_NAME

__all__ = ["COOKIE", "NAME_COOKIE", "clean_name", "name_in", "new_secret", "person_of", "secret_in"]

COOKIE = "hashi"
NAME_COOKIE = "hashi_name"
# Printable by their category, and blank: fillers of Hangul, and Braille without a dot.
_BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800")
_SECRET = re.compile(r"[0-9a-f]{64}")


def new_secret() -> str:
    """A secret of 256 bits."""
    return secrets.token_hex(32)


def secret_in(cookies: dict[str, str]) -> str | None:
    """The secret of a request, if it looks like one of ours."""
    found = cookies.get(COOKIE, "")
    return found if _SECRET.fullmatch(found) else None


def person_of(secret: str) -> str:
    """The person a secret stands for: 128 bits of its hash."""
    return hashlib.sha256(b"hashi person " + secret.encode()).hexdigest()[:32]


def clean_name(text: str) -> str | None:
    """A name as plain text, or None if nothing of it can be seen."""
    shown = (c if c.isprintable() and c not in _BLANKS else " " for c in text)
    name = " ".join("".join(shown).split())[:LONGEST_NAME].strip()
    return name if any(category(c)[0] not in "MZC" for c in name) else None


def name_in(cookies: dict[str, str]) -> str:
    """The name this browser gave last."""
    return clean_name(unquote(cookies.get(NAME_COOKIE, ""))) or ""


def name_cookie(name: str) -> str:
    """A name as the value of a cookie."""
    return quote(name)
