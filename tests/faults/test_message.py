"""Messages that come twice, late or in another order; two devices at once; clocks that jump."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from hashi.client import AtTable, Client, Refused
from hashi.jobs.pool import Pool
from hashi.service.table.hub import Hub
from hashi.store.sqlite import SQLite
from hashi.table import TimeOut, decode, fold
from hashi.wire.message import Begin, Place, Play
from hashi.wire.view import View
from tests.faults.crowd import Tally
from tests.server.player import solo, two_and_a_bot
from tests.service.solo import SOLO, Looker
from tests.table.sitting import opened


async def answers(link: ClientConnection, count: int) -> list[dict[str, object]]:
    """So many answers, leaving out the views between them."""
    found: list[dict[str, object]] = []
    while len(found) < count:
        said = json.loads(await link.recv())
        if said["type"] != "view":
            found.append(said)
    return found


@pytest.mark.parametrize(
    "seed", [1, 2, *(pytest.param(n, marks=pytest.mark.long) for n in range(3, 40))]
)
async def test_twice_late_and_disordered(
    ada: Client, address: str, tmp_path: Path, tally: Tally, seed: int
) -> None:
    """Every message is answered; what was acknowledged happened once, in the order of versions."""
    random = Random(seed)
    table = await solo(ada)
    async with ada.at(table) as here:
        await here.place(1, "c4", 4)
    said: list[dict[str, object]] = []
    for round_ in range(1, 8):
        step = {"type": "play", "seat": 1, "round": round_, "turn": "pass"}
        said += [step, {"type": "take-back", "seat": 1}, step]
    said = [message for message in said for _ in range(random.choice([1, 1, 2, 3]))]
    for place in range(len(said) - 1):  # late: behind some of those that came after it
        other = min(len(said) - 1, place + random.choice([0, 0, 0, 1, 4]))
        said[place], said[other] = said[other], said[place]
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
    headers = {"cookie": f"hashi={ada.cookie}"}
    heard: list[dict[str, object]] = []
    async with connect(url, additional_headers=headers, compression=None, proxy=None) as link:
        for number, message in enumerate(said):
            await link.send(json.dumps(message | {"id": number}))
            if number % 10 == 9:
                heard += await answers(link, 10)
                await asyncio.sleep(0.5)  # the limit of 20 messages a second, not a wait for state
        heard += await answers(link, len(said) % 10)
    assert sorted(int(str(answer["id"])) for answer in heard) == list(range(len(said)))
    done = {int(str(a["version"])): said[int(str(a["id"]))] for a in heard if a["type"] == "done"}
    store = SQLite(tmp_path / "hashi.sqlite")
    stored = await store.read(table)
    await store.close()
    kinds = {event.version: json.loads(event.data)["type"] for event in stored}
    told = {"play": "played", "take-back": "taken-back"}
    tally.trials += 1
    tally.acknowledged += len(done)
    tally.lost += sum(kinds[version] != told[str(m["type"])] for version, m in done.items())
    assert tally.lost == 0
    assert sum(kind in told.values() for kind in kinds.values()) == len(done)
    fold(table, [(decode(event.data), event.at) for event in stored])


async def race(table: AtTable, turn: str, round_: int) -> bool:
    """Whether this device's turn was taken."""
    try:
        await table.play(1, turn, round_)
    except Refused as refused:
        if refused.refusal.code not in {"already-played", "round-closed"}:
            raise
        return False
    return True


@pytest.fixture(params=["address", "nodes"])
def devices(request: pytest.FixtureRequest) -> list[str]:
    """Where the two devices connect to: the same node, or two."""
    found = request.getfixturevalue(request.param)
    return [found, found] if isinstance(found, str) else list(found)


async def test_two_devices_of_one_person(devices: list[str], tally: Tally) -> None:
    """One person acts on two devices at the same moment: one turn counts, both see the same."""
    async with Client(devices[0]) as ada, Client(devices[0]) as bruno:
        table = await two_and_a_bot(ada, bruno)
        second = AtTable(
            f"{devices[1].replace('http', 'ws')}/api/tables/{table}/socket", ada.cookie
        )
        async with ada.at(table) as phone, second as laptop, bruno.at(table) as other:
            await asyncio.gather(phone.place(1, "c4", 4), other.place(2, "c2", 3))
            for round_ in range(1, 6):
                for place in (phone, laptop, other):
                    await place.until(lambda view, round_=round_: view.round == round_)  # type: ignore[misc]
                taken = await asyncio.gather(
                    race(phone, "pass", round_), race(laptop, "pass", round_)
                )
                assert sum(taken) == 1
                tally.trials += 1
                await other.play(2, "pass")
            await asyncio.gather(*(p.until(lambda v: v.round == 6) for p in (phone, laptop)))
            await asyncio.gather(*(p.until(lambda v: v.seats[2].done) for p in (phone, laptop)))
            assert shown(phone) == shown(laptop)


def shown(place: AtTable) -> View:
    """What a device shows, whichever node tells it."""
    return replace(place.view, stream="", step=0)


@pytest.mark.parametrize("jump", [-7 * 86400, -3600, -5, 5, 3600, 7 * 86400])
async def test_clock_jumps(tmp_path: Path, tally: Tally, jump: int) -> None:
    """The machine's clock jumps: nobody waits longer than a card's time, and the game goes on."""
    store, now = SQLite(tmp_path / "hashi.sqlite"), [1_000_000.0]
    hub = Hub(store, Pool(), now=lambda: now[0])
    await hub.open("t", opened(SOLO, clock_seconds=60))
    live = await hub.live("t")
    assert live is not None
    looker = Looker("ada")
    hub.enter(live, looker)
    await hub.act(live, Begin(), "ada")
    await hub.act(live, Place(seat=1, island="c4", number=4), "ada")
    for round_ in range(1, 6):
        now[0] += jump
        left = hub.timers.card_left(live)
        assert left is not None
        assert 0 <= left <= 60
        if round_ % 2:
            await hub.act(live, TimeOut(round_), None)
        elif left > 0:
            await hub.act(live, Play(seat=1, round=round_, turn="pass"), "ada")
        else:
            await hub.act(live, TimeOut(round_), None)
        tally.trials += 1
    game = live.table.game
    assert game is not None
    assert game.closed == 5
    hub.leave(live, looker)
    stored = await store.read("t")
    assert fold("t", [(decode(event.data), event.at) for event in stored]) == live.table
    await hub.close()
