"""What a peer sends before the application hears of it: frames, heads and bodies without end."""

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hashi.client import Client
from hashi.server.limit import number as limit
from hashi.server.limit.number import FRAMES_OF_SOCKET, LARGEST_HEAD, MOST_HEADERS, Limit, Rate
from hashi.server.operate.settings import Settings
from hashi.store.sqlite import SQLite
from tests.attacks.harness import heard_out
from tests.server.conftest import serving
from tests.server.player import solo

PING, PONG, CONTINUED, TEXT = 0x89, 0x8A, 0x00, 0x01
_PATIENCE_SECONDS = 60.0


@asynccontextmanager
async def socket_of(client: Client) -> AsyncIterator[ClientConnection]:
    """A socket at a table of the client's own."""
    async with socket_at(client, await solo(client)) as link:
        yield link


@asynccontextmanager
async def socket_at(client: Client, table: str) -> AsyncIterator[ClientConnection]:
    """A socket at a table."""
    url = f"{client.address.replace('http', 'ws')}/api/tables/{table}/socket"
    headers = {"cookie": f"hashi={client.cookie}"}
    async with connect(url, additional_headers=headers, compression=None, proxy=None) as link:
        yield link


def frame(head: int) -> bytes:
    """An empty frame as a client sends it, masked."""
    return struct.pack("!BB4s", head, 0x80, b"\0\0\0\0")


@pytest.mark.parametrize(
    "flood",
    [frame(PING) * 5_000, frame(PONG) * 5_000, frame(TEXT) + frame(CONTINUED) * 5_000],
    ids=["pings", "pongs", "continuations"],
)
async def test_a_flood_of_frames_ends_its_socket(ada: Client, bruno: Client, flood: bytes) -> None:
    """More frames than anybody needs: the socket is cut off, and others play on."""
    async with socket_of(ada) as link:
        link.transport.write(flood)
        async with asyncio.timeout(_PATIENCE_SECONDS):
            with pytest.raises(ConnectionClosed):
                await heard_out(link)
    async with bruno.at(await solo(bruno)) as here:
        await here.place(1, "c4", 4)


async def test_who_was_cut_off_comes_back_later(ada: Client) -> None:
    """New sockets in place of those that were cut off are refused: reconnecting is no flood."""
    table, answers = await solo(ada), list[int]()
    while not answers:
        try:
            async with socket_at(ada, table) as link, asyncio.timeout(_PATIENCE_SECONDS):
                link.transport.write(frame(PING) * 5_000)
                with pytest.raises(ConnectionClosed):
                    await heard_out(link)
        except InvalidStatus as refused:
            answers.append(refused.response.status_code)
    assert answers == [429]


async def test_frames_within_the_budget_are_answered(ada: Client) -> None:
    """A client may ping as often as clients do."""
    async with socket_of(ada) as link, asyncio.timeout(_PATIENCE_SECONDS):
        for _ in range(int(FRAMES_OF_SOCKET.burst) // 4):
            await (await link.ping())


async def request(address: str, *parts: bytes) -> bytes:
    """What the server answers to raw bytes, until it ends the connection."""
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            for part in parts:
                writer.write(part)
                await writer.drain()
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


HEAD = b"GET / HTTP/1.1\r\nhost: localhost\r\n"


@pytest.mark.parametrize(
    "parts",
    [
        [HEAD, b"x: ", *[b"y" * 10_000] * (LARGEST_HEAD // 10_000 + 1)],
        [b"GET /", *[b"y" * 10_000] * (LARGEST_HEAD // 10_000 + 1)],
        [HEAD, *[b"x: y\r\n" * 2_000] * (LARGEST_HEAD // 12_000 + 1)],
        [HEAD + b"x: " + b"y" * (LARGEST_HEAD + 1)],
        [HEAD + b"x: y\r\n" * MOST_HEADERS + b"\r\n"],
    ],
    ids=["long header", "long address", "many headers", "at once", "a whole head"],
)
async def test_heads_too_large_are_refused(address: str, parts: list[bytes]) -> None:
    """A head without an end is refused before it is kept."""
    answer = await request(address, *parts)
    assert not answer or answer.startswith(b"HTTP/1.1 431 ")
    good = await request(address, HEAD + b"connection: close\r\n\r\n")
    assert good.startswith(b"HTTP/1.1 ")
    assert b"content-security-policy" in good


async def test_a_large_body_is_no_large_head(address: str) -> None:
    """A body that comes with its head is not counted as one."""
    body = b" " * 90_000
    head = b"POST /api/boards/check HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
    length = b"content-length: %d\r\ncontent-type: application/json\r\n\r\n" % len(body)
    assert (await request(address, head + length + body)).startswith(b"HTTP/1.1 400 ")


POST = b"POST /api/boards/check HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
CHUNKED = POST + b"transfer-encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "parts",
    [
        [CHUNKED, *[b"%x\r\n%b\r\n" % (50_000, b" " * 50_000)] * 40],
        [CHUNKED, b"1\r\n \r\n" * 5_000],
        [POST + b"content-length: 9000000\r\n\r\n", *[b" " * 50_000] * 40],
    ],
    ids=["large chunks", "tiny chunks", "a length"],
)
async def test_bodies_without_an_end_are_cut_off(address: str, parts: list[bytes]) -> None:
    """Whoever goes on sending a body that was refused is not listened to for ever."""
    answer = await request(address, *parts)
    assert not answer or answer.startswith(b"HTTP/1.1 4")


async def test_requests_far_ahead_of_their_answers_are_cut_off(address: str) -> None:
    """Nobody has hundreds of requests wait for their answers."""
    answer = await request(address, (HEAD + b"\r\n") * 300)
    assert answer.count(b"HTTP/1.1 200 ") < 300
    some = await request(address, (HEAD + b"\r\n") * 5 + HEAD + b"connection: close\r\n\r\n")
    assert some.count(b"HTTP/1.1 ") == 6


@pytest.mark.parametrize("proxy", ["", "127.0.0.1"], ids=["direct", "proxy"])
async def test_who_was_cut_off_is_heard_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proxy: str
) -> None:
    """New connections of an address that owes are not read; those of a trusted proxy are."""
    monkeypatch.setattr(limit, "CUT_OFF_COST", 50)
    settings = Settings(limits={"requests": Limit(Rate(20, 20))}, trusted_proxies=proxy)
    async with serving(lambda: SQLite(tmp_path / "hashi.sqlite"), settings) as address:
        await request(address, (HEAD + b"\r\n") * 300)
        cheap = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
        large = cheap.replace(b"\r\n\r\n", b"\r\ncookie: ") + b"x" * 20_000 + b"\r\n\r\n"
        heard = await asyncio.gather(request(address, cheap), request(address, large))
    # Heard at once they are refused; heard when nothing is owed any more one is answered, and the
    # other is larger than what is kept until then.
    firsts = [b"HTTP/1.1 429 ", b"HTTP/1.1 429 "] if proxy else [b"HTTP/1.1 200 ", b""]
    assert [answer[:13] for answer in heard] == firsts


@pytest.mark.parametrize(
    "begun",
    [b"", HEAD, HEAD + b"\r\n" + HEAD, POST + b"content-length: 9\r\n\r\n1"],
    ids=["none", "one", "second", "body"],
)
async def test_requests_that_are_never_finished(
    address: str, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    """Whoever does not ask in time is cut off."""
    monkeypatch.setattr(limit, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(limit, "BODY_SECONDS", 0.2)
    await request(address, begun)
