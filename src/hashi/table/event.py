"""What has happened at a table: the only thing that is stored. State is a fold over these.

Tags and field names are on disk; a change of meaning is a new event, never a new reading of an old.
"""

from typing import Literal

import msgspec

from hashi.rules import Kind

__all__ = [
    "Begun",
    "BotSeated",
    "Challenge",
    "DealtAgain",
    "Event",
    "Evicted",
    "Hinted",
    "Left",
    "Move",
    "NonceCommitted",
    "NonceGiven",
    "Opened",
    "Placed",
    "Played",
    "Pointed",
    "Rematched",
    "Renamed",
    "RevealOpened",
    "SeatDropped",
    "SeatEvent",
    "SeatPlan",
    "Seated",
    "TableEvent",
    "TakenBack",
    "decode",
    "encode",
]

PlanKind = Literal["person", "device", "bot"]


class SeatPlan(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat was meant when the table was opened; `person` already sits there, if known.

    `level` is a bot's; without one it plays as strongly as bots do by default.
    """

    kind: PlanKind
    name: str = ""
    person: str | None = None
    level: str | None = None


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a finished game that is to be beaten: which table, whose name, how many points.

    It is copied here, so that this table does not depend on the other. `start` is the number on
    the sheet before the first card, such as 4@c4: everybody here begins with it too.
    """

    table: str
    code: str
    seat: int
    name: str
    total: int
    start: str


class Opened(msgspec.Struct, frozen=True, kw_only=True, tag="opened"):
    """The table exists. `secret` seals the deal; a known deal has its `seed` instead.

    `scheme` is the version of docs/deal.md. Without `hints` nobody is shown a good turn. At a table
    of the `kind` honour turns may break rules (M1 to M5). The deal of a `daily` table is that of
    this day; it `counts` if it is the first table that its host opened for this day and side. A
    `challenge` has a known deal.
    """

    code: str
    host: str
    board: str
    islands: tuple[str, ...]
    lines: tuple[str, ...]
    deck: tuple[str, ...]
    seats: tuple[SeatPlan, ...]
    tracker: bool = True
    clock_seconds: int | None = None
    hints: bool = True
    secret: str | None = None
    seed: str | None = None
    scheme: int = 1
    kind: Kind = "guarded"
    daily: str | None = None
    counts: bool = False
    challenge: Challenge | None = None


class Seated(msgspec.Struct, frozen=True, kw_only=True, tag="seated"):
    """A person has taken a seat."""

    seat: int
    person: str
    name: str


class Left(msgspec.Struct, frozen=True, kw_only=True, tag="left"):
    """A person has given up a seat."""

    seat: int


class Evicted(msgspec.Struct, frozen=True, kw_only=True, tag="evicted"):
    """The host has sent a person away from a seat; they may not sit down at this table again."""

    seat: int


class SeatDropped(msgspec.Struct, frozen=True, kw_only=True, tag="seat-dropped"):
    """The host has taken a free seat away; those after it move up, and commit to nonces again."""

    seat: int


class Renamed(msgspec.Struct, frozen=True, kw_only=True, tag="renamed"):
    """A seat has another name."""

    seat: int
    name: str


class BotSeated(msgspec.Struct, frozen=True, kw_only=True, tag="bot-seated"):
    """A bot has taken a seat, and plays on from where it stands; or it has another level now."""

    seat: int
    name: str
    level: str | None = None


class NonceCommitted(msgspec.Struct, frozen=True, kw_only=True, tag="nonce-committed"):
    """A seat has shown the hash of its nonce."""

    seat: int
    hash: str


class RevealOpened(msgspec.Struct, frozen=True, kw_only=True, tag="reveal-opened"):
    """Seats and hashes are fixed, and these seats show their nonces; all others have one drawn."""

    seats: tuple[int, ...]


class NonceGiven(msgspec.Struct, frozen=True, kw_only=True, tag="nonce-given"):
    """A seat has given its share of the deal."""

    seat: int
    nonce: str


class DealtAgain(msgspec.Struct, frozen=True, kw_only=True, tag="dealt-again"):
    """Some seats did not show their nonces in time: another secret is sealed, and all commit again.

    The seats that `withheld` have no share of their own from now on.
    """

    secret: str
    withheld: tuple[int, ...]


class Begun(msgspec.Struct, frozen=True, kw_only=True, tag="begun"):
    """Setup is open; `nonces` has everybody's share, drawn for those who gave none."""

    nonces: tuple[str, ...]


class Placed(msgspec.Struct, frozen=True, kw_only=True, tag="placed"):
    """A seat has written its starting number."""

    seat: int
    island: str
    number: int


class Played(msgspec.Struct, frozen=True, kw_only=True, tag="played"):
    """A seat has played a turn, or its time ran out."""

    seat: int
    turn: str
    timed_out: bool = False


class TakenBack(msgspec.Struct, frozen=True, kw_only=True, tag="taken-back"):
    """A seat has taken back its start or its turn."""

    seat: int


class Pointed(msgspec.Struct, frozen=True, kw_only=True, tag="pointed"):
    """Somebody at a seat has pointed at an island or line of a sheet, and there is a mistake (M5).

    What becomes of it, M2 or M3, follows from the moves. A wrong pointing is no event.
    """

    seat: int
    sheet: int
    where: str


class Hinted(msgspec.Struct, frozen=True, kw_only=True, tag="hinted"):
    """A seat is shown a good turn for the card of this round."""

    seat: int
    round: int


class Rematched(msgspec.Struct, frozen=True, kw_only=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


# What fold treats alike: a new event belongs in one of these.
SeatEvent = Seated | Left | Renamed | BotSeated | NonceCommitted | NonceGiven  # changes one seat
Move = Placed | Played | TakenBack  # changes the game
TableEvent = SeatEvent | Opened | Evicted | SeatDropped | DealtAgain | Hinted | Rematched
Event = TableEvent | Move | Pointed | Begun | RevealOpened

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    """The event as it is stored."""
    return _ENCODER.encode(event)


def decode(data: bytes) -> Event:
    """The event that was stored."""
    return _DECODER.decode(data)
