"""A network between the page and its server that can fall silent, break or be slow."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from threading import Thread
from urllib.parse import urlsplit

from tests.faults.node import Wire

__all__ = ["Line", "line_to"]


class Line:
    """A wire for tests without an event loop of their own; see `tests.faults.node.Wire`."""

    def __init__(self, address: str, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._wire = Wire(urlsplit(address).port or 80)

    @property
    def address(self) -> str:
        """Where the server is for whoever comes over this line."""
        return f"http://127.0.0.1:{self._wire.port}"

    def delay(self, seconds: float) -> None:
        """Let everything arrive later from now on."""
        self._wire.delay_seconds = seconds

    def silence(self) -> None:
        """Swallow everything, without closing anything."""
        self._loop.call_soon_threadsafe(self._wire.silence)

    def speak(self) -> None:
        """Let everything pass again, what was swallowed first."""
        self._loop.call_soon_threadsafe(self._wire.speak)

    def cut(self) -> None:
        """Close everything; what was swallowed is lost."""
        self._run(self._wire.cut())

    def mend(self) -> None:
        """Take connections."""
        self._run(self._wire.mend())

    def _run(self, act: Coroutine[object, object, None]) -> None:
        asyncio.run_coroutine_threadsafe(act, self._loop).result()


@contextmanager
def line_to(address: str) -> Iterator[Line]:
    """A line to a server, open until the end."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    line = Line(address, loop)
    try:
        line.mend()
        yield line
        line.speak()
        line.cut()
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
