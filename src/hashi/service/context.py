"""What all endpoints share: the hub, and what is asked for besides playing."""

from hashi.boards import BoardCode
from hashi.bots.rating import RatedBoard
from hashi.rules import BoardError
from hashi.service.asker import Asker
from hashi.service.board import FreshBoards
from hashi.service.daily.comparison import Comparisons
from hashi.service.daily.deal import DailyDeals
from hashi.service.daily.leaderboard import Leaderboards
from hashi.service.failure import Failure
from hashi.service.imported_game import ImportedGames
from hashi.service.puzzle import PuzzleSolutions
from hashi.service.report.report import Reports
from hashi.service.report.store import ReportStore
from hashi.service.table.hub import Hub
from hashi.table import Table

__all__ = ["Context"]


class Context:
    """One for each process; `computes` whether bots and solver play daily deals for comparison."""

    def __init__(self, hub: Hub, *, computes: bool = True) -> None:
        self.hub = hub
        self.fresh = FreshBoards(hub.runner)
        self.reports = Reports(hub.runner, hub.warm_up, hub.metrics, store=ReportStore(hub.store))
        self.puzzles = PuzzleSolutions(hub.runner)
        self.daily = DailyDeals(hub)
        self.imported = ImportedGames(hub)
        self.leaderboards = Leaderboards(hub.store, hub.timings.leaderboard_seconds)
        self.comparisons = Comparisons(hub, self.leaderboards, computes=computes)

    async def close(self) -> None:
        """Stop all work and close the store."""
        self.reports.close()
        self.comparisons.close()
        await self.hub.close()

    async def finished(self, table: str) -> Table:
        """A table whose game is over."""
        found = await self.hub.peek(table)
        if found is None:
            raise Failure("no-such-table")
        if found.phase != "over":
            raise Failure("not-over")
        return found

    async def find(self, code: str, asker: Asker) -> str:
        """The table of a short code as it was typed; guessing codes is paid for."""
        asker.pay("codes")
        table = await self.hub.store.find(code.strip().upper())
        if table is None:
            raise Failure("no-such-table")
        return table

    async def fresh_board(self, text: str, asker: Asker) -> RatedBoard:
        """The fresh board of a code as it was typed; working it out is paid for."""
        try:
            code = BoardCode.parse(text)
        except BoardError as error:
            raise Failure(error.problems[0].code) from None
        asker.pay("thinking")
        return await self.fresh.of(code, asker.source)
