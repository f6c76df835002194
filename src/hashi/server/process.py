"""The server's process: uvicorn with our protocols, a graceful stop, and a tuned collector."""

import gc
import socket

import uvicorn

from hashi.server.app import Application
from hashi.server.limit.number import LARGEST_FRAME
from hashi.server.limit.protocol import HTTPProtocol, SocketProtocol
from hashi.service.thread import shorten_switch_interval

__all__ = ["Server", "make_server"]

_TICKS = 600  # of a tenth of a second, from one full collection to the next
_YOUNG, _NEVER = 1_000, 1_000_000  # allocations before the young are collected; the old


class Server(uvicorn.Server):
    """A server that closes its sockets gracefully before it ends."""

    def __init__(self, config: uvicorn.Config, app: Application) -> None:
        super().__init__(config)
        self._application = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start serving."""
        await super().startup(sockets)
        _tune_garbage_collector()
        shorten_switch_interval()

    async def on_tick(self, counter: int) -> bool:
        """Now and then collect all garbage; see `_tune_garbage_collector`."""
        if counter % _TICKS == _TICKS - 1:
            gc.collect()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting, drain, shut down."""
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
        # Any client can write an address into a header, so only a known proxy's is believed.
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        limit_concurrency=settings.most_connections,
        timeout_graceful_shutdown=round(settings.stop_seconds),
    )
    return Server(config, app)


def _tune_garbage_collector() -> None:
    """Leave what was loaded at startup out of collections, which would take long.

    Automatic collections look only at the young, in a few milliseconds; all is collected once a
    minute.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _NEVER, _NEVER)
