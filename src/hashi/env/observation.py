"""What a seat sees as an array of small numbers, the same in every environment.

One value each for the round (0: setup, 18: over), the step in it (0: the number, 1 to 3: the
bridges), the number and the bridges of the open card; then for every card, 1/1 1/2 1/3 2/1 to 6/3,
how many are still unseen, the one set aside included; then the sheets, the seat's own first and the
others' clockwise: the number of every island, the bridges of every line, and the rounds in which
red, blue and six were reached, 0 for not yet. The seat's own sheet has the open turn's marks.
"""

from dataclasses import dataclass

import numpy as np

from hashi.bots import Sight
from hashi.kernel.games import CARD_KINDS, HEADER, PHASE, observation_size
from hashi.kernel.tables import Bytes
from hashi.rules import CATEGORIES, Board, Card, Score, Sheet

__all__ = ["HIGHEST", "Layout", "encode"]

HIGHEST = 18  # no value is larger


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything stands in an observation."""

    board: Board
    seats: int = 1

    @property
    def size(self) -> int:
        """The length of an observation."""
        return observation_size(self.board, self.seats)

    @property
    def unseen(self) -> slice:
        """How many of each card are unseen."""
        return slice(PHASE, HEADER)

    def numbers(self, distance: int = 0) -> slice:
        """The numbers on the sheet this many seats to the left; 0 for the seat's own."""
        return self._part(distance, 0, len(self.board.islands))

    def bridges(self, distance: int = 0) -> slice:
        """The bridges on that sheet."""
        return self._part(distance, len(self.board.islands), len(self.board.lines))

    def reached(self, distance: int = 0) -> slice:
        """The rounds in which red, blue and six were reached there."""
        return self._part(distance, len(self.board.islands) + len(self.board.lines), 3)

    def _part(self, distance: int, first: int, length: int) -> slice:
        sheet = len(self.board.islands) + len(self.board.lines) + len(CATEGORIES)
        start = HEADER + distance * sheet + first
        return slice(start, start + length)


def encode(sight: Sight) -> Bytes:
    """What a bot sees at the beginning of its turn, as an observation."""
    card, seats = sight.card, len(sight.sheets)
    unseen = np.zeros(CARD_KINDS, np.int8)
    for other in sight.deck:
        unseen[_index(other)] += 1
    for other in sight.seen:
        unseen[_index(other)] -= 1
    values = [len(sight.seen), 0, card.number, card.bridges, *unseen]
    for distance in range(seats):
        seat = (sight.seat - 1 + distance) % seats
        values += _sheet_values(sight.sheets[seat], sight.scores[seat])
    return np.array(values, np.int8)


def _index(card: Card) -> int:
    return 3 * (card.number - 1) + card.bridges - 1


def _sheet_values(sheet: Sheet, score: Score) -> list[int]:
    numbers = [sheet.number(island.at) for island in sheet.board.islands]
    bridges = [sheet.bridges_on(line) for line in sheet.board.lines]
    return [*numbers, *bridges, *(score.round_of(category) or 0 for category in CATEGORIES)]
