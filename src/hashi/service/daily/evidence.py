"""What can be seen of the best games of a day, for whoever runs the server.

Nothing here proves anything: the cards of a day are public, a good player may be fast or lucky, and
the times of a posted game are its sender's. docs/host.md says how to read the figures.
"""

from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from hashi.service.report.store import ReportStore
from hashi.store import ResultRow, Store
from hashi.table import Table, decode, fold, move_times

__all__ = ["FAST_SECONDS", "HINDSIGHT_POINTS", "DailyGame", "best_games"]

FAST_SECONDS = 3.0  # for a card, in the median: too few to look at it and to draw
HINDSIGHT_POINTS = 8.0  # more than our bots had in any game that was measured; see docs/host.md


@dataclass(frozen=True, slots=True)
class DailyGame:
    """A game that counts for its day.

    `seconds` are those for each card. `cost` is what its turns cost by the coach's report, in
    expected points, if there is one.
    """

    row: ResultRow
    table: Table
    seconds: tuple[float, ...]
    cost: float | None = None

    @property
    def posted(self) -> bool:
        """Whether it came as a record; then its times are the sender's."""
        return self.table.opened.posted

    @property
    def median_seconds(self) -> float:
        """For a card."""
        return median(self.seconds)

    def hindsight(self, reference: int) -> float | None:
        """The points beyond what its turns were worth when they were played.

        `reference` is the total of a strong bot that does not know the coming cards.
        """
        return None if self.cost is None else self.row.total - (reference - self.cost)

    def flags(self, reference: int) -> tuple[str, ...]:
        """What about it is worth a look: `fast`, `hindsight`."""
        hindsight = self.hindsight(reference)
        found = {
            "fast": self.median_seconds < FAST_SECONDS,
            "hindsight": self.row.total >= reference
            and hindsight is not None
            and hindsight >= HINDSIGHT_POINTS,
        }
        return tuple(flag for flag, raised in found.items() if raised)


async def best_games(store: Store, side: str, day: str, most: int) -> list[DailyGame]:
    """The best games of a day on a side."""
    rows = await store.results.best_of_day(side, day, most)
    return [await _game(store, row) for row in rows]


async def _game(store: Store, row: ResultRow) -> DailyGame:
    events = [(decode(event.data), event.at) for event in await store.read(row.table)]
    times = move_times(events, row.seat)
    seconds = tuple(after - before for before, after in pairwise(times))
    report = await ReportStore(store).find(row.table, row.seat)
    cost = None if report is None else sum(one.lost for one in report.rounds)
    return DailyGame(row, fold(row.table, events), seconds, cost)
