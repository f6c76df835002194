"""Finished reports in the store, so that a second look is instant and other nodes have it.

What the cards cost the person at the seat is stored with them, for their statistics.
"""

import msgspec

from hashi.service.statistics import loss_of
from hashi.store import Store
from hashi.table import Table
from hashi.wire import exchange

__all__ = ["ReportStore", "keep_report", "report_fits"]

_DECODER = msgspec.json.Decoder(exchange.Report)
_ENCODER = msgspec.json.Encoder()


class ReportStore:
    """The finished reports of all tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, table: str, seat: int) -> exchange.Report | None:
        """The finished report on a seat's game; None if there is none that we can read."""
        data = await self._store.report(table, seat)
        try:
            return None if data is None else _DECODER.decode(data)
        except msgspec.DecodeError:
            return None  # of another version: it is computed again

    async def put(self, table: Table, report: exchange.Report) -> None:
        """Keep a finished report; one without an optimum may get it once a solver is there."""
        if report.finished and report.optimum is not None:
            await keep_report(self._store, table, report)


def report_fits(table: Table, report: exchange.Report) -> bool:
    """Whether a report from outside is one on this table's game: its seat, cards and turns."""
    game = table.game
    if table.phase != "over" or game is None or not 1 <= report.seat <= game.seats:
        return False
    rounds = range(1, len(game.deck) + 1)
    played = {n: (str(game.deck[n - 1]), str(game.turn(report.seat, n))) for n in rounds}
    judged = {one.round: (one.card, one.turn) for one in report.rounds}
    total = game.scores[report.seat - 1].total
    return report.finished and report.total == total and judged.items() <= played.items()


async def keep_report(store: Store, table: Table, report: exchange.Report) -> None:
    """Store a report, and what its cards cost if a person sat there to the end."""
    await store.save_report(table.id, report.seat, _ENCODER.encode(report))
    loss = loss_of(table, report)
    if loss is not None:
        await store.save_loss(loss)
