"""The application: routes, errors and headers put together."""

import gc
import logging
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

import uvicorn
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import hashi
from hashi.jobs.pool import Pool
from hashi.jobs.trainer import Trainer, TrainingLimits
from hashi.server.asgi import Receive, Scope, Send
from hashi.server.http.daily_route import DAILY
from hashi.server.http.health import HEALTH
from hashi.server.http.puzzle_route import PUZZLE
from hashi.server.http.route import ROUTES
from hashi.server.limit.budget import Budgets
from hashi.server.limit.client import charge
from hashi.server.limit.host import Hosts
from hashi.server.limit.middleware import guarded
from hashi.server.limit.number import LARGEST_BODY, LARGEST_FRAME
from hashi.server.limit.protocol import HTTPProtocol, SocketProtocol
from hashi.server.operate.prometheus import Prometheus
from hashi.server.operate.settings import Settings
from hashi.server.page.asset import get_app_file, get_asset
from hashi.server.page.built import STATIC
from hashi.server.page.preview import get_linked_page
from hashi.server.socket.route import serve_socket
from hashi.service.context import Context
from hashi.service.failure import Failure
from hashi.service.table.hub import Hub
from hashi.service.thread import yield_quickly
from hashi.store import Store, Unavailable, VersionConflict

__all__ = ["Application", "Server", "make_app", "make_server"]

_CODES = {400: "unreadable", 404: "no-such-page", 405: "no-such-page", 413: "too-large"}
_TICKS = 600  # of a tenth of a second, from one thorough look for garbage to the next
_YOUNG, _NEVER = 1_000, 1_000_000  # allocations before the young are looked through; the old
_log = logging.getLogger(__name__)


class Application:
    """The application over a store that is opened when it starts."""

    def __init__(
        self,
        open_store: Callable[[], Store],
        settings: Settings,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._open_store, self.settings, self._now = open_store, settings, now
        self._context: Context | None = None
        self._metrics = Prometheus()
        self.budgets = Budgets(settings, self._metrics)
        self._routes = self._litestar()
        self._app = guarded(self._dispatch, Hosts(settings), self.budgets, self._answered)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer; see ASGI."""
        await self._app(scope, receive, send)

    @property
    def hub(self) -> Hub | None:
        """All tables, while it runs."""
        return None if self._context is None else self._context.hub

    async def drain(self) -> None:
        """Let every client finish what it asked for, then close its socket; it reconnects."""
        if self._context is not None:
            await self._context.hub.drain(self.settings.stop_seconds)

    async def _dispatch(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and self._context is not None:
            await serve_socket(self._context, scope, receive, send)
        else:
            await self._routes(scope, receive, send)  # type: ignore[arg-type]  # Litestar's own names for the ASGI types

    def _litestar(self) -> Litestar:
        return Litestar(
            route_handlers=[
                *ROUTES,
                *DAILY,
                *PUZZLE,
                *HEALTH,
                get_app_file,
                get_asset,
                get_linked_page,
            ],
            dependencies={"context": Provide(_context, sync_to_thread=False)},
            exception_handlers={
                Failure: _failed,
                HTTPException: _refused,
                Unavailable: _unavailable,
                VersionConflict: _busy,
                RecursionError: _nested,
                Exception: _broken,
            },
            guards=[charge],
            lifespan=[self._lifespan],
            logging_config=None,  # the program's own log tells; see hashi.server.operate.log
            request_max_body_size=LARGEST_BODY,
            compression_config=CompressionConfig(
                backend="gzip", exclude=["/api", "/assets", "/offline"]
            ),
            openapi_config=OpenAPIConfig(
                title="HASHI",
                version=hashi.__version__,
                path="/schema",
                render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
            ),
        )

    @asynccontextmanager
    async def _lifespan(self, app: Litestar) -> AsyncIterator[None]:
        workers, bots = self.settings.most_workers, self.settings.bots
        metrics = app.state.metrics = self._metrics
        pool = Pool(workers)
        trainer = Trainer(pool, TrainingLimits(self.settings.trainings_per_day))
        hub = Hub(
            self._open_store(),
            pool,
            now=self._now,
            metrics=metrics,
            offered_bots=bots,
            on_finished=lambda table: trainer.note_game(table.board),
        )
        await hub.start()
        context = self._context = app.state.context = Context(hub, self.settings, self.budgets)
        try:
            yield
        finally:
            trainer.close()
            await context.close()

    def _answered(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log an answer, by its route: addresses hold ids and tokens."""
        self._metrics.requests[status // 100].inc()
        facts = {
            "method": scope.get("method", "GET"),
            "route": scope.get("path_template", "?"),
            "status": status,
            "ms": round(1000 * seconds, 1),
        }
        _log.info("answered", extra={"facts": facts})


def make_app(
    open_store: Callable[[], Store],
    settings: Settings | None = None,
    now: Callable[[], float] = time.time,
) -> Application:
    """The application over a store that is opened when it starts; `now` is its clock."""
    return Application(open_store, settings or Settings(), now)


class Server(uvicorn.Server):
    """A server that says goodbye to its sockets before it ends."""

    def __init__(self, config: uvicorn.Config, app: Application) -> None:
        super().__init__(config)
        self._application = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Take people in."""
        await super().startup(sockets)
        _spare_the_loaded()
        yield_quickly()

    async def on_tick(self, counter: int) -> bool:
        """Now and then look for garbage thoroughly; see `_spare_the_loaded`."""
        if counter % _TICKS == _TICKS - 1:
            gc.collect()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody new, let everybody finish, then end."""
        for server in self.servers:
            server.close()
        await self._application.drain()
        await super().shutdown(sockets)


def make_server(app: Application) -> Server:
    """The server for the app, with the limits of the socket; give it a socket to listen on."""
    settings = app.settings
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # addresses hold ids and tokens
        lifespan="on",
        server_header=False,
        http=HTTPProtocol,
        ws=SocketProtocol,
        # An address anybody can write into a header is no address, unless a known proxy wrote it.
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        limit_concurrency=settings.most_connections,
        timeout_graceful_shutdown=round(settings.stop_seconds),
    )
    return Server(config, app)


def _spare_the_loaded() -> None:
    """Leave all that was loaded out of the search for garbage, which else stops us for long.

    By itself only what is young is looked through, in a few milliseconds; the rest once a minute.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _NEVER, _NEVER)


def _context(state: State) -> Context:
    context: Context = state.context
    return context


def _failed(_: Request[Any, Any, Any], failure: Failure) -> Response[Any]:
    return Response(
        failure.body,
        status_code=failure.status,
        headers=failure.headers,
        media_type=MediaType.JSON,
    )


def _nested(_: Request[Any, Any, Any], __: RecursionError) -> Response[Any]:
    """A body of brackets within brackets within brackets."""
    return Response({"code": "unreadable"}, status_code=400, media_type=MediaType.JSON)


def _busy(request: Request[Any, Any, Any], _: Exception) -> Response[Any]:
    return _failed(request, Failure(503, "busy", 1.0))


def _unavailable(request: Request[Any, Any, Any], _: Exception) -> Response[Any]:
    return _failed(request, Failure(503, "store-unavailable", 1.0))


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    route = request.scope.get("path_template", "?")
    _log.error("%s %s failed", request.method, route, exc_info=error)
    return Response({"code": "internal"}, status_code=500, media_type=MediaType.JSON)


def _refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == HTTPStatus.NOT_FOUND and _wants_page(request):
        page = (STATIC / "index.html").read_bytes()  # which says that there is no such page
        return Response(page, status_code=error.status_code, media_type=MediaType.HTML)
    code = _CODES.get(error.status_code, "failed")
    return Response({"code": code}, status_code=error.status_code, media_type=MediaType.JSON)


def _wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether a person has typed an address or followed a link, rather than a program asked."""
    is_page = not request.url.path.startswith(("/api", "/assets", "/schema"))
    html = "text/html" in request.headers.get("accept", "")
    return is_page and html and (STATIC / "index.html").exists()
