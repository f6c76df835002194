"""What a client sees of a table: the view after every change, and what it is made of."""

from typing import Literal

from msgspec import Struct

from hashi.rules import Category
from hashi.wire.level import Level

__all__ = [
    "BoardView",
    "ChallengeView",
    "IslandView",
    "LogLine",
    "MistakeView",
    "OutcomeView",
    "Phase",
    "ProofView",
    "ReachedView",
    "RefusalView",
    "ScoreView",
    "SeatKind",
    "SeatView",
    "SheetView",
    "TableKind",
    "View",
]

Phase = Literal["lobby", "setup", "play", "over"]
SeatKind = Literal["open", "person", "device", "bot"]
TableKind = Literal["guarded", "honour"]


class RefusalView(Struct, kw_only=True, frozen=True):
    """Why something is forbidden: a stable code, the rule if one is broken, the place."""

    code: str  # stable; its sentences are in the page's texts
    # the rule that is broken, such as T5; null for a refusal of the table itself
    rule: str | None = None
    where: str | None = None  # the island, line or seat it is about


class IslandView(Struct, kw_only=True, frozen=True):
    """An island of the board."""

    at: str  # its name, such as c4
    flag: Literal["red", "blue"] | None = None  # the colour of its flag; null without one


class BoardView(Struct, kw_only=True, frozen=True):
    """The printed side."""

    name: str  # A, B, the code of a fresh board, or the name in its file
    islands: list[IslandView]  # all of them
    lines: list[str]  # on which bridges may be drawn, by name, such as c4-c7


class SheetView(Struct, kw_only=True, frozen=True):
    """What stands on a sheet, and what follows from it."""

    numbers: dict[str, int]  # what is written, by island
    bridges: dict[str, int]  # how many are drawn, by line
    finished: list[str]  # islands with as many bridges as their number
    blocked: list[str]  # lines that would cross a bridge
    crossed: list[str]  # islands crossed out for a mistake (M3)


class ReachedView(Struct, kw_only=True, frozen=True):
    """A category that was reached."""

    points: int  # which it brought
    round: int  # in which it was reached


class ScoreView(Struct, kw_only=True, frozen=True):
    """Points by item; only the categories that were reached are there."""

    islands: int  # points for finished islands
    categories: dict[Category, ReachedView]  # those that were reached (V1 to V3)
    total: int  # all points


class SeatView(Struct, kw_only=True, frozen=True):
    """A seat as this client may see it."""

    seat: int  # its number, clockwise from 1
    kind: SeatKind  # `open` if still free, `device` for a player at the host's device
    name: str  # of the person or bot; empty while it is open
    stands_for: str | None  # the name of the person a bot plays for while they are away
    level: Level | None  # of a bot of ours
    bot: str | None  # the name of a bot that the server offers beside its own
    mine: bool  # whether this client plays here
    formerly_mine: bool  # whether a bot plays here for this client; say `sit` to take the seat back
    online: bool  # whether its person is connected; bots always are
    # at a rematch: whether its person is not here yet, and still looks at the result before
    at_result: bool
    # how long a person who is away may still come back before a bot may stand in
    grace_left_ms: int | None
    done: bool  # whether it has confirmed its start, or its turn in the open round
    # whether a bot has played the open round, or setup, for its person: that turn is hidden and
    # cannot be taken back
    stand_in: bool
    hints: int  # the closed rounds in which it was shown a good turn
    # whether it has a share of its own in the deal; others have one drawn from the secret
    nonce: bool
    sheet: SheetView  # as it was when the last round closed
    score: ScoreView  # of that sheet


class LogLine(Struct, kw_only=True, frozen=True):
    """Something announced to the table."""

    round: int  # in which it happened
    seat: int  # whose news it is
    # happened
    what: Literal["reached", "skipped-number", "skipped-bridges", "timed-out", "hinted", "stood-in"]
    category: Category | None = None  # that was reached
    points: int | None = None  # which it brought


class MistakeView(Struct, kw_only=True, frozen=True):
    """A mistake that was found at an honour table: a rule broken on a seat's sheet in a round."""

    seat: int  # on whose sheet
    round: int  # in which the rule was broken
    refusal: RefusalView  # which rule, and where
    marks: list[str]  # that broke it, as they are spelled in a turn
    islands: list[str]  # that it concerns
    corrected: bool  # true if its marks were erased (M2), false if its islands are crossed out (M3)
    # the round that was open when it was pointed at; null if it was found at the end (M5)
    noticed: int | None
    where: str | None  # the island or line that was pointed at, or null
    by: int | None  # the seat that pointed at it, or null


class ProofView(Struct, kw_only=True, frozen=True):
    """What is known of the deal, so that clients can check it; see docs/deal.md."""

    scheme: int  # the version of docs/deal.md
    commitment: str | None  # the seal of the secret; null for a known deal
    hashes: list[str | None] = []  # for each seat the hash of its nonce, if it committed to one
    revealing: bool = False  # whether the seats are fixed, and those with a hash show their nonce
    # seats that did not show it; each time the deal was sealed again without them
    withheld: list[int] = []
    secret: str | None = None  # which the commitment seals; after the last card
    nonces: list[str] = []  # of all seats; after the last card
    seed: str | None = None  # of the deal, made of secret and nonces; after the last card


class ChallengeView(Struct, kw_only=True, frozen=True):
    """A finished game that is to be beaten.

    All seats have the same board, the same start and the same cards.
    """

    code: str  # of the table where it was played
    seat: int  # of the rival at that table
    name: str  # of the rival
    total: int  # to be beaten


class OutcomeView(Struct, kw_only=True, frozen=True):
    """How the game ended."""

    totals: list[int]  # by seat
    winners: list[int]  # seats with the highest total
    rank: str | None = None  # of a game alone (O3)


class View(Struct, tag="view", kw_only=True, frozen=True):
    """The whole table as this client may see it.

    Sent on every change; to a client that asked for changes only where a small one will not do.
    """

    table: str  # its id, for addresses
    code: str  # its short code, for people
    version: int  # how many events have happened
    phase: Phase  # `lobby` before the game, `setup` while starts are chosen
    kind: TableKind  # at an `honour` table turns may break rules (M1 to M5)
    host: bool  # whether this client may act as the host: begin, seat bots, drop seats
    opener: bool  # whether this client opened the table, and may send others away
    alone: bool  # whether it never had a seat for another person, so that no one is waited for
    sent_away: bool  # whether this client was sent away, and may only watch
    board: BoardView  # which all seats play on
    deck: list[str]  # all cards of the game, not in the order of the deal
    tracker: bool  # whether the page shows which cards are still to come
    clock_seconds: int | None  # the time for each card; null without a clock
    clock_left_ms: int | None  # the time left for the open card
    hints: bool  # whether a good turn may be asked for
    warming_up: bool  # while the server compiles, bots play more simply and there are no hints
    seats: list[SeatView]  # in their order
    round: int  # the open one; 0 before the first card
    card: str | None  # the open one, as it is written; null before and after the rounds
    seen: list[str]  # the cards turned over so far, the open one last
    # what this client's seats have chosen in setup, by seat; on no sheet before all have
    starts: dict[str, str]
    # what this client's seats have played in the open round, by seat; on no sheet before it closes
    turns: dict[str, str]
    log: list[LogLine]  # what was announced, oldest first
    mistakes: list[MistakeView]  # found so far at an honour table
    # by seat, before the unnoticed mistakes were found at the end (M5); empty until then
    totals_before: list[int]
    proof: ProofView  # what is known of the deal
    outcome: OutcomeView | None = None  # after the last card
    rematch: str | None = None  # the id of the next table
    rematch_by: int | None = None  # the seat that asked for it
    challenge: ChallengeView | None = None  # a finished game that is to be beaten here
    daily: str | None = None  # the day of a daily deal
    # whether a daily deal is no practice; after the end, whether its result counts
    counts: bool = False
    stream: str = ""  # which changes follow this view
    step: int = 0  # from which the changes that follow count on
