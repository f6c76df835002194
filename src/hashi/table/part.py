"""Values of the rules as the wire has them: boards, cards, sheets, scores, refusals.

What is built once is shared by many messages, so it must not be changed.
"""

from functools import lru_cache

from hashi.rules import Board, Card, Refusal, Score, Sheet
from hashi.wire.view import BoardView, IslandView, ReachedView, RefusalView, ScoreView, SheetView

__all__ = ["board_view", "deck_texts", "refusal_view", "score_view", "sheet_view"]

_KEPT = 64  # boards and decks


@lru_cache(_KEPT)
def board_view(board: Board) -> BoardView:
    """A board."""
    islands = [IslandView(at=island.at, flag=island.flag) for island in board.islands]
    return BoardView(name=board.name, islands=islands, lines=list(board.lines))


@lru_cache(_KEPT)
def deck_texts(cards: tuple[Card, ...]) -> list[str]:
    """The cards of a deck as they are written."""
    return [str(card) for card in cards]


def sheet_view(sheet: Sheet) -> SheetView:
    """A sheet and what follows from it."""
    blocked = sheet.board.blocked(sheet.bridges)
    return SheetView(
        numbers=sheet.written,
        bridges=sheet.drawn,
        finished=sorted(sheet.finished),
        blocked=[line for i, line in enumerate(sheet.board.lines) if blocked >> i & 1],
        crossed=sorted(sheet.crossed_out),
    )


def score_view(score: Score) -> ScoreView:
    """The points of a sheet."""
    return ScoreView(
        islands=score.islands,
        categories={
            category: ReachedView(points=one.points, round=one.round)
            for category, one in score.reached.items()
        },
        total=score.total,
    )


def refusal_view(refusal: Refusal) -> RefusalView:
    """A refusal; those of the table itself break no rule."""
    return RefusalView(code=refusal.code, rule=refusal.rule or None, where=refusal.where)
