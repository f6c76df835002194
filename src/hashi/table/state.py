"""A table as its events have made it: a value. How events make it is `hashi.table.fold`."""

import msgspec

from hashi.rules import Board, Card, Game
from hashi.table.event import Opened
from hashi.wire.view import Phase, SeatKind

__all__ = ["Seat", "Table"]


class Seat(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    kind: SeatKind  # `open` if still free, `device` for a player at the host's device
    name: str = ""  # of the person or bot
    person: str | None = None  # the hash of their secret; None for a bot or a free seat
    hash: str | None = None  # of the nonce the seat committed to
    nonce: str | None = None  # which it showed
    former: str | None = None  # the person a bot plays for, who may come back
    level: str | None = None  # how strongly a bot plays, or the name of a third-party bot
    former_name: str = ""  # of that person


class Table(msgspec.Struct, frozen=True):
    """Everything known of a table, secrets included; what may be shown of it is `view_for`."""

    id: str  # for addresses
    version: int  # the number of its newest event
    opened: Opened  # its first event, with the settings
    board: Board  # of the game
    deck: tuple[Card, ...]  # all cards, not in the order of the deal
    seats: tuple[Seat, ...]  # in their order
    secret: str | None = None  # which seals the deal; None for a known deal
    # since when seats show the nonces they committed to; None if they do not
    reveal_opened_at: float | None = None
    withheld: tuple[int, ...] = ()  # seats that once did not show theirs
    game: Game | None = None  # None in the lobby
    seed: bytes | None = None  # of the deal, once it is dealt
    nonces: tuple[str, ...] = ()  # which the deal was made of, one for every seat
    # the time of the event that opened the round; at the end, of the last one
    round_opened_at: float = 0.0
    timed_out: frozenset[tuple[int, int]] = frozenset()  # (round, seat): passed because time was up
    hinted: frozenset[tuple[int, int]] = frozenset()  # (round, seat): was shown a good turn
    # (round, seat): played by a bot for an absent player; round 0 is setup
    stood_in: frozenset[tuple[int, int]] = frozenset()
    evicted: frozenset[str] = frozenset()  # people who may not sit down here
    # (round, sheet, place, by seat): a mistake was noticed there
    pointed: frozenset[tuple[int, int, str, int]] = frozenset()
    rematch: str | None = None  # the id of the next table
    rematch_by: int | None = None  # the seat that asked for it

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.game is None:
            return "lobby"
        if not self.game.logs:
            return "setup"
        return "over" if self.game.over else "play"

    @property
    def hints(self) -> bool:
        """Whether players may ask for a good turn: never at an honour table, as it would judge."""
        return self.opened.hints and self.opened.kind == "guarded"

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The seats that committed to a nonce and have not shown it."""
        pairs = enumerate(self.seats, 1)
        return tuple(n for n, seat in pairs if seat.hash is not None and seat.nonce is None)

    @property
    def people(self) -> frozenset[str]:
        """The people who sit here or may come back to a seat, and the host."""
        sitting = {person for seat in self.seats for person in (seat.person, seat.former)}
        return frozenset(person for person in (*sitting, self.opened.host) if person)

    def is_host(self, person: str | None, present: frozenset[str]) -> bool:
        """Whether a person may act as the host: the host, or anyone seated while they are away."""
        host = self.opened.host
        return person == host or (host not in present and bool(self.seats_of(person)))

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of a person."""
        return tuple(n for n, s in enumerate(self.seats, 1) if person and s.person == person)
