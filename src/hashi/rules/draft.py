"""What a turn in the making could still become: pure answers for front ends.

A draft is a turn that may not be whole yet: too few bridges are no fault of it (T7), unless no
legal turn goes on from there. Nothing is kept; the draft comes from outside each time.

Every mark that could be added is put before the judge, but what all of them share is judged once.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from hashi.rules.card import Card
from hashi.rules.judge import Drawing, bridges_broken, number_broken, refusal
from hashi.rules.marks import Marks
from hashi.rules.refusal import Refusal
from hashi.rules.turn import Turn

__all__ = ["Possible", "possible"]


@dataclass(frozen=True, slots=True)
class Possible:
    """For every island and line why it cannot take the next mark, or None.

    `refusal` says why the draft cannot be played as it stands, or None.
    """

    islands: dict[str, Refusal | None]
    lines: dict[str, Refusal | None]
    refusal: Refusal | None


def possible(marks: Marks, card: Card, draft: Turn) -> Possible:
    """What could be added to a draft: the number (or its new place) and one more bridge."""
    drawing = Drawing.of(marks)
    return Possible(
        islands=_islands(drawing, card, draft.bridges),
        lines=_lines(drawing, card, draft),
        refusal=refusal(marks, card, draft),
    )


def _islands(drawing: Drawing, card: Card, bridges: tuple[str, ...]) -> dict[str, Refusal | None]:
    """Why the card's number cannot stand on an island, the bridges being kept.

    A number changes what the bridges break only where one of them ends.
    """
    ends: set[str] = set()
    if len(bridges) > card.bridges:
        elsewhere: Refusal | None = Refusal("bridge-count", "T7")
    else:
        elsewhere = _broken(drawing, bridges)
        ends.update(end for line in bridges for end in line.split("-"))
    found = {}
    for island in drawing.board.islands:
        at = island.at
        refused = number_broken(drawing, card, card.number, at)
        if refused is None and at in ends:
            refused = _broken(drawing.with_number(card.number, at), bridges)
        elif refused is None:
            refused = elsewhere
        found[at] = refused
    return found


def _lines(drawing: Drawing, card: Card, draft: Turn) -> dict[str, Refusal | None]:
    """Why a line cannot take one more bridge."""
    lines = drawing.board.lines
    missing = card.bridges - len(draft.bridges) - 1
    if missing < 0:
        return {line: Refusal("bridges-drawn", "T7", line) for line in lines}
    if draft.island is not None and draft.number is not None:
        refused = number_broken(drawing, card, draft.number, draft.island)
        if refused is not None:
            return dict.fromkeys(lines, refused)
        drawing = drawing.with_number(draft.number, draft.island)
    found = {line: _broken(drawing, sorted((*draft.bridges, line))) for line in lines}
    free = [line for line, refused in found.items() if refused is None]
    if free:
        for line in draft.bridges:
            drawing = drawing.with_bridge(line)
        for line in free:
            if not _goes_on(drawing.with_bridge(line), free, missing):
                found[line] = Refusal("no-way-on", "T7", line)
    return found


def _goes_on(drawing: Drawing, lines: list[str], count: int) -> bool:
    """Whether `count` more bridges can be drawn on these lines."""
    return not count or any(
        _goes_on(drawing.with_bridge(line), lines, count - 1)
        for line in lines
        if _broken(drawing, (line,)) is None
    )


def _broken(drawing: Drawing, lines: Iterable[str]) -> Refusal | None:
    """The first rule broken by these bridges."""
    return next((violation.refusal for violation in bridges_broken(drawing, lines)), None)
