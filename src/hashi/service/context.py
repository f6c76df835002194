"""What routes and sockets share: the hub, reports, daily deals, boards, puzzles and budgets."""

import asyncio
import random

from hashi.boards import BoardCode
from hashi.bots.rating import RatedBoard
from hashi.rules import BoardError
from hashi.server.limit.budget import Budget, Budgets, Payer
from hashi.server.operate.settings import Settings
from hashi.service.board import FreshBoards
from hashi.service.daily.comparison import Comparisons
from hashi.service.daily.deal import DailyDeals
from hashi.service.daily.leaderboard import Leaderboards
from hashi.service.failure import Failure
from hashi.service.imported_game import PostedGames
from hashi.service.puzzle import PuzzleWays
from hashi.service.report.report import Reports
from hashi.service.report.store import Shelf
from hashi.service.table.hub import Hub
from hashi.table import Table

__all__ = ["Context", "pay", "pay_for_request"]


class Context:
    """One for each process."""

    def __init__(self, hub: Hub, settings: Settings, budgets: Budgets) -> None:
        self.hub, self.settings, self.budgets = hub, settings, budgets
        self.fresh = FreshBoards(hub.pool)
        shelf = Shelf(hub.store)
        self.reports = Reports(hub.pool, hub.warm_up, budgets.metrics, shelf=shelf)
        self.puzzles = PuzzleWays(hub.pool)
        self.daily = DailyDeals(hub)
        self.posted = PostedGames(hub)
        self.leaderboards = Leaderboards(hub.store, hub.now)
        self.comparisons = Comparisons(hub, self.leaderboards)

    @property
    def retry_seconds(self) -> float:
        """A time to wait that spreads retries out."""
        return round(random.uniform(5, 15), 1)  # noqa: S311  no secret

    async def close(self) -> None:
        """Stop all work and close the store."""
        self.reports.close()
        self.comparisons.close()
        await self.hub.close()

    async def table(self, table: str) -> Table:
        """A table as it is now."""
        found = await self.hub.peek(table)
        if found is None:
            raise Failure(404, "no-such-table")
        return found

    async def finished(self, table: str) -> Table:
        """A table whose game is over."""
        found = await self.table(table)
        if found.phase != "over":
            raise Failure(409, "not-over")
        return found

    async def fresh_board(self, text: str, payer: Payer) -> RatedBoard:
        """The fresh board of a code as somebody typed it; working it out is paid for."""
        try:
            code = BoardCode.parse(text)
        except BoardError as error:
            raise Failure(400, error.problems[0].code) from None
        pay(self.budgets.thinking, payer)
        return await self.fresh.of(code, payer.address)

    async def finished_by_code(self, code: str, payer: Payer) -> Table:
        """A table whose game is over, by its short code; guessing codes is paid for."""
        pay(self.budgets.codes, payer)
        table = await self.hub.store.find(code.strip().upper())
        if table is None:
            raise Failure(404, "no-such-table")
        return await self.finished(table)


async def pay_for_request(budgets: Budgets, payer: Payer, cost: float) -> None:
    """Pay for a costly request, and let it wait for its turn if its address sends many."""
    pay(budgets.requests, payer, cost)
    # Served at once, a burst of these would make everybody else wait.
    await asyncio.sleep(budgets.pace.spread(payer, cost))


def pay(budget: Budget, payer: Payer, cost: float = 1, code: str = "too-fast") -> None:
    """Use so much of a budget, or raise the Failure that says how long to wait."""
    wait = budget.take(payer, cost)
    if wait:
        raise Failure(429, code, round(wait, 1))
