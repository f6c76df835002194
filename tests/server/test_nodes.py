"""Two processes over one PostgreSQL: players on different nodes do not notice."""

import asyncio
from random import Random

import httpx
import pytest

from hashi.client import Client, Refused
from hashi.jobs.pool import Pool
from hashi.service.table.hub import Hub
from hashi.service.table.live import LiveTable
from hashi.service.timing import Timings
from hashi.store.postgres import Postgres
from hashi.table import SeatPlan
from hashi.wire.exchange import NewSeat, NewTable
from hashi.wire.message import Begin, Place
from tests.server.player import play_out, two_and_a_bot
from tests.service.solo import SOLO, Looker
from tests.table.sitting import opened


async def test_a_whole_game_over_two_nodes(nodes: tuple[str, str]) -> None:
    """Two people and a bot, each person at another node: all see the same end."""
    async with Client(nodes[0]) as ada, Client(nodes[1]) as bruno:
        table = await two_and_a_bot(ada, bruno)
        async with ada.at(table) as one, bruno.at(table) as two:
            ends = await asyncio.gather(play_out(one, 1, Random(1)), play_out(two, 2, Random(2)))
        assert ends[0].outcome is not None
        assert ends[0].outcome == ends[1].outcome
        assert await ada.record(table) == await bruno.record(table)
        assert [place.table for place in await bruno.my_tables()] == [table]


@pytest.mark.parametrize("timings", [Timings(grace_seconds=0.2)])
async def test_presence_and_host_over_nodes(nodes: tuple[str, str]) -> None:
    """Who is there is shown over nodes, and the host's rights follow from it."""
    async with Client(nodes[0]) as ada, Client(nodes[1]) as bruno:
        seats = [NewSeat(kind="person"), NewSeat(kind="person"), NewSeat(kind="person")]
        table = (await ada.open_table(NewTable(name="Ada", seats=seats))).table
        async with bruno.at(table) as guest:
            await guest.sit(2, "Bruno")
            async with ada.at(table) as host:
                await host.until(lambda view: view.seats[1].online)
                await guest.until(lambda view: view.seats[0].online and not view.host)
                with pytest.raises(Refused, match="not-host"):
                    await guest.put_bot(3)
                with pytest.raises(Refused, match="seat-taken"):
                    await host.put_bot(2)
            await guest.until(lambda view: not view.seats[0].online and view.host)
            await guest.put_bot(3)


async def test_handover_over_nodes(nodes: tuple[str, str]) -> None:
    """A link made at one node works at the other, once."""
    async with (
        httpx.AsyncClient(base_url=nodes[0]) as first,
        httpx.AsyncClient(base_url=nodes[1]) as other,
    ):
        await first.put("/api/person", json={"name": "Ada"})
        path = (await first.post("/api/handover")).json()["path"]
        assert (await other.post(f"/api{path}")).json() == {"name": "Ada"}
        assert other.cookies["hashi"] == first.cookies["hashi"]
        assert (await first.post(f"/api{path}")).json() == {"code": "link-used"}


async def waited(looker: Looker, live: LiveTable, seat: int) -> None:
    """Until a seat has acted."""
    async with asyncio.timeout(30):
        while live.table.game is None or seat in live.table.game.waiting:
            looker.news.clear()
            await looker.news.wait()


async def test_bots_of_a_dead_node_play_on(database: str) -> None:
    """The node whose turn it was to move a bot dies: another that has the table goes on."""
    timings = Timings(yield_seconds=0.2)
    one, two = (Hub(Postgres(database), Pool(), timings=timings) for _ in range(2))
    await one.start()
    await two.start()
    await one.open("t", opened(SOLO, SeatPlan(kind="bot", name="Ren")))
    here, there = await one.live("t"), await two.live("t")
    assert here is not None
    assert there is not None
    looker = Looker("ada")
    two.enter(there, looker)
    await one.act(here, Begin(), "ada")
    assert here.bots is not None
    here.bots.cancel()  # as if its process had ended now
    await waited(looker, there, 2)
    await two.act(there, Place(seat=1, island="c4", number=4), "ada")
    await waited(looker, there, 2)
    two.leave(there, looker)
    await one.close()
    await two.close()


async def test_a_table_loaded_while_it_changes_is_up_to_date(database: str) -> None:
    """Whatever is appended while another node loads the table is heard or read there."""
    one, two = Hub(Postgres(database), Pool()), Hub(Postgres(database), Pool())
    await one.start()
    await two.start()
    plans = [SeatPlan(kind="device", name=f"{n}", person="ada") for n in range(4)]
    for number in range(10):
        table = f"t{number}"
        await one.open(table, opened(*plans, code=f"CODE{number}"))
        here = await one.live(table)
        assert here is not None
        loading = asyncio.create_task(two.live(table))
        await one.act(here, Begin(), "ada")
        there = await loading
        assert there is not None
        looker = Looker("ada")
        two.enter(there, looker)
        async with asyncio.timeout(20):
            while there.table.version < here.table.version:
                looker.news.clear()
                await looker.news.wait()
        assert there.table == here.table
        two.leave(there, looker)
    await one.close()
    await two.close()
