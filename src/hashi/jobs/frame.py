"""Messages between a pool and its workers: pickles with their length in front.

Pickles run code when they are read, so they pass only through the pipes between our own processes.
"""

import pickle
from asyncio import StreamReader
from typing import Any, BinaryIO

__all__ = ["STOP", "encode", "read", "receive"]

STOP = "stop"  # tells a worker that the running job was cancelled
_LENGTH_BYTES = 4


def encode(message: object) -> bytes:
    """A message as it goes through a pipe."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(_LENGTH_BYTES, "big") + body


def read(file: BinaryIO) -> Any:
    """The next message; EOFError if the other side is gone."""
    return _decoded(_exactly(file, int.from_bytes(_exactly(file, _LENGTH_BYTES), "big")))


async def receive(reader: StreamReader) -> Any:
    """The next message; IncompleteReadError, an EOFError, if the other side is gone."""
    length = int.from_bytes(await reader.readexactly(_LENGTH_BYTES), "big")
    return _decoded(await reader.readexactly(length))


def _exactly(file: BinaryIO, length: int) -> bytes:
    data = file.read(length)
    if len(data) < length:
        raise EOFError
    return data


def _decoded(body: bytes) -> Any:
    return pickle.loads(body)  # noqa: S301  from our own process; see above
