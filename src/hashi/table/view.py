"""What one person may see of a table. The state of an open game leaves the server only this way.

Never in a view: a card not yet revealed, the set-aside card; before the last card the seed, the
secret and the nonces (only their hashes); another's start before the sheets have moved, another's
marks of the open round; at an honour table, before the last card, an unnoticed mistake.
"""

import msgspec
from msgspec.structs import replace

from hashi import deal
from hashi.rules import Game
from hashi.table.closed import Closed
from hashi.table.event import Challenge, Opened
from hashi.table.part import board_view, deck_texts
from hashi.table.result import counts
from hashi.table.state import Table
from hashi.table.status import LiveStatus
from hashi.wire.level import level_of, plugin_bot_of
from hashi.wire.view import ChallengeView, Phase, ProofView, SeatView, View

__all__ = ["Shared", "open_starts", "open_turns", "view_for"]

_NO_STATUS = LiveStatus()


class Shared(msgspec.Struct, frozen=True):
    """What all views of a table have in common: what a spectator may see."""

    table: Table
    phase: Phase
    round: int
    closed: Closed
    commitment: str | None
    people: frozenset[str]  # who may see more than a spectator, beside those sent away
    host_away: bool  # so that others may act as the host
    warming_up: bool
    seats: tuple[SeatView, ...]

    @classmethod
    def of(
        cls, table: Table, before: "Shared | None" = None, status: LiveStatus = _NO_STATUS
    ) -> "Shared":
        """Compute it, reusing what still holds of the same table's `before`."""
        known = before if before is not None and before._holds_for(table) else None
        closed = _closed(table, known)
        commitment = _commitment(table) if known is None else known.commitment
        same_seats = known is not None and known._seats_hold_for(table, closed)
        return cls(
            table=table,
            phase=table.phase,
            round=table.game.round if table.game else 0,
            closed=closed,
            commitment=commitment,
            people=known.people if known and same_seats else table.people,
            host_away=table.opened.host not in status.expected,
            warming_up=status.warming_up,
            seats=_seats(table, closed, status, known.seats if known and same_seats else None),
        )

    def _holds_for(self, table: Table) -> bool:
        """Whether a table is this one at a later version, with nothing new in closed rounds."""
        same = self.table.opened is table.opened and self.table.version <= table.version
        return same and self.table.secret == table.secret and self.closed.holds_for(table.game)

    def _seats_hold_for(self, table: Table, closed: Closed) -> bool:
        """Whether the seats are the same but for who is done and who is online."""
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


def _seats(
    table: Table, closed: Closed, status: LiveStatus, before: tuple[SeatView, ...] | None
) -> tuple[SeatView, ...]:
    """The seats as a spectator may see them; `before`, if only who is done or where differs."""
    game = table.game
    waiting = game.waiting if game and not game.over else None
    found = []
    for number, seat in enumerate(table.seats, 1):
        done = waiting is not None and number not in waiting
        online = seat.kind == "bot" or seat.person in status.present
        at_result = not online and seat.person in status.at_result
        known = _seat(table, closed, number) if before is None else before[number - 1]
        if (known.done, known.online, known.at_result) != (done, online, at_result):
            known = replace(known, done=done, online=online, at_result=at_result)
        found.append(known)
    return tuple(found)


def _seat(table: Table, closed: Closed, number: int) -> SeatView:
    """A seat as a spectator may see it, with nobody there yet."""
    seat = table.seats[number - 1]
    plugin_bot, is_bot = plugin_bot_of(seat.level), seat.kind == "bot"
    return SeatView(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        stands_for=seat.former_name or None,
        level=level_of(seat.level) if is_bot and plugin_bot is None else None,
        bot=plugin_bot if is_bot else None,
        mine=False,
        formerly_mine=False,
        online=False,
        at_result=False,
        grace_left_ms=None,
        done=False,
        stand_in=(table.game.round if table.game else 0, number) in table.stood_in,
        hints=sum(at <= closed.rounds for at, by in table.hinted if by == number),
        nonce=seat.nonce is not None or seat.hash is not None,
        sheet=closed.sheets[number - 1],
        score=closed.scores[number - 1],
    )


def view_for(
    table: Table,
    person: str | None,
    shared: Shared | None = None,
    status: LiveStatus = _NO_STATUS,
) -> View:
    """What a person, or a spectator (None), may see; `shared` is used if it is of this table."""
    if shared is None or shared.table is not table:
        shared = Shared.of(table, status=status)
    opened, closed = table.opened, shared.closed
    return View(
        table=table.id,
        code=opened.code,
        version=table.version,
        phase=shared.phase,
        kind=opened.kind,
        host=table.is_host(person, status.expected),
        opener=person == opened.host,
        alone=_is_alone(opened),
        sent_away=person in table.evicted,
        board=board_view(table.board),
        deck=deck_texts(table.deck),
        tracker=opened.tracker,
        clock_seconds=opened.clock_seconds,
        clock_left_ms=status.clock_left_ms,
        hints=table.hints,
        warming_up=status.warming_up,
        seats=[_seat_for(table, seat, person, status) for seat in shared.seats],
        round=shared.round,
        card=closed.seen[-1] if shared.phase == "play" else None,
        seen=closed.seen,
        starts=open_starts(table, person),
        turns=open_turns(table, person),
        log=closed.log,
        mistakes=closed.mistakes,
        totals_before=closed.totals_before,
        proof=_proof(table, shared),
        outcome=closed.outcome,
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        challenge=None if opened.challenge is None else _challenge_view(opened.challenge),
        daily=opened.daily,
        counts=opened.daily is not None and counts(table),
    )


def _is_alone(opened: Opened) -> bool:
    """Whether a table was opened with no seat for another person's device."""
    return all(plan.kind != "person" or plan.person == opened.host for plan in opened.seats)


def _seat_for(table: Table, seen: SeatView, person: str | None, status: LiveStatus) -> SeatView:
    """A seat as a person may see it: whether it is or was their own; and how long it is kept."""
    seat = table.seats[seen.seat - 1]
    mine = person is not None and seat.person == person
    formerly = person is not None and seat.former == person
    grace = status.grace_left_ms.get(seat.person) if seat.person else None
    if not (mine or formerly or grace is not None):
        return seen
    return replace(seen, mine=mine, formerly_mine=formerly, grace_left_ms=grace)


def open_starts(table: Table, person: str | None) -> dict[str, str]:
    """The starts of a person's own seats, by seat.

    What a stand-in has chosen is not among them, or it would be a hint.
    """
    game = table.game
    if game is None:
        return {}
    seats = _own(table, person, 0)
    return {str(seat): str(start) for seat in seats if (start := game.starts[seat - 1])}


def open_turns(table: Table, person: str | None) -> dict[str, str]:
    """The turns of a person's own seats in the open round, by seat; not those of a stand-in."""
    game = table.game
    if game is None or table.phase != "play":
        return {}
    played = [seat for seat in _own(table, person, game.round) if seat not in game.waiting]
    return {str(seat): _turn(game, seat) for seat in played}


def _own(table: Table, person: str | None, round_: int) -> list[int]:
    """The seats of a person at which no stand-in has played this round."""
    return [seat for seat in table.seats_of(person) if (round_, seat) not in table.stood_in]


def _turn(game: Game, seat: int) -> str:
    return str(game.turn(seat, game.round))


def _proof(table: Table, shared: Shared) -> ProofView:
    """What is known of the deal; everything after the last card."""
    over = shared.phase == "over"
    return ProofView(
        scheme=deal.VERSION,
        commitment=shared.commitment,
        hashes=[seat.hash for seat in table.seats],
        revealing=table.reveal_opened_at is not None,
        withheld=list(table.withheld),
        secret=table.secret if over else None,
        nonces=list(table.nonces) if over else [],
        seed=table.seed.hex() if over and table.seed else None,
    )


def _challenge_view(challenge: Challenge) -> ChallengeView:
    return ChallengeView(
        code=challenge.code, seat=challenge.seat, name=challenge.name, total=challenge.total
    )


def _commitment(table: Table) -> str | None:
    """The seal of the secret; a known deal has none."""
    if table.secret is None:
        return None
    return deal.commitment(deal.parse_bytes(table.secret)).hex()
