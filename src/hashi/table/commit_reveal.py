"""How seats add their shares to the deal, docs/deal.md: commit, reveal, begin; judged.

In the lobby a seat shows the hash of its nonce. When the host begins, seats and hashes are fixed
and the nonces are shown; the last one deals the cards. A challenge has a known deal and a known
start: there is nothing to share or to choose, and the first card is revealed at once.
"""

import msgspec

from hashi import deal
from hashi.rules import Refusal, Start
from hashi.table.event import (
    Begun,
    Challenge,
    DealtAgain,
    NonceCommitted,
    NonceGiven,
    Placed,
    RevealOpened,
)
from hashi.table.fold import after
from hashi.table.request import Request, Ruling
from hashi.table.state import Table
from hashi.wire.message import Begin, Commit, Nonce

__all__ = ["CloseReveal", "begin", "close_reveal", "commit", "give_nonce"]


class CloseReveal(msgspec.Struct, frozen=True):
    """The time to show nonces, open since then, is up; `secret` is for another deal."""

    opened_at: float
    secret: str


def begin(request: Request, _: Begin) -> Ruling:
    """Start the game, once the seats that committed to a nonce and are there have shown it.

    All others get the nonce drawn from the sealed secret. Leaving one out now gives no choice
    between deals: no nonce has been shown yet.
    """
    table = request.table
    if table.phase != "lobby":
        return Refusal("already-begun", "")
    if table.reveal_opened_at is not None:
        return Refusal("dealing", "")
    if not request.is_host:
        return Refusal("not-host", "")
    if any(seat.kind == "open" for seat in table.seats):
        return Refusal("seats-open", "")
    there = request.present | {request.person}
    sharing = tuple(n for n in table.unrevealed if table.seats[n - 1].person in there)
    if sharing and table.secret is not None:
        return (RevealOpened(seats=sharing),)
    challenge = table.opened.challenge
    return _begun(table), *(_starts(table, challenge) if challenge else ())


def commit(request: Request, command: Commit) -> Ruling:
    """Commit to the hash of a nonce; a seat that once withheld its nonce has no share any more."""
    table = request.table
    if command.seat in table.withheld:
        return Refusal("nonce-withheld", "", str(command.seat))
    if table.seats[command.seat - 1].hash == command.hash:
        return ()
    return (NonceCommitted(seat=command.seat, hash=command.hash),)


def give_nonce(request: Request, command: Nonce) -> Ruling:
    """Show a nonce, which must be the one committed to; the last one begins the game."""
    table, seat = request.table, request.table.seats[command.seat - 1]
    number, given = command.seat, NonceGiven(seat=command.seat, nonce=command.nonce)
    if seat.nonce is not None:
        return Refusal("nonce-given", "", str(number))
    if table.reveal_opened_at is None or seat.hash is None:
        return Refusal("nonce-early", "", str(number))
    seal = deal.commitment(deal.parse_bytes(table.secret or ""))
    if deal.nonce_hash(seal, number, deal.parse_bytes(command.nonce)).hex() != seat.hash:
        return Refusal("nonce-wrong", "", str(number))
    if table.unrevealed != (number,):
        return (given,)
    return given, _begun(after(table, [(given, 0.0)]))


def close_reveal(request: Request, command: CloseReveal) -> Ruling:
    """Deal again without the seats that withheld their nonces: a missing one is never replaced.

    Otherwise a player who knows the secret could choose between two deals.
    """
    table = request.table
    if table.reveal_opened_at is None or table.reveal_opened_at != command.opened_at:
        return Refusal("already-begun", "")
    if not table.unrevealed:
        return (_begun(table),)
    return (DealtAgain(secret=command.secret, withheld=table.unrevealed),)


def _begun(table: Table) -> Begun:
    secret = deal.parse_bytes(table.secret or table.opened.seed or "")
    drawn = (deal.drawn_nonce(secret, seat).hex() for seat in range(1, len(table.seats) + 1))
    pairs = zip(table.seats, drawn, strict=True)
    return Begun(nonces=tuple(seat.nonce or nonce for seat, nonce in pairs))


def _starts(table: Table, challenge: Challenge) -> tuple[Placed, ...]:
    """The rival's start for every seat; passed on to the left (S3), the sheets stay the same."""
    start, seats = Start.parse(challenge.start), range(1, len(table.seats) + 1)
    return tuple(Placed(seat=seat, island=start.island, number=start.number) for seat in seats)
