"""Boards: ours, checks of custom ones, and fresh ones made by a worker."""

import secrets
from functools import cache, partial

from hashi import boards
from hashi.boards import BoardCode, Like
from hashi.bots.rating import RatedBoard
from hashi.jobs.failure import JobFailed, TooManyJobs, WorkerLost
from hashi.jobs.job import FreshBoard, KnownBoard
from hashi.jobs.runner import Runner
from hashi.jobs.source import Source
from hashi.rules import BoardError
from hashi.service.cache import Cache
from hashi.service.failure import Failure
from hashi.service.thread import in_thread
from hashi.table.part import board_view
from hashi.wire import exchange
from hashi.wire.view import BoardView

__all__ = ["FreshBoards", "board_views", "check_board_text"]

_BOARDS_KEPT = 256
_BUSY_SECONDS = 2.0


@cache
def board_views() -> list[BoardView]:
    """Our sides."""
    return [board_view(boards.board(side)) for side in boards.SIDES]


async def check_board_text(text: str) -> exchange.BoardCheck:
    """Read a board or deck file: what is in it, or everything that is wrong with it."""
    return await in_thread(partial(_check, text))


def _check(text: str) -> exchange.BoardCheck:
    try:
        if boards.kind_of(text) == "deck":
            cards = [str(card) for card in boards.parse_deck(text)]
            return exchange.BoardCheck(board=None, deck=cards, problems=[])
        board = board_view(boards.parse_board(text))
        return exchange.BoardCheck(board=board, deck=None, problems=[])
    except BoardError as error:
        problems = [
            exchange.ProblemView(code=p.code, where=p.where, line=p.line) for p in error.problems
        ]
        return exchange.BoardCheck(board=None, deck=None, problems=problems)


class FreshBoards:
    """The fresh boards that this process has shown recently, by code."""

    def __init__(self, runner: Runner, most: int = _BOARDS_KEPT) -> None:
        self._runner = runner
        self._kept = Cache[str, RatedBoard](most)

    async def draw(self, like: Like, source: Source) -> RatedBoard:
        """A random board, with proof that it can be played to the full."""
        return self._keep(await self._ask(FreshBoard(like, secrets.token_hex(8)), source))

    async def of(self, code: BoardCode, source: Source) -> RatedBoard:
        """The board of a code."""
        kept = self._kept.get(str(code))
        return kept or self._keep(await self._ask(KnownBoard(code), source))

    def _keep(self, rated: RatedBoard) -> RatedBoard:
        self._kept.put(rated.board.name, rated)
        return rated

    async def _ask(self, job: FreshBoard | KnownBoard, source: Source) -> RatedBoard:
        try:
            return await self._runner.ask(job, source=source)
        except (TooManyJobs, WorkerLost, JobFailed):
            raise Failure("busy", _BUSY_SECONDS) from None
