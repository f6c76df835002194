"""What follows from the closed rounds of a game, and from the mistakes found in them.

It is the same in all views, and changes only when a round closes or a mistake is noticed.
"""

import msgspec

from hashi.rules import Game, Log, Outcome, Score, Sheet
from hashi.table.log import log_lines
from hashi.table.mistake import found_mistakes
from hashi.table.part import score_view, sheet_view
from hashi.table.state import Table
from hashi.wire.view import LogLine, MistakeView, OutcomeView, ScoreView, SheetView

__all__ = ["Closed"]


class Closed(msgspec.Struct, frozen=True, kw_only=True):
    """The closed rounds of a table; before the first turn there are blank sheets."""

    rounds: int = 0
    logs: tuple[Log, ...] = ()  # of the game it was made from
    seen: list[str] = []  # the cards turned over
    scores: list[ScoreView]  # by seat
    sheets: list[SheetView]  # by seat
    log: list[LogLine] = []
    outcome: OutcomeView | None = None
    mistakes: list[MistakeView] = []  # at an honour table, those found so far
    totals_before: list[int] = []  # see View

    @classmethod
    def of(cls, table: Table, before: "Closed | None" = None) -> "Closed":
        """Compute it; `before` are earlier rounds of the same game in which nothing has changed."""
        game, seats = table.game, len(table.seats)
        if game is None or not game.logs:
            blank = sheet_view(Sheet.blank(table.board))
            return cls(scores=[score_view(Score())] * seats, sheets=[blank] * seats)
        scores, outcome = game.scores, game.outcome
        honour = game.kind == "honour"  # there a mistake may change what was announced
        told, known = ([], 0) if before is None or honour else (before.log, before.rounds)
        noticed = game.noticed_scores if honour and game.over else ()
        return cls(
            rounds=game.closed,
            logs=game.logs,
            seen=[str(card) for card in game.deck[: game.round]],
            scores=[score_view(score) for score in scores],
            sheets=[sheet_view(game.sheet(seat, game.closed)) for seat in range(1, seats + 1)],
            log=[*told, *log_lines(table, game, scores, known)],
            outcome=None if outcome is None else _outcome_view(outcome),
            mistakes=found_mistakes(table, game) if honour else [],
            totals_before=[score.total for score in noticed],
        )

    def holds_for(self, game: Game | None) -> bool:
        """Whether it is still true of its rounds in a later state of the same game."""
        logs = game.logs if game else ()
        if len(logs) != len(self.logs) or (game is not None and game.closed < self.rounds):
            return False
        return all(old.found == new.found for old, new in zip(self.logs, logs, strict=True))


def _outcome_view(outcome: Outcome) -> OutcomeView:
    totals, winners = list(outcome.totals), list(outcome.winners)
    return OutcomeView(totals=totals, winners=winners, rank=outcome.rank)
