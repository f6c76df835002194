"""Sheets on which every island is finished: the bridges of each line and the number of each island.

Looks for one by chance, island after island. Does not ask whether cards can draw it in time.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from hashi.boards.chance import Chance
from hashi.rules import Board, Card

__all__ = ["Layout", "find_layout", "lines_at"]

_STEPS = 300  # of the search before it gives up
_LARGEST = 6
_MOST_BRIDGES = 2  # on a line (T10)


@dataclass(frozen=True, slots=True)
class Layout:
    """The bridges of every line and the number of every island, in the order of the board."""

    bridges: tuple[int, ...]
    numbers: tuple[int, ...]


def find_layout(board: Board, deck: Sequence[Card], start: int, chance: Chance) -> Layout | None:
    """A sheet whose numbers the start and all cards but one can write, if one is found soon."""
    search = _Search(board, [start, *(card.number for card in deck)], chance)
    if not search.fill(0):
        return None
    numbers = tuple(search.degree(island) for island in range(len(board.islands)))
    return Layout(tuple(search.bridges), numbers)


def lines_at(board: Board, island: int) -> list[int]:
    """The lines that end at an island."""
    return [line for line, ends in enumerate(board.ends) if island in ends]


def _uncrossed(board: Board, chance: Chance) -> list[int]:
    """As many lines as fit without a crossing, taken in a drawn order."""
    taken, blocked = [], 0
    for line in chance.shuffled(range(len(board.lines))):
        if not blocked >> line & 1:
            taken.append(line)
            blocked |= board.crossed_by[line]
    return taken


class _Search:
    """Decides the lines of one island after the other; of lines that cross, some are left out."""

    def __init__(self, board: Board, numbers: Sequence[int], chance: Chance) -> None:
        self._board, self._chance = board, chance
        self._left = [numbers.count(number) for number in range(_LARGEST + 1)]
        self._steps = _STEPS
        self.bridges = [0] * len(board.lines)
        usable, islands = _uncrossed(board, chance), range(len(board.islands))
        self._lines = [[at for at in lines_at(board, one) if at in usable] for one in islands]

    def degree(self, island: int) -> int:
        """The bridges of an island so far."""
        return sum(self.bridges[line] for line in self._lines[island])

    def fill(self, island: int) -> bool:
        """Decide the lines from this island on; False if that fails or takes too long."""
        if island == len(self._lines):
            return True
        if not self._is_possible(island):
            return False
        lines = [line for line in self._lines[island] if self._board.ends[line][0] == island]
        for values in self._chance.shuffled(tuple(self._choices(island, lines))):
            if self._steps == 0:
                return False
            self._steps -= 1
            self._set(lines, values)
            number = self.degree(island)
            self._left[number] -= 1
            if self.fill(island + 1):
                return True
            self._left[number] += 1
            self._set(lines, [0] * len(lines))
        return False

    def _set(self, lines: Sequence[int], values: Sequence[int]) -> None:
        for line, value in zip(lines, values, strict=True):
            self.bridges[line] = value

    def _choices(self, island: int, lines: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """Bridges for these lines that come to a number that is left."""
        before = self.degree(island)
        for values in product(range(_MOST_BRIDGES + 1), repeat=len(lines)):
            number = before + sum(values)
            if number <= _LARGEST and self._left[number]:
                yield values

    def _is_possible(self, first: int) -> bool:
        """Whether the islands from this one on have room for the numbers left, all but one."""
        room = sorted(self._room(island, first) for island in range(first, len(self._lines)))
        numbers = [number for number, count in enumerate(self._left) for _ in range(count)]
        return all(map(int.__ge__, room, numbers))

    def _room(self, island: int, first: int) -> int:
        """The most bridges an island can have when islands before the first are decided."""
        ends = self._board.ends
        return sum(
            self.bridges[line] if ends[line][0] < first else _MOST_BRIDGES
            for line in self._lines[island]
        )
