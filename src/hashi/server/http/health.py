"""Health, readiness and metrics, for operators."""

import hmac

from hashi.server.http.request import Reply, Request
from hashi.server.http.state import State
from hashi.server.operate.prometheus import CONTENT_TYPE
from hashi.server.page import built
from hashi.service.context import Context
from hashi.service.endpoint import endpoint
from hashi.service.failure import Failure
from hashi.store import Unavailable

__all__ = ["get_health", "get_metrics", "get_ready"]

_LOOPBACK = {"127.0.0.1", "::1"}
_FORWARDED = {"forwarded", "x-forwarded-for", "x-real-ip"}


@endpoint("GET", "/healthz", documented=False)
async def get_health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "alive"}


@endpoint("GET", "/readyz", documented=False)
async def get_ready(context: Context) -> dict[str, str]:
    """The store can be written, the page is built and the server is not about to stop."""
    if not built.is_built():
        raise Failure("page-not-built")
    if context.hub.stopping:
        raise Failure("stopping", 1.0)
    try:
        await context.hub.store.check()
    except Unavailable:
        raise Failure("store-unavailable", 1.0) from None
    return {"status": "ready"}


@endpoint("GET", "/metrics", documented=False)
async def get_metrics(request: Request, state: State) -> Reply:
    """The metrics, for this machine or with the token."""
    if not _may_read(request, state.settings.metrics_token):
        raise Failure("not-allowed")
    sockets, tables = state.budgets.sockets.inside, len(state.context.hub.tables)
    return Reply(state.metrics.text(sockets=sockets, tables=tables), CONTENT_TYPE)


def _may_read(request: Request, token: str | None) -> bool:
    given = request.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    # A proxy on this machine forwards requests from anywhere, so those are not local.
    forwarded = any(header in request.headers for header in _FORWARDED)
    return not forwarded and request.host in _LOOPBACK
