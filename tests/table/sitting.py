"""A table of ada and bruno for tests: its events, and commands that are carried out or refused."""

import hashi
from hashi import Refusal, deal
from hashi.table import Command, Event, Opened, SeatPlan, Table, decide, fold
from hashi.wire.message import Begin, Commit, Nonce, Place, Sit

__all__ = [
    "BOARD",
    "DRAWN",
    "NONCE",
    "SECRET",
    "SOLO",
    "Sitting",
    "begun",
    "digest",
    "opened",
    "playing",
]

SOLO = SeatPlan(kind="person", name="Ada", person="ada")
SECRET, NONCE = "5e" * 32, "11" * 32
DRAWN = deal.drawn_nonce(bytes.fromhex(SECRET), 2).hex()
BOARD = hashi.board("A")


def digest(seat: int, nonce: str, secret: str = SECRET) -> str:
    """The hash of a seat's nonce, under the seal of a secret."""
    seal = deal.commitment(bytes.fromhex(secret))
    return deal.nonce_hash(seal, seat, bytes.fromhex(nonce)).hex()


def opened(*plans: SeatPlan, **changes: object) -> Opened:
    """A table just opened by ada."""
    fields: dict[str, object] = {
        "code": "BCDFGH",
        "host": "ada",
        "board": BOARD.name,
        "islands": tuple(f"{i.at}={i.flag}" if i.flag else i.at for i in BOARD.islands),
        "lines": BOARD.lines,
        "deck": tuple(map(str, hashi.deck())),
        "seats": plans
        or (SeatPlan(kind="person", name="Ada", person="ada"), SeatPlan(kind="person")),
        "secret": SECRET,
        **changes,
    }
    return Opened(**fields)  # type: ignore[arg-type]  # fields by name


class Sitting:
    """A table and its events, for telling a story."""

    def __init__(self, *plans: SeatPlan, **changes: object) -> None:
        self.events: list[tuple[Event, float]] = [(opened(*plans, **changes), 0.0)]
        self.table = fold("t", self.events)
        self.now = 0.0

    def do(self, command: Command, person: str | None, *present: str) -> Table:
        """Carry out a command that must be allowed, with these people there."""
        decision = decide(self.table, command, person, self.now, frozenset(present))
        assert not isinstance(decision, Refusal), decision
        self.events += [(event, self.now) for event in decision.events]
        self.table = decision.table
        return self.table

    def refused(self, command: Command, person: str | None, *present: str) -> str:
        """The code of a command that must be refused, with these people there."""
        refusal = decide(self.table, command, person, self.now, frozenset(present))
        assert isinstance(refusal, Refusal)
        return refusal.code


def begun() -> Sitting:
    """A table of ada and bruno in setup."""
    sitting = Sitting()
    sitting.do(Sit(seat=2, name="Bruno"), "bruno")
    sitting.do(Commit(seat=1, hash=digest(1, NONCE)), "ada")
    sitting.do(Begin(), "ada")
    sitting.do(Nonce(seat=1, nonce=NONCE), "ada")
    return sitting


def playing() -> Sitting:
    """The same table in its first round."""
    sitting = begun()
    sitting.do(Place(seat=1, island="c4", number=4), "ada")
    sitting.do(Place(seat=2, island="c2", number=3), "bruno")
    return sitting
