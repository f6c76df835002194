"""The mistakes that were found at an honour table, for everybody to see (M2 to M5).

Made from what was found only: a mistake nobody has noticed yet is not here before the end.
"""

import msgspec

from hashi.rules import Found, Game, Refusal
from hashi.table.state import Table

__all__ = ["FoundMistake", "found_mistakes"]


class FoundMistake(msgspec.Struct, frozen=True):
    """A rule broken on a seat's sheet in a round, and what became of it.

    While the round `noticed` was open the seat `by` pointed at `where`; all three are None for a
    mistake that was found at the end. `corrected`: its `marks` were erased; else its `islands` are
    crossed out.
    """

    seat: int
    round: int
    refusal: Refusal
    marks: tuple[str, ...]
    islands: tuple[str, ...]
    corrected: bool
    noticed: int | None = None
    where: str | None = None
    by: int | None = None


def found_mistakes(table: Table, game: Game) -> tuple[FoundMistake, ...]:
    """The mistakes found so far, in the order of the rounds they were noticed in."""
    by = {(round_, sheet, where): seat for round_, sheet, where, seat in sorted(table.pointed)}
    found = [_shown(seat, one, by) for seat in range(1, game.seats + 1) for one in game.found(seat)]
    return tuple(sorted(found, key=lambda one: (one.noticed is None, one.noticed or 0)))


def _shown(seat: int, found: Found, by: dict[tuple[int, int, str], int]) -> FoundMistake:
    mistake, notice = found.mistake, found.notice
    shown = FoundMistake(
        seat,
        mistake.round,
        mistake.refusal,
        mistake.marks,
        tuple(sorted(mistake.islands)),
        found.corrected,
    )
    if notice is None:
        return shown
    pointer = by.get((notice.round, seat, notice.where))
    return msgspec.structs.replace(shown, noticed=notice.round, where=notice.where, by=pointer)
