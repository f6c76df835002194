"""The two identifiers of a new table: an unguessable id, and a short code to say aloud."""

import secrets

__all__ = ["new_code", "new_id"]

_LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789"
_CODE_LENGTH = 6


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """A short code that can be said aloud: no vowels, nothing that looks alike."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LENGTH))
