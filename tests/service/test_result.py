"""The rows of finished games are stored with the last turn."""

from pathlib import Path

from hashi.jobs.pool import Pool
from hashi.service.table.hub import Hub
from hashi.store.sqlite import SQLite
from hashi.table import SeatPlan
from hashi.wire.message import Begin, Place, Play, Rename
from tests.table.sitting import opened


async def play(hub: Hub, table: str, rounds: int) -> None:
    """Ada opens a table and passes so many times."""
    await hub.open(table, opened(SeatPlan(kind="person", name="Ada", person="ada"), code=table))
    live = await hub.live(table)
    assert live is not None
    await hub.act(live, Begin(), "ada")
    await hub.act(live, Place(seat=1, island="c4", number=4), "ada")
    for number in range(1, rounds + 1):
        assert isinstance(await hub.act(live, Play(seat=1, round=number, turn="pass"), "ada"), int)
    await hub.act(live, Rename(seat=1, name="Countess"), "ada")


async def test_rows_are_stored_with_the_last_turn(tmp_path: Path) -> None:
    """A game that is over has its row; it is no longer changed by what happens at the table."""
    hub = Hub(SQLite(tmp_path / "hashi.sqlite"), Pool(), now=lambda: 9.0)
    await play(hub, "open", 16)
    await play(hub, "over", 17)
    (row,) = await hub.store.results.of("ada", 9)
    assert (row.table, row.name, row.finished_at, row.total) == ("over", "Ada", 9.0, 0)
    await hub.close()
