"""A place at a table: refusals with their codes, and coming back after a restart."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from hashi.client import AtTable, Client, Failed
from hashi.server.operate.settings import Settings
from hashi.store import Unavailable
from hashi.store.sqlite import SQLite
from tests.server.conftest import serving
from tests.server.player import solo

Answer = Response | None


def at(address: str, table: str, cookie: str) -> AtTable:
    """A place with any cookie at all."""
    return AtTable(f"{address.replace('http', 'ws')}/api/tables/{table}/socket", cookie)


async def check_refused(place: AtTable, code: str, *, wait: bool) -> None:
    """Entering raises the server's code, and how long to wait where that helps."""
    with pytest.raises(Failed, match=f"^{code}$") as caught:
        await place.__aenter__()
    assert (caught.value.retry_after_seconds is not None) == wait


async def test_refused_for_good(ada: Client) -> None:
    """No such table, nobody."""
    await check_refused(ada.at("nowhere"), "no-such-table", wait=False)
    await check_refused(at(ada.address, await solo(ada), "forged"), "no-person", wait=False)


async def test_refused_for_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full server and a store that cannot be reached say how long to wait."""
    settings = Settings(most_sockets_of_address=1)

    async def broken(*_: object) -> None:
        raise Unavailable("gone")

    async with (
        serving(lambda: SQLite(tmp_path / "hashi.sqlite"), settings) as address,
        Client(address) as ada,
    ):
        table = await solo(ada)
        async with ada.at(table):
            await check_refused(ada.at(table), "too-many-connections", wait=True)
        monkeypatch.setattr(SQLite, "read", broken)
        await check_refused(ada.at(table), "store-unavailable", wait=True)


async def test_unavailable_over_http(ada: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that cannot be served now says so too."""

    async def broken(*_: object) -> None:
        raise Unavailable("gone")

    monkeypatch.setattr(SQLite, "find", broken)
    with pytest.raises(Failed, match="store-unavailable") as caught:
        await ada.find("BCDFGH")
    assert caught.value.retry_after_seconds == 1.0


@pytest.mark.parametrize("body", [b"<html>502</html>", b"[]", b'{"code": 7}', b""])
def test_answers_of_others(body: bytes) -> None:
    """What a proxy answers is no code of the server's."""
    assert Failed.of_answer(502, body).code == "http-502"


def refusal(status: HTTPStatus, code: str, wait: float | None = None) -> Response:
    """A handshake's refusal, as the server would give it."""
    told = {"code": code} | ({} if wait is None else {"retry_after_seconds": wait})
    return Response(status.value, status.phrase, Headers(), json.dumps(told).encode())


@asynccontextmanager
async def restarting(
    view: dict[str, object], *answers: Answer
) -> AsyncIterator[tuple[AtTable, list[Answer], Callable[[], None]]]:
    """A server that gives these answers to handshakes and closes its sockets when told to.

    Gives a place there, the answers so far, and how to restart.
    """
    given: list[Answer] = []
    sockets: list[ServerConnection] = []
    closing: set[asyncio.Task[None]] = set()

    def handshake(_: ServerConnection, __: Request) -> Answer:
        given.append(answers[len(given)])
        return given[-1]

    async def talk(socket: ServerConnection) -> None:
        hello = json.loads(await socket.recv())
        assert hello["type"] == "hello"
        await socket.send(json.dumps({"type": "done", "id": hello["id"], "version": 1}))
        await socket.send(json.dumps({**view, "round": len(given)}))
        sockets.append(socket)
        await socket.wait_closed()

    def restart() -> None:
        closing.add(asyncio.create_task(sockets[-1].close(1012)))

    async with serve(talk, "127.0.0.1", 0, process_request=handshake) as server:
        port = server.sockets[0].getsockname()[1]
        yield AtTable(f"ws://127.0.0.1:{port}", "any"), given, restart


@pytest.fixture
async def view(ada: Client) -> dict[str, object]:
    """A whole view, as the server would send it."""
    async with ada.at(await solo(ada), audit=True) as here:
        return dict(json.loads(here.heard[-1]))


async def test_comes_back_after_a_restart(view: dict[str, object]) -> None:
    """Refused for a while, it waits as long as it is asked to, and goes on at last."""
    soon = refusal(HTTPStatus.SERVICE_UNAVAILABLE, "stopping", 0.01)
    async with restarting(view, None, soon, soon, None) as (here, given, restart), here:
        assert here.view.round == 1
        waiting = asyncio.create_task(here.until(lambda view: view.round > 1))
        restart()
        assert (await waiting).round == len(given) == 4


async def test_a_refusal_for_good_ends_it(view: dict[str, object]) -> None:
    """A table that is gone after the restart is not asked for again, and everybody is told."""
    gone = refusal(HTTPStatus.NOT_FOUND, "no-such-table")
    async with restarting(view, None, gone) as (here, given, restart), here:
        waiting = asyncio.create_task(here.until(lambda view: view.round > 1))
        restart()
        with pytest.raises(Failed, match="no-such-table"):
            await waiting
        with pytest.raises(Failed, match="no-such-table"):
            await here.begin()
        assert len(given) == 2


async def test_leaving_while_the_server_restarts(view: dict[str, object]) -> None:
    """Nobody has to wait for a server only to leave."""
    later = refusal(HTTPStatus.SERVICE_UNAVAILABLE, "busy", 3600)
    async with restarting(view, None, later) as (here, _, restart), asyncio.timeout(60):
        async with here:
            restart()
            with pytest.raises(Failed, match="connection-closed"):
                await here.begin()  # was not answered
        with pytest.raises(Failed):
            await here.until(lambda view: view.round > 1)
