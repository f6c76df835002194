"""A sheet: a board that is written on, and what the marks on it are worth.

Knows one player's marks, not the round, the card, the seat or the others.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal, get_args

from hashi.rules.board import FLAGS, Board
from hashi.rules.card import Card
from hashi.rules.judge import refusal
from hashi.rules.marks import Marks
from hashi.rules.refusal import Refusal, Refused
from hashi.rules.turn import Turn

__all__ = ["CATEGORIES", "START_NUMBERS", "Category", "Sheet", "start_refusal"]

Category = Literal["red", "blue", "six"]
CATEGORIES: tuple[Category, ...] = get_args(Category)
START_NUMBERS = (3, 4)

_SIX = 6
_LOW_BITS = int("1" * 26 * 9, 16)  # the lowest bit of every island's four, for any board


@dataclass(frozen=True, slots=True)
class Sheet(Marks):
    """Marks, and what follows from them."""

    @classmethod
    def blank(cls, board: Board) -> "Sheet":
        """An empty sheet of a board."""
        return cls(board)

    def start(self, island: str, number: int) -> "Sheet":
        """The sheet with the number written before the game (S2); raises Refused."""
        refused = start_refusal(self.board, island, number)
        if refused is not None:
            raise Refused(refused)
        return self.with_turn(Turn(number, island))

    def after(self, card: Card, turn: Turn) -> "Sheet":
        """The sheet after a legal turn; raises Refused for any other."""
        refused = refusal(self, card, turn)
        if refused is not None:
            raise Refused(refused)
        return self.with_turn(turn)

    def cross_out(self, islands: frozenset[str]) -> "Sheet":
        """The sheet with these islands, and no others, crossed out (M3)."""
        return replace(self, crossed=sum(1 << 4 * self.board.island_index[at] for at in islands))

    @property
    def finished_bits(self) -> int:
        """The finished islands as the lowest bit of each island's four."""
        different = self.numbers ^ self.degrees
        numbered = self.numbers | self.numbers >> 1 | self.numbers >> 2
        different |= different >> 1 | different >> 2 | different >> 3
        return numbered & ~different & ~self.crossed & _LOW_BITS

    @property
    def finished(self) -> frozenset[str]:
        """The islands with exactly as many bridges as their number (T14)."""
        return self._names(self.finished_bits)

    @property
    def crossed_out(self) -> frozenset[str]:
        """The islands that can never be finished (M3)."""
        return self._names(self.crossed)

    @property
    def groups(self) -> tuple[frozenset[str], ...]:
        """Groups of finished islands joined by bridges, largest first (V3)."""
        masks = sorted(self._group_bits(), key=lambda bits: (-bits.bit_count(), bits))
        return tuple(self._names(bits) for bits in masks)

    @property
    def largest_group(self) -> frozenset[str]:
        """The largest group of joined finished islands (V3)."""
        return next(iter(self.groups), frozenset())

    @property
    def reached(self) -> frozenset[Category]:
        """The categories this sheet fulfils (V1 to V3)."""
        bits = self.finished_bits
        found: set[Category] = set()
        for flag in FLAGS:
            flagged = self.board.flagged[flag]
            if flagged and bits & flagged == flagged:
                found.add(flag)
        if bits.bit_count() >= _SIX and any(g.bit_count() >= _SIX for g in self._group_bits()):
            found.add("six")
        return frozenset(found)

    def _names(self, bits: int) -> frozenset[str]:
        islands = self.board.islands
        return frozenset(island.at for i, island in enumerate(islands) if bits >> 4 * i & 1)

    def _group_bits(self) -> Iterator[int]:
        rest = self.finished_bits
        links = [
            1 << 4 * here | 1 << 4 * there
            for line, (here, there) in enumerate(self.board.ends)
            if self.bridges >> 2 * line & 3 and rest >> 4 * here & rest >> 4 * there & 1
        ]
        while rest:
            group, grown = 0, rest & -rest
            while grown != group:
                group = grown
                for link in links:
                    if link & grown:
                        grown |= link
            rest &= ~group
            yield group


def start_refusal(board: Board, island: str, number: int) -> Refusal | None:
    """Why this number may not be written on this island before the game (S2), or None."""
    index = board.island_index.get(island)
    if index is None:
        return Refusal("no-such-island", "S2", island)
    if number not in START_NUMBERS:
        return Refusal("start-number", "S2", island)
    if board.islands[index].flag:
        return Refusal("start-flag", "S2", island)
    return None
