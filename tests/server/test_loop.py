"""No request and no message takes more than 5 ms of the event loop; longer work is done elsewhere.

Fed is what people ask and say, and the worst that a search has found (tests/server/worst.py). What
takes longer is done again, and of equal steps the cheapest counts. An endpoint or message that is
not measured fails the test.
"""

import asyncio
import json
import re
from pathlib import Path

import msgspec
import pytest

from hashi.server.page.built import STATIC
from hashi.wire import message
from tests.server.cost import Asker, Costs, started, undisturbed
from tests.server.hostile import KINDS
from tests.server.worst import MOST_MS, cases, measure

MOST_TIMES = 20  # a processor that others use as well may be slow for a while


@pytest.mark.skipif(not STATIC.is_dir(), reason="the page is not built")
@pytest.mark.usefixtures("compiled")
async def test_nothing_holds_the_event_loop(tmp_path: Path) -> None:
    """Every endpoint and every message, with the worst that is known."""
    costs, left = Costs(), cases()
    async with started(tmp_path) as app:
        with undisturbed():
            for _ in range(MOST_TIMES):
                await measure(app, costs, left)
                if not too_long(costs):
                    break
                left = [case for case in left if case.kind in too_long(costs)]
    assert set(costs.worst()) == set(KINDS)
    assert too_long(costs) == {}


def too_long(costs: Costs) -> dict[str, float]:
    """What takes more than it may, in milliseconds."""
    return {kind: ms for kind, ms in costs.worst().items() if ms > MOST_MS}


async def test_messages_that_come_together_take_turns_with_others(tmp_path: Path) -> None:
    """However many messages of one socket have arrived, the loop is free after each."""
    costs, turns = Costs(), 0

    async def turn() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async with started(tmp_path) as app:
        host = Asker(app, costs)
        await host.ask("GET", "/api/person")
        options = {"name": "Ada", "seats": [{"kind": "person"}]}
        table = json.loads(await host.ask("POST", "/api/tables", data=options))["table"]
        async with host.at(table) as place:
            await place.say(message.Hello(id=1))
            preview = msgspec.json.encode(message.Preview(id=2, seat=1, draft="pass")).decode()
            for _ in range(30):
                place.out.put_nowait({"type": "websocket.receive", "text": preview})
            other = asyncio.create_task(turn())
            for _ in range(30):
                await place.answers.get()
            other.cancel()
    assert turns >= 30


def test_the_table_of_costs_is_complete() -> None:
    """docs/threats.md has a row for each endpoint and each message, and no other."""
    text = (Path(__file__).parents[2] / "docs" / "threats.md").read_text("utf-8")
    section = text.partition("## What each request can cost\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(.+)` \| (\d+\.\d) \|$", section, re.MULTILINE)
    assert [kind for kind, _ in rows] == list(KINDS)
    assert all(float(ms) <= MOST_MS for _, ms in rows)
