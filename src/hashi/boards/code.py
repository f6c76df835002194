"""The code of a fresh board: short enough to say aloud, and enough to rebuild the board.

`A1-7K4M-2QX` is the side the board is like, the version of the generator, six characters for a
number, and a check character that catches every single typing error and every swap of neighbours.
docs/board.md describes the format and has test vectors.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from hashi.rules import BoardError, Problem

__all__ = ["LIKES", "NUMBERS", "VERSION", "BoardCode", "Like", "looks_like_code"]

Like = Literal["A", "B"]
LIKES: tuple[Like, ...] = ("A", "B")
VERSION = 1

# A prime number of characters, so that the check character catches every swap. No vowels, so that
# no code is a word, and nothing that looks like something else.
_CHARACTERS = "23456789BCDFGHJKLMNPQRSTVWXYZ"
_BASE = len(_CHARACTERS)
_PLACES = 6
NUMBERS = _BASE**_PLACES  # boards of each kind
_LONGEST = 40  # characters of what may be a code, spaces and hyphens included
_SHAPE = re.compile(r"([AB])([0-9])([0-9A-Z]{7})")
_SEPARATORS = str.maketrans("", "", " -")


@dataclass(frozen=True, slots=True)
class BoardCode:
    """Which fresh board: the side it is like, and its number from 0 to `NUMBERS` - 1."""

    like: Like
    number: int

    def __post_init__(self) -> None:
        if self.like not in LIKES or not 0 <= self.number < NUMBERS:
            raise ValueError(f"there is no fresh board {self.like!r} {self.number}")

    def __str__(self) -> str:
        places = _places(self.number)
        text = "".join(_CHARACTERS[place] for place in (*places, _check(self.like, places)))
        return f"{self.like}{VERSION}-{text[:4]}-{text[4:]}"

    @classmethod
    def drawn(cls, like: Like, text: str) -> "BoardCode":
        """A code that follows from a text, by SHA-256 modulo `NUMBERS`."""
        digest = hashlib.sha256(f"hashi board code {like} {text}".encode()).digest()
        return cls(like, int.from_bytes(digest, "big") % NUMBERS)

    @classmethod
    def parse(cls, text: str) -> "BoardCode":
        """Read a code in capital or small letters, with or without spaces and hyphens.

        Raises BoardError: for a text that is no code, a version that is unknown here, a typing
        error.
        """
        match = _match(text)
        if match is None:
            raise BoardError([Problem("code-unreadable", text[:_LONGEST])])
        like, version, rest = match.groups()
        if version != str(VERSION):
            raise BoardError([Problem("code-version", version)])
        *places, check = (_CHARACTERS.find(character) for character in rest)
        if min(*places, check) < 0 or check != _check(like, places):
            raise BoardError([Problem("code-mistyped", text[:_LONGEST])])
        number = 0
        for place in places:
            number = number * _BASE + place
        return cls("A" if like == "A" else "B", number)


def looks_like_code(text: str) -> bool:
    """Whether a text is meant as a code, right or wrong, and not as a side or a file."""
    return _match(text) is not None


def _match(text: str) -> re.Match[str] | None:
    if len(text) > _LONGEST or not text.isascii():
        return None
    return _SHAPE.fullmatch(text.translate(_SEPARATORS).upper())


def _places(number: int) -> tuple[int, ...]:
    """The digits of a number in base 29, the highest first."""
    return tuple(number // _BASE**power % _BASE for power in reversed(range(_PLACES)))


def _check(like: str, places: Sequence[int]) -> int:
    """The check character: the places times 2 to 7, the side and the version, modulo 29."""
    total = sum(weight * place for weight, place in enumerate(places, 2))
    return (total + 8 * LIKES.index(like) + 9 * VERSION) % _BASE
