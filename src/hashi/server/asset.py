"""The scripts, styles and fonts of the built page, each compressed once and then kept in memory.

Their names change with their content, so a browser may keep them for ever.
"""

import asyncio
import gzip
import mimetypes
from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from hashi.server.failure import Failure
from hashi.server.page import STATIC

__all__ = ["get_asset"]

_HEADERS = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}


@get("/assets/{name:str}", include_in_schema=False)
async def get_asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """One of the page's files."""
    if name not in _names():
        raise Failure(404, "no-such-page")
    body, compressed = await asyncio.to_thread(_read, name)
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = _HEADERS | {"content-encoding": "gzip"}
        return Response(compressed, media_type=media_type, headers=headers)
    return Response(body, media_type=media_type, headers=_HEADERS)


@cache
def _names() -> frozenset[str]:
    folder = STATIC / "assets"
    return frozenset(file.name for file in folder.iterdir()) if folder.is_dir() else frozenset()


@cache
def _read(name: str) -> tuple[bytes, bytes]:
    body = (STATIC / "assets" / name).read_bytes()
    return body, gzip.compress(body)
