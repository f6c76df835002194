"""The list of a person's tables, from the summaries in the store; no table is folded for it.

A table whose summary was written by another version of the program is folded once, and its summary
written back.
"""

from functools import partial

from hashi.service.table.hub import Hub
from hashi.service.thread import in_thread
from hashi.store import Stored, TableListing
from hashi.table import Summary, decode, fold
from hashi.wire import exchange

__all__ = ["my_tables"]

_MOST_TABLES, _LOOKED_THROUGH = 30, 100


async def my_tables(hub: Hub, person: str) -> list[exchange.MyTable]:
    """The tables a person sits at: open ones first, then finished ones, newest first."""
    found = await hub.store.tables_of(person, _LOOKED_THROUGH)
    listed = [(place, await _summary(hub, place)) for place in found]
    points: dict[str, int] = {}  # the best of their seats
    for row in await hub.store.results.of(person, _LOOKED_THROUGH):
        points[row.table] = max(row.total, points.get(row.table, 0))
    mine = [
        _my_table(hub, place, summary, points.get(place.table))
        for place, summary in listed
        if person in summary.people
    ]
    mine.sort(key=lambda table: table.phase == "over")
    return mine[:_MOST_TABLES]


async def _summary(hub: Hub, found: TableListing) -> Summary:
    summary = Summary.decode(found.summary) if found.summary else None
    if summary is None:
        events = await hub.store.read(found.table)
        summary = await in_thread(partial(_folded, found.table, events))
        await hub.store.summarise(found, summary.encode())
    return summary


def _folded(table: str, events: list[Stored]) -> Summary:
    return Summary.of(fold(table, [(decode(event.data), event.at) for event in events]))


def _my_table(
    hub: Hub, found: TableListing, summary: Summary, points: int | None
) -> exchange.MyTable:
    return exchange.MyTable(
        table=found.table,
        code=summary.code,
        phase=summary.phase,
        side=summary.side,
        names=list(summary.names),
        round=summary.round,
        updated_seconds_ago=round(max(0, hub.now() - found.updated_at)),
        points=points,
    )
