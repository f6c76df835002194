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
    """How a seat was meant when the table was opened."""

    kind: PlanKind  # `person` is open to all, `device` for a player at the host's device
    name: str = ""  # of its player, if known
    person: str | None = None  # who already sits there, if known
    level: str | None = None  # of a bot; without one it plays as strongly as bots do by default


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a finished game that is to be beaten; all seats begin with its start.

    It is copied here, so that this table does not depend on the other.
    """

    table: str  # the id of the finished one
    code: str  # its short code
    seat: int  # whose game is to be beaten
    name: str  # of the person or bot at that seat
    total: int  # its points
    start: str  # the number on the sheet before the first card, such as 4@c4


class Opened(msgspec.Struct, frozen=True, kw_only=True, tag="opened"):
    """The table exists; its deal is sealed by a secret, or known by its seed."""

    code: str  # the short one, for people
    host: str  # the person who opened it
    board: str  # its name
    islands: tuple[str, ...]  # of the board, such as c4 or c4=red
    lines: tuple[str, ...]  # of the board, by name
    deck: tuple[str, ...]  # all cards, not in the order of the deal
    seats: tuple[SeatPlan, ...]  # how they were planned
    tracker: bool = True  # whether the page shows which cards are still to come
    clock_seconds: int | None = None  # the time for each card
    hints: bool = True  # whether players may ask for a good turn
    secret: str | None = None  # which the deal is sealed with
    seed: str | None = None  # of a known deal, which has no secret
    kind: Kind = "guarded"  # at an honour table turns may break rules (M1 to M5)
    posted: bool = False  # whether it came as a record: then its times are the sender's
    daily: str | None = None  # the day whose deal it is
    counts: bool = False  # whether it is the first table that its host opened for this day and side
    challenge: Challenge | None = None  # a finished game to be beaten with the same deal


class Seated(msgspec.Struct, frozen=True, kw_only=True, tag="seated"):
    """A person has taken a seat."""

    seat: int  # its number
    person: str  # the hash of their secret
    name: str  # which they gave


class Left(msgspec.Struct, frozen=True, kw_only=True, tag="left"):
    """A person has given up a seat."""

    seat: int  # that is free again


class Evicted(msgspec.Struct, frozen=True, kw_only=True, tag="evicted"):
    """The host has sent a person away from a seat; they may not sit down at this table again."""

    seat: int  # that is free again


class SeatDropped(msgspec.Struct, frozen=True, kw_only=True, tag="seat-dropped"):
    """The host has taken a free seat away; those after it move up, and commit to nonces again."""

    seat: int  # that is gone


class Renamed(msgspec.Struct, frozen=True, kw_only=True, tag="renamed"):
    """A seat has another name."""

    seat: int  # whose name it is
    name: str  # the new one


class BotSeated(msgspec.Struct, frozen=True, kw_only=True, tag="bot-seated"):
    """A bot has taken a seat, and plays on from where it stands; or it has another level now."""

    seat: int  # where it plays
    name: str  # of the bot
    level: str | None = None  # of ours, or the name of a third-party bot; None for the default


class NonceCommitted(msgspec.Struct, frozen=True, kw_only=True, tag="nonce-committed"):
    """A seat has shown the hash of its nonce."""

    seat: int  # that commits
    hash: str  # of its nonce


class RevealOpened(msgspec.Struct, frozen=True, kw_only=True, tag="reveal-opened"):
    """Seats and hashes are fixed, and seats show their nonces; all others have one drawn."""

    seats: tuple[int, ...]  # that are to show their nonces


class NonceGiven(msgspec.Struct, frozen=True, kw_only=True, tag="nonce-given"):
    """A seat has given its share of the deal."""

    seat: int  # that shows it
    nonce: str  # the one it committed to


class DealtAgain(msgspec.Struct, frozen=True, kw_only=True, tag="dealt-again"):
    """Nonces were not shown in time: another secret is sealed, and all commit again."""

    secret: str  # of the new deal
    withheld: tuple[int, ...]  # the seats that have no share of their own from now on


class Begun(msgspec.Struct, frozen=True, kw_only=True, tag="begun"):
    """Setup is open."""

    nonces: tuple[str, ...]  # by seat; drawn for those that gave none


class Placed(msgspec.Struct, frozen=True, kw_only=True, tag="placed"):
    """A seat has written its starting number."""

    seat: int  # that chose
    island: str  # where the number is
    number: int  # that is written


class Played(msgspec.Struct, frozen=True, kw_only=True, tag="played"):
    """A seat has played a turn, or its time ran out."""

    seat: int  # that played
    turn: str  # in its one spelling
    timed_out: bool = False  # whether it passed because its time was up


class TakenBack(msgspec.Struct, frozen=True, kw_only=True, tag="taken-back"):
    """A seat has taken back its start or its turn."""

    seat: int  # whose start or turn it was


class Pointed(msgspec.Struct, frozen=True, kw_only=True, tag="pointed"):
    """A seat has pointed at an island or line of a sheet, and there is a mistake (M5).

    What becomes of it, M2 or M3, follows from the moves. A wrong pointing is no event.
    """

    seat: int  # that pointed
    sheet: int  # the seat whose sheet has the mistake
    where: str  # the island or line


class Hinted(msgspec.Struct, frozen=True, kw_only=True, tag="hinted"):
    """A seat is shown a good turn for the card of this round."""

    seat: int  # that is shown it
    round: int  # for whose card


class Rematched(msgspec.Struct, frozen=True, kw_only=True, tag="rematched"):
    """The same people go on at another table."""

    table: str  # the id of the other one
    seat: int  # that asked for it


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
