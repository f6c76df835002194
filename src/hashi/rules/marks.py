"""What is written on a sheet: numbers, bridges and crosses, packed into three words.

Knows what is written where, not what is legal or finished.
"""

from dataclasses import dataclass, field
from typing import Self

from hashi.rules.board import Board
from hashi.rules.turn import Turn

__all__ = ["MOST_UNNUMBERED", "Marks"]

MOST_UNNUMBERED = 6  # T13


@dataclass(frozen=True, slots=True)
class Marks:
    """Numbers (four bits per island, 0 for none) and bridges (two bits per line) on a board.

    `crossed` are the islands crossed out for mistakes (M3), the lowest of four bits per island.
    """

    board: Board
    numbers: int = 0
    bridges: int = 0
    crossed: int = 0
    _degrees: int | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def degrees(self) -> int:
        """How many bridges lead to each island, four bits per island; looked up once."""
        degrees = self._degrees
        if degrees is None:
            degrees = self.board.degrees(self.bridges)
            object.__setattr__(self, "_degrees", degrees)
        return degrees

    @property
    def written(self) -> dict[str, int]:
        """The number of every island that has one."""
        numbers, islands = self.numbers, enumerate(self.board.islands)
        return {island.at: number for i, island in islands if (number := numbers >> 4 * i & 15)}

    @property
    def drawn(self) -> dict[str, int]:
        """The number of bridges on every line that has any."""
        bridges, lines = self.bridges, enumerate(self.board.lines)
        return {line: count for i, line in lines if (count := bridges >> 2 * i & 3)}

    def number(self, island: str) -> int:
        """The number on an island, 0 for none."""
        return self.numbers >> 4 * self.board.island_index[island] & 15

    def bridges_at(self, island: str) -> int:
        """How many bridges lead to an island."""
        return self.degrees >> 4 * self.board.island_index[island] & 15

    def bridges_on(self, line: str) -> int:
        """How many bridges a line has."""
        return self.bridges >> 2 * self.board.line_index[line] & 3

    def with_turn(self, turn: Turn) -> Self:
        """The marks after this turn, which must be possible to draw; nothing else is checked."""
        board, numbers, bridges = self.board, self.numbers, self.bridges
        number, island, lines = turn
        if island is not None and number is not None:
            numbers |= number << 4 * board.island_index[island]
        for line in lines:
            bridges += 1 << 2 * board.line_index[line]
        return type(self)(board, numbers, bridges, self.crossed)
