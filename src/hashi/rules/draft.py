"""What a turn in the making could still become: pure answers for whoever shows a board.

A draft is a turn that may not be whole yet: too few bridges are no fault of it (T7), unless no
legal turn goes on from there. Nothing is kept; the draft comes from outside each time.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from hashi.rules.card import Card
from hashi.rules.judge import refusal, violations
from hashi.rules.legal import legal_turns
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
    legal = [turn.bridges for turn in legal_turns(marks, card) if turn.island == draft.island]
    return Possible(
        islands={
            island.at: _so_far(marks, card, Turn(card.number, island.at, draft.bridges))
            for island in marks.board.islands
        },
        lines={line: _next_bridge(marks, card, draft, line, legal) for line in marks.board.lines},
        refusal=refusal(marks, card, draft),
    )


def _so_far(marks: Marks, card: Card, draft: Turn) -> Refusal | None:
    """The first rule the draft breaks, not counting bridges still to come."""
    missing = max(0, card.bridges - len(draft.bridges))
    found = violations(marks, card, draft, erased=missing)
    return next((violation.refusal for violation in found), None)


def _next_bridge(
    marks: Marks, card: Card, draft: Turn, line: str, legal: Iterable[tuple[str, ...]]
) -> Refusal | None:
    if len(draft.bridges) >= card.bridges:
        return Refusal("bridges-drawn", "T7", line)
    longer = Turn.of(draft.number, draft.island, (*draft.bridges, line))
    broken = _so_far(marks, card, longer)
    if broken is not None:
        return broken
    wanted = Counter(longer.bridges)
    if any(not wanted - Counter(bridges) for bridges in legal):
        return None
    return Refusal("no-way-on", "T7", line)
