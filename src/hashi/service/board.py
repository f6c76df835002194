"""Fresh boards for the page: made, proven and rated by a worker, and kept for a while."""

import secrets
from collections import OrderedDict

from hashi.boards import BoardCode, Like
from hashi.bots.rating import RatedBoard
from hashi.jobs.failure import JobFailed, TooManyJobs, WorkerLost
from hashi.jobs.job import FreshBoard, KnownBoard
from hashi.jobs.runner import Thinker
from hashi.service.failure import Failure

__all__ = ["FreshBoards"]

_BOARDS_KEPT = 256
_BUSY_SECONDS = 2.0


class FreshBoards:
    """The fresh boards that this process has shown recently, by code."""

    def __init__(self, pool: Thinker) -> None:
        self._pool = pool
        self._kept: OrderedDict[str, RatedBoard] = OrderedDict()

    async def draw(self, like: Like, asker: str) -> RatedBoard:
        """A board that hardly anybody has seen, with proof that it can be played to the full."""
        return self._keep(await self._ask(FreshBoard(like, secrets.token_hex(8)), asker))

    async def of(self, code: BoardCode, asker: str) -> RatedBoard:
        """The board of a code."""
        kept = self._kept.get(str(code))
        return kept or self._keep(await self._ask(KnownBoard(code), asker))

    def _keep(self, rated: RatedBoard) -> RatedBoard:
        self._kept[rated.board.name] = rated
        if len(self._kept) > _BOARDS_KEPT:
            self._kept.popitem(last=False)
        return rated

    async def _ask(self, job: FreshBoard | KnownBoard, asker: str) -> RatedBoard:
        try:
            return await self._pool.ask(job, asker=asker)
        except (TooManyJobs, WorkerLost, JobFailed):
            raise Failure(503, "busy", _BUSY_SECONDS) from None
