"""What goes over HTTP: requests and their answers as typed structs.

The OpenAPI document and the TypeScript types of the page are generated from here. Names are stable.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hashi.rules import Category
from hashi.rules.game import MOST_SEATS
from hashi.wire.level import DEFAULT_LEVEL, BotName, Level
from hashi.wire.message import Hex, Name, Seat
from hashi.wire.view import BoardView, Phase, ScoreView, SheetView, TableKind

__all__ = [
    "BoardCheck",
    "BoardText",
    "CardLoss",
    "Code",
    "Created",
    "DealResult",
    "FinishedGame",
    "FreshBoard",
    "GameResult",
    "Handover",
    "KnownDeal",
    "MyTable",
    "NewSeat",
    "NewTable",
    "Optimum",
    "Person",
    "ProblemView",
    "PuzzleText",
    "PuzzleWay",
    "Reached",
    "Replay",
    "ReplayRound",
    "Report",
    "ReportRound",
    "SavedReport",
    "Statistics",
]


ShortCode = Annotated[str, Meta(max_length=20)]
LongCode = Annotated[str, Meta(max_length=40)]


class NewSeat(Struct, kw_only=True, frozen=True):
    """A seat of a new table: open for a person, somebody at the host's device, or a bot.

    A name is for somebody at the device, a level for a bot; `bot` names one that the server offers
    beside its own, and replaces the level.
    """

    kind: Literal["person", "device", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Level = DEFAULT_LEVEL
    bot: BotName | None = None


class NewTable(Struct, kw_only=True, frozen=True):
    """The options of a new table. The host takes the first person's seat and all device seats.

    `deal` is the seed of a known deal; `deal_of` is the code of a finished table, whose board and
    deal are played again. With `rival`, a seat of that table, its game is to be beaten: everybody
    begins with that seat's start, at a table of that kind. The board is a `side`, the one in the
    text of a file (`board`), or the fresh one of a code (`fresh`); the cards are ours, or those in
    the text of a file (`deck`). At a table of the `kind` honour turns may break rules (M1 to M5),
    and there are no hints.
    """

    name: Name
    kind: TableKind = "guarded"
    side: Literal["A", "B"] | None = "A"
    board: Annotated[str, Meta(max_length=65536)] | None = None
    fresh: LongCode | None = None
    deck: Annotated[str, Meta(max_length=16384)] | None = None
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    tracker: bool = True
    clock_seconds: Annotated[int, Meta(ge=10, le=600)] | None = None
    hints: bool = True
    deal: Hex | None = None
    deal_of: ShortCode | None = None
    rival: Seat | None = None


class FinishedGame(Struct, kw_only=True, frozen=True):
    """A game that was finished without the server: its record, who sat where, and when it ended.

    One seat is the person's who posts it, all others are bots' or somebody's at their device. The
    names are those of the record.
    """

    record: Annotated[str, Meta(max_length=65536)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    finished_at: Annotated[float, Meta(ge=0)]


class DealResult(Struct, kw_only=True, frozen=True):
    """What somebody reached with a deal, and how many hints they took."""

    seat: int
    name: str
    total: int
    hints: int
    score: ScoreView


class KnownDeal(Struct, kw_only=True, frozen=True):
    """The deal of a finished game, to be played again: its board, and the results, best first."""

    table: str
    code: str
    kind: TableKind
    board: BoardView
    results: list[DealResult]


class Created(Struct, kw_only=True, frozen=True):
    """A new table: its id for addresses, its short code for people."""

    table: str
    code: str


class Code(Struct, kw_only=True, frozen=True):
    """The table a short code stands for."""

    table: str


class MyTable(Struct, kw_only=True, frozen=True):
    """A table this person sits at; `points` are theirs, once the game is over."""

    table: str
    code: str
    phase: Phase
    side: str
    names: list[str]
    round: int
    updated_seconds_ago: int
    points: int | None


class BoardText(Struct, kw_only=True, frozen=True):
    """The text of a board or deck file."""

    text: Annotated[str, Meta(max_length=65536)]


class Person(Struct, kw_only=True, frozen=True):
    """Who this browser is: a name it gave last, if any."""

    name: str


class ProblemView(Struct, kw_only=True, frozen=True):
    """Something wrong with an uploaded board or deck file."""

    code: str
    where: str
    line: int | None = None


class BoardCheck(Struct, kw_only=True, frozen=True):
    """A file read: its board, or the cards of its deck, or everything that is wrong with it."""

    board: BoardView | None
    deck: list[str] | None
    problems: list[ProblemView]


class FreshBoard(Struct, kw_only=True, frozen=True):
    """A fresh board, its code, and how hard it is: the points of a simple bot, and a word.

    `proven` if a game of 60 points on it is known.
    """

    code: str
    board: BoardView
    crossings: int
    mean: float
    rating: Literal["gentle", "balanced", "tricky"]
    proven: bool


class Handover(Struct, kw_only=True, frozen=True):
    """A link that makes another device the same person, once and for ten minutes."""

    path: str


class ReplayRound(Struct, kw_only=True, frozen=True):
    """One round of a finished game: by seat the turn and the sheet after it."""

    card: str
    turns: list[str]
    sheets: list[SheetView]


class Replay(Struct, kw_only=True, frozen=True):
    """A finished game, round by round; `starts` are the sheets as they were received.

    Sheets are as they were when the round closed: a mark erased later is still there, an island
    crossed out later is not crossed out yet.
    """

    starts: list[SheetView]
    rounds: list[ReplayRound]


class ReportRound(Struct, kw_only=True, frozen=True):
    """One card of a report: the turn played and the best one known.

    Points are the totals expected at the end after each, `lost` what the turn is expected to cost.
    """

    round: int
    card: str
    turn: str
    points: float
    best: str
    best_points: float
    lost: float


class Optimum(Struct, kw_only=True, frozen=True):
    """The best way found through this very deal: its total, and the most that is possible at all.

    `start` is the number on the sheet before the first card, such as 4@c4.
    """

    points: int
    bound: int
    proven: bool
    start: str | None
    turns: list[str]


class Report(Struct, kw_only=True, frozen=True):
    """What is known so far of one seat's finished game; ask again until it is `finished`.

    `expected` is the total expected before the first card; `done` of `steps` tells how far it is.
    With a `failure` (a code) the work has stopped; asking again starts it afresh. While the server
    is `warming_up`, it has not begun. `left_out` is a code that says why there will be no optimum.
    `broken` is the first round in which a turn broke a rule, at an honour table: from there on no
    turn is judged.
    """

    seat: int
    total: int
    expected: float
    steps: int
    done: int
    rounds: list[ReportRound]
    optimum: Optimum | None
    finished: bool
    failure: str | None
    warming_up: bool
    left_out: str | None
    broken: int | None


class SavedReport(Struct, kw_only=True, frozen=True):
    """A report saved as a file: the JSON inside it.

    `hinted` are the rounds in which the seat was shown a good turn.
    """

    language: str
    board: BoardView
    names: list[str]
    rank: str | None
    hinted: list[int]
    replay: Replay
    report: Report


class PuzzleText(Struct, kw_only=True, frozen=True):
    """The one line of a puzzle."""

    text: Annotated[str, Meta(max_length=8000)]


class PuzzleWay(Struct, kw_only=True, frozen=True):
    """A best way through a puzzle, a turn for each card, and the most points there are."""

    points: int
    turns: list[str]


class CardLoss(Struct, kw_only=True, frozen=True):
    """What a card is expected to have cost, by the coach's report."""

    card: str
    lost: float


class Reached(Struct, kw_only=True, frozen=True):
    """A category that was reached: in which round, and whether for its higher value."""

    round: int
    in_time: bool


class GameResult(Struct, kw_only=True, frozen=True):
    """How a game ended for this person.

    `finished_at` is in seconds since 1970. The result of a daily deal has its `day`, and `counts`
    if it is on the leaderboard. A game alone has a `rank`; `place` is 1 for the winners. `losses`
    are known where the coach has made a report, card by card.
    """

    table: str
    seat: int
    finished_at: float
    side: str
    day: str | None
    counts: bool
    total: int
    seats: int
    kind: TableKind
    hints: int
    rank: str | None
    place: int
    islands: int
    categories: dict[Category, Reached]
    losses: list[CardLoss] | None


class Statistics(Struct, kw_only=True, frozen=True):
    """A person's finished games, newest first; with `more` there are older ones."""

    games: list[GameResult]
    more: bool
