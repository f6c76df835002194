"""What an operator needs: health, figures, a log without secrets, limits, a stop that is kind."""

import asyncio
import io
import json
import logging
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import connect

from hashi.client import Client, Failed
from hashi.server.app import make_app
from hashi.server.limit.address import Address
from hashi.server.limit.budget import ConnectionLimit
from hashi.server.limit.number import Limit, Rate
from hashi.server.operate.log import MOST_WARNINGS, JSONLines, Lines, Throttle
from hashi.server.operate.settings import Settings
from hashi.server.process import make_server
from hashi.store import Unavailable
from hashi.store.sqlite import SQLite
from hashi.wire.exchange import NewSeat, NewTable
from tests.server.conftest import serving
from tests.server.player import solo


@pytest.fixture
async def browser(address: str) -> AsyncIterator[httpx.AsyncClient]:
    """A plain HTTP client."""
    async with httpx.AsyncClient(base_url=address, trust_env=False) as client:
        yield client


async def test_health_and_readiness(
    browser: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Alive is alive; ready needs the page and the store."""
    assert (await browser.get("/healthz")).json() == {"status": "alive"}
    monkeypatch.setattr("hashi.server.page.built.STATIC", tmp_path)
    assert (await browser.get("/readyz")).json() == {"code": "page-not-built"}
    (tmp_path / "index.html").touch()
    assert (await browser.get("/readyz")).json() == {"status": "ready"}

    async def broken(_: SQLite) -> None:
        raise Unavailable("gone")

    monkeypatch.setattr(SQLite, "check", broken)
    answer = await browser.get("/readyz")
    assert (answer.status_code, answer.json()["code"]) == (503, "store-unavailable")
    assert answer.headers["retry-after"]
    assert (await browser.get("/healthz")).status_code == 200


async def test_metrics(ada: Client, browser: httpx.AsyncClient) -> None:
    """Events, messages and sockets are counted; no table and no person is named."""
    table = await solo(ada)
    async with ada.at(table) as here:
        await here.place(1, "c4", 4)
        answer = await browser.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    figures = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }
    assert figures["hashi_sockets",] == 1
    assert figures["hashi_tables",] == 1
    assert figures["hashi_events_total",] == 5  # commit, reveal, nonce and deal, placed
    assert figures["hashi_commit_seconds_count",] == 4
    assert figures["hashi_commit_seconds_bucket", "+Inf"] == 4
    assert figures["hashi_messages_total", "done"] >= 5
    assert figures["hashi_requests_total", "2xx"] >= 2
    assert figures["hashi_conflicts_total",] == figures["hashi_unavailable_total",] == 0
    assert not any("created" in name for name, *_ in figures)
    assert table not in answer.text


async def test_metrics_are_not_for_everybody(tmp_path: Path) -> None:
    """What a proxy forwards gets no figures unless it has the token."""
    settings = Settings(metrics_token="open sesame")  # noqa: S106  a token for a test
    async with (
        serving(lambda: SQLite(tmp_path / "hashi.sqlite"), settings) as address,
        httpx.AsyncClient(base_url=address, trust_env=False) as browser,
    ):
        forwarded = {"x-forwarded-for": "203.0.113.7"}
        refused = await browser.get("/metrics", headers=forwarded)
        assert (refused.status_code, refused.json()) == (403, {"code": "not-allowed"})
        wrong = {"authorization": "Bearer open", **forwarded}
        assert (await browser.get("/metrics", headers=wrong)).status_code == 403
        right = {"authorization": "Bearer open sesame", **forwarded}
        assert (await browser.get("/metrics", headers=right)).status_code == 200


@pytest.mark.parametrize("trusted", ["", "127.0.0.1"])
async def test_only_a_trusted_proxy_is_believed(tmp_path: Path, trusted: str) -> None:
    """Behind TLS cookies are Secure and the browser is told so; anybody else's word is nothing."""
    settings = Settings(trusted_proxies=trusted, limits={"tables": Limit(Rate(1, 0.001))})
    forwarded = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}
    async with (
        serving(lambda: SQLite(tmp_path / "hashi.sqlite"), settings) as address,
        httpx.AsyncClient(base_url=address, trust_env=False, headers=forwarded) as browser,
    ):
        answer = await browser.get("/api/person")
        assert ("Secure" in answer.headers["set-cookie"]) is bool(trusted)
        assert ("strict-transport-security" in answer.headers) is bool(trusted)
        options = {"name": "Ada", "seats": [{"kind": "person"}]}
        cookie = {"cookie": answer.headers["set-cookie"].split(";")[0]}
        codes = []
        for client in ("203.0.113.7", "203.0.113.8"):
            headers = cookie | {"x-forwarded-for": client}
            codes.append(
                (await browser.post("/api/tables", json=options, headers=headers)).status_code
            )
        assert codes == ([201, 201] if trusted else [201, 429])


@pytest.mark.parametrize(
    ("forwarded", "counted_with"),
    [
        ("2001:db8:1:2::7", "2001:db8:1:2:ffff::8"),  # of one /64
        ("[2001:db8:1:2::7]:4711", "2001:db8:1:2::7"),
        ("203.0.113.7:4711", "203.0.113.7:4712"),
        ("203.0.113.7", "198.51.100.1, 203.0.113.7"),  # what it says itself comes first
        ("203.0.113.7, 10.0.0.3", "203.0.113.7, 2001:db8:ff::1"),  # by way of different proxies
        ("made up 1", "made up 2"),
    ],
)
async def test_what_several_proxies_say(tmp_path: Path, forwarded: str, counted_with: str) -> None:
    """The last address that no trusted proxy has: with or without a port, IPv6 by its /64."""
    settings = Settings(
        trusted_proxies="127.0.0.1, 10.0.0.0/8, 2001:db8:ff::1",
        limits={"codes": Limit(Rate(1, 0.001))},
    )
    async with (
        serving(lambda: SQLite(tmp_path / "hashi.sqlite"), settings) as address,
        httpx.AsyncClient(base_url=address, trust_env=False) as browser,
    ):
        codes = []
        for client in (forwarded, counted_with, "192.0.2.99", f"{forwarded}, 192.0.2.98"):
            headers = {"x-forwarded-for": client}
            codes.append((await browser.get("/api/codes/BCDFGH", headers=headers)).status_code)
    assert codes == [404, 429, 404, 404]


async def test_too_many_sockets(tmp_path: Path) -> None:
    """A full house says so with a code and a time, and lets people in as others leave."""
    settings = Settings(most_sockets_of_address=2)
    async with (
        serving(lambda: SQLite(tmp_path / "hashi.sqlite"), settings) as address,
        Client(address) as ada,
    ):
        table = await solo(ada)
        async with ada.at(table):
            async with ada.at(table):
                with pytest.raises(Failed, match="too-many-connections") as caught:
                    async with ada.at(table):
                        pass
                assert 5 <= (caught.value.retry_after_seconds or 0) <= 15
            for _ in range(200):
                try:
                    async with ada.at(table) as again:
                        assert again.view.phase == "setup"
                        break
                except Failed:  # the server has not noticed yet that one is gone
                    await asyncio.sleep(0.01)
            else:
                raise AssertionError("nobody was let in")


def test_doors() -> None:
    """So many in all, so many from one address; who leaves makes room."""
    door = ConnectionLimit(3, 2)

    def let_in(addresses: str) -> str:
        entered = ""
        for name in addresses:
            address = Address(name, name)
            if door.has_room(address):
                door.enter(address)
                entered += name
        return entered

    assert let_in("aaabc") == "aab"
    door.leave(Address("a", "a"))
    assert let_in("bb") == "b"
    assert door.inside == 3


async def test_slow_readers_are_let_go(tmp_path: Path) -> None:
    """Who asks and never reads is dropped, and the table does not mind."""
    settings = Settings(slow_reader_seconds=0.3, stop_seconds=1)
    async with (
        serving(lambda: SQLite(tmp_path / "hashi.sqlite"), settings, 4096) as address,
        Client(address) as ada,
        httpx.AsyncClient(base_url=address, trust_env=False) as browser,
    ):
        table = await solo(ada)
        url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"cookie": f"hashi={ada.cookie}"}
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", int(address.rpartition(":")[2])))
        async with connect(
            url, additional_headers=headers, compression=None, proxy=None, sock=raw, max_queue=1
        ) as deaf:
            await deaf.send('{"type":"hello","id":1}')
            for _ in range(50):
                await deaf.send('{"type":"preview","id":2,"seat":1,"draft":"pass"}')
            async with ada.at(table) as here:
                for number in range(50):
                    await here.rename(1, f"Ada {number}")  # every change is a view to everybody
                async with asyncio.timeout(20):
                    dropped = 'hashi_over_limit_total{kind="unread"} 1.0\n'
                    while dropped not in (await browser.get("/metrics")).text:
                        pass
                assert here.view.phase == "setup"
            deaf.transport.abort()


async def test_a_stop_is_kind(tmp_path: Path) -> None:
    """What is being done is finished and answered; clients come back by themselves and go on."""
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", 0))
    listener.listen()
    port = listener.getsockname()[1]
    file = tmp_path / "hashi.sqlite"
    server = make_server(make_app(lambda: SQLite(file)))
    running = asyncio.create_task(server.serve(sockets=[listener]))
    async with Client(f"http://127.0.0.1:{port}") as ada:
        table = await solo(ada)
        async with ada.at(table) as here:
            version = await here.place(1, "c4", 4)
            server.should_exit = True
            await running
            again = socket.socket()
            again.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            again.bind(("127.0.0.1", port))
            again.listen()
            server = make_server(make_app(lambda: SQLite(file)))
            running = asyncio.create_task(server.serve(sockets=[again]))
            for _ in range(100):
                try:
                    assert await here.play(1, "pass") == version + 1
                    break
                except Failed:
                    await asyncio.sleep(0.05)
            else:
                raise AssertionError("the client did not come back")
        server.should_exit = True
        await running


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything the server logs, as JSON."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JSONLines())
    logger = logging.getLogger()
    before = logging.getLogger("hashi").level
    logger.addHandler(handler)
    logging.getLogger("hashi").setLevel(logging.DEBUG)
    yield stream
    logger.removeHandler(handler)
    logging.getLogger("hashi").setLevel(before)


async def test_the_log_has_no_secrets(
    ada: Client, bruno: Client, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game, a handover and a fault: no name, cookie, nonce, id, token or line break is logged."""
    nonce, name = "ab" * 32, "Ada Lovelace\nevil line"
    options = NewTable(name=name, seats=[NewSeat(kind="person")])
    created = await ada.open_table(options)
    async with ada.at(created.table) as here:
        await here.commit(1, nonce)
        await here.begin()
    async with httpx.AsyncClient(base_url=ada.address, trust_env=False) as other:
        other.cookies["hashi"] = ada.cookie
        path = (await other.post("/api/handover")).json()["path"]
        await other.post(f"/api{path}")
        await other.get("/t/x%0aevil")

    async def broken(*_: object) -> None:
        raise ValueError(f"{ada.cookie} {name} {created.table}")

    monkeypatch.setattr(SQLite, "find", broken)
    with pytest.raises(Failed, match="internal"):
        await bruno.find("BCDFGH")
    text = log.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert any(line.get("failure", [""])[0] == "ValueError" for line in lines)
    assert any(line.get("route") == "/api/handover/{token}" for line in lines)
    token = path.rpartition("/")[2]
    for secret in (nonce, ada.cookie, bruno.cookie, "Lovelace", created.table, token, "evil"):
        assert secret not in text


def test_nothing_begins_a_new_line() -> None:
    """Log injection: what came from outside stays on its line, in both kinds of log."""
    record = logging.LogRecord("x", logging.ERROR, "", 0, "a\nb\x1b[31m\u2028c %s", ("d\re",), None)
    for formatter in (Lines(), JSONLines()):
        text = formatter.format(record)
        assert len(text.splitlines()) == 1
        assert text.isprintable()


@pytest.mark.parametrize("formatter", [Lines(), JSONLines()])
def test_the_log_cannot_be_flooded(formatter: logging.Formatter) -> None:
    """Of many equal warnings a few are written in a minute, and the next one tells how many."""
    times = iter([0.0] * 5_000 + [59.0, 61.0, 62.0])
    throttle = Throttle(lambda: next(times))

    def written(line: int) -> str | None:
        record = logging.LogRecord("x", logging.WARNING, "file", line, "odd request", (), None)
        return formatter.format(record) if throttle.filter(record) else None

    lines = [written(1) for _ in range(4_999)]
    assert all(lines[:MOST_WARNINGS])
    assert not any(lines[MOST_WARNINGS:])
    assert written(2)  # another kind of warning
    assert not written(1)
    assert f"(and {5_000 - MOST_WARNINGS} times before, not logged)" in (written(1) or "")
    assert "not logged" not in (written(1) or "not logged")


def test_every_request_is_logged() -> None:
    """What a log is asked to hold of each request is left out of no minute."""
    throttle = Throttle()
    record = logging.LogRecord("x", logging.INFO, "file", 1, "answered", (), None)
    assert all(throttle.filter(record) for _ in range(1_000))
