"""The list of somebody's tables: from summaries, without reading a single event."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hashi.jobs.pool import Pool
from hashi.service.listing import my_tables
from hashi.service.table.hub import Hub
from hashi.store import Stored
from hashi.store.sqlite import SQLite
from hashi.table import SeatPlan
from hashi.wire.message import Begin, Leave, Place, Play, Sit
from tests.table.sitting import opened


class Watched(SQLite):
    """A store that remembers which tables' events were read."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.reads: list[str] = []

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """See the contract."""
        self.reads.append(table)
        return await super().read(table, after)


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    """Three tables: Ada waits at one, plays at the next and has finished the last with Bruno."""
    made = Hub(Watched(tmp_path / "hashi.sqlite"), Pool(), now=iter(range(1_000_000)).__next__)
    for name, others in (("over", 1), ("play", 0), ("lobby", 1)):
        plans = [SeatPlan(kind="person", name="Ada", person="ada")]
        plans += [SeatPlan(kind="person")] * others
        await made.open(name, opened(*plans, code=name))
        live = await made.live(name)
        assert live is not None
        for seat in range(2, 2 + others):
            await made.act(live, Sit(seat=seat, name="Bruno"), "bruno")
        if name == "lobby":
            await made.act(live, Leave(seat=2), "bruno")
            continue
        await made.act(live, Begin(), "ada")
        for seat, person in ((1, "ada"), (2, "bruno"))[: 1 + others]:
            await made.act(live, Place(seat=seat, island="c4", number=4), person)
        for number in range(1, 18 if name == "over" else 3):
            for seat, person in ((1, "ada"), (2, "bruno"))[: 1 + others]:
                await made.act(live, Play(seat=seat, round=number, turn="pass"), person)
    made.store.reads.clear()  # type: ignore[attr-defined]  # Watched
    yield made
    await made.close()


def overwrite_summaries(path: Path, summary: bytes | None) -> None:
    """Put something else where the summaries lie."""
    database = sqlite3.connect(path / "hashi.sqlite")
    with database:
        database.execute("UPDATE game_table SET summary = ?", (summary,))
    database.close()


async def test_open_tables_first_and_only_ones_own(hub: Hub) -> None:
    """Open tables come before finished ones; whoever has left a table does not find it."""
    ada = await my_tables(hub, "ada")
    assert [(table.code, table.phase, table.round) for table in ada] == [
        ("lobby", "lobby", 0),
        ("play", "play", 3),
        ("over", "over", 17),
    ]
    assert [table.names for table in ada] == [["Ada", ""], ["Ada"], ["Ada", "Bruno"]]
    assert [table.code for table in await my_tables(hub, "bruno")] == ["over"]
    assert hub.store.reads == []  # type: ignore[attr-defined]  # Watched


@pytest.mark.parametrize("lost", [None, b"", b"{}"])
async def test_tables_without_a_summary(hub: Hub, tmp_path: Path, lost: bytes | None) -> None:
    """Tables of older programs are read once; then their summary is there, and the same."""
    before = [(one.table, one.code, one.phase, one.names) for one in await my_tables(hub, "ada")]
    overwrite_summaries(tmp_path, lost)
    for reads in (["lobby", "play", "over"], []):
        found = [(one.table, one.code, one.phase, one.names) for one in await my_tables(hub, "ada")]
        assert found == before
        assert hub.store.reads == reads  # type: ignore[attr-defined]  # Watched
        hub.store.reads.clear()  # type: ignore[attr-defined]  # Watched
