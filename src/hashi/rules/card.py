"""A card: the number to write and how many bridges to draw (C3)."""

import re
from dataclasses import dataclass

from hashi.rules.notation import NotationError

__all__ = ["NUMBERS", "STRENGTHS", "Card"]

NUMBERS = range(1, 7)
STRENGTHS = range(1, 4)

_TEXT = re.compile(r"([1-6])/([1-3])")


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card, written `5/3`: the number 5 with 3 bridges."""

    number: int
    bridges: int

    def __post_init__(self) -> None:
        if self.number not in NUMBERS or self.bridges not in STRENGTHS:
            raise ValueError(f"no card has number {self.number} with {self.bridges} bridges")

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read `5/3`."""
        match = _TEXT.fullmatch(text)
        if match is None:
            raise NotationError("card", "a card such as 5/3: number 1 to 6, bridges 1 to 3")
        return cls(int(match[1]), int(match[2]))

    def __str__(self) -> str:
        return f"{self.number}/{self.bridges}"
