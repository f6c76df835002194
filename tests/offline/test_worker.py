"""The server in a browser: the same tables, messages and answers over the browser's database."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from hashi import record
from hashi.offline import bundle
from hashi.offline.worker import Worker
from hashi.puzzle import shipped, text_of
from hashi.wire import message
from tests.offline.database import Memory
from tests.simple_bot import best_of_some

_DECODER = msgspec.json.Decoder(message.ServerMessage)


class Page:
    """A page at a table: sends messages and waits for answers and views."""

    def __init__(self, worker: Worker, table: str) -> None:
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.opened = asyncio.Event()
        self.line = worker.connect(table, self.opened.set, self._hear, self.heard.put_nowait)
        self._number = 0

    def _hear(self, text: str) -> None:
        self.heard.put_nowait(_DECODER.decode(text))

    async def next(self) -> Any:
        """What is heard next."""
        return await asyncio.wait_for(self.heard.get(), 60)

    async def say(self, **said: Any) -> Any:
        """The answer to a message; what else is heard before it is left out."""
        self._number += 1
        self.line.push(json.dumps({**said, "id": self._number}))
        while getattr(heard := await self.next(), "id", None) != self._number:
            pass
        return heard


async def asked(worker: Worker, method: str, path: str, **body: Any) -> Any:
    """The body of an answer that must be a good one."""
    status, text = await worker.request(method, path, json.dumps(body) if body else "")
    assert status in {200, 204}, (status, text)
    return json.loads(text) if text.startswith(("{", "[")) else text


async def play_out(worker: Worker, table: str) -> None:
    """Play the first seat of a table to the end of the game, by what the worker holds."""
    page, random = Page(worker, table), Random("offline")
    await page.say(type="hello")
    live = await worker.hub.live(table)
    assert live is not None
    while live.table.phase != "over":
        game = live.table.game
        if game is None:
            await page.say(type="begin")
        elif not game.logs and 1 in game.waiting:
            await page.say(type="place", seat=1, island="c4", number=4)
        elif game.logs and 1 in game.waiting and game.card is not None:
            turn = best_of_some(game.sheet(1), game.card, random)
            await page.say(type="play", seat=1, round=game.round, turn=str(turn))
        await asyncio.sleep(0)
    page.line.disconnect()


async def test_a_whole_game_alone_and_what_is_left_of_it() -> None:
    """Person, table, game, list, record, replay and statistics; and all of it after a restart."""
    memory = Memory()
    worker = await Worker.start(memory)
    seats = [{"kind": "person"}]
    table = (await asked(worker, "POST", "/api/tables", name="Ada", seats=seats))["table"]
    await play_out(worker, table)
    text = await asked(worker, "GET", f"/api/tables/{table}/record")
    assert record.replay(record.parse(text)).over
    again = await Worker.start(memory)
    assert (await asked(again, "GET", "/api/person"))["name"] == "Ada"
    assert [one["phase"] for one in await asked(again, "GET", "/api/tables")] == ["over"]
    assert len((await asked(again, "GET", "/api/statistics"))["games"]) == 1
    assert await asked(again, "GET", f"/api/tables/{table}/record") == text
    assert (await asked(again, "GET", f"/api/tables/{table}/replay"))["rounds"]


async def test_the_daily_deal_counts_once() -> None:
    """The attempt that counts is found again; its result is on this device's own leaderboard."""
    worker = await Worker.start(Memory())
    first = await asked(worker, "POST", "/api/daily", name="Ada", side="A")
    assert await asked(worker, "POST", "/api/daily", name="Ada", side="A") == first
    await play_out(worker, first["table"])
    today = await asked(worker, "GET", "/api/daily")
    assert today["sides"][0]["total"] is not None
    ago = await asked(worker, "GET", f"/api/tables/{first['table']}/seconds-ago")
    assert len(ago) == 18
    assert ago == sorted(ago, reverse=True)
    assert ago[-1] >= 0
    for span in ("day", "week", "all"):
        standings = await asked(worker, "GET", f"/api/daily/{today['day']}/A/standings/{span}")
        assert [(line["mine"], line["games"]) for line in standings["lines"]] == [(True, 1)]
        assert standings["own"]["total"] == standings["lines"][0]["total"]


async def test_a_bot_plays_here() -> None:
    """A bot places, plays and finishes the game with a person."""
    worker = await Worker.start(Memory())
    seats = [{"kind": "person"}, {"kind": "bot", "level": "minion"}]
    table = (await asked(worker, "POST", "/api/tables", name="Ada", seats=seats))["table"]
    await play_out(worker, table)
    assert len((await asked(worker, "GET", "/api/statistics"))["games"]) == 1


async def test_two_pages_of_one_browser_see_the_same_table() -> None:
    """What one page appends, the other one hears of."""
    memory = Memory()
    one, two = await Worker.start(memory), await Worker.start(memory.other_page())
    seats = [{"kind": "device", "name": "Ada"}, {"kind": "device", "name": "Ben"}]
    table = (await asked(one, "POST", "/api/tables", name="Ada", seats=seats))["table"]
    first, second = Page(one, table), Page(two, table)
    await first.say(type="hello")
    await second.say(type="hello")
    await first.say(type="rename", seat=1, name="Ada Lovelace")
    while "Ada Lovelace" not in str(await second.next()):
        pass


async def test_two_pages_that_start_at_once_are_one_person() -> None:
    """Otherwise the tables of one of them would have no owner after a restart."""
    memory = Memory()
    one, two = await asyncio.gather(Worker.start(memory), Worker.start(memory.other_page()))
    table = (await asked(one, "POST", "/api/tables", name="Ada", seats=[{"kind": "person"}]))[
        "table"
    ]
    assert [found["table"] for found in await asked(two, "GET", "/api/tables")] == [table]


async def test_what_needs_a_server_is_refused() -> None:
    """Links for other devices; and a table that is not there, for requests and lines."""
    worker = await Worker.start(Memory())
    assert (await worker.request("POST", "/api/handover"))[0] == 501
    puzzle = json.dumps({"text": text_of(shipped()[0].puzzle)})
    assert (await worker.request("POST", "/api/puzzles/solution", puzzle))[0] == 501
    assert (await worker.request("GET", "/api/tables/none/record"))[0] == 404
    page = Page(worker, "none")
    assert await page.next() == 4404
    assert not page.opened.is_set()


async def test_a_line_opens_at_a_table_and_says_when_it_ends() -> None:
    """Whichever side ends it: a page that hears nothing more would wait for ever."""
    worker = await Worker.start(Memory())
    seats = [{"kind": "person"}]
    table = (await asked(worker, "POST", "/api/tables", name="Ada", seats=seats))["table"]
    page = Page(worker, table)
    await asyncio.wait_for(page.opened.wait(), 60)
    page.line.disconnect()
    assert await page.next() == 1011


async def test_javascript_may_keep_what_it_calls_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pyodide destroys a function when the call it was given in returns, except for a proxy."""
    proxies: list[object] = []

    def create_proxy(function: Callable[..., object]) -> Callable[..., object]:
        proxies.append(function)
        return function

    monkeypatch.setitem(sys.modules, "pyodide.ffi", SimpleNamespace(create_proxy=create_proxy))
    memory = Memory()
    await Worker.start(memory)
    assert [memory.on_append] == proxies


def test_the_bundle_needs_nothing_but_the_standard_library_and_msgspec() -> None:
    """Everything is imported from the archive's modules alone, with other packages out of reach.

    What is imported early needs not even msgspec.
    """
    program = """
import sys
known, ours = set(sys.argv[2].split()), {"hashi", *sys.argv[3].split()}
class Border:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top == "hashi" and name not in known:
            raise ImportError(name + " is not in the bundle")
        if top not in sys.stdlib_module_names and top not in ours and not top.startswith("_"):
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Border())
__import__(sys.argv[1])
print("imported")
"""
    names = " ".join(bundle.modules())
    for first, others in (("hashi.offline.worker", "msgspec"), ("hashi.offline.early", "")):
        command = [sys.executable, "-c", program, first, names, others]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  our own
        assert (done.stdout, done.stderr[-500:]) == ("imported\n", "")
