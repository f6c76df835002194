"""The kernel for one board, for Python: positions in, turns and totals out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from hashi.kernel.play import finished_of, random_solos, reached_of, solo_points
from hashi.kernel.tables import Bytes, Numbers, Words, most_turns, tables_of
from hashi.kernel.turn import apply_turn, count_turns, list_turns
from hashi.rules import CATEGORIES, Board, Card, Category, Sheet, Turn

__all__ = ["Kernel", "Position"]


@dataclass(frozen=True, slots=True, eq=False)
class Position:
    """The number of every island and the bridges of every line, as mutable arrays.

    `played` is the number of rounds played; `rounds` are those in which each category was reached,
    0 for not yet.
    """

    numbers: Bytes
    bridges: Bytes
    played: int
    rounds: Numbers

    def copy(self) -> "Position":
        """An independent copy."""
        copies = self.numbers.copy(), self.bridges.copy()
        return Position(*copies, self.played, self.rounds.copy())


class Kernel:
    """Compiled rules for one board. Not thread-safe: it has a buffer."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.tables = tables_of(board)
        self._out = np.empty((most_turns(board), 4), np.int8)

    def position(
        self, sheet: Sheet, played: int = 0, reached: Mapping[Category, int] | None = None
    ) -> Position:
        """The position of a sheet after `played` rounds; `reached` has the rounds of categories."""
        numbers = [sheet.number(island.at) for island in self.board.islands]
        bridges = [sheet.bridges_on(line) for line in self.board.lines]
        rounds = [(reached or {}).get(category, 0) for category in CATEGORIES]
        return Position(
            np.array(numbers, np.int8),
            np.array(bridges, np.int8),
            played,
            np.array(rounds, np.int64),
        )

    def list_turns(self, position: Position, card: Card) -> Bytes:
        """Every legal turn as a row of island and lines; a view that the next call overwrites."""
        total = list_turns(
            self.tables, position.numbers, position.bridges, card.number, card.bridges, self._out
        )
        rows: Bytes = self._out[:total]
        return rows

    def turn(self, row: Bytes, card: Card) -> Turn:
        """A row as a turn."""
        island, *lines = (int(value) for value in row)
        names = tuple(self.board.lines[line] for line in lines if line >= 0)
        if island < 0:
            return Turn(bridges=names)
        return Turn(card.number, self.board.islands[island].at, names)

    def row(self, turn: Turn) -> Bytes:
        """A turn as a row of island and lines, -1 for none."""
        island = -1 if turn.island is None else self.board.island_index[turn.island]
        lines = [self.board.line_index[line] for line in turn.bridges]
        return np.array([island, *lines, *[-1] * (3 - len(lines))], np.int8)

    def apply(self, position: Position, card: Card, row: Bytes) -> Position:
        """The position after a legal turn, given as a row: one round later."""
        after, played = position.copy(), position.played + 1
        apply_turn(after.numbers, after.bridges, card.number, row)
        bits = reached_of(self.tables, after.bridges, self._finished_bits(after))
        for category in range(len(CATEGORIES)):
            if bits >> category & 1 and after.rounds[category] == 0:
                after.rounds[category] = played
        return Position(after.numbers, after.bridges, played, after.rounds)

    def points(self, position: Position) -> int:
        """The points of a player alone, as if the game ended here (O2, V6)."""
        return int(solo_points(int(self._finished_bits(position).sum()), position.rounds))

    def finished(self, position: Position) -> frozenset[str]:
        """The finished islands (T14)."""
        bits = self._finished_bits(position)
        return frozenset(
            island.at for island, bit in zip(self.board.islands, bits, strict=True) if bit
        )

    def reached(self, position: Position) -> frozenset[Category]:
        """The categories fulfilled (V1 to V3)."""
        bits = reached_of(self.tables, position.bridges, self._finished_bits(position))
        return frozenset(name for bit, name in enumerate(CATEGORIES) if bits >> bit & 1)

    def random_solo(self, position: Position, cards: Bytes, seed: int) -> int:
        """Play a pile of cards (rows of number and bridges) at random; returns the total."""
        return int(self.random_solos(position, cards[None], np.array([seed], np.uint64))[0])

    def random_solos(self, position: Position, piles: Bytes, seeds: Words) -> Numbers:
        """Many random games in one call: piles of cards, a seed for each; returns the totals (O2).

        Raises ValueError if the position fulfils a category without saying since which round.
        """
        known = {name for name, at in zip(CATEGORIES, position.rounds, strict=True) if at}
        if not self.reached(position) <= known:
            raise ValueError("in which rounds were the categories of this position reached?")
        return random_solos(
            self.tables,
            position.numbers,
            position.bridges,
            position.played,
            position.rounds,
            np.ascontiguousarray(piles, np.int8),
            seeds,
            self._out,
        )

    def count_turns(self, positions: Sequence[Position], cards: Sequence[Card]) -> Numbers:
        """How many legal turns each of many positions has for its card."""
        return count_turns(
            self.tables,
            np.array([position.numbers for position in positions], np.int8),
            np.array([position.bridges for position in positions], np.int8),
            np.array([(card.number, card.bridges) for card in cards], np.int8),
        )

    def _finished_bits(self, position: Position) -> Bytes:
        """1 for every finished island, else 0."""
        return finished_of(self.tables, position.numbers, position.bridges)
