"""From the engine's values to the messages of the wire, for sockets and HTTP alike.

What many messages have in common, above all boards, is built once and shared, so messages must not
be changed.
"""

from functools import lru_cache

import msgspec

from hashi.bots.rating import RatedBoard
from hashi.coach import Judged, Report
from hashi.rules import Board, Card, Game, Refusal, Score, Sheet
from hashi.rules.draft import Possible
from hashi.solver import Answer
from hashi.table import Table, view_for
from hashi.wire import exchange, message
from hashi.wire import view as wire_view

__all__ = [
    "BOARDS_KEPT",
    "board_view",
    "card_texts",
    "encoded",
    "fresh_view",
    "known_deal",
    "possible_view",
    "refusal_view",
    "replay_view",
    "report_view",
    "score_view",
    "sheet_view",
]

BOARDS_KEPT = 64
_ENCODER = msgspec.json.Encoder()


def encoded(made: object) -> bytes:
    """A message as it is sent."""
    return _ENCODER.encode(made)


@lru_cache(BOARDS_KEPT)
def board_view(board: Board) -> wire_view.BoardView:
    """A board."""
    islands = [wire_view.IslandView(at=island.at, flag=island.flag) for island in board.islands]
    return wire_view.BoardView(name=board.name, islands=islands, lines=list(board.lines))


def fresh_view(rated: RatedBoard) -> exchange.FreshBoard:
    """A fresh board and its rating."""
    return exchange.FreshBoard(
        code=rated.board.name,
        board=board_view(rated.board),
        crossings=len(rated.board.crossings),
        mean=round(rated.rating.mean, 1),
        rating=rated.rating.word,
        proven=rated.proven,
    )


def sheet_view(sheet: Sheet) -> wire_view.SheetView:
    """A sheet and what follows from it."""
    blocked = sheet.board.blocked(sheet.bridges)
    return wire_view.SheetView(
        numbers=sheet.written,
        bridges=sheet.drawn,
        finished=sorted(sheet.finished),
        blocked=[line for i, line in enumerate(sheet.board.lines) if blocked >> i & 1],
        crossed=sorted(sheet.crossed_out),
    )


def refusal_view(refusal: Refusal) -> wire_view.RefusalView:
    """A refusal; those of the table itself break no rule."""
    return wire_view.RefusalView(code=refusal.code, rule=refusal.rule or None, where=refusal.where)


def possible_view(id_: int, possible: Possible) -> message.Possible:
    """What could be added to a draft."""
    return message.Possible(
        id=id_,
        islands={at: _maybe(refusal) for at, refusal in possible.islands.items()},
        lines={line: _maybe(refusal) for line, refusal in possible.lines.items()},
        refusal=_maybe(possible.refusal),
    )


def _maybe(refusal: Refusal | None) -> wire_view.RefusalView | None:
    return None if refusal is None else refusal_view(refusal)


def card_texts(cards: tuple[Card, ...]) -> list[str]:
    """Cards as they are written."""
    return [str(card) for card in cards]


def score_view(score: Score) -> wire_view.ScoreView:
    """Somebody's points."""
    return wire_view.ScoreView(
        islands=score.islands,
        red=score.points("red"),
        blue=score.points("blue"),
        six=score.points("six"),
        total=score.total,
        red_round=score.round_of("red"),
        blue_round=score.round_of("blue"),
        six_round=score.round_of("six"),
    )


def known_deal(table: Table) -> exchange.KnownDeal:
    """The deal of a finished game, without its cards."""
    results = [
        exchange.DealResult(
            seat=seat.seat,
            name=seat.name,
            total=seat.score.total,
            hints=seat.hints,
            score=score_view(seat.score),
        )
        for seat in view_for(table, None).seats
    ]
    return exchange.KnownDeal(
        table=table.id,
        code=table.opened.code,
        kind=table.opened.kind,
        board=board_view(table.board),
        results=sorted(results, key=lambda result: -result.total),
    )


def replay_view(game: Game) -> exchange.Replay:
    """A finished game, round by round."""
    seats = range(1, game.seats + 1)
    return exchange.Replay(
        starts=[sheet_view(game.sheet_then(seat, 0)) for seat in seats],
        rounds=[
            exchange.ReplayRound(
                card=str(card),
                turns=[str(game.turn(seat, number)) for seat in seats],
                sheets=[sheet_view(game.sheet_then(seat, number)) for seat in seats],
            )
            for number, card in enumerate(game.deck, 1)
        ],
    )


def report_view(
    report: Report, *, failure: str | None = None, warming_up: bool = False
) -> exchange.Report:
    """What the coach has found so far."""
    return exchange.Report(
        seat=report.seat,
        total=report.total,
        expected=round(report.expected, 2),
        steps=report.steps,
        done=report.done,
        rounds=[_report_round(judged) for judged in report.judged],
        optimum=None if report.optimum is None else _optimum(report.optimum),
        finished=report.whole,
        failure=failure,
        warming_up=warming_up and not report.whole,
        left_out="solver-missing" if report.solver_missing else None,
        broken=report.broken,
    )


def _report_round(judged: Judged) -> exchange.ReportRound:
    return exchange.ReportRound(
        round=judged.round,
        card=str(judged.card),
        turn=str(judged.turn),
        points=round(judged.points, 2),
        best=str(judged.best),
        best_points=round(judged.best_points, 2),
        lost=round(judged.lost, 2),
    )


def _optimum(answer: Answer) -> exchange.Optimum:
    return exchange.Optimum(
        points=answer.points,
        bound=answer.bound,
        proven=answer.proven,
        start=None if answer.start is None else str(answer.start),
        turns=[str(turn) for turn in answer.turns],
    )
