"""The application: routes, errors and headers put together."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

import hashi
from hashi.server.connection import LARGEST_FRAME
from hashi.server.desk import Desk
from hashi.server.failure import Failure
from hashi.server.guard import App, guarded
from hashi.server.hub import Hub
from hashi.server.route import ROUTES, STATIC
from hashi.store import Store, Unavailable, VersionConflict

__all__ = ["make_app", "make_server"]

_CODES = {400: "unreadable", 404: "no-such-page", 405: "no-such-page", 413: "too-large"}
_LARGEST_BODY = 100_000
_YEAR = 365 * 24 * 3600
_log = logging.getLogger(__name__)


def make_app(open_store: Callable[[], Store]) -> App:
    """The application over a store that is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        desk = Desk(Hub(open_store()))
        await desk.hub.start()
        app.state.desk = desk
        try:
            yield
        finally:
            await desk.hub.close()

    app = Litestar(
        route_handlers=[*ROUTES, *_assets()],
        dependencies={"desk": Provide(_desk, sync_to_thread=False)},
        exception_handlers={
            Failure: _failed,
            HTTPException: _refused,
            Unavailable: _busy,
            VersionConflict: _busy,
            Exception: _broken,
        },
        lifespan=[lifespan],
        request_max_body_size=_LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", exclude="/api"),
        openapi_config=OpenAPIConfig(
            title="HASHI",
            version=hashi.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
    )
    return guarded(app)  # type: ignore[arg-type]  # Litestar's own names for the ASGI types


def make_server(app: App) -> uvicorn.Server:
    """The server for the app, with the limits of the socket; give it a socket to listen on."""
    config = uvicorn.Config(
        app,
        log_level="warning",
        lifespan="on",
        server_header=False,
        ws="websockets-sansio",
        proxy_headers=False,  # an address anybody can write into a header is no address
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
    )
    return uvicorn.Server(config)


def _desk(state: State) -> Desk:
    desk: Desk = state.desk
    return desk


def _assets() -> list[Any]:
    folder = STATIC / "assets"
    if not folder.is_dir():
        return []
    forever = CacheControlHeader(max_age=_YEAR, immutable=True, public=True)
    return [create_static_files_router("/assets", [folder], cache_control=forever)]


def _failed(_: Request[Any, Any, Any], failure: Failure) -> Response[Any]:
    body: dict[str, object] = {"code": failure.code}
    headers = {}
    if failure.retry_after_seconds is not None:
        body["retry_after_seconds"] = failure.retry_after_seconds
        headers["retry-after"] = str(int(failure.retry_after_seconds) + 1)
    return Response(body, status_code=failure.status, headers=headers, media_type=MediaType.JSON)


def _busy(request: Request[Any, Any, Any], _: Exception) -> Response[Any]:
    return _failed(request, Failure(503, "busy", 1.0))


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response({"code": "internal"}, status_code=500, media_type=MediaType.JSON)


def _refused(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    code = _CODES.get(error.status_code, "failed")
    return Response({"code": code}, status_code=error.status_code, media_type=MediaType.JSON)
