"""The numbers that stand for choices: starts, islands, no number, lines, no bridge.

A turn is one choice for the number and one for each bridge of its card, lines in their order, so
every turn is exactly one sequence of actions.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from hashi.rules import START_NUMBERS, Board, Card, Start, Turn

__all__ = ["Actions"]


@dataclass(frozen=True, slots=True)
class Actions:
    """The actions of a board.

    With I islands and L lines, in the order of the board: 0 to I - 1 start with a 3 on that island,
    I to 2I - 1 with a 4; 2I to 3I - 1 write the card's number there, 3I writes none; 3I + 1 to
    3I + L draw a bridge on that line, and the last action draws none.
    """

    board: Board

    @property
    def count(self) -> int:
        """How many there are."""
        return 3 * len(self.board.islands) + len(self.board.lines) + 2

    @property
    def no_number(self) -> int:
        """Skip action a (T2)."""
        return 3 * len(self.board.islands)

    @property
    def no_bridge(self) -> int:
        """Skip action b (T2)."""
        return self.count - 1

    def of_start(self, start: Start) -> int:
        """The action of a start."""
        first = START_NUMBERS.index(start.number) * len(self.board.islands)
        return first + self.board.island_index[start.island]

    def of_turn(self, turn: Turn, card: Card) -> tuple[int, ...]:
        """The actions of a turn, one for the number and one for each bridge of the card."""
        islands, number = len(self.board.islands), self.no_number
        if turn.island is not None:
            number = 2 * islands + self.board.island_index[turn.island]
        lines = [self.no_number + 1 + self.board.line_index[line] for line in turn.bridges]
        return number, *(lines or [self.no_bridge] * card.bridges)

    def start(self, action: int) -> Start:
        """The start that an action stands for."""
        number, island = divmod(action, len(self.board.islands))
        return Start(START_NUMBERS[number], self.board.islands[island].at)

    def turn(self, actions: Sequence[int], card: Card) -> Turn:
        """The turn that these actions make."""
        first, *lines = actions
        bridges = tuple(self._lines(lines))
        if first == self.no_number:
            return Turn(bridges=bridges)
        return Turn(
            card.number, self.board.islands[first - 2 * len(self.board.islands)].at, bridges
        )

    def text(self, action: int) -> str:
        """An action in the words of records: `3@c4`, `@c2`, `c2-c4`, `no number`, `no bridge`."""
        islands = len(self.board.islands)
        if action < 2 * islands:
            return str(self.start(action))
        if action < self.no_number:
            return f"@{self.board.islands[action - 2 * islands].at}"
        if action == self.no_number:
            return "no number"
        return next(self._lines([action]), "no bridge")

    def _lines(self, actions: Iterable[int]) -> Iterator[str]:
        first = self.no_number + 1
        return (self.board.lines[action - first] for action in actions if action < self.no_bridge)
