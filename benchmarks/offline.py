"""How large the game without a server is, and how long it takes to start.

Serves `site/` (made by `make site`) to a fresh browser and measures from the first page to a sheet
that can be written on: cold, and again with everything kept; as it is, and slowed down four times.
Processor time is that of all the browser's processes, and says more where others use the machine.
"""

import argparse
import http.server
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.find import find
from tests.browser.site import KEEP

ROOT = Path(__file__).parents[1]
SHEET = '[data-at="c4"] .sand'
PATIENT = 300_000
# Wait until Python's memory is kept; then perhaps delete it.
SNAPSHOT = """async forget => {
    const cache = await caches.open("hashi-engine");
    const find = async () => (await cache.keys()).find(({url}) => url.endsWith("/snapshot"));
    while (!await find()) await new Promise(done => setTimeout(done, 100));
    if (forget) await cache.delete(await find());
}"""


class Host(http.server.SimpleHTTPRequestHandler):
    """A web host that sends the compressed file that lies beside the one asked for."""

    def send_head(self) -> Any:
        """See the standard library."""
        path = Path(self.translate_path(self.path))
        packed = path.with_name(path.name + ".br")
        if not packed.is_file() or "br" not in self.headers.get("accept-encoding", ""):
            return super().send_head()
        body = packed.open("rb")
        self.send_response(200)
        self.send_header("content-type", self.guess_type(str(path)))
        self.send_header("content-encoding", "br")
        self.send_header("content-length", str(packed.stat().st_size))
        self.end_headers()
        return body

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  its name
        """Say nothing."""


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """The address of a folder."""
    with http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), partial(Host, directory=str(folder))
    ) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@dataclass(frozen=True)
class Cost:
    """What a start took: seconds by the clock, and of the processor in all the browser's parts."""

    clock: float
    processor: float

    def __str__(self) -> str:
        return f"{self.clock:5.1f} s ({self.processor:4.1f} s of the processor)"


class Meter:
    """Measures starts of one browser."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser.new_browser_cdp_session()

    def start(self, page: Page, act: Callable[[], object]) -> Cost:
        """What it takes from an act to a sheet that can be written on."""
        began, used = time.perf_counter(), self._processor()
        act()
        page.locator(SHEET).wait_for(timeout=PATIENT)
        return Cost(time.perf_counter() - began, self._processor() - used)

    def _processor(self) -> float:
        found = self._browser.send("SystemInfo.getProcessInfo")["processInfo"]
        return sum(float(process["cpuTime"]) for process in found)


def measure(browser: Browser, address: str, slowdown: int) -> dict[str, Cost]:
    """A first start, from the button on the first page, and more of them at the same table."""
    context = browser.new_context(locale="en-US", reduced_motion="reduce")
    meter, page = Meter(browser), context.new_page()
    page.goto(address)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.locator("button.start").click()
    first = meter.start(page, page.get_by_role("dialog").get_by_role("button").last.click)
    table = page.url
    page.evaluate(KEEP)

    def again(*, forget: bool) -> Cost:
        page.evaluate(SNAPSHOT, forget)
        page.goto("about:blank")
        return meter.start(page, partial(page.goto, table))

    costs = {
        "first start": first,
        "second start": again(forget=False),
        "third start": again(forget=False),
        "without kept memory": again(forget=True),
    }
    context.close()
    return costs


def sizes(folder: Path) -> None:
    """Print what lies in the folder, as it is and as it is sent."""
    plain = [file for file in folder.rglob("*") if file.suffix not in {".br", ".gz"}]
    files = [file for file in plain if file.is_file()]

    def sent(file: Path) -> int:
        packed = file.with_name(file.name + ".br")
        return (packed if packed.exists() else file).stat().st_size

    for name, part in (
        ("all files", files),
        ("offline/", [file for file in files if "offline" in file.relative_to(folder).parts]),
    ):
        raw = sum(file.stat().st_size for file in part) / 1e6
        print(f"{name:10} {raw:6.1f} MB, {sum(map(sent, part)) / 1e6:5.1f} MB as sent (Brotli)")


def main() -> None:
    """Print everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slowdown", type=int, nargs="*", default=[1, 4])
    options = parser.parse_args()
    site = ROOT / "site"
    sizes(site)
    with sync_playwright() as playwright, hosted(site) as address:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for slowdown in options.slowdown:
            print(f"slowed down {slowdown} times:")
            for name, cost in measure(browser, address, slowdown).items():
                print(f"  {name:20} {cost}")
        browser.close()


if __name__ == "__main__":
    main()
