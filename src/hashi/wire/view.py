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

    code: str
    rule: str | None = None
    where: str | None = None


class IslandView(Struct, kw_only=True, frozen=True):
    """An island of the board."""

    at: str
    flag: Literal["red", "blue"] | None = None


class BoardView(Struct, kw_only=True, frozen=True):
    """The printed side: `lines` by name, such as c4-c7."""

    name: str
    islands: list[IslandView]
    lines: list[str]


class SheetView(Struct, kw_only=True, frozen=True):
    """What stands on a sheet, and what follows from it."""

    numbers: dict[str, int]
    bridges: dict[str, int]
    finished: list[str]
    blocked: list[str]
    crossed: list[str]


class ReachedView(Struct, kw_only=True, frozen=True):
    """A category that was reached: its points, and in which round."""

    points: int
    round: int


class ScoreView(Struct, kw_only=True, frozen=True):
    """Points by item; only the categories that were reached are there."""

    islands: int
    categories: dict[Category, ReachedView]
    total: int


class SeatView(Struct, kw_only=True, frozen=True):
    """A seat as this client may see it; `sheet` is as it was when the last round closed.

    Somebody who is not `online` has `grace_left_ms` to come back before a bot may stand in.
    `stand_in` says that one has played the open round, or setup, for them: that turn is nobody's to
    see or take back.

    At a seat that was `formerly_mine` a bot plays; say `sit` to take it back. Bots have a `level`,
    or as `bot` the name of one that the server offers beside its own. One that plays
    for somebody away `stands_for` that name.
    `hints` counts the closed rounds in which somebody here was shown a good turn. `nonce` says
    whether the seat has a share of its own in the deal; for the others one is drawn from the
    secret.
    """

    seat: int
    kind: SeatKind
    name: str
    stands_for: str | None
    level: Level | None
    bot: str | None
    mine: bool
    formerly_mine: bool
    online: bool
    grace_left_ms: int | None
    done: bool
    stand_in: bool
    hints: int
    nonce: bool
    sheet: SheetView
    score: ScoreView


class LogLine(Struct, kw_only=True, frozen=True):
    """Something announced to the table."""

    round: int
    seat: int
    what: Literal["reached", "skipped-number", "skipped-bridges", "timed-out", "hinted", "stood-in"]
    category: Category | None = None
    points: int | None = None


class MistakeView(Struct, kw_only=True, frozen=True):
    """A mistake that was found at an honour table: a rule broken on a seat's sheet in a round.

    While the round `noticed` was open the seat `by` pointed at `where`; all three are null for a
    mistake found at the end (M5). `corrected`: its `marks` were erased (M2); else its `islands` are
    crossed out (M3).
    """

    seat: int
    round: int
    refusal: RefusalView
    marks: list[str]
    islands: list[str]
    corrected: bool
    noticed: int | None
    where: str | None
    by: int | None


class ProofView(Struct, kw_only=True, frozen=True):
    """What is known of the deal; secret, nonces and seed only after the last card.

    `scheme` is the version of docs/deal.md. `hashes` has for each seat the hash of its nonce, if it
    committed to one. While `revealing`, the seats are fixed and those with a hash show their nonce.
    `withheld` are the seats that did not: after each time the deal was sealed again, without them.
    """

    scheme: int
    commitment: str | None
    hashes: list[str | None] = []
    revealing: bool = False
    withheld: list[int] = []
    secret: str | None = None
    nonces: list[str] = []
    seed: str | None = None


class ChallengeView(Struct, kw_only=True, frozen=True):
    """Somebody's finished game that is to be beaten: the code of its table, seat and total.

    Everybody has the same board, the same start and the same cards.
    """

    code: str
    seat: int
    name: str
    total: int


class OutcomeView(Struct, kw_only=True, frozen=True):
    """How the game ended."""

    totals: list[int]
    winners: list[int]
    rank: str | None = None


class View(Struct, tag="view", kw_only=True, frozen=True):
    """The whole table as this client may see it.

    Sent on every change; to a client that asked for changes only where a small one will not do.
    Those that follow count on from its `step`, and its `stream` says which ones do.

    What the client's own seats have confirmed in setup is in `starts`, in the open round in
    `turns`, by seat; it is on no sheet before the round closes. While the
    server is `warming_up`, bots play more simply and there are no hints. The `opener` of the table
    may send others away; people who were `sent_away` may only watch. A table that was opened
    `alone` never had a seat for anybody else: there is nobody to wait for.

    At a table of the `kind` honour turns may break rules; `mistakes` are those found so far.
    `totals_before` are the totals before the mistakes nobody had noticed were found at the end
    (M5); empty until then.

    A table of a `daily` deal has its day, and `counts` unless it is practice; after the end,
    whether the result counts.
    """

    table: str
    code: str
    version: int
    phase: Phase
    kind: TableKind
    host: bool
    opener: bool
    alone: bool
    sent_away: bool
    board: BoardView
    deck: list[str]
    tracker: bool
    clock_seconds: int | None
    clock_left_ms: int | None
    hints: bool
    warming_up: bool
    seats: list[SeatView]
    round: int
    card: str | None
    seen: list[str]
    starts: dict[str, str]
    turns: dict[str, str]
    log: list[LogLine]
    mistakes: list[MistakeView]
    totals_before: list[int]
    proof: ProofView
    outcome: OutcomeView | None = None
    rematch: str | None = None
    challenge: ChallengeView | None = None
    daily: str | None = None
    counts: bool = False
    stream: str = ""
    step: int = 0
