"""Computes the results of tables that were stored without them, in the background.

Those are the tables of a store from before there were results, and of nodes of that version. Every
table is looked at once; of a game that is not over nothing is stored.
"""

import asyncio
import logging
from functools import partial

from hashi.service.thread import in_thread
from hashi.store import ResultRow, Store, Stored, Unavailable
from hashi.table import decode, fold, results_of

__all__ = ["fill_in_results"]

_AT_ONCE = 20
_PAUSE_SECONDS = 0.05  # for everybody else, after each table
_RETRY_SECONDS = 5.0
_log = logging.getLogger(__name__)


async def fill_in_results(store: Store) -> None:
    """Compute the results of every table that is due; ends when there is none."""
    while True:
        try:
            due = await store.results.due(_AT_ONCE)
            if not due:
                return
            for table in due:
                await _fill_in(store, table)
                await asyncio.sleep(_PAUSE_SECONDS)
        except Unavailable:
            await asyncio.sleep(_RETRY_SECONDS)


async def _fill_in(store: Store, table: str) -> None:
    events = await store.read(table)
    try:
        results = await in_thread(partial(_results, table, events))
    except Exception:  # noqa: BLE001  one table that cannot be read must not stop the others
        _log.exception("the results of a table cannot be computed")
        results = ()
    await store.save_results(table, results)


def _results(table: str, events: list[Stored]) -> tuple[ResultRow, ...]:
    return results_of(fold(table, [(decode(event.data), event.at) for event in events]))
