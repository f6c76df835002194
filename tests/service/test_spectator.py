"""Who is told first: players at once, spectators in turn by their addresses."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hashi.service.table import spectator
from hashi.service.table.hub import Hub
from hashi.service.table.spectator import Spectators
from hashi.store.sqlite import SQLite
from hashi.wire.message import Rename
from tests.service.solo import Looker, playing
from tests.service.stuck import Stuck

_PATIENCE_SECONDS = 10.0


class Noting(Looker):
    """Notes in a list when it is told of something."""

    def __init__(self, person: str, address: str, told: list[str]) -> None:
        super().__init__(person, address)
        self._told = told

    def notify(self) -> None:
        """See Looker."""
        super().notify()
        self._told.append(self.source.person)


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    """One without workers."""
    made = Hub(SQLite(tmp_path / "hashi.sqlite"), Stuck())
    yield made
    await made.close()


async def test_players_are_told_first(hub: Hub) -> None:
    """Before `act` has returned; spectators afterwards, and then of all there is."""
    live, told = await playing(hub), list[str]()
    eve, ada = Noting("eve", "e", told), Noting("ada", "a", told)
    hub.enter(live, eve)
    hub.enter(live, ada)
    async with asyncio.timeout(_PATIENCE_SECONDS):
        await eve.news.wait()
    told.clear()
    eve.news.clear()
    for number in range(3):
        await hub.act(live, Rename(seat=1, name=f"Ada {number}"), "ada")
        assert told.count("ada") == number + 1
    async with asyncio.timeout(_PATIENCE_SECONDS):
        await eve.news.wait()
    assert 1 <= told.count("eve") <= 3


async def test_addresses_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of each address, however many spectators an address has; each is told once."""
    monkeypatch.setattr(spectator, "_SLICE_SECONDS", 0.0)  # then one at a time
    told, spectators = list[str](), Spectators()
    lookers = [Noting(f"eve {number}", "e", told) for number in range(5)]
    lookers += [Noting("bruno", "b", told), Noting("cleo", "c", told)]
    for looker in (*lookers, *lookers):
        spectators.notify(looker, "t")
    async with asyncio.timeout(_PATIENCE_SECONDS):
        await asyncio.gather(*(looker.news.wait() for looker in lookers))
    assert told[:3] == ["eve 0", "bruno", "cleo"]
    assert told[3:] == ["eve 1", "eve 2", "eve 3", "eve 4"]


async def test_others_have_their_turn_between_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """After each slice the loop is everybody else's for three times as long."""
    rests, real = list[float](), asyncio.sleep

    async def sleep(seconds: float) -> None:
        rests.append(seconds)
        await real(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    told, spectators = list[str](), Spectators()
    lookers = [Noting(f"{number}", "e", told) for number in range(2000)]
    for looker in lookers:
        spectators.notify(looker, "t")
    async with asyncio.timeout(_PATIENCE_SECONDS):
        await lookers[-1].news.wait()
    assert len(rests) >= 2
    assert all(rest >= 3 * spectator._SLICE_SECONDS for rest in rests[:-1])
