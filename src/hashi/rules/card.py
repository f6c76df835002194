"""A card: the number to write and how many bridges to draw (C3)."""

from dataclasses import dataclass
from itertools import product, starmap

from hashi.rules.notation import NotationError

__all__ = ["NUMBERS", "STRENGTHS", "Card"]

NUMBERS = range(1, 7)
STRENGTHS = range(1, 4)


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card, written `5/3`: the number 5 with 3 bridges."""

    number: int
    bridges: int

    def __post_init__(self) -> None:
        if self.number not in NUMBERS or self.bridges not in STRENGTHS:
            raise ValueError(f"no card has number {self.number} with {self.bridges} bridges")

    @staticmethod
    def parse(text: str) -> "Card":
        """Read `5/3`."""
        card = _BY_TEXT.get(text)
        if card is None:
            raise NotationError("card", "a card such as 5/3: number 1 to 6, bridges 1 to 3")
        return card

    def __str__(self) -> str:
        return f"{self.number}/{self.bridges}"


_BY_TEXT = {str(card): card for card in starmap(Card, product(NUMBERS, STRENGTHS))}
