"""What a bot sees, and what it must implement."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from hashi.rules import Board, Card, Game, Score, Sheet, Start, Turn

__all__ = ["Bot", "Sight"]


@dataclass(frozen=True, slots=True)
class Sight:
    """The table as one seat sees it in an open round.

    `sheets` are those of all seats in order: this seat's own as it is now, the others' as they
    were when the last round closed. `seen` are the cards revealed so far, the open one last.
    `scores` has the categories each seat had reached by then, and what they were worth.
    """

    seat: int
    sheets: tuple[Sheet, ...]
    deck: tuple[Card, ...]
    seen: tuple[Card, ...]
    scores: tuple[Score, ...]

    @classmethod
    def of(cls, game: Game, deck: Sequence[Card], seat: int, at: int | None = None) -> "Sight":
        """What a seat saw at the beginning of a round; of the open round by default."""
        number = game.round if at is None else at
        sheet = game.sheet if at is None else game.sheet_as_of
        seats = range(1, game.seats + 1)
        return cls(
            seat=seat,
            sheets=tuple(sheet(other, number - 1) for other in seats),
            deck=tuple(deck),
            seen=game.deck[:number],
            scores=tuple(score.before(number) for score in game.scores),
        )

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

    def start(self, board: Board, seats: int) -> Start:
        """The number to write before the game (S2): one's own, in company the neighbour's (S3)."""
        ...

    def turn(self, sight: Sight) -> Turn:
        """A legal turn for the open card."""
        ...
