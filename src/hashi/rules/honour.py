"""Mistakes at an honour table: finding them, correcting them, and what they cost (M1 to M5).

Works on one seat's turns from the sheet it received. Knows nothing about the other seats; who
points at a mistake, and when, is up to the log and the game.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from hashi.rules.card import Card
from hashi.rules.judge import violations
from hashi.rules.marks import Marks
from hashi.rules.refusal import Refusal
from hashi.rules.turn import Turn

__all__ = ["Mistake", "Standing", "correction", "mistakes_in"]


@dataclass(frozen=True, slots=True)
class Standing:
    """A turn as it stands on the sheet: what is left of it, and how many bridges were erased."""

    turn: Turn
    erased: int = 0


@dataclass(frozen=True, slots=True)
class Mistake:
    """A rule broken in a closed round, the marks that broke it and the islands concerned (M4)."""

    round: int
    refusal: Refusal
    marks: tuple[str, ...]
    islands: frozenset[str]

    def concerns(self, where: str) -> bool:
        """Whether pointing at this island or line points at this mistake (M5)."""
        return where in self.marks or where in self.islands


def mistakes_in(marks: Marks, card: Card, standing: Standing, number: int) -> tuple[Mistake, ...]:
    """The mistakes in the turn of a round, on a sheet with these marks before it."""
    turn = standing.turn
    found: dict[Refusal, list[str]] = {}
    for violation in violations(marks, card, turn, standing.erased):
        broken = turn.bridges if violation.mark is None else (violation.mark,)
        found.setdefault(violation.refusal, []).extend(broken)
    return tuple(
        Mistake(number, refusal, tuple(wrong), _concerned(refusal, wrong))
        for refusal, wrong in found.items()
    )


def correction(
    marks: Marks, cards: Sequence[Card], turns: Sequence[Standing], mistake: Mistake
) -> tuple[Standing, ...] | None:
    """The turns with the mistake's marks erased, or None if that would have consequences (M2).

    Cards and turns are those of the mistake's round and later ones, `marks` are those before it.
    Nothing that was right before may be wrong without those marks.
    """
    corrected = (_without(turns[0], mistake.marks), *turns[1:])
    before, after = (_broken(marks, cards, some) for some in (turns, corrected))
    return corrected if after < before else None


def _broken(
    marks: Marks, cards: Sequence[Card], turns: Sequence[Standing]
) -> set[tuple[int, Refusal]]:
    """Which rules these turns break, and which turn does."""
    broken: set[tuple[int, Refusal]] = set()
    for number, (card, standing) in enumerate(zip(cards, turns, strict=False)):
        found = violations(marks, card, standing.turn, standing.erased)
        broken.update((number, violation.refusal) for violation in found)
        marks = marks.with_turn(standing.turn)
    return broken


def _concerned(refusal: Refusal, marks: Sequence[str]) -> frozenset[str]:
    """The islands that pay for a mistake (M4)."""
    if refusal.rule in {"T5", "T6", "T12", "T13"}:
        marks = [refusal.where or ""]
    return frozenset(island for mark in marks for island in mark.split("-"))


def _without(standing: Standing, marks: tuple[str, ...]) -> Standing:
    """The turn without these marks, each of them one number or one bridge."""
    turn = standing.turn
    number, island = (None, None) if turn.island in marks else (turn.number, turn.island)
    bridges = list(turn.bridges)
    for mark in marks:
        if mark in bridges:
            bridges.remove(mark)
    erased = standing.erased + len(turn.bridges) - len(bridges)
    return Standing(Turn(number, island, tuple(bridges)), erased)
