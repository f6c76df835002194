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
    "PuzzleSolution",
    "PuzzleText",
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
    """A seat of a new table: open to a person, for a player at the host's device, or a bot."""

    # `person` is open to all, `device` for a player at the host's device
    kind: Literal["person", "device", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""  # of the player at the device
    level: Level = DEFAULT_LEVEL  # of a bot
    bot: BotName | None = None  # one that the server offers beside its own; it replaces the level


class NewTable(Struct, kw_only=True, frozen=True):
    """The options of a new table. With a rival all seats begin with that seat's start."""

    name: Name  # of the host
    # at an `honour` table turns may break rules (M1 to M5), and there are no hints
    kind: TableKind = "guarded"
    side: Literal["A", "B"] | None = "A"  # the board, if there is neither `board` nor `fresh`
    board: Annotated[str, Meta(max_length=65536)] | None = None  # the text of a board file
    fresh: LongCode | None = None  # the code of a fresh board
    # the text of a deck file; null for our cards
    deck: Annotated[str, Meta(max_length=16384)] | None = None
    # the host takes the first person's seat and all device seats
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    tracker: bool = True  # whether the page shows which cards are still to come
    # the time for each card; null for no clock
    clock_seconds: Annotated[int, Meta(ge=10, le=600)] | None = None
    hints: bool = True  # whether a good turn may be asked for
    deal: Hex | None = None  # the seed of a known deal
    # the code of a finished table, whose board and deal are played again
    deal_of: ShortCode | None = None
    # a seat of that table whose game is to be beaten
    rival: Seat | None = None


class FinishedGame(Struct, kw_only=True, frozen=True):
    """A game that was finished without the server."""

    record: Annotated[str, Meta(max_length=65536)]  # of the whole game; the names are those in it
    # one is the poster's, all others are bots or players at the same device
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    finished_at: Annotated[float, Meta(ge=0)]  # in seconds since 1970


class DealResult(Struct, kw_only=True, frozen=True):
    """What a player reached with a deal."""

    seat: int  # its number
    name: str  # of the person or bot
    total: int  # points
    hints: int  # the rounds in which it was shown a good turn
    score: ScoreView  # the points by item


class KnownDeal(Struct, kw_only=True, frozen=True):
    """The deal of a finished game, to be played again."""

    table: str  # the id of the finished table
    code: str  # its short code
    kind: TableKind  # as the table was opened
    board: BoardView  # it was played on
    results: list[DealResult]  # best first


class Created(Struct, kw_only=True, frozen=True):
    """A new table."""

    table: str  # its id, for addresses
    code: str  # its short code, for people


class Code(Struct, kw_only=True, frozen=True):
    """The table a short code stands for."""

    table: str  # its id


class MyTable(Struct, kw_only=True, frozen=True):
    """A table this person sits at."""

    table: str  # its id
    code: str  # its short code
    phase: Phase  # see View
    side: str  # the name of its board
    names: list[str]  # by seat
    round: int  # the open one
    updated_seconds_ago: int  # since its newest event
    points: int | None  # of this person, once the game is over


class BoardText(Struct, kw_only=True, frozen=True):
    """The text of a board or deck file."""

    text: Annotated[str, Meta(max_length=65536)]  # as it is in the file


class Person(Struct, kw_only=True, frozen=True):
    """Who this browser is."""

    name: str  # the one given last; empty if there is none


class ProblemView(Struct, kw_only=True, frozen=True):
    """Something wrong with an uploaded board or deck file."""

    code: str  # stable
    where: str  # the island, line, card or key it is about
    line: int | None = None  # of the file, if one can be named


class BoardCheck(Struct, kw_only=True, frozen=True):
    """A file read: its board, or the cards of its deck, or everything that is wrong with it."""

    board: BoardView | None  # null for a deck, or if something is wrong
    deck: list[str] | None  # null for a board, or if something is wrong
    problems: list[ProblemView]  # empty if the file is fine


class FreshBoard(Struct, kw_only=True, frozen=True):
    """A fresh board, and how hard it is."""

    code: str  # which stands for this board everywhere
    board: BoardView  # itself
    crossings: int  # pairs of lines that cross
    mean: float  # points of a simple bot
    rating: Literal["gentle", "balanced", "tricky"]  # the same as a word
    proven: bool  # whether a game of 60 points on it is known


class Handover(Struct, kw_only=True, frozen=True):
    """A link that makes another device the same person, once and for ten minutes."""

    path: str  # to be opened on the other device


class ReplayRound(Struct, kw_only=True, frozen=True):
    """One round of a finished game."""

    card: str  # as it is written
    turns: list[str]  # by seat
    sheets: list[SheetView]  # by seat, when the round closed


class Replay(Struct, kw_only=True, frozen=True):
    """A finished game, round by round.

    Sheets are as they were when the round closed: a mark erased later is still there, an island
    crossed out later is not crossed out yet.
    """

    starts: list[SheetView]  # the sheets as they were received, by seat
    rounds: list[ReplayRound]  # in their order


class ReportRound(Struct, kw_only=True, frozen=True):
    """One card of a report: the turn played and the best one known."""

    round: int  # its number
    card: str  # as it is written
    turn: str  # that was played
    points: float  # the total expected at the end after it
    best: str  # the best turn known
    best_points: float  # the total expected after that
    lost: float  # what the turn is expected to cost


class Optimum(Struct, kw_only=True, frozen=True):
    """The best way found through this very deal."""

    points: int  # the total of the best way found
    bound: int  # the most that is possible at all
    proven: bool  # whether the two are equal
    start: str | None  # the number on the sheet before the first card, such as 4@c4
    turns: list[str]  # one for each card


class Report(Struct, kw_only=True, frozen=True):
    """What is known so far of one seat's finished game; ask again until it is `finished`."""

    seat: int  # whose game it is about
    total: int  # its points
    expected: float  # the total expected before the first card
    steps: int  # the work there is
    done: int  # how much of it is done
    rounds: list[ReportRound]  # the cards judged so far
    optimum: Optimum | None  # the best way found so far
    finished: bool  # whether nothing more will come
    failure: str | None  # a code if the work has stopped; asking again starts it afresh
    warming_up: bool  # whether it has to wait until the server has compiled
    left_out: str | None  # a code that says why there will be no optimum
    # the first round in which a turn broke a rule, at an honour table: from there on no turn is
    # judged
    broken: int | None


class SavedReport(Struct, kw_only=True, frozen=True):
    """A report saved as a file: the JSON inside it."""

    language: str  # of the page that shows it
    board: BoardView  # it was played on
    names: list[str]  # by seat
    rank: str | None  # of a game alone (O3)
    hinted: list[int]  # the rounds in which the seat was shown a good turn
    replay: Replay  # the game
    report: Report  # what the coach says of it


class PuzzleText(Struct, kw_only=True, frozen=True):
    """The one line of a puzzle."""

    text: Annotated[str, Meta(max_length=8000)]  # see docs/puzzles.md


class PuzzleSolution(Struct, kw_only=True, frozen=True):
    """A best solution of a puzzle."""

    points: int  # the most there are
    turns: list[str]  # one for each card


class CardLoss(Struct, kw_only=True, frozen=True):
    """What a card is expected to have cost, by the coach's report."""

    card: str  # as it is written
    lost: float  # points


class Reached(Struct, kw_only=True, frozen=True):
    """A category that was reached."""

    round: int  # in which it was reached
    in_time: bool  # whether for its higher value


class GameResult(Struct, kw_only=True, frozen=True):
    """How a game ended for this person."""

    table: str  # its id
    seat: int  # of this person
    finished_at: float  # in seconds since 1970
    side: str  # the name of the board
    day: str | None  # of a daily deal
    counts: bool  # whether it is on the leaderboard of its day
    total: int  # points
    seats: int  # how many played
    kind: TableKind  # as the table was opened
    hints: int  # the rounds in which this person was shown a good turn
    rank: str | None  # of a game alone (O3)
    place: int  # 1 for the winners
    islands: int  # finished
    categories: dict[Category, Reached]  # those that were reached
    losses: list[CardLoss] | None  # card by card, where the coach has made a report


class Statistics(Struct, kw_only=True, frozen=True):
    """A person's finished games."""

    games: list[GameResult]  # newest first
    more: bool  # whether there are older ones
