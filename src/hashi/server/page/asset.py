"""The scripts, styles and fonts of the built page, each compressed once and then kept in memory.

Their names change with their content, so a browser may keep them forever.
"""

import asyncio
import mimetypes
from functools import cache
from pathlib import Path

from hashi.server.http.request import Reply, Request
from hashi.server.page import built
from hashi.service.endpoint import Endpoint, endpoint
from hashi.service.failure import Failure

__all__ = ["APP_ENDPOINTS", "get_asset", "get_offline_file"]

_APP = (
    *("service.js", "manifest.webmanifest", "app-touch.png"),
    *("app-any-192.png", "app-any-512.png", "app-maskable-512.png"),
)
_MEDIA = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
_HEADERS = (("cache-control", "public, max-age=31536000, immutable"), ("vary", "accept-encoding"))


@endpoint("GET", "/assets/{name}", documented=False)
async def get_asset(request: Request, name: str) -> Reply:
    """One of the page's files."""
    return await _file(request, f"assets/{name}")


@endpoint("GET", "/offline/{name...}", documented=False)
async def get_offline_file(request: Request, name: str) -> Reply:
    """One of the files by which the page plays without a server."""
    return await _file(request, f"offline/{name}")


async def get_app_file(request: Request) -> Reply:
    """The service worker, the manifest or an icon: asked for by name, so a browser asks again."""
    path = built.STATIC / request.path.removeprefix("/")
    if not path.is_file():
        raise Failure("no-such-page")
    media_type = _MEDIA.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    body = await asyncio.to_thread(path.read_bytes)
    headers = (("cache-control", "no-cache"),)
    return Reply(body, media_type or "application/octet-stream", headers=headers)


APP_ENDPOINTS = tuple(Endpoint("GET", f"/{n}", 1, get_app_file, documented=False) for n in _APP)


async def _file(request: Request, name: str) -> Reply:
    if name not in _names(built.STATIC):
        raise Failure("no-such-page")
    body, compressed = await asyncio.to_thread(_read, built.STATIC / name)
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if request.takes_gzip:
        headers = (*_HEADERS, ("content-encoding", "gzip"))
        return Reply(compressed, media_type, headers=headers)
    return Reply(body, media_type, headers=_HEADERS)


@cache
def _names(static: Path) -> frozenset[str]:
    """The files that may be asked for, by their path in the built page."""
    folders = (static / "assets", static / "offline")
    files = (file for folder in folders for file in folder.rglob("*") if file.is_file())
    return frozenset(file.relative_to(static).as_posix() for file in files)


@cache
def _read(file: Path) -> tuple[bytes, bytes]:
    body = file.read_bytes()
    return body, built.compress(body)
