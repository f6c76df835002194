"""The one judge of turns: engine, server, page, bots and tests ask here.

`violations` walks through a turn in the order it is played, number first, then bridge by bridge,
and names every rule it breaks. A guarded table refuses at the first; an honour table (M1) refuses
only what cannot be drawn at all and lets the rest stand as mistakes.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from hashi.rules.card import Card
from hashi.rules.marks import MOST_UNNUMBERED, Marks
from hashi.rules.refusal import Refusal
from hashi.rules.turn import Turn

__all__ = ["IMPOSSIBLE", "Violation", "impossibility", "refusal", "violations"]

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


def violations(marks: Marks, card: Card, turn: Turn, erased: int = 0) -> Iterator[Violation]:
    """Every rule the turn breaks, in the order of its marks.

    `erased` bridges of the turn were taken away by a correction (M2); T7 counts them as drawn.
    """
    numbers = marks.numbers
    if turn.island is not None and turn.number is not None:
        broken = _number_broken(marks, card, turn.number, turn.island)
        if broken is not None:
            yield Violation(Refusal(*broken, turn.island), turn.island)
        if broken is None or broken[1] not in IMPOSSIBLE:
            numbers |= turn.number << 4 * marks.board.island_index[turn.island]
    if turn.bridges:
        if len(turn.bridges) + erased != card.bridges:
            yield Violation(Refusal("bridge-count", "T7"), None)
        yield from _bridges_broken(Marks(marks.board, numbers, marks.bridges), turn.bridges)


def _number_broken(marks: Marks, card: Card, number: int, island: str) -> tuple[str, str] | None:
    """The code and rule broken by writing a number on an island."""
    index = marks.board.island_index.get(island)
    if index is None:
        return "no-such-island", "T3"
    if number != card.number:
        return "number-not-on-card", "T3"
    if marks.numbers >> 4 * index & 15:
        return "island-has-number", "T3"
    bridges = marks.degrees >> 4 * index & 15
    if not bridges and marks.board.islands[index].flag:
        return "flag-without-bridge", "T5"
    if number < bridges:
        return "number-too-small", "T6"
    return None


def _bridges_broken(marks: Marks, lines: tuple[str, ...]) -> Iterator[Violation]:
    """What the bridges break, drawn one by one in the order of the turn's text."""
    board, bridges = marks.board, marks.bridges
    for line in lines:
        index = board.line_index.get(line)
        if index is None:
            yield Violation(Refusal("no-such-line", "T9", line), line)
            continue
        if bridges >> 2 * index & 3 > 1:
            yield Violation(Refusal("line-full", "T10", line), line)
            continue
        if board.blocked(bridges) >> index & 1:
            yield Violation(Refusal("bridge-crossed", "T11", line), line)
        bridges += 1 << 2 * index
        for refusal in _ends_broken(marks, board.degrees(bridges), index):
            yield Violation(refusal, line)


def _ends_broken(marks: Marks, degrees: int, line: int) -> Iterator[Refusal]:
    """What a bridge just drawn on a line breaks at its ends."""
    board = marks.board
    here, there = board.ends[line]
    if not (marks.numbers >> 4 * here & 15 or marks.numbers >> 4 * there & 15):
        yield Refusal("bridge-without-number", "T8", board.lines[line])
    for end in (here, there):
        number = marks.numbers >> 4 * end & 15
        if (degrees >> 4 * end & 15) > (number or MOST_UNNUMBERED):
            code, rule = ("number-exceeded", "T12") if number else ("six-exceeded", "T13")
            yield Refusal(code, rule, board.islands[end].at)
