"""Whether a turn is legal: the single judge for engine, server, bots and tests.

`violations` goes through a turn in the order it is played, number first, then bridge by bridge, and
yields every rule it breaks. A guarded table refuses at the first; an honour table (M1) refuses only
what cannot be drawn at all and lets the rest stand as mistakes. Its two halves,
`number_violation` and `bridge_violations`, are for callers that judge many nearly identical turns.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, Self

from hashi.rules.board import Board
from hashi.rules.card import Card
from hashi.rules.marks import MOST_UNNUMBERED, Marks
from hashi.rules.refusal import Refusal
from hashi.rules.turn import Turn

__all__ = [
    "IMPOSSIBLE",
    "Drawing",
    "Violation",
    "bridge_violations",
    "impossibility",
    "number_violation",
    "refusal",
    "violations",
]

IMPOSSIBLE = frozenset({"T3", "T9", "T10"})  # M1: cannot be drawn, whatever the table


@dataclass(frozen=True, slots=True)
class Violation:
    """A broken rule and the mark that breaks it: an island, a line, or None for all bridges."""

    refusal: Refusal
    mark: str | None


def refusal(marks: Marks, card: Card, turn: Turn) -> Refusal | None:
    """Why the turn is forbidden with this card, or None if it is legal."""
    return next((violation.refusal for violation in violations(marks, card, turn)), None)


def impossibility(marks: Marks, card: Card, turn: Turn) -> Refusal | None:
    """Why the turn cannot be drawn even at an honour table (M1), or None."""
    found = (violation.refusal for violation in violations(marks, card, turn))
    return next((refusal for refusal in found if refusal.rule in IMPOSSIBLE), None)


class Drawing(NamedTuple):
    """Marks in the middle of a turn, with the facts needed to judge a bridge.

    `blocked` and `degrees` are updated incrementally instead of looked up again. A tuple, because
    one is created for every bridge that is judged.
    """

    board: Board
    numbers: int
    bridges: int
    blocked: int
    degrees: int

    @classmethod
    def of(cls, marks: Marks) -> Self:
        """Marks before the turn."""
        board, bridges = marks.board, marks.bridges
        blocked, degrees = board.blocked(bridges), board.degrees(bridges)
        return cls(board, marks.numbers, bridges, blocked, degrees)

    def with_number(self, number: int, island: str) -> Self:
        """The drawing with a number on an island that has none."""
        board, numbers, bridges, blocked, degrees = self
        numbers |= number << 4 * board.island_index[island]
        return type(self)(board, numbers, bridges, blocked, degrees)

    def with_bridge(self, line: str) -> Self:
        """The drawing with one more bridge, which must be possible to draw."""
        board, numbers, bridges, blocked, degrees = self
        index = board.line_index[line]
        here, there = board.ends[index]
        bridges += 1 << 2 * index
        blocked |= board.crossed_by[index]
        degrees += (1 << 4 * here) + (1 << 4 * there)
        return type(self)(board, numbers, bridges, blocked, degrees)


def violations(marks: Marks, card: Card, turn: Turn, erased: int = 0) -> Iterator[Violation]:
    """Every rule the turn breaks, in the order of its marks.

    `erased` bridges of the turn were erased by a correction (M2); T7 counts them as drawn.
    """
    drawing = Drawing.of(marks)
    if turn.island is not None and turn.number is not None:
        broken = number_violation(drawing, card, turn.number, turn.island)
        if broken is not None:
            yield Violation(broken, turn.island)
        if broken is None or broken.rule not in IMPOSSIBLE:
            drawing = drawing.with_number(turn.number, turn.island)
    if turn.bridges:
        if len(turn.bridges) + erased != card.bridges:
            yield Violation(Refusal("bridge-count", "T7"), None)
        yield from bridge_violations(drawing, turn.bridges)


def number_violation(drawing: Drawing, card: Card, number: int, island: str) -> Refusal | None:
    """The rule broken by writing a number on an island."""
    index = drawing.board.island_index.get(island)
    if index is None:
        return Refusal("no-such-island", "T3", island)
    if number != card.number:
        return Refusal("number-not-on-card", "T3", island)
    if drawing.numbers >> 4 * index & 15:
        return Refusal("island-has-number", "T3", island)
    bridges = drawing.degrees >> 4 * index & 15
    if not bridges and drawing.board.islands[index].flag:
        return Refusal("flag-without-bridge", "T5", island)
    if number < bridges:
        return Refusal("number-too-small", "T6", island)
    return None


def bridge_violations(drawing: Drawing, lines: Iterable[str]) -> Iterator[Violation]:
    """The violations of these bridges, drawn one by one in the order given."""
    board, numbers, bridges, blocked, degrees = drawing
    for line in lines:
        index = board.line_index.get(line)
        if index is None:
            yield Violation(Refusal("no-such-line", "T9", line), line)
            continue
        if bridges >> 2 * index & 3 > 1:
            yield Violation(Refusal("line-full", "T10", line), line)
            continue
        if blocked >> index & 1:
            yield Violation(Refusal("bridge-crossed", "T11", line), line)
        here, there = board.ends[index]
        bridges += 1 << 2 * index
        blocked |= board.crossed_by[index]
        degrees += (1 << 4 * here) + (1 << 4 * there)
        if not (numbers >> 4 * here & 15 or numbers >> 4 * there & 15):
            yield Violation(Refusal("bridge-without-number", "T8", line), line)
        for end in (here, there):
            number = numbers >> 4 * end & 15
            if (degrees >> 4 * end & 15) > (number or MOST_UNNUMBERED):
                code, rule = ("number-exceeded", "T12") if number else ("six-exceeded", "T13")
                yield Violation(Refusal(code, rule, board.islands[end].at), line)
