"""What a table sends to those who are there: its view for one person, and changes for everybody.

What many views have in common, above all boards and sheets, is encoded once and shared.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeVar, cast

import msgspec

from hashi.rules import Board
from hashi.service.convert import (
    BOARDS_KEPT,
    board_view,
    card_texts,
    encoded,
    refusal_view,
    score_view,
    sheet_view,
)
from hashi.table import (
    Challenge,
    FoundMistake,
    LogLine,
    OpenMarks,
    Phase,
    SeatView,
    TableChange,
    TableView,
)
from hashi.wire import change as wire_change
from hashi.wire import view as wire_view
from hashi.wire.level import level_of, own_bot_of

__all__ = ["Moment", "Parts", "add_marks", "change", "view"]

T = TypeVar("T")
Made = TypeVar("Made")


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

    @property
    def is_timed(self) -> bool:
        """Whether a time runs, so that it would be another one a moment later."""
        return self.clock_left_ms is not None or bool(self.grace_left_ms)


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
        deck=parts.of("deck", 0, seen.deck, card_texts),
        tracker=seen.tracker,
        clock_seconds=seen.clock_seconds,
        clock_left_ms=moment.clock_left_ms,
        hints=seen.hints,
        warming_up=moment.warming_up,
        seats=[_seat_part(seat, moment, parts) for seat in seen.seats],
        round=seen.round,
        card=str(seen.card) if seen.card else None,
        seen=parts.of("seen", 0, seen.seen, card_texts) if seen.phase in {"play", "over"} else [],
        starts=_by_seat(seen.own.starts),
        turns=_by_seat(seen.own.turns),
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


def change(
    found: TableChange, was_online: Sequence[bool], online: Sequence[bool], parts: Parts
) -> wire_change.Change:
    """What is new for everybody at a table and in who is there, to be encoded."""
    seats = {now.seat: _seat_change(was, now, parts) for was, now in found.seats}
    for number, (was, is_) in enumerate(zip(was_online, online, strict=True), 1):
        if was != is_:
            seats.setdefault(number, wire_change.SeatChange(seat=number)).online = is_
    made = wire_change.Change(step=0, version=found.version, seats=list(seats.values()))
    if found.closed:
        made.round, made.seen, made.turns = found.round, card_texts(found.seen), {}
        made.log = _log(found.log)
    return made


def add_marks(made: wire_change.Change, marks: OpenMarks, phase: Phase) -> None:
    """Add what only one person hears: what their own seats have confirmed in this phase."""
    if phase == "setup":
        made.starts = _by_seat(marks.starts)
    else:
        made.turns = _by_seat(marks.turns)


def _seat_change(was: SeatView, now: SeatView, parts: Parts) -> wire_change.SeatChange:
    made = wire_change.SeatChange(seat=now.seat)
    if was.done != now.done:
        made.done = now.done
    if was.stand_in != now.stand_in:
        made.stand_in = now.stand_in
    if was.hints != now.hints:
        made.hints = now.hints
    if was.sheet != now.sheet:
        made.sheet = parts.of("sheet", now.seat, now.sheet, sheet_view)
    if was.score != now.score:
        made.score = parts.of("score", now.seat, now.score, score_view)
    return made


def _by_seat(marks: Mapping[int, str]) -> dict[str, str]:
    return {str(seat): mark for seat, mark in marks.items()}


@lru_cache(BOARDS_KEPT)
def _board_part(board: Board) -> wire_view.BoardView:
    """A board, encoded once for all tables."""
    return cast("wire_view.BoardView", msgspec.Raw(encoded(board_view(board))))


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
        score=parts.of("score", seat.seat, seat.score, score_view),
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
