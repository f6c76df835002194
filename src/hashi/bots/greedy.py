"""Plays the turn with the highest hand-made value.

Considers every legal turn, or a random sample if there are many, and never looks ahead: weak at
keeping room for late cards, good enough to be fun until the learned value is compiled.
"""

from random import Random

from hashi.bots.protocol import Sight
from hashi.rules import Board, Sheet, Start, Turn, legal_turns

__all__ = ["Greedy"]

_MOST_TURNS = 1500  # about a tenth of a second


class Greedy:
    """A greedy bot; `seed` selects the sample and the start.

    It considers at most `most` turns: the fewer, the weaker.
    """

    def __init__(self, seed: str, most: int = _MOST_TURNS) -> None:
        self._most = most
        self._random = Random(seed)

    def start(self, board: Board, seats: int) -> Start:  # noqa: ARG002  as the protocol has it
        """A 3 on a plain island with the fewest lines, to give the neighbour a poor start."""
        plain = [at for at in range(len(board.islands)) if board.islands[at].flag is None]
        fewest = min(board.lines_at[at].bit_count() for at in plain)
        poor = [at for at in plain if board.lines_at[at].bit_count() == fewest]
        return Start(3, board.islands[self._random.choice(poor)].at)

    def turn(self, sight: Sight) -> Turn:
        """The turn after which the sheet has the highest value."""
        turns = legal_turns(sight.own, sight.card)
        if len(turns) > self._most:
            turns = tuple(self._random.sample(turns, self._most))
        left = len(sight.deck) - len(sight.seen) - 1
        return max(
            turns, key=lambda turn: (value(sight.own.with_turn(turn), left), -len(str(turn)))
        )


def value(sheet: Sheet, rounds_left: int) -> float:
    """The value of a sheet: finished islands, and unfinished ones that can still be finished."""
    degrees, board, bridges = sheet.degrees, sheet.board, sheet.bridges
    blocked = board.blocked(bridges)
    total = 0.0
    for index, island in enumerate(board.islands):
        number, degree = sheet.numbers >> 4 * index & 15, degrees >> 4 * index & 15
        weight = 1.6 if island.flag else 1.0
        if number and number == degree:
            total += 2.4 * weight
        elif number or degree:
            room = _room(sheet, index, blocked)
            missing = number - degree if number else 0
            if number and room < missing:
                total -= 0.6 * weight
            else:
                total += (1.2 if number else 0.5) * weight * min(1.0, rounds_left / 4)
                total -= 0.12 * missing
    return total


def _room(sheet: Sheet, island: int, blocked: int) -> int:
    """How many more bridges the lines of an island can take, given its neighbours' numbers."""
    board, room = sheet.board, 0
    lines = board.lines_at[island] & ~blocked
    while lines:
        line = (lines & -lines).bit_length() - 1
        lines &= lines - 1
        here, there = board.ends[line]
        other = there if here == island else here
        number = sheet.numbers >> 4 * other & 15
        spare = (number or 6) - (sheet.degrees >> 4 * other & 15)
        room += max(0, min(2 - (sheet.bridges >> 2 * line & 3), spare))
    return room
