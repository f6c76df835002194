"""Whether a turn is legal: the single judge for engine, server, bots and tests.

`violations` goes through a turn in the order it is played, number first, then bridge by bridge, and
yields every rule it breaks. A guarded table refuses at the first; an honour table (M1) refuses only
what cannot be drawn at all and lets the rest stand as mistakes. Its two halves,
`number_violation` and `bridge_violations`, are for callers that judge many nearly identical turns.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hashi.rules.board import Board, Island
from hashi.rules.card import Card
from hashi.rules.marks import MOST_UNNUMBERED, Marks
from hashi.rules.refusal import Refusal
from hashi.rules.turn import Turn

__all__ = [
    "IMPOSSIBLE",
    "Drawing",
    "Violation",
    "bridge_violations",
    "drawing_of",
    "impossibility",
    "number_violation",
    "refusal",
    "violations",
    "with_bridge",
    "with_number",
]

# Marks in the middle of a turn: board, numbers, bridges and degrees, which are updated instead of
# looked up again. A plain tuple, because one is created for every bridge that is tried.
Drawing = tuple[Board, int, int, int]

IMPOSSIBLE = frozenset({"T3", "T9", "T10"})  # M1: cannot be drawn, whatever the table


@dataclass(frozen=True, slots=True)
class Violation:
    """A broken rule and the mark that breaks it: an island, a line, or None for all bridges."""

    refusal: Refusal
    mark: str | None


def refusal(marks: Marks, card: Card, turn: Turn) -> Refusal | None:
    """Why the turn is forbidden with this card, or None if it is legal."""
    for violation in violations(marks, card, turn):
        return violation.refusal
    return None


def impossibility(marks: Marks, card: Card, turn: Turn) -> Refusal | None:
    """Why the turn cannot be drawn even at an honour table (M1), or None."""
    found = (violation.refusal for violation in violations(marks, card, turn))
    return next((refusal for refusal in found if refusal.rule in IMPOSSIBLE), None)


def drawing_of(marks: Marks) -> Drawing:
    """The drawing before a turn."""
    return marks.board, marks.numbers, marks.bridges, marks.degrees


def with_number(drawing: Drawing, number: int, island: str) -> Drawing:
    """The drawing with a number on an island that has none."""
    board, numbers, bridges, degrees = drawing
    return board, numbers | number << 4 * board.island_index[island], bridges, degrees


def with_bridge(drawing: Drawing, line: str) -> Drawing:
    """The drawing with one more bridge, which must be possible to draw."""
    board, numbers, bridges, degrees = drawing
    index = board.line_index[line]
    return board, numbers, bridges + (1 << 2 * index), degrees + board.steps[index]


def violations(marks: Marks, card: Card, turn: Turn, erased: int = 0) -> Iterator[Violation]:
    """Every rule the turn breaks, in the order of its marks.

    `erased` bridges of the turn were erased by a correction (M2); T7 counts them as drawn.
    """
    drawing = drawing_of(marks)
    number, island, bridges = turn.number, turn.island, turn.bridges
    if island is not None and number is not None:
        broken = number_violation(drawing, card, number, island)
        if broken is not None:
            yield Violation(broken, island)
        if broken is None or broken.rule not in IMPOSSIBLE:
            drawing = with_number(drawing, number, island)
    if bridges:
        if len(bridges) + erased != card.bridges:
            yield Violation(Refusal("bridge-count", "T7"), None)
        yield from bridge_violations(drawing, bridges)


def number_violation(drawing: Drawing, card: Card, number: int, island: str) -> Refusal | None:
    """The rule broken by writing a number on an island."""
    board, numbers, _, degrees = drawing
    index = board.island_index.get(island)
    if index is None:
        return Refusal("no-such-island", "T3", island)
    if number != card.number:
        return Refusal("number-not-on-card", "T3", island)
    if numbers >> 4 * index & 15:
        return Refusal("island-has-number", "T3", island)
    bridges = degrees >> 4 * index & 15
    if not bridges and board.islands[index].flag:
        return Refusal("flag-without-bridge", "T5", island)
    if number < bridges:
        return Refusal("number-too-small", "T6", island)
    return None


def bridge_violations(drawing: Drawing, lines: Iterable[str]) -> Iterator[Violation]:
    """The violations of these bridges, drawn one by one in the order given."""
    board, numbers, bridges, degrees = drawing
    for line in lines:
        index = board.line_index.get(line)
        if index is None:
            yield Violation(Refusal("no-such-line", "T9", line), line)
            continue
        if bridges & board.closing[index]:
            if bridges >> 2 * index & 3 > 1:
                yield Violation(Refusal("line-full", "T10", line), line)
                continue
            yield Violation(Refusal("bridge-crossed", "T11", line), line)
        bridges += 1 << 2 * index
        degrees += board.steps[index]
        here, there = board.ends[index]
        number_here, number_there = numbers >> 4 * here & 15, numbers >> 4 * there & 15
        if not (number_here or number_there):
            yield Violation(Refusal("bridge-without-number", "T8", line), line)
        if (degrees >> 4 * here & 15) > (number_here or MOST_UNNUMBERED):
            yield Violation(_exceeded(board.islands[here], number_here), line)
        if (degrees >> 4 * there & 15) > (number_there or MOST_UNNUMBERED):
            yield Violation(_exceeded(board.islands[there], number_there), line)


def _exceeded(island: Island, number: int) -> Refusal:
    code, rule = ("number-exceeded", "T12") if number else ("six-exceeded", "T13")
    return Refusal(code, rule, island.at)
