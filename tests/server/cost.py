"""What a request or a message costs the event loop: an application spoken to over ASGI.

Counted is the processor time of the loop's own thread from a question to its answer and the view
that follows, so a busy machine does not matter. A client in the same thread would be counted too.
"""

import asyncio
import gc
import json
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from ipaddress import ip_address
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from hashi.server.app import Application, make_app
from hashi.server.limit.number import Limit, Rate
from hashi.server.operate.settings import Settings
from hashi.service.person import person_of
from hashi.store.sqlite import SQLite
from hashi.wire import message
from hashi.wire.view import View

__all__ = ["Asker", "Costs", "Place", "started", "tag", "undisturbed"]


class Costs:
    """Seconds of the loop's thread for every step of a story that is told several times."""

    def __init__(self) -> None:
        self._seconds: dict[tuple[str, str], float] = {}

    def add(self, kind: str, step: str, seconds: float) -> None:
        """Note what a step took this time."""
        before = self._seconds.get((kind, step), seconds)
        self._seconds[kind, step] = min(before, seconds)

    def worst(self) -> dict[str, float]:
        """For each kind the dearest of its steps, in milliseconds."""
        found: dict[str, float] = {}
        for (kind, _), seconds in self._seconds.items():
            found[kind] = max(found.get(kind, 0), round(1000 * seconds, 2))
        return found


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without the search for garbage, which the server plans by itself, and without coverage."""
    trace = sys.gettrace()
    gc.collect()
    gc.disable()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(trace)
        gc.enable()


_NUMBERS = count()


class Asker:
    """Somebody with an address of their own who speaks to the application over ASGI."""

    def __init__(self, app: Application, costs: Costs) -> None:
        self._app, self._costs = app, costs
        self.address = str(ip_address("10.0.0.0") + next(_NUMBERS))
        self._cookies: dict[bytes, bytes] = {}

    def _scope(self, kind: str, path: str) -> dict[str, Any]:
        path, _, query = path.partition("?")
        cookie = b"; ".join(b"%b=%b" % item for item in self._cookies.items())
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [
                (b"host", b"localhost"),
                (b"accept-encoding", b"gzip"),
                (b"cookie", cookie),
            ],
            "client": (self.address, 1),
            "server": ("test", 80),
            "subprotocols": [],
            "state": {},
        }

    @property
    def person(self) -> str:
        """Who the application knows them as, once they have asked."""
        return person_of(self._cookies[b"hashi"].decode())

    async def ask(
        self, method: str, path: str, route: str = "", data: object = None, step: str = ""
    ) -> bytes:
        """The body of an answer, which has to be fine; the route is the path unless named."""
        body = b"" if data is None else json.dumps(data).encode()
        status, answer = await self.send(method, path, body, f"{method} {route or path}", step)
        assert status < 300, (method, path, answer)
        return answer

    async def send(  # noqa: PLR0913, PLR0917  all there is to a request
        self,
        method: str,
        path: str,
        body: bytes,
        kind: str,
        step: str = "",
        headers: Sequence[tuple[bytes, bytes]] = (),
    ) -> tuple[int, bytes]:
        """Send whatever it is: the status and the body of the answer."""
        scope = self._scope("http", path) | {"method": method}
        scope["headers"] += headers
        scope["headers"].append((b"content-type", b"application/json"))
        scope["headers"].append((b"content-length", b"%d" % len(body)))
        requests = [{"type": "http.request", "body": body, "more_body": False}]
        heard: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return requests.pop() if requests else await asyncio.Future()

        async def send(event: dict[str, Any]) -> None:
            heard.append(event)

        began = time.thread_time()
        await self._app(scope, receive, send)
        self._costs.add(kind, step, _since(began))
        for name, value in heard[0]["headers"]:
            if name == b"set-cookie":
                key, _, rest = value.partition(b"=")
                self._cookies[key] = rest.partition(b";")[0]
        return heard[0]["status"], b"".join(event.get("body", b"") for event in heard[1:])

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator["Place"]:
        """A place at a table, greeted."""
        place = Place(self._costs)
        scope = self._scope("websocket", f"/api/tables/{table}/socket")
        serving = asyncio.create_task(self._app(scope, place.out.get, place.hear))
        place.out.put_nowait({"type": "websocket.connect"})
        yield place
        place.out.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await serving


class Place:
    """A socket at a table: the newest view, and answers to what is said."""

    def __init__(self, costs: Costs) -> None:
        self._costs = costs
        self.out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.answers: asyncio.Queue[str] = asyncio.Queue()
        self._views: asyncio.Queue[str] = asyncio.Queue()

    async def hear(self, event: dict[str, Any]) -> None:
        """Take what the application sends, to be read when nothing is counted."""
        if event["type"] == "websocket.send":
            text = event["text"]
            (self._views if text.startswith('{"type":"view"') else self.answers).put_nowait(text)

    async def say(self, said: message.ClientMessage, step: str = "") -> View | None:
        """Say something that has to be carried out; the view that follows, if one does."""
        text = msgspec.json.encode(said).decode()
        began = time.thread_time()
        self.out.put_nowait({"type": "websocket.receive", "text": text})
        answer = await self.answers.get()
        silent = isinstance(said, message.Ping | message.Preview | message.Nudge | message.React)
        view = None if silent else await self._views.get()
        self._costs.add(tag(type(said)), step, _since(began))
        assert '"type":"refused"' not in answer, (said, answer)
        assert '"type":"failed"' not in answer, (said, answer)
        while not self._views.empty():  # of somebody who came or went
            view = self._views.get_nowait()
        return None if view is None else msgspec.json.decode(view, type=View)

    async def send(self, kind: str, text: str, step: str = "") -> str:
        """Send whatever it is: the answer, with which everything has been published."""
        began = time.thread_time()
        self.out.put_nowait({"type": "websocket.receive", "text": text})
        answer = await self.answers.get()
        self._costs.add(kind, step, _since(began))
        return answer


def _since(began: float) -> float:
    return time.thread_time() - began


def tag(kind: type[msgspec.Struct]) -> str:
    """What a message of this kind is called on the wire."""
    return str(kind.__struct_config__.tag)


@asynccontextmanager
async def started(path: Path) -> AsyncIterator[Application]:
    """The application, started as a server would.

    Its pace is unlimited: while a request waits for its turn, the loop does other people's work.
    """
    settings = Settings(limits={"pace": Limit(Rate(1e6, 1e6))})
    app = make_app(lambda: SQLite(path / "hashi.sqlite"), settings)
    ins: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    outs: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    living = asyncio.create_task(app(scope, ins.get, outs.put))
    ins.put_nowait({"type": "lifespan.startup"})
    assert (await outs.get())["type"] == "lifespan.startup.complete"
    yield app
    ins.put_nowait({"type": "lifespan.shutdown"})
    await living
