"""How many connections a table takes, by person, by address and in all."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hashi.jobs.source import Source
from hashi.service.failure import Failure
from hashi.service.table.hub import Hub
from hashi.service.table.live import LiveTable
from hashi.service.table.room import Room
from hashi.store.sqlite import SQLite
from tests.service.solo import Looker, playing
from tests.service.stuck import Stuck


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    """One whose tables take six connections: four of an address, two of a person."""
    made = Hub(SQLite(tmp_path / "hashi.sqlite"), Stuck(), room=Room(6, 4, 2))
    yield made
    await made.close()


def came_in(hub: Hub, live: LiveTable, *lookers: Looker) -> int:
    """How many of these find room."""
    count, refused = 0, list[Failure]()
    for looker in lookers:
        try:
            hub.check_room(live.table.id, looker.source)
        except Failure as failure:
            refused.append(failure)
        else:
            hub.enter(live, looker)
            count += 1
    assert all(failure.code == "too-many-watchers" for failure in refused)
    assert all(failure.retry_after_seconds for failure in refused)
    return count


async def test_watchers_are_limited(hub: Hub) -> None:
    """Two of one person, four of one address, six in all; but each address has its share."""
    live = await playing(hub)
    assert came_in(hub, live, *(Looker("eve", "e") for _ in range(5))) == 2
    assert came_in(hub, live, *(Looker(f"eve {n}", "e") for n in range(5))) == 2
    assert came_in(hub, live, *(Looker(f"bruno {n}", "b") for n in range(5))) == 3
    assert came_in(hub, live, *(Looker(f"cleo {n}", "c") for n in range(5))) == 2


async def test_a_player_always_finds_room(hub: Hub) -> None:
    """However many watch, from whatever address."""
    live = await playing(hub)
    assert came_in(hub, live, *(Looker(f"eve {n}", "e") for n in range(9))) == 4
    assert came_in(hub, live, Looker("ada", "e"), Looker("ada", "e")) == 1


async def test_a_table_nobody_is_at_has_room(hub: Hub) -> None:
    """One that is not in memory takes anybody."""
    hub.check_room("elsewhere", Source("e", "e", "eve"))
