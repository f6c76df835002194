"""The real IndexedDB behind `BrowserStore`: web/src/core/device/database.ts in a real browser.

Playwright has a thread and an event loop of its own, so that tests may have theirs. Nothing is
served: the browser gets the page and the module, compiled here, by interception.
"""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

from playwright.async_api import BrowserContext, Page, Route, async_playwright

__all__ = ["Browser", "BrowserDatabase"]

WEB = Path(__file__).parents[2] / "web"
NODE = Path(sys.executable).with_name("node")
_MODULE = "src/core/device/database.ts"
_ADDRESS = "http://127.0.0.1/"
_PAGE = """<!doctype html><script type="module">
    import { openDatabase } from "/database.js";
    window.database = openDatabase();
</script>"""
_ASK = "async ([question, values]) => (await window.database).ask(question, values)"
_LISTEN = "async () => (await window.database).listen(window.hear)"

T = TypeVar("T")


class Browser:
    """A browser that runs while this is entered; each profile has storage of its own."""

    def __init__(self, program: str, folder: Path) -> None:
        self._program = program
        self._module = _compiled(folder)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="playwright")
        self._playwright = async_playwright()

    def __enter__(self) -> Self:
        """Start it."""
        self._thread.start()
        self._browser = self.run(self._launch())
        return self

    def __exit__(self, *_: object) -> None:
        """End it."""
        self.run(self._browser.close())
        self.run(self._playwright.__aexit__())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for some work in the loop of the browser."""
        return self.start(work).result()

    def start(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Start some work in the loop of the browser."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    @contextmanager
    def profile(self) -> Iterator[Callable[[], "BrowserDatabase"]]:
        """Opens pages that share a storage, which is new and thrown away."""
        context = self.run(self._browser.new_context(service_workers="block"))
        self.run(context.route("**/*", self._answer))
        yield lambda: BrowserDatabase(self, context)
        self.run(context.close())

    async def _launch(self) -> Any:
        started = await self._playwright.__aenter__()
        return await started.chromium.launch(
            executable_path=self._program, args=["--no-sandbox", "--disable-gpu"]
        )

    async def _answer(self, route: Route) -> None:
        if route.request.url == _ADDRESS:
            await route.fulfill(body=_PAGE, content_type="text/html")
        else:
            await route.fulfill(body=self._module, content_type="text/javascript")


class BrowserDatabase:
    """A page with the database, opened when it is first needed."""

    def __init__(self, browser: Browser, context: BrowserContext) -> None:
        self._browser, self._context = browser, context
        self._page: asyncio.Task[Page] | None = None
        self._hear: Callable[[str, int], object] | None = None

    async def ask(self, question: str, values: str) -> str:
        """See `hashi.offline.database`."""
        return await asyncio.wrap_future(self._browser.start(self._ask(question, values)))

    def listen(self, hear: Callable[[str, int], None]) -> None:
        """See `hashi.offline.database`; before anything is asked."""
        loop = asyncio.get_running_loop()
        self._hear = lambda table, version: loop.call_soon_threadsafe(hear, table, version)

    async def _ask(self, question: str, values: str) -> str:
        if self._page is None:
            self._page = asyncio.create_task(self._open())
        answer: str = await (await self._page).evaluate(_ASK, [question, values])
        return answer

    async def _open(self) -> Page:
        page = await self._context.new_page()
        await page.goto(_ADDRESS)
        if self._hear is not None:
            await page.expose_function("hear", self._hear)
            await page.evaluate(_LISTEN)
        return page


def _compiled(folder: Path) -> str:
    """The module as JavaScript."""
    out = folder / "database.js"
    options = ["--file", str(out), "--format", "esm"]
    command = [str(NODE), "node_modules/rolldown/bin/cli.mjs", _MODULE, *options]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)  # noqa: S603  our own command
    return out.read_text()
