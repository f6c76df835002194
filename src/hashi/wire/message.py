"""What goes over a table's socket: every message as a typed struct.

The page's TypeScript types are generated from here, `hashi.wire.view` and `hashi.wire.exchange`;
see `scripts.typescript`. docs/protocol.md has examples. Names are stable API.
"""

from typing import Annotated

from msgspec import Meta, Struct

from hashi.rules.game import MOST_SEATS
from hashi.rules.notation import ISLAND, LINE
from hashi.wire.change import Change
from hashi.wire.level import DEFAULT_LEVEL, BotName, Level
from hashi.wire.view import RefusalView, View

__all__ = [
    "Begin",
    "ClientMessage",
    "Commit",
    "Done",
    "DropSeat",
    "Evict",
    "Failed",
    "Hello",
    "Hint",
    "Hinted",
    "Leave",
    "Nonce",
    "Nudge",
    "Nudged",
    "Place",
    "Play",
    "Point",
    "Possible",
    "Preview",
    "PutBot",
    "Refused",
    "Rematch",
    "Rename",
    "ServerMessage",
    "Sit",
    "TakeBack",
]

Seat = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Island = Annotated[str, Meta(pattern=f"^{ISLAND}$", max_length=2)]
Where = Annotated[str, Meta(pattern=f"^({LINE}|{ISLAND})$", max_length=5)]
TurnText = Annotated[str, Meta(max_length=400)]
# The lengths matter: `$` alone would let a line feed through at the end.
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]


# What a client says over a table's socket. `id` is the client's own number for the answer. Those
# that a table decides are its commands as they are; the program's own have no answer, so no number.


class Hello(Struct, tag="hello", kw_only=True, frozen=True):
    """First of all, and after every new connection: asks for views from now on.

    With `changes` small ones come as changes. A client that already has a view names its `stream`
    and `step`, then and whenever a change does not follow: it gets what it lacks, or a view.
    """

    id: int
    changes: bool = False
    stream: str = ""
    step: int = 0


class Sit(Struct, tag="sit", kw_only=True, frozen=True):
    """Take an open seat, or your own back from a bot."""

    id: int = 0
    seat: Seat
    name: Name


class Leave(Struct, tag="leave", kw_only=True, frozen=True):
    """Give up a seat of yours."""

    id: int = 0
    seat: Seat


class Evict(Struct, tag="evict", kw_only=True, frozen=True):
    """Before the game: the host removes a bot, or the opener of the table a person for good."""

    id: int = 0
    seat: Seat


class DropSeat(Struct, tag="drop-seat", kw_only=True, frozen=True):
    """Before the game: the host takes a free seat away, and those after it move up by one."""

    id: int = 0
    seat: Seat


class Nudge(Struct, tag="nudge", kw_only=True, frozen=True):
    """Remind somebody at another seat that the table waits for them."""

    id: int
    seat: Seat


class Rename(Struct, tag="rename", kw_only=True, frozen=True):
    """Change the name at a seat of yours."""

    id: int = 0
    seat: Seat
    name: Name


class PutBot(Struct, tag="put-bot", kw_only=True, frozen=True):
    """The host puts a bot into an open or abandoned seat, or gives a bot another level.

    `bot` names one that the server offers beside its own, and replaces the level.
    """

    id: int = 0
    seat: Seat
    level: Level = DEFAULT_LEVEL
    bot: BotName | None = None


class Commit(Struct, tag="commit", kw_only=True, frozen=True):
    """In the lobby: the hash of a seat's nonce, made after the seal was seen; again replaces it."""

    id: int = 0
    seat: Seat
    hash: Hex


class Nonce(Struct, tag="nonce", kw_only=True, frozen=True):
    """A seat's share of the deal; shown once the view says `revealing`, so every hash is fixed."""

    id: int = 0
    seat: Seat
    nonce: Hex


class Begin(Struct, tag="begin", kw_only=True, frozen=True):
    """The host starts the game once every seat is taken; it begins with the last nonce revealed."""

    id: int = 0


class Place(Struct, tag="place", kw_only=True, frozen=True):
    """Write the starting number (S2)."""

    id: int = 0
    seat: Seat
    island: Island
    number: int


class Play(Struct, tag="play", kw_only=True, frozen=True):
    """Play a turn in the open round, in its one spelling."""

    id: int = 0
    seat: Seat
    round: int
    turn: TurnText


class TakeBack(Struct, tag="take-back", kw_only=True, frozen=True):
    """Take back your start or turn while its round is open."""

    id: int = 0
    seat: Seat


class Point(Struct, tag="point", kw_only=True, frozen=True):
    """At an honour table: point at an island or line of any seat's `sheet` as a mistake (M5).

    If it is none, only this client hears of it, and has to wait a moment before pointing again.
    """

    id: int = 0
    seat: Seat
    sheet: Seat
    where: Where


class Preview(Struct, tag="preview", kw_only=True, frozen=True):
    """Ask what could be added to a draft; nothing is kept.

    For clients that do not know the rules; the page has a judge of its own.
    """

    id: int
    seat: Seat
    draft: TurnText


class Hint(Struct, tag="hint", kw_only=True, frozen=True):
    """Ask for a good turn, and what it is expected to bring more than a draft; it is recorded."""

    id: int = 0
    seat: Seat
    draft: TurnText = "pass"


class Rematch(Struct, tag="rematch", kw_only=True, frozen=True):
    """After the end: a new table with the same seats, perhaps with the same deal."""

    id: int
    same_deal: bool = False


ClientMessage = (
    Hello
    | Sit
    | Leave
    | Evict
    | DropSeat
    | Nudge
    | Rename
    | PutBot
    | Commit
    | Nonce
    | Begin
    | Place
    | Play
    | TakeBack
    | Point
    | Preview
    | Hint
    | Rematch
)


# What the server says.


class Done(Struct, tag="done", kw_only=True, frozen=True):
    """A message was carried out and is durable."""

    id: int
    version: int


class Refused(Struct, tag="refused", kw_only=True, frozen=True):
    """A message was understood and refused; nothing changed."""

    id: int
    refusal: RefusalView


class Failed(Struct, tag="failed", kw_only=True, frozen=True):
    """A message could not be understood or not taken now; nothing changed."""

    id: int | None
    code: str
    retry_after_seconds: float | None = None


class Possible(Struct, tag="possible", kw_only=True, frozen=True):
    """The answer to a preview: for every island and line why it cannot take a mark, or null.

    `refusal` says why the draft cannot be confirmed as it is, or null.
    """

    id: int
    islands: dict[str, RefusalView | None]
    lines: dict[str, RefusalView | None]
    refusal: RefusalView | None = None


class Hinted(Struct, tag="hinted", kw_only=True, frozen=True):
    """The answer to a hint: a good turn, and the total expected at the end after it.

    `yours` is what is expected after the draft, or null if that is no legal turn; `better` is how
    much more the good turn is expected to bring than the draft. `second` is the second best turn,
    if there is one, and what is expected after it.
    """

    id: int
    best: str
    points: float
    yours: float | None
    better: float | None
    second: str | None
    second_points: float | None


class Nudged(Struct, tag="nudged", kw_only=True, frozen=True):
    """Somebody at the table, by their name, waits for this person's seat. Answers nothing."""

    seat: int
    name: str


ServerMessage = View | Change | Done | Refused | Failed | Possible | Hinted | Nudged
