"""What a worker can be asked to do: small values that are sent to it and run there.

Importing a job is light; what it needs to run is imported where it runs. A job holds what the
asker may know and no more: a bot gets its `Sight`, never a table.
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Literal, TypeVar

from hashi.boards import BoardCode, Like, deck, fresh_board, perfect_game, proven_board
from hashi.bots import Bot, Sight, bot_of, compile_all
from hashi.bots.match import play_game
from hashi.bots.plugin import plugin_bot
from hashi.bots.rating import RatedBoard, rate
from hashi.coach import Advice, Judged, Report
from hashi.coach.optimum import optima
from hashi.compiler import is_compiled
from hashi.puzzle import Puzzle
from hashi.rules import Board, Card, Game, Start, Turn
from hashi.rules.score import ROUNDS
from hashi.solver import Answer, Question, is_installed, solve
from hashi.wire.level import Level

__all__ = [
    "Advise",
    "BeginReport",
    "BotGame",
    "BotJob",
    "BotStart",
    "BotTurn",
    "Compile",
    "Context",
    "FindOptimum",
    "FreshBoard",
    "Job",
    "JudgeCard",
    "KnownBoard",
    "LaneName",
    "PluginJob",
    "PluginStart",
    "PluginTurn",
    "SolveDeal",
    "SolvePuzzle",
]

T_co = TypeVar("T_co", covariant=True)
LaneName = Literal["quick", "plugin", "board", "patient", "solver", "compiler", "trainer"]


@dataclass(frozen=True, slots=True)
class Context:
    """What a running job may use."""

    tell: Callable[[Any], None]  # passes on the answer so far
    stopped: threading.Event  # set once the job is cancelled


class Job(Generic[T_co]):
    """Something for a worker to compute; the answer is a T_co."""

    __slots__ = ()

    lane: ClassVar[LaneName] = "quick"  # its queue, whose workers it shares with other jobs
    rank: ClassVar[int] = 0  # the lowest first, of those that one person caused at one table
    most_waiting: ClassVar[int] = 1000  # how many of its kind may wait for one address
    # after which its worker is killed; long enough for a busy machine that cannot keep compiled
    # code
    deadline_seconds: ClassVar[float] = 300.0

    def run(self, context: Context) -> T_co:
        """The answer. Runs in a worker."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class BotJob(Job[T_co]):
    """Something a bot has to do."""

    level: Level  # how strongly it plays
    seed: str  # of its random choices
    # in plain Python, as it always plays before the code is compiled
    plain: bool = field(default=False, kw_only=True)

    def bot(self) -> Bot:
        """The bot, in the worker."""
        return bot_of(self.level, self.seed, compiled=not self.plain and is_compiled())


@dataclass(frozen=True, slots=True)
class BotStart(BotJob[Start]):
    """The number a bot writes before the game."""

    board: Board  # to be played on
    seats: int  # how many play

    def run(self, context: Context) -> Start:
        """See Job."""
        return self.bot().start(self.board, self.seats)


@dataclass(frozen=True, slots=True)
class BotTurn(BotJob[Turn]):
    """A bot's turn."""

    sight: Sight  # what the bot may see

    def run(self, context: Context) -> Turn:
        """See Job."""
        return self.bot().turn(self.sight)


@dataclass(frozen=True, slots=True)
class PluginJob(Job[T_co]):
    """Something that a third-party bot has to do.

    In a lane of its own: however slow such a bot is, ours do not wait for it.
    """

    bot: str  # its name, see docs/write-a-bot.md
    seed: str  # of its random choices

    lane: ClassVar[LaneName] = "plugin"
    deadline_seconds: ClassVar[float] = 30.0  # its module is loaded first; then TURN_SECONDS


@dataclass(frozen=True, slots=True)
class PluginStart(PluginJob[Start]):
    """The number it writes before the game."""

    board: Board  # to be played on
    seats: int  # how many play

    def run(self, context: Context) -> Start:
        """See Job."""
        return plugin_bot(self.bot, self.seed).start(self.board, self.seats)


@dataclass(frozen=True, slots=True)
class PluginTurn(PluginJob[Turn]):
    """Its turn."""

    sight: Sight  # what the bot may see

    def run(self, context: Context) -> Turn:
        """See Job."""
        return plugin_bot(self.bot, self.seed).turn(self.sight)


@dataclass(frozen=True, slots=True)
class Advise(Job[Advice]):
    """A good turn, and what the player's own legal one is worth beside it."""

    sight: Sight  # what the player may see
    yours: Turn | None  # the turn to compare with, if it is legal

    rank: ClassVar[int] = 1  # after bots

    def run(self, context: Context) -> Advice:
        """See Job."""
        from hashi.coach.judgement import advise

        return advise(self.sight, self.yours)


@dataclass(frozen=True, slots=True)
class FreshBoard(Job[RatedBoard]):
    """A fresh board that follows from a text, with a game of 60 points known, and rated.

    In a lane of its own, with that of a code: it takes as long as many turns of a bot.
    """

    like: Like  # the side it is to resemble
    text: str  # equal texts, equal boards

    lane: ClassVar[LaneName] = "board"
    most_waiting: ClassVar[int] = 4

    def run(self, context: Context) -> RatedBoard:
        """See Job."""
        board = proven_board(self.like, self.text, deck()).board
        return RatedBoard(board, rate(board), proven=True)


@dataclass(frozen=True, slots=True)
class KnownBoard(Job[RatedBoard]):
    """The fresh board of a code, rated; a game of 60 points on it is looked for."""

    code: BoardCode  # which stands for the board

    lane: ClassVar[LaneName] = "board"
    most_waiting: ClassVar[int] = 4

    def run(self, context: Context) -> RatedBoard:
        """See Job."""
        board = fresh_board(self.code)
        return RatedBoard(board, rate(board), proven=perfect_game(board, deck()) is not None)


@dataclass(frozen=True, slots=True)
class BeginReport(Job[Report]):
    """The report on a seat's finished game before any card is judged."""

    game: Game  # a finished one
    deck: tuple[Card, ...]  # all cards it is played with
    seat: int  # whose game is reported on

    lane: ClassVar[LaneName] = "patient"

    def run(self, context: Context) -> Report:
        """See Job."""
        from hashi.coach.review import begin

        return begin(self.game, self.deck, self.seat)


@dataclass(frozen=True, slots=True)
class JudgeCard(Job[Judged]):
    """What the coach says of one turn of a finished game."""

    game: Game  # a finished one
    deck: tuple[Card, ...]  # all cards it is played with
    seat: int  # whose turn is judged
    round: int  # of that turn

    lane: ClassVar[LaneName] = "patient"

    def run(self, context: Context) -> Judged:
        """See Job."""
        from hashi.coach.review import judge

        return judge(self.game, self.deck, self.seat, self.round)


@dataclass(frozen=True, slots=True)
class FindOptimum(Job[Answer | None]):
    """The best way through the deal of a seat's finished game; None without a solver."""

    game: Game  # a finished one
    seat: int  # whose sheet and start it is about

    lane: ClassVar[LaneName] = "solver"

    def run(self, context: Context) -> Answer | None:
        """See Job."""
        answer = None
        if is_installed():
            # One thread: other seats are solved at the same time on the other cores.
            for answer in optima(self.game, self.seat, workers=1, stop=context.stopped.is_set):
                context.tell(answer)
        return answer


@dataclass(frozen=True, slots=True)
class BotGame(BotJob[int]):
    """The total a bot reaches alone with a known deal; not urgent."""

    board: Board  # to be played on
    cards: tuple[Card, ...]  # in the order of the deal

    lane: ClassVar[LaneName] = "patient"

    def run(self, context: Context) -> int:
        """See Job."""
        return play_game(self.board, [self.bot()], self.cards).scores[0].total


@dataclass(frozen=True, slots=True)
class SolveDeal(Job[tuple[int, int]]):
    """The best total that can be reached with a deal alone, and a proven upper bound."""

    board: Board  # to be played on
    cards: tuple[Card, ...]  # in the order of the deal
    seconds: float = 60.0  # after which the best answer so far will do

    lane: ClassVar[LaneName] = "solver"

    def run(self, context: Context) -> tuple[int, int]:
        """See Job."""
        question = Question(self.board, self.cards[:ROUNDS])
        answer = solve(question, self.seconds, workers=1, stop=context.stopped.is_set)
        return answer.points, answer.bound


@dataclass(frozen=True, slots=True)
class SolvePuzzle(Job[tuple[int, tuple[Turn, ...]] | None]):
    """The most points that the cards of a puzzle can add, and a way; None if it is not proven."""

    puzzle: Puzzle  # whose best way is looked for

    lane: ClassVar[LaneName] = "patient"
    most_waiting: ClassVar[int] = 2

    def run(self, context: Context) -> tuple[int, tuple[Turn, ...]] | None:
        """See Job."""
        from hashi.puzzle.check import prove

        proof = prove(self.puzzle)
        return None if proof is None else (proof.best, proof.way)


@dataclass(frozen=True, slots=True)
class Compile(Job[None]):
    """Have the bots' code compiled for all processes of this machine."""

    lane: ClassVar[LaneName] = "compiler"
    deadline_seconds: ClassVar[float] = 1800.0

    def run(self, context: Context) -> None:
        """See Job."""
        compile_all()
