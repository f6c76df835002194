"""A puzzle: a sheet in the middle of a solo game, the next cards in order, and a goal.

The goal is how many points the cards can add at most: the points of the sheet after the last card,
as if the game ended there (V1 to V6, O2), minus those before the first. Knows how ways are judged,
not how a puzzle was made or that its goal is right.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from hashi.rules import Board, Card, Category, Sheet, Turn
from hashi.rules.score import solo_score

__all__ = ["PUZZLE_CARDS", "Puzzle"]

PUZZLE_CARDS = range(2, 7)  # how many cards a puzzle may have


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The sheet before the first card, which is played in `round`.

    `reached` has the rounds in which the categories of the sheet were reached.
    """

    sheet: Sheet
    round: int
    cards: tuple[Card, ...]
    goal: int
    reached: Mapping[Category, int] = field(default_factory=dict)

    @property
    def board(self) -> Board:
        """The board of the sheet."""
        return self.sheet.board

    @property
    def played(self) -> int:
        """How many rounds were played before."""
        return self.round - 1

    def points(self, turns: Sequence[Turn]) -> int:
        """The points that turns for the first cards add; raises Refused if one is illegal."""
        *_, last = self.points_by_card(turns)
        return last

    def points_by_card(self, turns: Sequence[Turn]) -> Iterator[int]:
        """The points added so far: before the first card, then after each turn."""
        sheet, reached = self.sheet, dict(self.reached)
        before = _total(sheet, reached)
        yield 0
        for number, (card, turn) in enumerate(zip(self.cards, turns, strict=False), self.round):
            sheet = sheet.after(card, turn)
            for category in sheet.reached:
                reached.setdefault(category, number)
            yield _total(sheet, reached) - before


def _total(sheet: Sheet, reached: Mapping[Category, int]) -> int:
    return solo_score(sheet.finished_bits.bit_count(), reached).total
