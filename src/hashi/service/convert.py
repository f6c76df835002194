"""From the engine's values to the messages of the wire; `hashi.table.part` has their parts."""

import msgspec

from hashi.bots.rating import RatedBoard
from hashi.coach import Judged, Report
from hashi.rules import Game, Refusal
from hashi.rules.draft import Possible
from hashi.solver import Answer
from hashi.table import Table, view_for
from hashi.table.part import board_view, refusal_view, sheet_view
from hashi.wire import exchange, message
from hashi.wire import view as wire_view

__all__ = [
    "encode",
    "fresh_view",
    "known_deal",
    "possible_view",
    "replay_view",
    "report_view",
]

_ENCODER = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    """A message as it is sent."""
    return _ENCODER.encode(message)


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


def known_deal(table: Table) -> exchange.KnownDeal:
    """The deal of a finished game, without its cards."""
    results = [
        exchange.DealResult(
            seat=seat.seat,
            name=seat.name,
            total=seat.score.total,
            hints=seat.hints,
            score=seat.score,
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
        starts=[sheet_view(game.sheet_as_of(seat, 0)) for seat in seats],
        rounds=[
            exchange.ReplayRound(
                card=str(card),
                turns=[str(game.turn(seat, number)) for seat in seats],
                sheets=[sheet_view(game.sheet_as_of(seat, number)) for seat in seats],
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
