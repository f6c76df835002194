"""A real server and a real browser for the page."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.find import MISSING, demanded, find
from tests.browser.server import Server

# Pictures of the page, to be looked at; not kept in git. Nothing is compared with them.
SHOTS = Path(__file__).with_name("shots")
PICTURES = os.environ.get("HASHI_PICTURES", "") not in {"", "0"}
_SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Somebody who has played a few games: nothing is explained before the first card.
PLAYED = "try { localStorage.setItem('hashi-finished-games', 'a b c') } catch {}"
_HASTY = """
from hashi.cli import main
from hashi.service.table import live
live._GRACE_SECONDS = 1.0
main()
"""
# Milliseconds to wait for what will come: bots think, and a machine may have more to do.
PATIENT = 120_000
expect.set_options(timeout=PATIENT)

NewContext = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The machine's own browser; Playwright's downloads are never used."""
    found = find()
    if found is None and demanded():
        pytest.fail(MISSING, pytrace=False)
    if found is None:
        pytest.skip(MISSING)
    return {"executable_path": found, "args": _SWITCHES, "headless": True}


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    """English, no animation, a desktop; tests set their own size where it matters.

    No service worker: it takes over at a moment of its own, and what it answers no route sees.
    """
    return {
        "locale": "en-US",
        "reduced_motion": "reduce",
        "service_workers": "block",
        "viewport": {"width": 1280, "height": 800},
    }


@pytest.fixture
def new_context(
    browser: Browser, browser_context_args: dict[str, Any], request: pytest.FixtureRequest
) -> Iterator[NewContext]:
    """Opens somebody else's browser, in which games were played unless a newcomer is wanted.

    Nothing else is stored in it; its options replace ours.
    """
    is_new = request.node.get_closest_marker("newcomer") is not None
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> BrowserContext:
        context = browser.new_context(**(browser_context_args | options))
        context.set_default_timeout(PATIENT)
        if not is_new:
            context.add_init_script(PLAYED)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


@contextmanager
def served(
    data: Path, program: Sequence[str] = ("-m", "hashi"), **environment: str
) -> Iterator[str]:
    """The address of a server in a process of its own, on any free port."""
    options = ["--no-browser", "--lang", "en", "--port", "0", "--data", str(data)]
    with subprocess.Popen(  # noqa: S603  our own command
        [sys.executable, *program, *options],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | environment,
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        yield line.rsplit(" ", 1)[-1].strip().rstrip("/")
        process.terminate()
        process.communicate()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, compiled: None) -> Iterator[str]:  # noqa: ARG001  no warm-up
    """A server."""
    # Hundreds of persons in one suite are no household.
    with served(tmp_path_factory.mktemp("data"), HASHI_LIMIT_FACTOR="20") as here:
        yield here


@pytest.fixture
def hasty(tmp_path: Path, compiled: None) -> Iterator[str]:  # noqa: ARG001  no warm-up
    """A server where a bot may stand in after a second instead of half a minute."""
    with served(tmp_path, ("-c", _HASTY)) as here:
        yield here


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own."""
    with Server(tmp_path) as running:
        yield running
