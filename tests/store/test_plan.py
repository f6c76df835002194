"""However many games are stored, no call reads all of them: what each query does, in every store.

A tour calls everything a store offers. Every statement it executes on the way must find its rows by
an index; one that would read a whole table fails here, whatever it is for.
"""

import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from hashi.store import Append, Loss, Snapshot, Span, Store, TableListing, events_after
from hashi.store.postgres import Postgres
from hashi.store.sqlite import SQLite
from tests.store.row import DAY, ROW, append

DERIVED = {"best", "each_person", "append", "CONSTANT"}  # rows that were found, or given
CHANGES = re.compile(r"(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b")


async def tour(store: Store) -> None:
    """Call everything that reads or writes tables and results."""
    await store.append(append(ROW))
    await store.append(Append("t", events_after(1, [b"x"], 2.0), ["ada"], results=()))
    await store.load("t", "format")
    await store.save_snapshot("t", Snapshot(1, "format", b"x"))
    await store.exists("t")
    await store.find("t")
    await store.tables_of("ada", 9)
    await store.summarise(TableListing("t", 2.0), b"x")
    await store.save_loss(Loss("ada", "t", 1, "[]"))
    await store.save_report("t", 1, b"x")
    await store.report("t", 1)
    await store.present_elsewhere("t")
    await store.put("key", "owner", b"x", 0.0, 9.0)
    await store.get("key", 1.0)
    await store.pop("key", 1.0)
    await store.page("", 9)
    results = store.results
    for span in (Span("A"), Span("A", (DAY, DAY))):
        await results.standings(span, 9)
        await results.standing_of("ada", span)
        await results.totals(span)
    await results.of("ada", 9)
    await results.losses_of("ada")
    await results.daily_of("ada", 9)
    await results.best_of_day("A", DAY, 9)
    await results.played_by("A", DAY, ROW.turns)
    await store.forget_results("ada")


async def explained(store: SQLite, calls: Callable[[], Awaitable[object]]) -> dict[str, list[str]]:
    """The statements that some calls execute, and the steps of each."""
    said: list[str] = []
    connections = [found for found in (store._file.writer, store._file._reader) if found]
    for connection in connections:
        connection.set_trace_callback(said.append)
    await calls()
    for connection in connections:
        connection.set_trace_callback(None)
    return {
        query: [row[3] for row in store._file.select(f"EXPLAIN QUERY PLAN {query}", ())]
        for query in said
        if CHANGES.match(query)
    }


async def test_sqlite_finds_by_index(tmp_path: Path) -> None:
    """No statement scans a table; what is sorted afterwards are the rows that were found."""
    store = SQLite(tmp_path / "hashi.sqlite")
    plans = await explained(store, lambda: tour(store))
    await store.close()
    scans = {
        (query, step)
        for query, plan in plans.items()
        for step in plan
        if (scan := re.match(r"SCAN (\w+)", step)) and scan[1] not in DERIVED
    }
    assert len(plans) > 30
    assert scans == set()


@pytest.mark.parametrize(
    ("span", "step"),
    [
        (Span("A", (DAY, DAY)), "SEARCH result USING COVERING INDEX result_by_day "),
        (Span("A"), r"SEARCH (s|standing) USING (COVERING )?INDEX standing_by_points "),
    ],
)
async def test_sqlite_leaderboards(tmp_path: Path, span: Span, step: str) -> None:
    """Those of days look up no row beside the index; those of all time add nothing up."""
    store = SQLite(tmp_path / "hashi.sqlite")
    for call in (lambda: store.results.standings(span, 9), lambda: store.results.totals(span)):
        (plan,) = (await explained(store, call)).values()
        names = "SEARCH n USING INDEX result_by_person "
        (found,) = [each for each in plan if re.match("SEARCH", each) and not re.match(names, each)]
        assert re.match(step, found)
    await store.close()


def nodes(plan: dict[str, Any]) -> list[dict[str, Any]]:
    """A step of PostgreSQL's plan and all below it."""
    return [plan, *(node for part in plan.get("Plans", ()) for node in nodes(part))]


async def test_postgres_finds_by_index(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where PostgreSQL may not scan it has an index with a condition for every table it reads."""
    store = Postgres(database)
    await store.open()
    said: dict[str, tuple[object, ...]] = {}
    select = store._pool.select

    async def recorded(query: str, *values: object) -> list[Any]:
        said[query] = values
        return await select(query, *values)

    monkeypatch.setattr(store._pool, "select", recorded)
    await tour(store)
    await store.close()
    direct = await asyncpg.connect(database)
    await direct.execute("SET enable_seqscan = off")
    await direct.execute("SET enable_bitmapscan = off")
    scans = []
    for query, values in said.items():
        if not CHANGES.match(query) or "hashi_" in query:
            continue
        (plan,) = json.loads(await direct.fetchval(f"EXPLAIN (FORMAT json) {query}", *values))
        for node in nodes(plan["Plan"]):
            reads = "Scan" in node["Node Type"] and "Relation Name" in node
            if reads and "Index Cond" not in node:
                scans.append((query, node["Node Type"], node["Relation Name"]))
    await direct.close()
    assert len(said) > 25
    assert scans == []
