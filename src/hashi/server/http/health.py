"""Health, readiness and metrics, for operators."""

import hmac
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

from hashi.server.operate.prometheus import CONTENT_TYPE, Prometheus
from hashi.server.page.built import STATIC
from hashi.service.context import Context
from hashi.service.failure import Failure
from hashi.store import Unavailable

__all__ = ["HEALTH"]

_LOOPBACK = {"127.0.0.1", "::1"}
_FORWARDED = {"forwarded", "x-forwarded-for", "x-real-ip"}


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def get_health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "alive"}


@get("/readyz", include_in_schema=False)
async def get_ready(context: NamedDependency[Context]) -> dict[str, str]:
    """The store can be written, the page is built and the server is not about to stop."""
    if not (STATIC / "index.html").exists():
        raise Failure(503, "page-not-built")
    if context.hub.stopping:
        raise Failure(503, "stopping", 1.0)
    try:
        await context.hub.store.check()
    except Unavailable:
        raise Failure(503, "store-unavailable", 1.0) from None
    return {"status": "ready"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def get_metrics(
    request: Request[Any, Any, Any], context: NamedDependency[Context]
) -> Response[bytes]:
    """The metrics, for this machine or with the token."""
    if not _may_read(request, context.settings.metrics_token):
        raise Failure(403, "not-allowed")
    metrics: Prometheus = request.app.state.metrics
    sockets, tables = context.budgets.sockets.inside, len(context.hub.lives)
    text = metrics.text(sockets=sockets, tables=tables)
    return Response(text, headers={"content-type": CONTENT_TYPE})


def _may_read(request: Request[Any, Any, Any], token: str | None) -> bool:
    given = request.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    # A proxy on this machine forwards requests from anywhere, so those are not local.
    forwarded = any(header in request.headers for header in _FORWARDED)
    return not forwarded and request.client is not None and request.client.host in _LOOPBACK


HEALTH = (get_health, get_ready, get_metrics)
