"""A person's finished games, for their own page of statistics: from the stored rows alone.

No game is folded here. What cards cost is stored when the coach has finished a report on the game,
for the person who sat at that seat.
"""

from functools import partial

import msgspec

from hashi.service.thread import in_thread
from hashi.store import Loss, ResultRow, Store
from hashi.table import Table, details_of
from hashi.wire import exchange

__all__ = ["loss_of", "statistics_of"]

_MOST_GAMES = 2000
_Losses = list[exchange.CardLoss]
_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[_Losses] = msgspec.json.Decoder(_Losses)


async def statistics_of(store: Store, person: str) -> exchange.Statistics:
    """The games a person has finished, newest first."""
    rows = await store.results.of(person, _MOST_GAMES + 1)
    losses = await store.results.losses_of(person)
    # Thousands of rows take some milliseconds, which is too much for the event loop.
    return await in_thread(partial(_statistics, rows, losses))


def loss_of(table: Table, report: exchange.Report) -> Loss | None:
    """What the cards of a game cost the person at a seat, if one sat there to the end."""
    seat = table.seats[report.seat - 1]
    if seat.kind != "person" or seat.person is None:
        return None
    cards = [exchange.CardLoss(card=one.card, lost=one.lost) for one in report.rounds]
    return Loss(seat.person, table.id, report.seat, _ENCODER.encode(cards).decode())


def _statistics(rows: list[ResultRow], losses: list[Loss]) -> exchange.Statistics:
    lost = {(loss.table, loss.seat): _DECODER.decode(loss.points) for loss in losses}
    games = [_game(row, lost.get((row.table, row.seat))) for row in rows[:_MOST_GAMES]]
    return exchange.Statistics(games=games, more=len(rows) > _MOST_GAMES)


def _game(row: ResultRow, losses: _Losses | None) -> exchange.GameResult:
    details = details_of(row)
    return exchange.GameResult(
        table=row.table,
        seat=row.seat,
        finished_at=row.finished_at,
        side=row.side,
        day=row.day,
        counts=row.counts,
        total=row.total,
        seats=details.seats,
        kind=details.kind,
        hints=details.hints,
        rank=details.rank,
        place=details.place,
        islands=details.islands,
        categories={
            category: exchange.Reached(round=one.round, in_time=one.in_time)
            for category, one in details.reached.items()
        },
        losses=losses,
    )
