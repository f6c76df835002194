"""Middleware for every request and response.

It refuses requests for other hosts, from other origins and from clients over their budget, and adds
the security headers to every response; private responses are not cached. A socket is refused before
it is accepted, with the same kind of response as any request.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from hashi.server.asgi import App, Receive, Scope, Send
from hashi.server.http.request import failed
from hashi.server.limit import number as limit
from hashi.server.limit.address import Client
from hashi.server.limit.budget import Budgets
from hashi.server.limit.client import client_in
from hashi.server.limit.host import Hosts
from hashi.service.failure import Failure
from hashi.service.limit import LONGEST_PAUSE_SECONDS

__all__ = ["HEADERS", "guarded", "turn_away"]

_log = logging.getLogger(__name__)
Answered = Callable[[Scope, int, float], None]

_OFFLINE = "/offline/"  # the worker of a page that plays without a server, and its files
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
# Python in the browser is WebAssembly; what is not in that worker may not run any.
_WORKER_POLICY = _POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
_WORKER_HEADERS = ((HEADERS[0][0], _WORKER_POLICY.encode()), *HEADERS[1:])
_ONLY_TLS = (b"strict-transport-security", b"max-age=31536000")
_PRIVATE = ("/api/", "/metrics")
_NO_STORE = (b"cache-control", b"no-store")
_SAFE = {"GET", "HEAD", "OPTIONS"}


def guarded(app: App, hosts: Hosts, budgets: Budgets, answered: Answered) -> App:
    """The app behind the middleware; `answered` is called with the status of every response."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        sending = _with_headers(scope, send, answered) if scope["type"] == "http" else send
        client = client_in(scope)
        wait = budgets.requests.take(client)
        if not wait:
            # A burst is spread out: served at once it would delay all other clients.
            await asyncio.sleep(budgets.pace.delay(client))
        if wait:
            await turn_away(scope, sending, Failure("too-fast", round(wait, 1)))
        elif not hosts.allow(scope):
            _log.warning("a request for a host that is not ours; name yours with --host")
            await turn_away(scope, sending, Failure("unknown-host"))
        elif _is_foreign(scope):
            await turn_away(scope, sending, Failure("foreign-origin"))
        elif "\0" in scope["path"]:  # no file and no table has such a name
            await turn_away(scope, sending, Failure("no-such-page"))
        else:
            slowed = _slowed(receive, budgets, client) if scope["type"] == "http" else receive
            await app(scope, slowed, sending)

    return middleware


def _slowed(receive: Receive, budgets: Budgets, client: Client) -> Receive:
    """Receive a body no faster than the budget of bytes allows; a socket counts its own."""

    async def wrapped() -> Any:
        event = await receive()
        if event["type"] == "http.request":
            pause = budgets.bytes.charge(client, len(event.get("body", b"")))
            if pause:
                await asyncio.sleep(min(pause, LONGEST_PAUSE_SECONDS))
        return event

    return wrapped


def _is_foreign(scope: Scope) -> bool:
    """Whether a page that is not ours asks for a socket or a change."""
    if scope["type"] == "http" and scope["method"] in _SAFE:
        return False
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return False
    ours: bytes = headers.get(b"host", b"")
    try:
        return bool(urlsplit(origin.decode("latin-1")).netloc != ours.decode("latin-1"))
    except ValueError:
        return True


async def turn_away(scope: Scope, send: Send, failure: Failure) -> None:
    """Answer a request, or a socket that was not accepted yet, with a failure."""
    reply, prefix = failed(failure), ""
    headers = reply.raw_headers
    if scope["type"] == "websocket":
        prefix = "websocket."
        headers += _safety_headers(scope)
        if reply.status == HTTPStatus.TOO_MANY_REQUESTS:  # as for requests, see _with_headers
            await asyncio.sleep(limit.REFUSAL_DELAY_SECONDS)
    start = {"type": f"{prefix}http.response.start", "status": reply.status, "headers": headers}
    await send(start)
    await send({"type": f"{prefix}http.response.body", "body": reply.body})


def _safety_headers(scope: Scope) -> tuple[tuple[bytes, bytes], ...]:
    headers = _WORKER_HEADERS if scope["path"].startswith(_OFFLINE) else HEADERS
    return (*headers, _ONLY_TLS) if scope["scheme"] in {"https", "wss"} else headers


def _with_headers(scope: Scope, send: Send, answered: Answered) -> Send:
    began = time.perf_counter()
    headers = _safety_headers(scope)
    private = scope["path"].startswith(_PRIVATE)

    async def wrapped(event: Any) -> None:
        if event["type"] == "http.response.start":
            event = {**event, "headers": [*event["headers"], *headers]}
            if private and not any(name == b"cache-control" for name, _ in event["headers"]):
                event["headers"].append(_NO_STORE)
            answered(scope, event["status"], time.perf_counter() - began)
            if event["status"] == HTTPStatus.TOO_MANY_REQUESTS:
                await asyncio.sleep(limit.REFUSAL_DELAY_SECONDS)
        await send(event)

    return wrapped
