"""What routes and sockets share: the hub, the reports, daily deals, fresh boards and budgets."""

import random
from functools import partial
from typing import Any

from litestar.connection import ASGIConnection  # noqa: TC002  Litestar reads the annotations
from litestar.handlers.base import BaseRouteHandler

from hashi.boards import BoardCode
from hashi.bots.rating import RatedBoard
from hashi.rules import BoardError
from hashi.server.budget import Budget, Budgets, Payer
from hashi.server.comparison import Comparisons
from hashi.server.daily import DailyDeals
from hashi.server.failure import Failure
from hashi.server.fresh import FreshBoards
from hashi.server.hub import Hub
from hashi.server.leaderboard import Leaderboards
from hashi.server.limit import COSTS
from hashi.server.report import Reports
from hashi.server.settings import Settings
from hashi.server.statistics import keep_loss
from hashi.table import Table

__all__ = ["Context", "charge", "pay"]


class Context:
    """One for each process."""

    def __init__(self, hub: Hub, settings: Settings, budgets: Budgets) -> None:
        self.hub, self.settings, self.budgets = hub, settings, budgets
        self.fresh = FreshBoards(hub.pool)
        self.reports = Reports(
            hub.pool, hub.warm_up, budgets.metrics, keep=partial(keep_loss, hub.store)
        )
        self.daily = DailyDeals(hub)
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


def charge(asked: "ASGIConnection[Any, Any, Any, Any]", handler: BaseRouteHandler) -> None:
    """Before a costly route: take what it costs beyond the one that every request costs."""
    cost = COSTS.get(handler.handler_name, 1) - 1
    if cost:
        context: Context = asked.app.state.context
        pay(context.budgets.requests, Payer.of(asked), cost)


def pay(budget: Budget, payer: Payer, cost: float = 1, code: str = "too-fast") -> None:
    """Use so much of a budget, or raise the Failure that says how long to wait."""
    wait = budget.take(payer, cost)
    if wait:
        raise Failure(429, code, round(wait, 1))
