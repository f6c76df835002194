"""Who may open a socket: it is refused before it is accepted, with a status and a code."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.http11 import Response

from hashi.client import Client
from hashi.jobs.pool import Pool
from hashi.server.http.state import State
from hashi.server.limit.budget import Budgets
from hashi.server.limit.middleware import HEADERS
from hashi.server.operate.prometheus import Prometheus
from hashi.server.operate.settings import Settings
from hashi.server.socket.route import serve_socket
from hashi.service.context import Context
from hashi.service.table.hub import Hub
from hashi.store import Unavailable
from hashi.store.sqlite import SQLite
from tests.server.conftest import serving
from tests.server.player import solo


async def refusal(address: str, cookie: str, path: str) -> Response:
    """The answer to a socket that is not accepted."""
    url = f"{address.replace('http', 'ws')}{path}"
    with pytest.raises(InvalidStatus) as caught:
        await connect(url, additional_headers={"cookie": cookie}, proxy=None)
    return caught.value.response


async def check(address: str, cookie: str, table: str, status: int, code: str) -> None:
    """A socket to the table is refused, and plain HTTP says the same of it."""
    path = f"/api/tables/{table}/socket"
    refused = await refusal(address, cookie, path)
    async with httpx.AsyncClient(base_url=address, trust_env=False) as browser:
        told = await browser.get(path, headers={"cookie": cookie})
    for answer, body in ((refused, json.loads(refused.body)), (told, told.json())):
        assert (answer.status_code, body["code"]) == (status, code)
        wait = body.get("retry_after_seconds")
        assert (wait is not None) == (status in {429, 503})
        if wait is not None:
            assert wait < int(answer.headers["retry-after"]) <= wait + 1
        assert answer.headers["content-type"] == "application/json"
        for name, value in HEADERS:
            assert answer.headers[name.decode()] == value.decode()


async def test_no_such_table(ada: Client, caplog: pytest.LogCaptureFixture) -> None:
    """404; nobody fills the log with that."""
    await check(ada.address, f"hashi={ada.cookie}", "nowhere", 404, "no-such-table")
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_no_person(ada: Client) -> None:
    """401, whether there is such a table or not."""
    for table in (await solo(ada), "nowhere"):
        await check(ada.address, "hashi=forged", table, 401, "no-person")


async def test_no_room(tmp_path: Path) -> None:
    """429, and a time to wait that is not the same for everybody."""
    settings = Settings(most_sockets=1)
    async with (
        serving(lambda: SQLite(tmp_path / "hashi.sqlite"), settings) as address,
        Client(address) as ada,
    ):
        table, cookie = await solo(ada), f"hashi={ada.cookie}"
        async with ada.at(table):
            await check(address, cookie, table, 429, "too-many-connections")
            path = f"/api/tables/{table}/socket"
            answers = [await refusal(address, cookie, path) for _ in range(4)]
            waits = {json.loads(answer.body)["retry_after_seconds"] for answer in answers}
            assert len(waits) > 1
            assert all(5 <= wait <= 15 for wait in waits)


async def test_too_many_watchers(tmp_path: Path) -> None:
    """429 for a table with enough spectators of an address; its player is let in."""
    settings = Settings(most_watchers_of_address=1)
    async with (
        serving(lambda: SQLite(tmp_path / "hashi.sqlite"), settings) as address,
        Client(address) as ada,
        Client(address) as bruno,
    ):
        table = await solo(ada)
        await bruno.person()
        cookie = f"hashi={bruno.cookie}"
        async with bruno.at(table):
            await check(address, cookie, table, 429, "too-many-watchers")
            async with ada.at(table) as here:
                await here.rename(1, "Ada L.")
        async with bruno.at(table):
            pass


async def test_store_unavailable(ada: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """503 `store-unavailable`: it is not known whether there is such a table."""

    async def broken(*_: object) -> None:
        raise Unavailable("gone")

    monkeypatch.setattr(SQLite, "read", broken)
    monkeypatch.setattr(SQLite, "exists", broken)
    await check(ada.address, f"hashi={ada.cookie}", "nowhere", 503, "store-unavailable")


async def test_stopping(ada: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """503 `stopping`: another node, or this one's successor, is there soon."""
    table = await solo(ada)
    monkeypatch.setattr(Hub, "stopping", property(lambda _: True), raising=False)
    await check(ada.address, f"hashi={ada.cookie}", table, 503, "stopping")


async def test_sockets_are_at_tables_alone(ada: Client) -> None:
    """A socket anywhere else is not opened."""
    for path in ("", "/nowhere", "/a/b/socket", "/nowhere/socket/more"):
        answer = await refusal(ada.address, f"hashi={ada.cookie}", f"/api/tables{path}")
        assert (answer.status_code, json.loads(answer.body)) == (404, {"code": "no-such-page"})


async def test_a_socket_that_would_be_accepted(ada: Client) -> None:
    """By plain HTTP there is nothing to say about it, and the table is not loaded for that."""
    table = await solo(ada)
    async with httpx.AsyncClient(base_url=ada.address, trust_env=False) as browser:
        cookie = {"cookie": f"hashi={ada.cookie}"}
        answer = await browser.get(f"/api/tables/{table}/socket", headers=cookie)
        assert (answer.status_code, answer.content) == (204, b"")
        figures = (await browser.get("/metrics")).text.splitlines()
    assert "hashi_tables 0.0" in figures


@pytest.mark.parametrize(
    "others",
    [
        "other=1; hashi=forged;",
        'x="a;b c"; ;=;',
        "[odd]={json: 1}; \xe9t\xe9=1;",
        "session=a,b@c/d;",
    ],
)
async def test_foreign_cookies(ada: Client, others: str) -> None:
    """Cookies of other programs do not hide ours, over a socket as over HTTP; the last counts."""
    table = await solo(ada)
    headers = {"cookie": f"{others} hashi={ada.cookie}"}
    url = f"{ada.address.replace('http', 'ws')}/api/tables/{table}/socket"
    async with connect(url, additional_headers=headers, proxy=None) as here:
        await here.send('{"type":"hello","id":1}')
        assert json.loads(await here.recv())["type"] == "done"
        assert json.loads(await here.recv())["seats"][0]["mine"]
    async with httpx.AsyncClient(base_url=ada.address, trust_env=False) as browser:
        raw = [(b"cookie", headers["cookie"].encode("latin-1"))]
        mine = (await browser.get("/api/tables", headers=raw)).json()
    assert [entry["table"] for entry in mine] == [table]


@asynccontextmanager
async def state_over(path: Path) -> AsyncIterator[State]:
    """What the routes of a server share, without the server."""
    hub = Hub(SQLite(path), Pool())
    await hub.start()
    metrics = Prometheus()
    state = State(Context(hub), Settings(), Budgets(Settings(), metrics), metrics)
    yield state
    await state.context.close()


async def test_a_stop_while_a_socket_is_accepted(ada: Client, tmp_path: Path) -> None:
    """Whoever comes in at the last moment is accepted first and sent away afterwards."""
    table = await solo(ada)
    sent: list[dict[str, Any]] = []
    accepting, stopping = asyncio.Event(), asyncio.Event()
    inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    inbox.put_nowait({"type": "websocket.connect"})
    async with state_over(tmp_path / "hashi.sqlite") as state:

        async def send(event: dict[str, Any]) -> None:
            if event["type"] == "websocket.accept":
                accepting.set()
                await stopping.wait()  # a slow handshake
            sent.append(event)
            if event["type"] == "websocket.close":
                inbox.put_nowait({"type": "websocket.disconnect"})

        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/socket",
            "client": None,
            "headers": [(b"cookie", f"hashi={ada.cookie}".encode())],
        }
        serving_it = asyncio.create_task(serve_socket(state, scope, inbox.get, send))
        await accepting.wait()
        asyncio.get_running_loop().call_later(0.1, stopping.set)
        await state.context.hub.drain(60)
        await serving_it
    assert sent == [{"type": "websocket.accept"}, {"type": "websocket.close", "code": 1012}]
    assert state.budgets.sockets.inside == 0
