"""What goes over the wire: every message as a typed struct.

The TypeScript types of the page are generated from this file (`hashi.server.typescript`), and so is
the OpenAPI document. docs/protocol.md tells the story with examples. Names are stable API.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

__all__ = [
    "Begin",
    "BoardCheck",
    "BoardText",
    "BoardView",
    "ClientMessage",
    "Code",
    "Created",
    "Done",
    "Failed",
    "Handover",
    "Hello",
    "IslandView",
    "Leave",
    "LogLine",
    "MyTable",
    "NewSeat",
    "NewTable",
    "Nonce",
    "OutcomeView",
    "Person",
    "Place",
    "Play",
    "Possible",
    "Preview",
    "ProblemView",
    "ProofView",
    "PutBot",
    "RefusalView",
    "Refused",
    "Rematch",
    "Rename",
    "Replay",
    "ReplayRound",
    "ScoreView",
    "SeatView",
    "ServerMessage",
    "SheetView",
    "Sit",
    "TakeBack",
    "View",
]

Seat = Annotated[int, Meta(ge=1, le=4)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Island = Annotated[str, Meta(pattern="^[a-z][1-9]$", max_length=2)]
TurnText = Annotated[str, Meta(max_length=400)]
# The lengths matter: `$` alone would let a line feed through at the end.
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
Category = Literal["red", "blue", "six"]
Phase = Literal["lobby", "setup", "play", "over"]
SeatKind = Literal["open", "person", "device", "bot"]


# What a client says over a table's socket. `id` is the client's own number for the answer.


class Hello(Struct, tag="hello", kw_only=True):
    """First of all: the last version this client has seen of the table, if any."""

    id: int
    version: int | None = None


class Sit(Struct, tag="sit", kw_only=True):
    """Take an open seat, or one's own back from a bot."""

    id: int
    seat: Seat
    name: Name


class Leave(Struct, tag="leave", kw_only=True):
    """Give up a seat of one's own."""

    id: int
    seat: Seat


class Rename(Struct, tag="rename", kw_only=True):
    """Change the name at a seat of one's own."""

    id: int
    seat: Seat
    name: Name


class PutBot(Struct, tag="put-bot", kw_only=True):
    """The host puts a bot into an open or abandoned seat."""

    id: int
    seat: Seat


class Nonce(Struct, tag="nonce", kw_only=True):
    """A seat's share of the deal; sent after the commitment was seen."""

    id: int
    seat: Seat
    nonce: Hex


class Begin(Struct, tag="begin", kw_only=True):
    """The host starts the game once every seat is taken."""

    id: int


class Place(Struct, tag="place", kw_only=True):
    """Write the starting number (S2)."""

    id: int
    seat: Seat
    island: Island
    number: int


class Play(Struct, tag="play", kw_only=True):
    """Play a turn in the open round, in its one spelling."""

    id: int
    seat: Seat
    round: int
    turn: TurnText


class TakeBack(Struct, tag="take-back", kw_only=True):
    """Take back one's start or turn while its round is open."""

    id: int
    seat: Seat


class Preview(Struct, tag="preview", kw_only=True):
    """Ask what could be added to a draft; nothing is kept."""

    id: int
    seat: Seat
    draft: TurnText


class Rematch(Struct, tag="rematch", kw_only=True):
    """After the end: a new table with the same seats, perhaps with the same deal."""

    id: int
    same_deal: bool = False


ClientMessage = (
    Hello
    | Sit
    | Leave
    | Rename
    | PutBot
    | Nonce
    | Begin
    | Place
    | Play
    | TakeBack
    | Preview
    | Rematch
)


# What the server says.


class RefusalView(Struct, kw_only=True):
    """Why something is forbidden: a stable code, the rule if one is broken, the place."""

    code: str
    rule: str | None = None
    where: str | None = None


class IslandView(Struct, kw_only=True):
    """An island of the board."""

    at: str
    flag: Literal["red", "blue"] | None = None


class BoardView(Struct, kw_only=True):
    """The printed side: `lines` by name, such as c4-c7."""

    name: str
    islands: list[IslandView]
    lines: list[str]


class SheetView(Struct, kw_only=True):
    """What stands on a sheet, and what follows from it."""

    numbers: dict[str, int]
    bridges: dict[str, int]
    finished: list[str]
    blocked: list[str]
    crossed: list[str]


class ScoreView(Struct, kw_only=True):
    """Points by item; a category not reached has 0 points and no round."""

    islands: int
    red: int
    blue: int
    six: int
    total: int
    red_round: int | None
    blue_round: int | None
    six_round: int | None


class SeatView(Struct, kw_only=True):
    """A seat as this client may see it: another's marks of the open round are not in it.

    At a seat that was `formerly_mine` a bot plays; say `sit` to take it back.
    """

    seat: int
    kind: SeatKind
    name: str
    mine: bool
    formerly_mine: bool
    online: bool
    done: bool
    nonce: bool
    sheet: SheetView
    score: ScoreView


class LogLine(Struct, kw_only=True):
    """Something announced to the table."""

    round: int
    seat: int
    what: Literal["reached", "skipped-number", "skipped-bridges", "timed-out"]
    category: Category | None = None
    points: int | None = None


class ProofView(Struct, kw_only=True):
    """What is known of the deal; everything but the commitment only after the last card."""

    commitment: str | None
    secret: str | None = None
    nonces: list[str] = []
    seed: str | None = None


class OutcomeView(Struct, kw_only=True):
    """How the game ended."""

    totals: list[int]
    winners: list[int]
    rank: str | None = None


class View(Struct, tag="view", kw_only=True):
    """The whole table as this client may see it. Sent on every change."""

    table: str
    code: str
    version: int
    phase: Phase
    host: bool
    board: BoardView
    deck: list[str]
    tracker: bool
    clock_seconds: int | None
    clock_left_ms: int | None
    seats: list[SeatView]
    round: int
    card: str | None
    seen: list[str]
    starts: dict[str, str]
    turns: dict[str, str]
    log: list[LogLine]
    proof: ProofView
    outcome: OutcomeView | None = None
    rematch: str | None = None


class Done(Struct, tag="done", kw_only=True):
    """A message was carried out and is durable."""

    id: int
    version: int


class Refused(Struct, tag="refused", kw_only=True):
    """A message was understood and refused; nothing changed."""

    id: int
    refusal: RefusalView


class Failed(Struct, tag="failed", kw_only=True):
    """A message could not be understood or not taken now; nothing changed."""

    id: int | None
    code: str
    retry_after_seconds: float | None = None


class Possible(Struct, tag="possible", kw_only=True):
    """The answer to a preview: for every island and line why it cannot take a mark, or null.

    `refusal` says why the draft cannot be confirmed as it is, or null.
    """

    id: int
    islands: dict[str, RefusalView | None]
    lines: dict[str, RefusalView | None]
    refusal: RefusalView | None = None


ServerMessage = View | Done | Refused | Failed | Possible


# What goes over HTTP.


class NewSeat(Struct, kw_only=True):
    """A seat of a new table: open for a person, somebody at the host's device, or a bot."""

    kind: Literal["person", "device", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, kw_only=True):
    """A wish for a new table. The host takes the first person's seat and all device seats."""

    name: Name
    side: Literal["A", "B"] | None = "A"
    board: Annotated[str, Meta(max_length=65536)] | None = None
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=4)]
    tracker: bool = True
    clock_seconds: Annotated[int, Meta(ge=10, le=600)] | None = None
    deal: Hex | None = None


class Created(Struct, kw_only=True):
    """A new table: its id for addresses, its short code for people."""

    table: str
    code: str


class Code(Struct, kw_only=True):
    """The table a short code stands for."""

    table: str


class MyTable(Struct, kw_only=True):
    """A table this person sits at."""

    table: str
    code: str
    phase: Phase
    side: str
    names: list[str]
    round: int
    updated_seconds_ago: int


class BoardText(Struct, kw_only=True):
    """The text of a board file."""

    text: Annotated[str, Meta(max_length=65536)]


class Person(Struct, kw_only=True):
    """Who this browser is: a name it gave last, if any."""

    name: str


class ProblemView(Struct, kw_only=True):
    """Something wrong with an uploaded board file."""

    code: str
    where: str
    line: int | None = None


class BoardCheck(Struct, kw_only=True):
    """A board file read: the board, or everything that is wrong with it."""

    board: BoardView | None
    problems: list[ProblemView]


class Handover(Struct, kw_only=True):
    """A link that makes another device the same person, once and for ten minutes."""

    path: str


class ReplayRound(Struct, kw_only=True):
    """One round of a finished game: by seat the turn and the sheet after it."""

    card: str
    turns: list[str]
    sheets: list[SheetView]


class Replay(Struct, kw_only=True):
    """A finished game, round by round; `starts` are the sheets as they were received."""

    starts: list[SheetView]
    rounds: list[ReplayRound]
