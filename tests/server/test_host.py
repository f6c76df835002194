"""Under which names the server may be asked for: a foreign name is turned away everywhere."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hashi.client import Client
from hashi.server.limit.host import Hosts
from hashi.server.operate.settings import Settings
from hashi.store.sqlite import SQLite
from tests.server.conftest import serving
from tests.server.player import solo


def allowed(host: str, settings: Settings) -> bool:
    """Whether a request with this Host header is let in."""
    return Hosts(settings).allow({"headers": [(b"host", host.encode("latin-1"))]})


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8420", "LOCALHOST", "localhost.", "a.localhost", "127.0.0.1",
     "127.0.0.1:80", "127.9.9.9", "[::1]", "[::1]:8420"],
)  # fmt: skip
def test_loopback_is_always_ours(host: str) -> None:
    """By name or address, with a port or without."""
    assert allowed(host, Settings())


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8420", "localhost.evil.example", "127.0.0.1.evil.example", "",
     "localhost:x", "[::1", "localhost@evil.example", "localhost/x", "localhost:0", "localhost\xe9",
     "evil-localhost"],
)  # fmt: skip
def test_other_names_are_not_ours(host: str) -> None:
    """A name that only looks like ours, and what is no name, in the network too."""
    assert not allowed(host, Settings())
    assert not allowed(host, Settings(lan=True, hosts=("play.example.org",)))


def test_addresses_in_the_network() -> None:
    """With --lan the server is known by whatever address leads to it."""
    for host in ("192.168.1.5", "192.168.1.5:8420", "[fe80::1]:8420", "10.0.0.1"):
        assert not allowed(host, Settings())
        assert allowed(host, Settings(lan=True))


def test_names_that_are_given() -> None:
    """With --host, in whatever case, and no other."""
    settings = Settings(hosts=("Play.example.org",))
    for host in ("play.example.org", "PLAY.example.org:443", "play.example.org."):
        assert allowed(host, settings)
    assert not allowed("example.org", settings)
    assert not allowed("x.play.example.org", settings)


def test_one_host_header() -> None:
    """None or two of them are not to be trusted."""
    twice = [(b"host", b"localhost"), (b"host", b"evil.example")]
    assert not Hosts(Settings()).allow({"headers": twice})
    assert not Hosts(Settings()).allow({"headers": []})


@asynccontextmanager
async def named(folder: Path) -> AsyncIterator[str]:
    """A server that has a name."""
    settings = Settings(hosts=("play.example.org",))
    async with serving(lambda: SQLite(folder / "hashi.sqlite"), settings) as address:
        yield address


async def test_a_rebound_name_gets_nothing(tmp_path: Path) -> None:
    """421 and a code from every route, /metrics included, and from sockets."""
    async with named(tmp_path) as address, Client(address) as ada:
        table = await solo(ada)
        evil, ours = {"host": "evil.example"}, {"host": "play.example.org"}
        async with httpx.AsyncClient(base_url=address, trust_env=False) as browser:
            for path in ("/", "/api/person", "/api/boards", "/metrics", "/healthz", "/nowhere"):
                answer = await browser.get(path, headers=evil)
                assert (answer.status_code, answer.json()) == (421, {"code": "unknown-host"})
                assert "set-cookie" not in answer.headers
                assert answer.headers["x-frame-options"] == "DENY"
            assert (await browser.get("/api/boards", headers=ours)).status_code == 200
        url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
        with pytest.raises(InvalidStatus) as caught:
            await connect_as(url, ada, "evil.example")
        assert caught.value.response.status_code == 421
        assert json.loads(caught.value.response.body) == {"code": "unknown-host"}
        await connect_as(url, ada, "play.example.org")


async def connect_as(url: str, client: Client, host: str) -> None:
    """Open and close a socket to an address under another name."""
    _, _, place, *path = url.split("/")
    reader = {"cookie": f"hashi={client.cookie}"}
    port = int(place.rpartition(":")[2])
    name = f"ws://{host}:{port}/{'/'.join(path)}"
    async with asyncio.timeout(60):
        link = await connect(
            name, additional_headers=reader, proxy=None, host="127.0.0.1", port=port
        )
        await link.close()


async def test_what_is_private_is_not_stored(ada: Client) -> None:
    """JSON about a person or a table is kept by no cache; pictures and the page's files are."""
    table = await solo(ada)
    async with httpx.AsyncClient(base_url=ada.address, trust_env=False) as browser:
        browser.cookies["hashi"] = ada.cookie
        for path in ("/api/person", "/api/tables", f"/api/tables/{table}/record", "/metrics"):
            assert (await browser.get(path)).headers["cache-control"] == "no-store", path
        kept = (await browser.get("/api/qr?text=x")).headers["cache-control"]
    assert kept == "max-age=3600"
