"""What a bot sees and what it answers."""

from dataclasses import dataclass
from typing import Protocol

from hashi.rules import Board, Card, Sheet, Start, Turn

__all__ = ["Bot", "Sight"]


@dataclass(frozen=True, slots=True)
class Sight:
    """The table as one seat sees it in an open round.

    `sheets` are those of all seats in order: this seat's own as it is now, the others' as they
    were when the last round closed. `seen` are the cards revealed so far, the open one last.
    """

    seat: int
    sheets: tuple[Sheet, ...]
    deck: tuple[Card, ...]
    seen: tuple[Card, ...]

    @property
    def own(self) -> Sheet:
        """The sheet of this seat."""
        return self.sheets[self.seat - 1]

    @property
    def card(self) -> Card:
        """The open card."""
        return self.seen[-1]


class Bot(Protocol):
    """A player. Equal sights and equal seeds give equal answers."""

    def start(self, board: Board) -> Start:
        """The number to write before the game, for the left neighbour (S2)."""
        ...

    def turn(self, sight: Sight) -> Turn:
        """A legal turn for the open card."""
        ...
