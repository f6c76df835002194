"""The application: the service, its endpoints and sockets behind the middleware."""

import logging
import time
import traceback
from collections.abc import Callable

from hashi.jobs.pool import Pool
from hashi.jobs.trainer import Trainer, TrainingLimits
from hashi.server.asgi import Receive, Scope, Send
from hashi.server.http.endpoints import SERVER_ENDPOINTS
from hashi.server.http.mount import Mount
from hashi.server.http.state import State
from hashi.server.limit.budget import Budgets
from hashi.server.limit.host import Hosts
from hashi.server.limit.middleware import guarded, turn_away
from hashi.server.operate.prometheus import Prometheus
from hashi.server.operate.settings import Settings
from hashi.server.socket.route import serve_socket
from hashi.service.context import Context
from hashi.service.failure import Failure
from hashi.service.table.hub import Hub
from hashi.service.table.room import Room
from hashi.service.timing import Timings
from hashi.store import Store

__all__ = ["Application", "make_app"]

_log = logging.getLogger(__name__)


class Application:
    """The application over a store that is opened when it starts; see ASGI."""

    def __init__(
        self,
        open_store: Callable[[], Store],
        settings: Settings,
        now: Callable[[], float] = time.time,
        timings: Timings | None = None,
    ) -> None:
        self._open_store, self.settings = open_store, settings
        self._now, self._timings = now, timings
        self._state: State | None = None
        self._metrics = Prometheus()
        self.budgets = Budgets(settings, self._metrics)
        self._pool = Pool(settings.most_workers)
        self._trainer = Trainer(self._pool, TrainingLimits(settings.trainings_per_day))
        self._mount = Mount(SERVER_ENDPOINTS)
        self._guarded = guarded(self._dispatch, Hosts(settings), self.budgets, self._answered)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, serve a socket, or start and stop."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            await self._guarded(scope, receive, send)

    @property
    def hub(self) -> Hub | None:
        """All tables, while it runs."""
        return None if self._state is None else self._state.context.hub

    async def drain(self) -> None:
        """Let every client finish what it asked for, then close its socket; it reconnects."""
        if self.hub is not None:
            await self.hub.drain(self.settings.stop_seconds)

    async def _dispatch(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._state is None:
            await turn_away(scope, send, Failure("stopping", 1.0))
        elif scope["type"] == "websocket":
            await serve_socket(self._state, scope, receive, send)
        else:
            await self._mount(self._state, scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        """Handle the lifespan events of ASGI."""
        await receive()
        try:
            state = await self._start()
        except Exception:
            await send({"type": "lifespan.startup.failed", "message": traceback.format_exc()})
            raise
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._trainer.close()
        await state.context.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _start(self) -> State:
        hub = Hub(
            self._open_store(),
            self._pool,
            now=self._now,
            metrics=self._metrics,
            offered_bots=self.settings.bots,
            timings=self._timings,
            room=Room(self.settings.most_watchers, self.settings.most_watchers_of_address),
            on_finished=lambda table: self._trainer.note_game(table.board),
        )
        await hub.start()
        state = State(Context(hub), self.settings, self.budgets, self._metrics)
        self._state = state
        return state

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
    timings: Timings | None = None,
) -> Application:
    """The application over a store that is opened when it starts; `now` is its clock."""
    return Application(open_store, settings or Settings(), now, timings)
