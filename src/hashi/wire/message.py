"""What goes over a table's socket: every message as a typed struct.

The page's TypeScript types are generated from here, `hashi.wire.view` and `hashi.wire.exchange`;
see `scripts.typescript`. docs/protocol.md has examples. Names are stable API.
"""

from typing import Annotated, Literal

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
    "Ping",
    "Place",
    "Play",
    "Point",
    "Possible",
    "Preview",
    "PutBot",
    "React",
    "Reacted",
    "Reaction",
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
Reaction = Literal["hello", "bravo", "wow", "oops", "thanks"]
# The lengths matter: `$` alone would let a line feed through at the end.
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]


# What a client says over a table's socket. `id` is the client's own number for the answer. Those
# that a table decides are its commands as they are; the program's own have no answer, so no number.


class Hello(Struct, tag="hello", kw_only=True, frozen=True):
    """First of all, and after every new connection: asks for views from now on.

    A client that already has a view names it, then and whenever a change does not follow: it gets
    what it lacks, or a view.
    """

    id: int  # the client's own number, echoed in the answer
    changes: bool = False  # whether small changes are sent as changes, not as views
    stream: str = ""  # of the view that the client has, if it has one
    step: int = 0  # of that view


class Ping(Struct, tag="ping", kw_only=True, frozen=True):
    """Ask for a sign of life: done, and nothing else."""

    id: int  # echoed in the answer


class Sit(Struct, tag="sit", kw_only=True, frozen=True):
    """Take an open seat, or your own back from a bot."""

    id: int = 0  # echoed in the answer
    seat: Seat  # an open one, or the client's own while a bot plays there
    name: Name  # of the person


class Leave(Struct, tag="leave", kw_only=True, frozen=True):
    """Give up a seat of yours."""

    id: int = 0  # echoed in the answer
    seat: Seat  # the client's own


class Evict(Struct, tag="evict", kw_only=True, frozen=True):
    """Before the game: the host removes a bot, or the opener of the table a person for good."""

    id: int = 0  # echoed in the answer
    seat: Seat  # of a bot or another person


class DropSeat(Struct, tag="drop-seat", kw_only=True, frozen=True):
    """Before the game: the host takes a free seat away, and those after it move up by one."""

    id: int = 0  # echoed in the answer
    seat: Seat  # a free one


class Nudge(Struct, tag="nudge", kw_only=True, frozen=True):
    """Remind the player at another seat that the table waits for them."""

    id: int  # echoed in the answer
    seat: Seat  # that the table waits for


class React(Struct, tag="react", kw_only=True, frozen=True):
    """Show one of a few reactions to the other players; nothing is stored."""

    id: int  # echoed in the answer
    seat: Seat  # the client's own
    reaction: Reaction  # which one


class Rename(Struct, tag="rename", kw_only=True, frozen=True):
    """Change the name at a seat of yours."""

    id: int = 0  # echoed in the answer
    seat: Seat  # the client's own
    name: Name  # the new one


class PutBot(Struct, tag="put-bot", kw_only=True, frozen=True):
    """The host puts a bot into an open or abandoned seat, or gives a bot another level."""

    id: int = 0  # echoed in the answer
    seat: Seat  # open, abandoned or a bot's
    level: Level = DEFAULT_LEVEL  # how strongly it plays
    bot: BotName | None = None  # one that the server offers beside its own; it replaces the level


class Commit(Struct, tag="commit", kw_only=True, frozen=True):
    """In the lobby: the hash of a seat's nonce, made after the seal was seen; again replaces it."""

    id: int = 0  # echoed in the answer
    seat: Seat  # the client's own
    hash: Hex  # of the seat's nonce, see docs/deal.md


class Nonce(Struct, tag="nonce", kw_only=True, frozen=True):
    """A seat's share of the deal; shown once the view says `revealing`, so every hash is fixed."""

    id: int = 0  # echoed in the answer
    seat: Seat  # the client's own
    nonce: Hex  # the one it committed to


class Begin(Struct, tag="begin", kw_only=True, frozen=True):
    """The host starts the game once every seat is taken; it begins with the last nonce revealed."""

    id: int = 0  # echoed in the answer


class Place(Struct, tag="place", kw_only=True, frozen=True):
    """Write the starting number (S2)."""

    id: int = 0  # echoed in the answer
    seat: Seat  # the client's own
    island: Island  # where to write it
    number: int  # 3 or 4


class Play(Struct, tag="play", kw_only=True, frozen=True):
    """Play a turn in the open round, in its one spelling."""

    id: int = 0  # echoed in the answer
    seat: Seat  # the client's own
    round: int  # the open one, so that a late turn is refused
    turn: TurnText  # in its one spelling, such as 5@c2 c2-c4


class TakeBack(Struct, tag="take-back", kw_only=True, frozen=True):
    """Take back your start or turn while its round is open."""

    id: int = 0  # echoed in the answer
    seat: Seat  # the client's own


class Point(Struct, tag="point", kw_only=True, frozen=True):
    """At an honour table: point at an island or line of any seat's `sheet` as a mistake (M5).

    If it is none, only this client hears of it, and has to wait a moment before pointing again.
    """

    id: int = 0  # echoed in the answer
    seat: Seat  # the client's own
    sheet: Seat  # the seat whose sheet has the mistake
    where: Where  # the island or line


class Preview(Struct, tag="preview", kw_only=True, frozen=True):
    """Ask what could be added to a draft; nothing is kept.

    For clients that do not know the rules; the page has a judge of its own.
    """

    id: int  # echoed in the answer
    seat: Seat  # the client's own
    draft: TurnText  # a turn that is not finished


class Hint(Struct, tag="hint", kw_only=True, frozen=True):
    """Ask for a good turn, and what it is expected to bring more than a draft; it is recorded."""

    id: int = 0  # echoed in the answer
    seat: Seat  # the client's own
    draft: TurnText = "pass"  # the turn to compare with


class Rematch(Struct, tag="rematch", kw_only=True, frozen=True):
    """After the end: a new table with the same seats, perhaps with the same deal."""

    id: int  # echoed in the answer
    same_deal: bool = False  # with the same cards once more


ClientMessage = (
    Hello
    | Ping
    | Sit
    | Leave
    | Evict
    | DropSeat
    | Nudge
    | React
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

    id: int  # of the message that is answered
    version: int  # of the table after it


class Refused(Struct, tag="refused", kw_only=True, frozen=True):
    """A message was understood and refused; nothing changed."""

    id: int  # of the message that is answered
    refusal: RefusalView  # why


class Failed(Struct, tag="failed", kw_only=True, frozen=True):
    """A message could not be understood or not taken now; nothing changed."""

    id: int | None  # of the message that is answered; null if it could not be read
    code: str  # why; stable
    retry_after_seconds: float | None = None  # when it is worth trying again


class Possible(Struct, tag="possible", kw_only=True, frozen=True):
    """The answer to a preview."""

    id: int  # of the message that is answered
    islands: dict[str, RefusalView | None]  # by island why it cannot take the number, or null
    lines: dict[str, RefusalView | None]  # by line why it cannot take a bridge, or null
    refusal: RefusalView | None = None  # why the draft cannot be confirmed as it is, or null


class Hinted(Struct, tag="hinted", kw_only=True, frozen=True):
    """The answer to a hint."""

    id: int  # of the message that is answered
    best: str  # a good turn
    points: float  # the total expected at the end after it
    yours: float | None  # the total expected after the draft; null if that is no legal turn
    better: float | None  # how much more the good turn is expected to bring than the draft
    second: str | None  # the second best turn, if there is one
    second_points: float | None  # the total expected after that


class Nudged(Struct, tag="nudged", kw_only=True, frozen=True):
    """Another player, by their name, waits for this person's seat. Answers nothing."""

    seat: int  # of this client, that the table waits for
    name: str  # of the person who waits


class Reacted(Struct, tag="reacted", kw_only=True, frozen=True):
    """A player reacts, perhaps this person. Only players hear of it. Answers nothing."""

    seat: int  # of the player
    reaction: Reaction  # which one


ServerMessage = View | Change | Done | Refused | Failed | Possible | Hinted | Nudged | Reacted
