"""Requests that are no requests: heads and bodies without end, too slow, malformed, or forged."""

import gzip
import secrets
from collections.abc import Awaitable, Callable
from itertools import repeat

from hashi.server.limit.number import LARGEST_HEAD
from tests.attacks.attacker import Attacker
from tests.attacks.peer import request

__all__ = ["ATTACKS"]

_CONNECTIONS = 8
_SOME_CONNECTIONS = 150
_SLOW_CONNECTIONS = 400
_BEGUN = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n"
_PART = 60_000
_SLOW_SECONDS = 0.5  # from one byte to the next


async def _pour(eve: Attacker, first: bytes, part: bytes) -> None:
    """Send a beginning, then more of the same until the server ends it; then again."""
    await eve.go()
    await eve.pour(_CONNECTIONS, first, part)


async def _drip(eve: Attacker, first: bytes, part: bytes) -> None:
    """Send a beginning over many connections, and then a little now and then."""
    await eve.go()
    await eve.pour(_SLOW_CONNECTIONS, first, part, pause_seconds=_SLOW_SECONDS)


async def long_header(eve: Attacker) -> None:
    """A header without an end."""
    await _pour(eve, _BEGUN + b"x: ", b"y" * _PART)


async def long_address(eve: Attacker) -> None:
    """An address without an end."""
    await _pour(eve, b"GET /", b"y" * _PART)


async def many_headers(eve: Attacker) -> None:
    """Headers without an end."""
    await _pour(eve, _BEGUN, b"x: y\r\n" * 10_000)


async def heads_just_small_enough(eve: Attacker) -> None:
    """Whole requests, each with as many headers as fit."""
    await eve.go()
    await eve.ask(_CONNECTIONS, repeat(_BEGUN + b"x: y\r\n" * 10_800 + b"\r\n"))


async def slow_heads(eve: Attacker) -> None:
    """Hundreds of requests that are sent byte by byte."""
    await _drip(eve, _BEGUN + b"x: ", b"y")


async def slow_bodies(eve: Attacker) -> None:
    """Hundreds of bodies that are sent byte by byte."""
    head = b"POST /api/boards/check HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    await _drip(
        eve, head + b"content-type: application/json\r\ncontent-length: 90000\r\n\r\n", b" "
    )


async def silent_connections(eve: Attacker) -> None:
    """Hundreds of connections on which nothing is ever said."""
    await _drip(eve, b"", b"")


async def half_handshakes(eve: Attacker) -> None:
    """Hundreds of sockets that ask for an upgrade and never finish asking."""
    await _drip(eve, _BEGUN + b"upgrade: websocket\r\nconnection: Upgrade\r\n", b"")


async def connections_opened_and_dropped(eve: Attacker) -> None:
    """Connections opened and dropped as fast as it goes."""
    await eve.go()

    async def drop() -> None:
        (await eve.connect()).close()

    await eve.many([drop] * _CONNECTIONS)


async def pipelined_requests(eve: Attacker) -> None:
    """A hundred requests at once, before the first answer."""
    await eve.go()

    async def talk() -> None:
        peer = await eve.connect()
        try:
            while True:
                await peer.send(request("GET", "/api/boards") * 100)
                for _ in range(100):
                    eve.count_status((await peer.answer())[0])
        finally:
            peer.close()

    await eve.many([talk] * _CONNECTIONS)


async def tiny_pipelined_requests(eve: Attacker) -> None:
    """Requests as short as they can be, without a pause and whatever is answered."""
    await _pour(eve, b"", b"GET / HTTP/1.1\r\nhost:x\r\n\r\n" * 2_000)


async def malformed_requests(eve: Attacker) -> None:
    """Bytes that are no request, to make the log grow."""
    await _pour(eve, b"\x16\x03\x01 what is this?\r\n\r\n", b"")


async def endless_bodies(eve: Attacker) -> None:
    """Bodies without an end, in pieces."""
    head = b"POST /api/boards/check HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    chunk = b"%x\r\n%b\r\n" % (_PART, b" " * _PART)
    await _pour(
        eve, head + b"content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n", chunk
    )


async def tiny_chunks(eve: Attacker) -> None:
    """Bodies in pieces of one byte."""
    head = b"POST /api/boards/check HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    await _pour(
        eve,
        head + b"content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
        b"1\r\n \r\n" * 5_000,
    )


async def packed_bodies(eve: Attacker) -> None:
    """Bodies that are small until somebody unpacks them."""
    body = gzip.compress(bytes(50_000_000))
    await eve.go()
    await eve.ask(
        _CONNECTIONS, [request("POST", "/api/boards/check", body, content_encoding="gzip")]
    )


async def spoofed_addresses(eve: Attacker) -> None:
    """Guesses of codes, each with another address in its headers."""
    await eve.go()

    async def guess() -> None:
        peer = await eve.connect()
        try:
            while True:
                address = ".".join(str(part) for part in secrets.token_bytes(4))
                await peer.send(request("GET", "/api/codes/BCDFGH", x_forwarded_for=address))
                eve.count_status((await peer.answer())[0])
        finally:
            peer.close()

    await eve.many([guess] * _CONNECTIONS)


async def foreign_hosts(eve: Attacker) -> None:
    """Requests for another host, as a page makes them whose name was bound to our address."""
    await eve.go()
    await eve.ask(_CONNECTIONS, [request("GET", "/api/person", host="rebound.example")])


async def garbage_cookies(eve: Attacker) -> None:
    """Requests with thousands of cookies that are none of ours."""
    cookies = "; ".join(f"{secrets.token_hex(4)}={secrets.token_hex(4)}" for _ in range(2_000))
    await eve.go()
    await eve.ask(_CONNECTIONS, [request("GET", "/api/tables", cookie=cookies)])


async def cookies_that_are_slow_to_read(eve: Attacker) -> None:
    """Requests with as many cookies as a head may have, quoted and escaped, and always others."""
    texts = [f'{secrets.token_hex(1)}="\\042";' * (LARGEST_HEAD // 11) for _ in range(200)]
    await eve.go()
    await eve.ask(_SOME_CONNECTIONS, [request("GET", "/api/tables", cookie=one) for one in texts])


async def long_heads(eve: Attacker) -> None:
    """Whole requests with a header nearly as long as a head may be, each another."""
    texts = [secrets.token_hex(LARGEST_HEAD // 2 - 1_000) for _ in range(500)]
    await eve.go()
    await eve.ask(_SOME_CONNECTIONS, [request("GET", "/api/tables", x=text) for text in texts])


ATTACKS: tuple[Callable[[Attacker], Awaitable[None]], ...] = (
    long_header,
    long_address,
    many_headers,
    heads_just_small_enough,
    slow_heads,
    slow_bodies,
    silent_connections,
    half_handshakes,
    connections_opened_and_dropped,
    pipelined_requests,
    tiny_pipelined_requests,
    malformed_requests,
    endless_bodies,
    tiny_chunks,
    packed_bodies,
    spoofed_addresses,
    foreign_hosts,
    garbage_cookies,
    cookies_that_are_slow_to_read,
    long_heads,
)
