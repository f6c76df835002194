"""From the engine's values to the messages of the wire.

What many views have in common, above all boards and sheets, is built or even encoded once and
shared, so messages must not be changed.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeVar, cast

import msgspec

from hashi.bots.rating import RatedBoard
from hashi.coach import Judged, Report
from hashi.rules import Board, Card, Game, Refusal, Score, Sheet
from hashi.rules.draft import Possible
from hashi.solver import Answer
from hashi.table import Challenge, FoundMistake, LogLine, SeatView, Table, TableView, view_for
from hashi.wire import exchange, message
from hashi.wire import view as wire_view
from hashi.wire.level import level_of, own_bot_of

__all__ = [
    "Moment",
    "Parts",
    "board_view",
    "encoded",
    "fresh_view",
    "known_deal",
    "possible_view",
    "refusal_view",
    "replay_view",
    "report_view",
    "sheet_view",
    "view",
]

_BOARDS_KEPT = 64
_ENCODER = msgspec.json.Encoder()
T = TypeVar("T")
Made = TypeVar("Made")


def encoded(made: object) -> bytes:
    """A message as it is sent."""
    return _ENCODER.encode(made)


class Parts:
    """Encoded parts of the views of one table, each by its place in a view.

    A value that is the very same one as in the last view is not made and encoded again.
    """

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[tuple[str, int], tuple[object, msgspec.Raw]] = {}

    def of(self, place: str, number: int, value: T, make: Callable[[T], Made]) -> Made:
        """What `make` makes of the value, encoded; whoever encodes a view need not know."""
        known = self._known.get((place, number))
        if known is None or known[0] is not value:
            known = self._known[place, number] = (value, msgspec.Raw(encoded(make(value))))
        return cast("Made", known[1])


@dataclass(frozen=True, slots=True)
class Moment:
    """What is shown of a table besides its own state: who is there, the time left, the bots."""

    present: frozenset[str]
    clock_left_ms: int | None
    warming_up: bool
    grace_left_ms: Mapping[str, int] = field(default_factory=dict)  # by person who is away


def view(seen: TableView, parts: Parts, moment: Moment, *, host: bool) -> wire_view.View:
    """The whole table as one person may see it, to be encoded."""
    return wire_view.View(
        table=seen.table,
        code=seen.code,
        version=seen.version,
        phase=seen.phase,
        kind=seen.kind,
        host=host,
        opener=seen.opener,
        alone=seen.alone,
        sent_away=seen.sent_away,
        board=_board_part(seen.board),
        deck=parts.of("deck", 0, seen.deck, _cards),
        tracker=seen.tracker,
        clock_seconds=seen.clock_seconds,
        clock_left_ms=moment.clock_left_ms,
        hints=seen.hints,
        warming_up=moment.warming_up,
        seats=[_seat_part(seat, moment, parts) for seat in seen.seats],
        round=seen.round,
        card=str(seen.card) if seen.card else None,
        seen=parts.of("seen", 0, seen.seen, _cards) if seen.phase in {"play", "over"} else [],
        starts={str(seat): start for seat, start in seen.starts.items()},
        turns={str(seat): turn for seat, turn in seen.turns.items()},
        log=parts.of("log", 0, seen.log, _log),
        mistakes=parts.of("mistakes", 0, seen.mistakes, _mistakes),
        totals_before=list(seen.totals_before),
        proof=wire_view.ProofView(
            scheme=seen.scheme,
            commitment=seen.commitment,
            hashes=list(seen.hashes),
            revealing=seen.revealing,
            withheld=list(seen.withheld),
            secret=seen.secret,
            nonces=list(seen.nonces),
            seed=seen.seed,
        ),
        outcome=_outcome_view(seen),
        rematch=seen.rematch,
        challenge=_challenge_view(seen.challenge),
        daily=seen.daily,
        counts=seen.counts,
    )


@lru_cache(_BOARDS_KEPT)
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


@lru_cache(_BOARDS_KEPT)
def _board_part(board: Board) -> wire_view.BoardView:
    """A board, encoded once for all tables."""
    return cast("wire_view.BoardView", msgspec.Raw(encoded(board_view(board))))


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


def _cards(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]


def _log(lines: tuple[LogLine, ...]) -> list[wire_view.LogLine]:
    return [
        wire_view.LogLine(
            round=line.round,
            seat=line.seat,
            what=line.what,
            category=line.category,
            points=line.points,
        )
        for line in lines
    ]


def _mistakes(found: tuple[FoundMistake, ...]) -> list[wire_view.MistakeView]:
    return [
        wire_view.MistakeView(
            seat=one.seat,
            round=one.round,
            refusal=refusal_view(one.refusal),
            marks=list(one.marks),
            islands=list(one.islands),
            corrected=one.corrected,
            noticed=one.noticed,
            where=one.where,
            by=one.by,
        )
        for one in found
    ]


def _seat_part(seat: SeatView, moment: Moment, parts: Parts) -> wire_view.SeatView:
    """A seat; where it is nobody's own, and nobody is waited for, it is the same for all."""
    here = seat.kind == "bot" or seat.person in moment.present
    grace = moment.grace_left_ms.get(seat.person or "")
    if seat.mine or grace is not None:
        return _seat_view(seat, parts, here=here, grace_left_ms=grace)
    return parts.of(
        "seat here" if here else "seat",
        seat.seat,
        seat,
        lambda seat: _seat_view(seat, parts, here=here),
    )


def _seat_view(
    seat: SeatView, parts: Parts, *, here: bool, grace_left_ms: int | None = None
) -> wire_view.SeatView:
    own = own_bot_of(seat.level)
    return wire_view.SeatView(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        stands_for=seat.stands_for,
        level=level_of(seat.level) if seat.kind == "bot" and own is None else None,
        bot=own if seat.kind == "bot" else None,
        mine=seat.mine,
        formerly_mine=seat.formerly_mine,
        online=here,
        grace_left_ms=grace_left_ms,
        done=seat.done,
        stand_in=seat.stand_in,
        hints=seat.hints,
        nonce=seat.nonce,
        sheet=parts.of("sheet", seat.seat, seat.sheet, sheet_view),
        score=parts.of("score", seat.seat, seat.score, _score_view),
    )


def _score_view(score: Score) -> wire_view.ScoreView:
    return wire_view.ScoreView(
        islands=score.islands,
        red=score.red,
        blue=score.blue,
        six=score.six,
        total=score.total,
        red_round=score.red_round,
        blue_round=score.blue_round,
        six_round=score.six_round,
    )


def _outcome_view(seen: TableView) -> wire_view.OutcomeView | None:
    outcome = seen.outcome
    if outcome is None:
        return None
    totals, winners = list(outcome.totals), list(outcome.winners)
    return wire_view.OutcomeView(totals=totals, winners=winners, rank=outcome.rank)


def _challenge_view(challenge: Challenge | None) -> wire_view.ChallengeView | None:
    if challenge is None:
        return None
    return wire_view.ChallengeView(
        code=challenge.code, seat=challenge.seat, name=challenge.name, total=challenge.total
    )


def known_deal(table: Table) -> exchange.KnownDeal:
    """The deal of a finished game, without its cards."""
    results = [
        exchange.DealResult(
            seat=seat.seat,
            name=seat.name,
            total=seat.score.total,
            hints=seat.hints,
            score=_score_view(seat.score),
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
