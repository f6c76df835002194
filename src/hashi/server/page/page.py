"""The page behind every address that a person may type or follow."""

from functools import lru_cache

from hashi.server.http.request import Reply, Request
from hashi.server.page import built
from hashi.service.endpoint import Endpoint

__all__ = ["PAGES", "PAGE_ENDPOINTS", "html", "missing_page"]

PAGES = built.page_paths()
_PAGE_COST = 3
_NOT_FOUND = 404


async def get_page(request: Request) -> Reply:
    """The page."""
    return html(request, await built.index())


PAGE_ENDPOINTS = tuple(
    Endpoint("GET", path, _PAGE_COST, get_page, documented=False) for path in PAGES
)


async def missing_page(request: Request) -> Reply | None:
    """The page, which says that the address is unknown; None for a program's request."""
    if _wants_page(request) and built.is_built():
        return html(request, await built.index(), _NOT_FOUND)
    return None


def html(request: Request, body: bytes, status: int = 200) -> Reply:
    """A page, compressed if the client takes it."""
    media_type, vary = "text/html; charset=utf-8", ("vary", "accept-encoding")
    if not request.takes_gzip:
        return Reply(body, media_type, status, (vary,))
    return Reply(_compressed(body), media_type, status, (vary, ("content-encoding", "gzip")))


@lru_cache(64)  # the page, and what links to it show
def _compressed(body: bytes) -> bytes:
    return built.compress(body)


def _wants_page(request: Request) -> bool:
    """Whether a person has typed an address or followed a link, rather than a program asked."""
    is_page = not request.path.startswith(("/api", "/assets", "/schema"))
    return is_page and "text/html" in request.headers.get("accept", "")
