"""From the engine's values to the messages of the wire.

What is the same in view after view, boards and sheets above all, is made once and shared: nobody
may change a message.
"""

from functools import lru_cache

from hashi.bots import DEFAULT_LEVEL, LEVELS, Level
from hashi.rules import Board, Refusal, Score, Sheet
from hashi.rules.draft import Possible
from hashi.server import message
from hashi.table import SeatView, TableView

__all__ = ["board_view", "level_of", "possible_view", "refusal_view", "sheet_view", "view"]

_BOARDS_KEPT, _SHEETS_KEPT = 64, 2048


def view(
    seen: TableView, online: frozenset[str], *, host: bool, clock_left_ms: int | None
) -> message.View:
    """The whole table as one person may see it."""
    return message.View(
        table=seen.table,
        code=seen.code,
        version=seen.version,
        phase=seen.phase,
        host=host,
        board=board_view(seen.board),
        deck=[str(card) for card in seen.deck],
        tracker=seen.tracker,
        clock_seconds=seen.clock_seconds,
        clock_left_ms=clock_left_ms,
        hints=seen.hints,
        seats=[_seat_view(seat, online) for seat in seen.seats],
        round=seen.round,
        card=str(seen.card) if seen.card else None,
        seen=[str(card) for card in seen.seen] if seen.phase in {"play", "over"} else [],
        starts={str(seat): start for seat, start in seen.starts.items()},
        turns={str(seat): turn for seat, turn in seen.turns.items()},
        log=[
            message.LogLine(
                round=line.round,
                seat=line.seat,
                what=line.what,
                category=line.category,
                points=line.points,
            )
            for line in seen.log
        ],
        proof=message.ProofView(
            commitment=seen.commitment,
            secret=seen.secret,
            nonces=list(seen.nonces),
            seed=seen.seed,
        ),
        outcome=_outcome_view(seen),
        rematch=seen.rematch,
    )


def level_of(stored: str | None) -> Level:
    """A bot's level as it was stored; one we do not know, or none, is the usual one."""
    return next((level for level in LEVELS if level == stored), DEFAULT_LEVEL)


@lru_cache(_BOARDS_KEPT)
def board_view(board: Board) -> message.BoardView:
    """A board."""
    islands = [message.IslandView(at=island.at, flag=island.flag) for island in board.islands]
    return message.BoardView(name=board.name, islands=islands, lines=list(board.lines))


@lru_cache(_SHEETS_KEPT)
def sheet_view(sheet: Sheet) -> message.SheetView:
    """A sheet and what follows from it."""
    blocked = sheet.board.blocked(sheet.bridges)
    return message.SheetView(
        numbers=sheet.written,
        bridges=sheet.drawn,
        finished=sorted(sheet.finished),
        blocked=[line for i, line in enumerate(sheet.board.lines) if blocked >> i & 1],
        crossed=sorted(sheet.crossed_out),
    )


def refusal_view(refusal: Refusal) -> message.RefusalView:
    """A refusal; those of the table itself break no rule."""
    return message.RefusalView(code=refusal.code, rule=refusal.rule or None, where=refusal.where)


def possible_view(id_: int, possible: Possible) -> message.Possible:
    """What could be added to a draft."""
    return message.Possible(
        id=id_,
        islands={at: _maybe(refusal) for at, refusal in possible.islands.items()},
        lines={line: _maybe(refusal) for line, refusal in possible.lines.items()},
        refusal=_maybe(possible.refusal),
    )


def _maybe(refusal: Refusal | None) -> message.RefusalView | None:
    return None if refusal is None else refusal_view(refusal)


def _seat_view(seat: SeatView, online: frozenset[str]) -> message.SeatView:
    return message.SeatView(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=level_of(seat.level) if seat.kind == "bot" else None,
        mine=seat.mine,
        formerly_mine=seat.formerly_mine,
        online=seat.kind == "bot" or seat.person in online,
        done=seat.done,
        hints=seat.hints,
        nonce=seat.nonce,
        sheet=sheet_view(seat.sheet),
        score=_score_view(seat.score),
    )


def _score_view(score: Score) -> message.ScoreView:
    return message.ScoreView(
        islands=score.islands,
        red=score.red,
        blue=score.blue,
        six=score.six,
        total=score.total,
        red_round=score.red_round,
        blue_round=score.blue_round,
        six_round=score.six_round,
    )


def _outcome_view(seen: TableView) -> message.OutcomeView | None:
    outcome = seen.outcome
    if outcome is None:
        return None
    totals, winners = list(outcome.totals), list(outcome.winners)
    return message.OutcomeView(totals=totals, winners=winners, rank=outcome.rank)
