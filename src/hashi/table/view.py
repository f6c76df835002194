"""What one person may see of a table. The state of an open game leaves the server only this way.

Never in a view: a card not yet revealed, the set-aside card; before the last card the seed, the
secret and the nonces (only their hashes); another's start before the sheets have moved, another's
marks of the open round; at an honour table, before the last card, a mistake nobody has noticed.
"""

from collections.abc import Iterator
from typing import Literal

import msgspec
from msgspec.structs import replace

from hashi import deal
from hashi.rules import (
    CATEGORIES,
    Board,
    Card,
    Category,
    Game,
    Kind,
    Log,
    Outcome,
    Score,
    Sheet,
    Turn,
)
from hashi.table.event import Challenge, Opened
from hashi.table.mistake import FoundMistake, found_mistakes
from hashi.table.result import counts
from hashi.table.state import Phase, SeatKind, Table

__all__ = ["LogLine", "SeatView", "Shared", "TableView", "view_for"]


What = Literal["reached", "skipped-number", "skipped-bridges", "timed-out", "hinted", "stood-in"]


class LogLine(msgspec.Struct, frozen=True):
    """Something announced to the table at the end of a round."""

    round: int
    seat: int
    what: What
    category: Category | None = None
    points: int | None = None


class SeatView(msgspec.Struct, frozen=True):
    """A seat as this person may see it; its sheet is the one after the last closed round.

    With `stand_in` a bot has played the open round, or setup, for somebody who was away.
    """

    seat: int
    kind: SeatKind
    name: str
    stands_for: str | None
    mine: bool
    formerly_mine: bool
    person: str | None
    level: str | None
    done: bool
    hints: int
    stand_in: bool
    nonce: bool
    sheet: Sheet
    score: Score


class TableView(msgspec.Struct, frozen=True):
    """A table as this person may see it, in the engine's own values.

    `starts` and `turns` are what this person's own seats have confirmed and others may not see yet.
    What a stand-in has confirmed is not among them: else it would be a hint.

    `mistakes` are those found so far. `totals_before` are the totals before the mistakes nobody had
    noticed were found at the end (M5); empty until then, and at guarded tables.
    """

    table: str
    code: str
    version: int
    phase: Phase
    kind: Kind
    board: Board
    deck: tuple[Card, ...]
    tracker: bool
    clock_seconds: int | None
    hints: bool
    seats: tuple[SeatView, ...]
    round: int
    seen: tuple[Card, ...]
    starts: dict[int, str]
    turns: dict[int, str]
    log: tuple[LogLine, ...]
    mistakes: tuple[FoundMistake, ...]
    totals_before: tuple[int, ...]
    scheme: int
    commitment: str | None
    hashes: tuple[str | None, ...]
    revealing: bool
    withheld: tuple[int, ...]
    secret: str | None
    nonces: tuple[str, ...]
    seed: str | None
    outcome: Outcome | None
    rematch: str | None
    challenge: Challenge | None
    opener: bool
    alone: bool
    sent_away: bool
    daily: str | None
    counts: bool

    @property
    def card(self) -> Card | None:
        """The open card."""
        return self.seen[-1] if self.phase == "play" else None


class Closed(msgspec.Struct, frozen=True):
    """What follows from the closed rounds, and from the mistakes found in them.

    It changes only when another round closes, or somebody points at a mistake.
    """

    rounds: int
    logs: tuple[Log, ...]
    seen: tuple[Card, ...]
    scores: tuple[Score, ...]
    sheets: tuple[Sheet, ...]
    log: tuple[LogLine, ...]
    outcome: Outcome | None
    mistakes: tuple[FoundMistake, ...] = ()
    totals_before: tuple[int, ...] = ()

    @classmethod
    def of(cls, table: Table) -> "Closed":
        """Compute it."""
        game, seats = table.game, len(table.seats)
        if game is None or not game.logs:
            blank = Sheet.blank(table.board)
            return cls(0, (), (), (Score(),) * seats, (blank,) * seats, (), None)
        scores, closed, seen = game.scores, game.closed, game.deck[: game.round]
        sheets = tuple(game.sheet(seat, closed) for seat in range(1, seats + 1))
        log = tuple(_log(table, game, scores))
        honour = game.kind == "honour"
        mistakes = found_mistakes(table, game) if honour else ()
        before = game.noticed_scores if honour and game.over else ()
        totals = tuple(score.total for score in before)
        return cls(closed, game.logs, seen, scores, sheets, log, game.outcome, mistakes, totals)

    def holds_for(self, game: Game | None) -> bool:
        """Whether it is still true of a later state of the same game."""
        logs = game.logs if game else ()
        if len(logs) != len(self.logs) or (game and game.closed != self.rounds):
            return False
        return all(old.found == new.found for old, new in zip(self.logs, logs, strict=True))


class Shared(msgspec.Struct, frozen=True):
    """What all views of a table have in common: what a spectator may see."""

    table: Table
    phase: Phase
    round: int
    closed: Closed
    commitment: str | None
    people: frozenset[str]
    seats: tuple[SeatView, ...]

    @classmethod
    def of(cls, table: Table, before: "Shared | None" = None) -> "Shared":
        """Compute it, reusing what still holds of the same table's `before`."""
        game, phase = table.game, table.phase
        if before is not None and before._holds_for(table):
            closed, commitment = before.closed, before.commitment
        else:
            closed, commitment = Closed.of(table), _commitment(table)
        waiting = game.waiting if game and phase != "over" else None
        seats = tuple(
            _seat(table, closed, number, done=waiting is not None and number not in waiting)
            for number in range(1, len(table.seats) + 1)
        )
        number = game.round if game else 0
        return cls(table, phase, number, closed, commitment, table.people, seats)

    def _holds_for(self, table: Table) -> bool:
        """Whether a table is this one at a later version, with nothing new in closed rounds."""
        same = self.table.opened is table.opened and self.table.version <= table.version
        return same and self.table.secret == table.secret and self.closed.holds_for(table.game)


def view_for(table: Table, person: str | None, shared: Shared | None = None) -> TableView:
    """What a person, or a spectator (None), may see; `shared` is used if it is of this table."""
    if shared is None or shared.table is not table:
        shared = Shared.of(table)
    game, opened, phase = table.game, table.opened, shared.phase
    mine = table.seats_of(person)
    over = phase == "over"
    return TableView(
        table=table.id,
        code=opened.code,
        version=table.version,
        phase=phase,
        kind=opened.kind,
        board=table.board,
        deck=table.deck,
        tracker=opened.tracker,
        clock_seconds=opened.clock_seconds,
        hints=table.hints,
        seats=tuple(_seat_for(table, seat, person) for seat in shared.seats),
        round=shared.round,
        seen=shared.closed.seen,
        starts=_starts(table, game, mine) if game else {},
        turns=_open_turns(table, game, mine) if game and phase == "play" else {},
        log=shared.closed.log,
        mistakes=shared.closed.mistakes,
        totals_before=shared.closed.totals_before,
        scheme=opened.scheme,
        commitment=shared.commitment,
        hashes=tuple(seat.hash for seat in table.seats),
        revealing=table.reveal_opened_at is not None,
        withheld=table.withheld,
        secret=table.secret if over else None,
        nonces=table.nonces if over else (),
        seed=table.seed.hex() if over and table.seed else None,
        outcome=shared.closed.outcome,
        rematch=table.rematch,
        challenge=opened.challenge,
        opener=person == opened.host,
        alone=_is_alone(opened),
        sent_away=person in table.evicted,
        daily=opened.daily,
        counts=opened.daily is not None and counts(table),
    )


def _is_alone(opened: Opened) -> bool:
    """Whether a table was opened without a seat for anybody but the host and bots."""
    return all(plan.kind != "person" or plan.person == opened.host for plan in opened.seats)


def _seat(table: Table, closed: Closed, number: int, *, done: bool) -> SeatView:
    """A seat as a spectator may see it."""
    seat = table.seats[number - 1]
    return SeatView(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        stands_for=seat.former_name or None,
        mine=False,
        formerly_mine=False,
        person=seat.person,
        level=seat.level,
        done=done,
        hints=sum(at <= closed.rounds for at, by in table.hinted if by == number),
        stand_in=(table.game.round if table.game else 0, number) in table.stood_in,
        nonce=seat.nonce is not None or seat.hash is not None,
        sheet=closed.sheets[number - 1],
        score=closed.scores[number - 1],
    )


def _seat_for(table: Table, seen: SeatView, person: str | None) -> SeatView:
    """A seat as a person may see it: whether it is or was their own."""
    if person is None:
        return seen
    mine, formerly = seen.person == person, table.seats[seen.seat - 1].former == person
    return replace(seen, mine=mine, formerly_mine=formerly) if mine or formerly else seen


def _starts(table: Table, game: Game, mine: tuple[int, ...]) -> dict[int, str]:
    """The starts of one's own seats."""
    own = [seat for seat in mine if game.starts[seat - 1] and (0, seat) not in table.stood_in]
    return {seat: str(game.starts[seat - 1]) for seat in own}


def _open_turns(table: Table, game: Game, mine: tuple[int, ...]) -> dict[int, str]:
    """The turns of one's own seats in the open round."""
    played = [seat for seat in mine if seat not in game.waiting]
    done = [seat for seat in played if (game.round, seat) not in table.stood_in]
    return {seat: str(game.turn(seat, game.round)) for seat in done}


def _log(table: Table, game: Game, scores: tuple[Score, ...]) -> Iterator[LogLine]:
    """What happened in the closed rounds: hints, skips (T2), timeouts, categories (V5)."""
    turns = [log.played_turns for log in game.logs]
    for number in range(1, game.closed + 1):
        for seat in range(1, game.seats + 1):
            if (number, seat) in table.hinted:
                yield LogLine(number, seat, "hinted")
            if (number, seat) in table.stood_in:
                yield LogLine(number, seat, "stood-in")
            yield from _skips(table, turns[seat - 1][number - 1], number, seat)
        for seat, score in enumerate(scores, 1):
            for category in CATEGORIES:
                if score.round_of(category) == number:
                    yield LogLine(number, seat, "reached", category, score.points(category))


def _skips(table: Table, turn: Turn, number: int, seat: int) -> Iterator[LogLine]:
    if (number, seat) in table.timed_out:
        yield LogLine(number, seat, "timed-out")
        return
    if turn.island is None:
        yield LogLine(number, seat, "skipped-number")
    if not turn.bridges:
        yield LogLine(number, seat, "skipped-bridges")


def _commitment(table: Table) -> str | None:
    """The seal of the secret; a known deal has none."""
    if table.secret is None:
        return None
    return deal.commitment(deal.parse_bytes(table.secret), table.opened.scheme).hex()
