"""What one person may see of a table. The state of an open game leaves the server only this way.

Never in a view: a card not yet revealed, the set-aside card; before the last card the seed, the
secret and the nonces (only their hashes); another's start before the sheets have moved, another's
marks of the open round; at an honour table, before the last card, a mistake nobody has noticed.
"""

import msgspec
from msgspec.structs import replace

from hashi import deal
from hashi.rules import (
    Board,
    Card,
    Game,
    Kind,
    Log,
    Outcome,
    Score,
    Sheet,
)
from hashi.table.event import Challenge, Opened
from hashi.table.log import LogLine, log_lines
from hashi.table.mistake import FoundMistake, found_mistakes
from hashi.table.result import counts
from hashi.table.state import Phase, SeatKind, Table

__all__ = ["OpenMarks", "SeatView", "Shared", "TableView", "open_marks", "view_for"]


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


class OpenMarks(msgspec.Struct, frozen=True):
    """What a person's own seats have confirmed and others may not see yet, by seat.

    What a stand-in has confirmed is not among it: else it would be a hint.
    """

    starts: dict[int, str]
    turns: dict[int, str]


class TableView(msgspec.Struct, frozen=True):
    """A table as this person may see it, in the engine's own values.

    `own` is what this person has confirmed. `mistakes` are those found so far. `totals_before` are
    the totals before the mistakes nobody had noticed were found at the end (M5); empty until then,
    and at guarded tables.
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
    own: OpenMarks
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
    def of(cls, table: Table, before: "Closed | None" = None) -> "Closed":
        """Compute it; `before` are earlier rounds of the same game in which nothing has changed."""
        game, seats = table.game, len(table.seats)
        if game is None or not game.logs:
            blank = Sheet.blank(table.board)
            return cls(0, (), (), (Score(),) * seats, (blank,) * seats, (), None)
        scores, closed, seen = game.scores, game.closed, game.deck[: game.round]
        sheets = tuple(game.sheet(seat, closed) for seat in range(1, seats + 1))
        honour = game.kind == "honour"  # there a mistake may change what was announced
        told, known = ((), 0) if before is None or honour else (before.log, before.rounds)
        log = (*told, *log_lines(table, game, scores, known))
        mistakes = found_mistakes(table, game) if honour else ()
        noticed = game.noticed_scores if honour and game.over else ()
        totals = tuple(score.total for score in noticed)
        return cls(closed, game.logs, seen, scores, sheets, log, game.outcome, mistakes, totals)

    def holds_for(self, game: Game | None) -> bool:
        """Whether it is still true of its rounds in a later state of the same game."""
        logs = game.logs if game else ()
        if len(logs) != len(self.logs) or (game is not None and game.closed < self.rounds):
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
        known = before if before is not None and before._holds_for(table) else None
        closed = _closed(table, known)
        commitment = _commitment(table) if known is None else known.commitment
        waiting = game.waiting if game and phase != "over" else None
        numbers = range(1, len(table.seats) + 1)
        done = [waiting is not None and number not in waiting for number in numbers]
        if known is not None and known._seats_hold_for(table, closed):
            seats = tuple(
                seat if seat.done == is_done else replace(seat, done=is_done)
                for seat, is_done in zip(known.seats, done, strict=True)
            )
            people = known.people
        else:
            seats = tuple(
                _seat(table, closed, number, done=is_done)
                for number, is_done in zip(numbers, done, strict=True)
            )
            people = table.people
        number = game.round if game else 0
        return cls(table, phase, number, closed, commitment, people, seats)

    def _holds_for(self, table: Table) -> bool:
        """Whether a table is this one at a later version, with nothing new in closed rounds."""
        same = self.table.opened is table.opened and self.table.version <= table.version
        return same and self.table.secret == table.secret and self.closed.holds_for(table.game)

    def _seats_hold_for(self, table: Table, closed: Closed) -> bool:
        """Whether the seats are the same but for who is done."""
        old = self.table
        return (
            closed is self.closed
            and old.seats is table.seats
            and old.hinted == table.hinted
            and old.stood_in == table.stood_in
        )


def _closed(table: Table, before: Shared | None) -> Closed:
    """What follows from the closed rounds; all of it still holds until another one closes."""
    if before is None:
        return Closed.of(table)
    rounds = table.game.closed if table.game else 0
    return before.closed if before.closed.rounds == rounds else Closed.of(table, before.closed)


def view_for(table: Table, person: str | None, shared: Shared | None = None) -> TableView:
    """What a person, or a spectator (None), may see; `shared` is used if it is of this table."""
    if shared is None or shared.table is not table:
        shared = Shared.of(table)
    opened, phase = table.opened, shared.phase
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
        own=open_marks(table, person),
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


def open_marks(table: Table, person: str | None) -> OpenMarks:
    """What a person has confirmed in setup and in the open round."""
    game, mine = table.game, table.seats_of(person)
    if game is None or not mine:
        return _NO_MARKS
    turns = _open_turns(table, game, mine) if table.phase == "play" else {}
    return OpenMarks(_starts(table, game, mine), turns)


_NO_MARKS = OpenMarks({}, {})


def _starts(table: Table, game: Game, mine: tuple[int, ...]) -> dict[int, str]:
    """The starts of a person's own seats."""
    own = [seat for seat in mine if game.starts[seat - 1] and (0, seat) not in table.stood_in]
    return {seat: str(game.starts[seat - 1]) for seat in own}


def _open_turns(table: Table, game: Game, mine: tuple[int, ...]) -> dict[int, str]:
    """The turns of a person's own seats in the open round."""
    played = [seat for seat in mine if seat not in game.waiting]
    done = [seat for seat in played if (game.round, seat) not in table.stood_in]
    return {seat: str(game.turn(seat, game.round)) for seat in done}


def _commitment(table: Table) -> str | None:
    """The seal of the secret; a known deal has none."""
    if table.secret is None:
        return None
    return deal.commitment(deal.parse_bytes(table.secret), table.opened.scheme).hex()
