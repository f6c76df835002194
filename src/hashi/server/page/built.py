"""The built page: where it is, and its main file. `make` puts it there, as does a wheel's build."""

import asyncio
import gzip
from pathlib import Path

from hashi.service.failure import Failure

__all__ = ["STATIC", "compress", "index", "is_built"]

STATIC = Path(__file__).parents[1] / "static"


def is_built() -> bool:
    """Whether there is a page to serve."""
    return (STATIC / "index.html").exists()


async def index() -> bytes:
    """The page's main file."""
    if not is_built():
        raise Failure("page-not-built")
    return await asyncio.to_thread((STATIC / "index.html").read_bytes)


def compress(body: bytes) -> bytes:
    """A file as it is sent to clients that take it compressed."""
    return gzip.compress(body, 6)
