"""How an unfinished turn can continue: pure functions for front ends.

A draft is a turn that may be incomplete: too few bridges are allowed (T7) as long as some legal
turn continues it. Nothing is stored; the draft is passed in each time.

Every mark that could be added is judged, but what all of them share is judged only once.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from hashi.rules.card import Card
from hashi.rules.judge import (
    IMPOSSIBLE,
    Drawing,
    bridge_violations,
    drawing_of,
    impossibility,
    number_violation,
    refusal,
    with_bridge,
    with_number,
)
from hashi.rules.marks import Marks
from hashi.rules.refusal import Refusal
from hashi.rules.turn import Turn

__all__ = ["Possible", "drawable", "possible"]


@dataclass(frozen=True, slots=True)
class Possible:
    """For every island and line, why it cannot take the next mark, or None.

    `refusal` says why the draft cannot be played as it is, or None.
    """

    islands: dict[str, Refusal | None]
    lines: dict[str, Refusal | None]
    refusal: Refusal | None


def possible(marks: Marks, card: Card, draft: Turn) -> Possible:
    """What could be added to a draft: the number (or another island for it) and one more bridge."""
    drawing = drawing_of(marks)
    return Possible(
        islands=_islands(drawing, card, draft.bridges),
        lines=_lines(drawing, card, draft),
        refusal=refusal(marks, card, draft),
    )


def drawable(marks: Marks, card: Card, draft: Turn) -> Possible:
    """What could be added at an honour table: all that can be drawn at all, mistakes too (M1)."""
    drawing, lines = drawing_of(marks), marks.board.lines
    numbers = {
        island.at: number_violation(drawing, card, card.number, island.at)
        for island in marks.board.islands
    }
    bridges = {line: bridge_violations(drawing, sorted((*draft.bridges, line))) for line in lines}
    return Possible(
        islands={at: _impossible([broken] if broken else []) for at, broken in numbers.items()},
        lines={line: _impossible(one.refusal for one in found) for line, found in bridges.items()},
        refusal=impossibility(marks, card, draft),
    )


def _impossible(refusals: Iterable[Refusal]) -> Refusal | None:
    """The first reason that even an honour table has."""
    return next((refusal for refusal in refusals if refusal.rule in IMPOSSIBLE), None)


def _islands(drawing: Drawing, card: Card, bridges: tuple[str, ...]) -> dict[str, Refusal | None]:
    """Why the card's number cannot be on an island, with the bridges of the draft.

    A number affects the bridges only where one of them ends.
    """
    ends: set[str] = set()
    if len(bridges) > card.bridges:
        elsewhere: Refusal | None = Refusal("bridge-count", "T7")
    else:
        elsewhere = _first_violation(drawing, bridges)
        ends.update(end for line in bridges for end in line.split("-"))
    found = {}
    for island in drawing[0].islands:
        at = island.at
        refused = number_violation(drawing, card, card.number, at)
        if refused is None and at in ends:
            refused = _first_violation(with_number(drawing, card.number, at), bridges)
        elif refused is None:
            refused = elsewhere
        found[at] = refused
    return found


def _lines(drawing: Drawing, card: Card, draft: Turn) -> dict[str, Refusal | None]:
    """Why a line cannot take one more bridge."""
    lines = drawing[0].lines
    missing = card.bridges - len(draft.bridges) - 1
    if missing < 0:
        return {line: Refusal("bridges-drawn", "T7", line) for line in lines}
    if draft.island is not None and draft.number is not None:
        refused = number_violation(drawing, card, draft.number, draft.island)
        if refused is not None:
            return dict.fromkeys(lines, refused)
        drawing = with_number(drawing, draft.number, draft.island)
    found = {line: _first_violation(drawing, sorted((*draft.bridges, line))) for line in lines}
    free = [line for line, refused in found.items() if refused is None]
    if free:
        for line in draft.bridges:
            drawing = with_bridge(drawing, line)
        for line in free:
            if not _can_complete(with_bridge(drawing, line), free, missing):
                found[line] = Refusal("no-way-on", "T7", line)
    return found


def _can_complete(drawing: Drawing, lines: list[str], count: int) -> bool:
    """Whether `count` more bridges can be drawn on these lines."""
    return not count or any(
        _can_complete(with_bridge(drawing, line), lines, count - 1)
        for line in lines
        if _first_violation(drawing, (line,)) is None
    )


def _first_violation(drawing: Drawing, lines: Iterable[str]) -> Refusal | None:
    """The first rule broken by these bridges."""
    return next((violation.refusal for violation in bridge_violations(drawing, lines)), None)
