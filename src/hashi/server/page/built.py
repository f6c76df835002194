"""The built page: where it is, its main file, and which paths it has.

`make` puts it there, and so does a wheel's build.
"""

import asyncio
import gzip
import json
from pathlib import Path

from hashi.service.failure import Failure

__all__ = ["STATIC", "compress", "index", "is_built", "page_paths"]

STATIC = Path(__file__).parents[1] / "static"


def is_built() -> bool:
    """Whether there is a page to serve."""
    return (STATIC / "index.html").exists()


def page_paths() -> tuple[str, ...]:
    """The paths that lead to a page, such as `/t/{table}`, as the page's build lists them."""
    file = STATIC / "pages.json"
    return tuple(json.loads(file.read_bytes())) if file.exists() else ("/",)


async def index() -> bytes:
    """The page's main file."""
    if not is_built():
        raise Failure("page-not-built")
    return await asyncio.to_thread((STATIC / "index.html").read_bytes)


def compress(body: bytes) -> bytes:
    """A file as it is sent to clients that take it compressed."""
    return gzip.compress(body, 6)
