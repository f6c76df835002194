"""Firefox and WebKit, each driven by its own protocol: WebDriver BiDi and WebDriver.

Both are Debian's (`firefox-esr`; `webkit2gtk-driver` and `xvfb`), since Playwright only drives
builds of its own. They can open a page, run a function in it, tap somewhere and take a picture.
"""

import base64
import itertools
import json
import os
import shutil
import socket
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import connect

__all__ = ["BROWSERS", "Other", "missing"]

WIDTH, HEIGHT = 900, 1000
_PATIENT_SECONDS = 120


class Other(Protocol):
    """A browser with one page."""

    def open(self, address: str) -> None:
        """Go to an address and wait until it has loaded."""

    def run(self, function: str, *arguments: str) -> Any:
        """What a function of JavaScript gives in the page; it may be a promise."""

    def tap(self, x: float, y: float) -> None:
        """Press and release the mouse."""

    def picture(self, path: Path) -> None:
        """Save what is shown."""

    def close(self) -> None:
        """Stop the browser."""


def _tapping(x: float, y: float) -> list[dict[str, Any]]:
    """A tap as both protocols spell it."""
    steps: list[dict[str, Any]] = [
        {"type": "pointerMove", "x": round(x), "y": round(y)},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "actions": steps}]


class Firefox:
    """Firefox over WebDriver BiDi."""

    NEEDS = ("firefox-esr",)

    def __init__(self, folder: Path) -> None:
        profile = folder / "profile"
        profile.mkdir(parents=True)
        command = ["firefox-esr", "--headless", "--no-remote", "--profile", str(profile)]
        self._process = subprocess.Popen(  # noqa: S603  our own command
            [*command, "--remote-debugging-port", "0"], stderr=subprocess.PIPE, text=True
        )
        assert self._process.stderr is not None
        listening = next(line for line in self._process.stderr if "BiDi listening on" in line)
        self._numbers = itertools.count(1)
        connecting = connect(listening.split()[-1] + "/session", max_size=None)
        self._open = ExitStack()
        self._socket = self._open.enter_context(connecting)
        self._call("session.new", capabilities={})
        self._page = {"context": self._call("browsingContext.getTree")["contexts"][0]["context"]}
        viewport = {"width": WIDTH, "height": HEIGHT}
        self._call("browsingContext.setViewport", **self._page, viewport=viewport)

    def _call(self, method: str, **parameters: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=_PATIENT_SECONDS))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return dict(answer["result"])

    def open(self, address: str) -> None:
        self._call("browsingContext.navigate", **self._page, url=address, wait="complete")

    def run(self, function: str, *arguments: str) -> Any:
        answer = self._call(
            "script.callFunction",
            functionDeclaration=f"async (...all) => JSON.stringify(await ({function})(...all))",
            arguments=[{"type": "string", "value": argument} for argument in arguments],
            target=self._page,
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"].get("value") or "null")

    def tap(self, x: float, y: float) -> None:
        self._call("input.performActions", **self._page, actions=_tapping(x, y))

    def picture(self, path: Path) -> None:
        shot = self._call("browsingContext.captureScreenshot", **self._page)
        path.write_bytes(base64.b64decode(shot["data"]))

    def close(self) -> None:
        self._open.close()
        _stop(self._process)


class WebKit:
    """WebKitGTK's own small browser over WebDriver, on a screen that nobody sees."""

    NEEDS = ("WebKitWebDriver", "Xvfb")

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        reading, writing = os.pipe()
        screen = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{WIDTH}x{HEIGHT}x24"]
        self._screen = subprocess.Popen(screen, pass_fds=[writing], stderr=subprocess.DEVNULL)  # noqa: S603  our own command
        os.close(writing)
        with os.fdopen(reading) as numbers:
            display = f":{numbers.readline().strip()}"
        port = _free_port()
        own = {"DISPLAY": display, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
        driver = ["WebKitWebDriver", f"--port={port}"]
        self._driver = subprocess.Popen(driver, env=os.environ | own, stderr=subprocess.DEVNULL)  # noqa: S603  our own driver
        transport = httpx.HTTPTransport(retries=8)  # until the driver listens
        self._http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", timeout=_PATIENT_SECONDS, transport=transport
        )
        options = {"binary": str(_mini_browser()), "args": ["--automation"]}
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        created = self._ask("/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"/session/{created['sessionId']}"
        self._ask(f"{self._session}/window/maximize", {})

    def _ask(self, path: str, body: Mapping[str, Any] | None) -> Any:
        answer = self._http.get(path) if body is None else self._http.post(path, json=body)
        value = answer.json()["value"]
        assert answer.status_code == 200, value
        return value

    def open(self, address: str) -> None:
        self._ask(f"{self._session}/url", {"url": address})

    def run(self, function: str, *arguments: str) -> Any:
        told = f"async (...all) => JSON.stringify(await ({function})(...all))"
        script = f"return ({told})(...arguments)"
        text = self._ask(f"{self._session}/execute/sync", {"script": script, "args": arguments})
        return json.loads(text or "null")

    def tap(self, x: float, y: float) -> None:
        self._ask(f"{self._session}/actions", {"actions": _tapping(x, y)})

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._ask(f"{self._session}/screenshot", None)))

    def close(self) -> None:
        self._http.delete(self._session)
        self._http.close()
        for process in (self._driver, self._screen):
            _stop(process)


BROWSERS: Mapping[str, type[Firefox] | type[WebKit]] = {"firefox": Firefox, "webkit": WebKit}


def missing(name: str) -> Sequence[str]:
    """The programs that a browser needs and this machine does not have."""
    return [program for program in BROWSERS[name].NEEDS if shutil.which(program) is None]


def _mini_browser() -> Path:
    return next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _stop(process: "subprocess.Popen[Any]") -> None:
    process.terminate()
    process.wait()
    if process.stderr:
        process.stderr.close()
