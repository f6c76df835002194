"""The scripts, styles and fonts of the built page, each compressed once and then kept in memory.

Their names change with their content, so a browser may keep them forever.
"""

import asyncio
import gzip
import mimetypes
from functools import cache
from typing import Any

from litestar import Request, Response, get

from hashi.server.page.built import STATIC
from hashi.service.failure import Failure

__all__ = ["get_app_file", "get_asset"]

_APP = (
    *("service.js", "manifest.webmanifest", "app-touch.png"),
    *("app-any-192.png", "app-any-512.png", "app-maskable-512.png"),
)
_MEDIA = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
_HEADERS = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}


@get(["/assets/{name:str}", "/offline/{name:path}"], include_in_schema=False)
async def get_asset(request: Request[Any, Any, Any]) -> Response[bytes]:
    """One of the page's files."""
    name = request.url.path.removeprefix("/")
    if name not in _names():
        raise Failure(404, "no-such-page")
    body, compressed = await asyncio.to_thread(_read, name)
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = _HEADERS | {"content-encoding": "gzip"}
        return Response(compressed, media_type=media_type, headers=headers)
    return Response(body, media_type=media_type, headers=_HEADERS)


@get([f"/{name}" for name in _APP], include_in_schema=False)
async def get_app_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The service worker, the manifest or an icon: asked for by name, so a browser asks again."""
    path = STATIC / request.url.path.removeprefix("/")
    if not path.is_file():
        raise Failure(404, "no-such-page")
    media_type = _MEDIA.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    body = await asyncio.to_thread(path.read_bytes)
    return Response(body, media_type=media_type, headers={"cache-control": "no-cache"})


@cache
def _names() -> frozenset[str]:
    """The files that may be asked for, by their path in the built page."""
    folders = (STATIC / "assets", STATIC / "offline")
    files = (file for folder in folders for file in folder.rglob("*") if file.is_file())
    return frozenset(file.relative_to(STATIC).as_posix() for file in files)


@cache
def _read(name: str) -> tuple[bytes, bytes]:
    body = (STATIC / name).read_bytes()
    return body, gzip.compress(body, 6)
