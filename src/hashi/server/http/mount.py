"""Mounts the endpoints on HTTP: reads their requests and sends their replies."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

import msgspec

from hashi.server.asgi import Receive, Scope, Send
from hashi.server.http.asker import WebAsker
from hashi.server.http.request import Reply, Request, failed
from hashi.server.http.state import State
from hashi.server.limit.number import LARGEST_BODY
from hashi.server.page.page import missing_page
from hashi.service.asker import Asker
from hashi.service.context import Context
from hashi.service.endpoint import Endpoint, File, Router
from hashi.service.failure import Failure
from hashi.wire.exchange import Created

__all__ = ["Mount"]

_YEAR = 365 * 24 * 3600
_CREATED, _NO_CONTENT, _NOT_ALLOWED = 201, 204, 405


class Mount:
    """An ASGI application that answers by the endpoints."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self._router = Router(endpoints)

    async def __call__(self, state: State, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, unless the client has disconnected."""
        try:
            reply = await self._reply(state, scope, receive)
        except _Gone:
            return
        headers, status = reply.raw_headers, reply.status
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": reply.body})

    async def _reply(self, state: State, scope: Scope, receive: Receive) -> Reply:
        request = Request(scope)
        found = self._router.find(request.method, request.path)
        if found is None:
            status = _NOT_ALLOWED if self._router.knows(request.path) else None
            return await missing_page(request) or failed(Failure("no-such-page"), status)
        endpoint, values = found
        scope["path_template"] = endpoint.path  # which the log names: paths hold ids and tokens
        asker = WebAsker(scope, state.budgets)
        given = {Context: state.context, Asker: asker, Request: request, State: state}
        try:
            if endpoint.cost > 1:  # each request has paid for one already
                await asker.pay_for_request(endpoint.cost - 1)
            body = await _read(request, receive) if endpoint.body else b""
            answer = await endpoint.answer(given, values, request.query, body)
        except Failure as failure:
            return failed(failure)
        return _with_cookies(_reply(answer), asker.new_cookies, request)


class _Gone(Exception):
    """The client disconnected before it had sent the whole request."""


async def _read(request: Request, receive: Receive) -> bytes:
    """The whole body, if it is not too large."""
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length) > LARGEST_BODY:
        raise Failure("too-large")
    parts, size, more = [], 0, True
    while more:
        event = await receive()
        if event["type"] == "http.disconnect":
            raise _Gone
        part = event.get("body", b"")
        size += len(part)
        if size > LARGEST_BODY:
            raise Failure("too-large")
        parts.append(part)
        more = event.get("more_body", False)
    return b"".join(parts)


def _reply(answer: object) -> Reply:
    match answer:
        case Reply():
            return answer
        case None:
            return Reply(b"", status=_NO_CONTENT)
        case File(body, media_type, name, keep_seconds):
            return Reply(body, media_type, headers=tuple(_file_headers(name, keep_seconds)))
    status = _CREATED if isinstance(answer, Created) else 200
    return Reply(msgspec.json.encode(answer), status=status)


def _file_headers(name: str | None, keep_seconds: int) -> Iterator[tuple[str, str]]:
    if name is not None:
        yield "content-disposition", f'attachment; filename="{name}"'
    if keep_seconds:
        yield "cache-control", f"max-age={keep_seconds}"


def _with_cookies(reply: Reply, cookies: Mapping[str, str], request: Request) -> Reply:
    secure = "; Secure" if request.scheme == "https" else ""
    rest = f"HttpOnly; Path=/; SameSite=strict; Max-Age={5 * _YEAR}{secure}"
    set_cookies = tuple(
        ("set-cookie", f"{name}={value}; {rest}") for name, value in cookies.items()
    )
    return replace(reply, headers=(*reply.headers, *set_cookies))
