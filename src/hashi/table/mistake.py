"""The mistakes found at an honour table, as all views show them (M2 to M5).

Made from what was found only: unnoticed mistakes are not here before the end.
"""

from hashi.rules import FoundMistake, Game
from hashi.table.part import refusal_view
from hashi.table.state import Table
from hashi.wire.view import MistakeView

__all__ = ["found_mistakes"]


def found_mistakes(table: Table, game: Game) -> list[MistakeView]:
    """The mistakes found so far, in the order of the rounds they were noticed in."""
    by = {(round_, sheet, where): seat for round_, sheet, where, seat in sorted(table.pointed)}
    found = [_view(seat, one, by) for seat in range(1, game.seats + 1) for one in game.found(seat)]
    return sorted(found, key=lambda one: (one.noticed is None, one.noticed or 0))


def _view(seat: int, found: FoundMistake, by: dict[tuple[int, int, str], int]) -> MistakeView:
    mistake, notice = found.mistake, found.notice
    return MistakeView(
        seat=seat,
        round=mistake.round,
        refusal=refusal_view(mistake.refusal),
        marks=list(mistake.marks),
        islands=sorted(mistake.islands),
        corrected=found.corrected,
        noticed=None if notice is None else notice.round,
        where=None if notice is None else notice.where,
        by=None if notice is None else by.get((notice.round, seat, notice.where)),
    )
