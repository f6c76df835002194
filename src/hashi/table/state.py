"""A table as its events have made it: a value. How events make it is `hashi.table.fold`."""

import msgspec

from hashi.rules import Board, Card, Game
from hashi.table.event import Opened
from hashi.wire.view import Phase, SeatKind

__all__ = ["Seat", "Table"]


class Seat(msgspec.Struct, frozen=True):
    """Who sits at a seat: `person` is the hash of their secret.

    `hash` is that of the nonce the seat committed to, `nonce` is what it showed. `former` is the
    person a bot plays for, who may come back to their `former_name`; `level` says how strongly it
    plays.
    """

    kind: SeatKind
    name: str = ""
    person: str | None = None
    hash: str | None = None
    nonce: str | None = None
    former: str | None = None
    level: str | None = None
    former_name: str = ""


class Table(msgspec.Struct, frozen=True):
    """Everything known of a table, secrets included; only `view_for` may leave the server.

    A seat's nonce is the one it gave; `nonces` are those the deal was made of, one for every seat.
    `reveal_opened_at` is set while seats show the nonces they committed to; `withheld` are the
    seats that once did not. `stood_in` are turns (in setup, round 0) that a bot played for somebody
    away; `evicted` are people who may not sit down here. `pointed` are the places of mistakes at
    which somebody pointed, and who.
    """

    id: str
    version: int
    opened: Opened
    board: Board
    deck: tuple[Card, ...]
    seats: tuple[Seat, ...]
    secret: str | None = None
    reveal_opened_at: float | None = None
    withheld: tuple[int, ...] = ()
    game: Game | None = None
    seed: bytes | None = None
    nonces: tuple[str, ...] = ()
    round_opened_at: float = 0.0
    timed_out: frozenset[tuple[int, int]] = frozenset()  # (round, seat)
    hinted: frozenset[tuple[int, int]] = frozenset()  # (round, seat)
    stood_in: frozenset[tuple[int, int]] = frozenset()  # (round, seat)
    evicted: frozenset[str] = frozenset()
    pointed: frozenset[tuple[int, int, str, int]] = frozenset()  # (round, sheet, place, by seat)
    rematch: str | None = None

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
        """Whether anybody is shown a good turn: never at an honour table, where one would judge."""
        return self.opened.hints and self.opened.kind == "guarded"

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The seats that committed to a nonce and have not shown it."""
        pairs = enumerate(self.seats, 1)
        return tuple(n for n, seat in pairs if seat.hash is not None and seat.nonce is None)

    @property
    def people(self) -> frozenset[str]:
        """Everybody who sits here or may come back to a seat, and the host."""
        sitting = {person for seat in self.seats for person in (seat.person, seat.former)}
        return frozenset(person for person in (*sitting, self.opened.host) if person)

    def is_host(self, person: str | None, present: frozenset[str]) -> bool:
        """Whether a person may act as the host: the host, or anyone seated while they are away."""
        host = self.opened.host
        return person == host or (host not in present and bool(self.seats_of(person)))

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of a person."""
        return tuple(n for n, s in enumerate(self.seats, 1) if person and s.person == person)
