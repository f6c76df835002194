"""One raw connection to the server: any bytes out, answers and frames in.

It keeps to no protocol by itself; that is the point of it.
"""

import asyncio
import json
import struct
from dataclasses import dataclass, field
from typing import Any, cast

__all__ = ["CONTINUED", "PING", "PONG", "TEXT", "Peer", "frame", "request", "text_frame"]

CONTINUED, TEXT, PING, PONG = 0x00, 0x81, 0x89, 0x8A
_LONG, _LONGER = 126, 127
_HEADER_END = b"\r\n\r\n"


def frame(head: int, payload: bytes = b"") -> bytes:
    """A frame as a client sends it, under a mask of zeros, which is a mask too."""
    length = len(payload)
    if length < _LONG:
        return struct.pack("!BB4x", head, 0x80 | length) + payload
    if length < 1 << 16:
        return struct.pack("!BBH4x", head, 0x80 | _LONG, length) + payload
    return struct.pack("!BBQ4x", head, 0x80 | _LONGER, length) + payload


def text_frame(kind: str, **fields: object) -> bytes:
    """A message of the table's socket in its frame."""
    return frame(TEXT, json.dumps({"type": kind, "id": 1, **fields}).encode())


def request(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    """A request for an address on this machine; headers are named with underscores."""
    lines = {"host": "127.0.0.1", "content-type": "application/json", **headers}
    if body:
        lines["content-length"] = str(len(body))
    head = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in lines.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body


@dataclass(slots=True)
class Peer:
    """The attacker's side of a connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    cookies: dict[str, str] = field(default_factory=dict)

    async def send(self, data: bytes) -> None:
        """Send, as fast as the server takes it."""
        if self.writer.is_closing():
            raise ConnectionResetError
        self.writer.write(data)
        await self.writer.drain()
        await asyncio.sleep(0)  # draining gives nobody else a turn while there is room

    async def answer(self) -> tuple[int, bytes]:
        """The status and the body of the next answer."""
        head = (await self.reader.readuntil(_HEADER_END)).decode("latin-1")
        status, *lines = head.strip().split("\r\n")
        headers = [line.partition(": ") for line in lines]
        for name, _, value in headers:
            if name == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        lengths = [int(value) for name, _, value in headers if name == "content-length"]
        if ("transfer-encoding", ": ", "chunked") in headers:
            body = await self._chunks()
        else:
            body = await self.reader.readexactly(*lengths or (0,))
        return int(status.split(" ")[1]), body

    async def _chunks(self) -> bytes:
        body = b""
        while size := int(await self.reader.readuntil(b"\r\n"), 16):
            body += await self.reader.readexactly(size)
            await self.reader.readexactly(2)
        await self.reader.readexactly(2)
        return body

    async def ask(self, data: bytes) -> Any:
        """What the server answers to a request, as a value; waits as long as it asks for."""
        while True:
            await self.send(data)
            status, body = await self.answer()
            if status < 300:
                return json.loads(body)
            if status != 429:
                raise ConnectionError(f"status {status}: {body[:200]!r}")
            await asyncio.sleep(json.loads(body)["retry_after_seconds"])

    async def hear(self) -> dict[str, Any]:
        """The next message of a table's socket; pings are answered, or it would be closed."""
        while True:
            head, size = await self.reader.readexactly(2)
            if size == _LONG:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            elif size == _LONGER:
                size = int.from_bytes(await self.reader.readexactly(8), "big")
            payload = await self.reader.readexactly(size)
            if head == PING:
                self.writer.write(frame(PONG, payload))
            if head == TEXT:
                said: dict[str, Any] = json.loads(payload)
                return said

    async def say(self, kind: str, **fields: object) -> dict[str, Any]:
        """The answer to a message; the views in between are passed over."""
        await self.send(text_frame(kind, **fields))
        while (said := await self.hear())["type"] == "view":
            pass
        return said

    def deafen(self) -> None:
        """Read nothing from now on, so that what is sent piles up on the other side."""
        cast("asyncio.Transport", self.writer.transport).pause_reading()

    def close(self) -> None:
        """Drop the connection without a word."""
        self.writer.transport.abort()
