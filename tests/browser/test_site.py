"""The folder of files: the whole game on a plain web host, under a sub-path and offline."""

import http.server
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hashi.puzzle import shipped
from tests.browser.conftest import PATIENT, NewContext
from tests.browser.hand import (
    PHONE,
    button,
    heading,
    no_scrolling,
    no_violations,
    picture,
    play_now,
    solve,
)
from tests.browser.site import KEEP, begin, pass_on, play_in_tabs

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SUB = "some/place/hashi"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """What `python -m http.server` does, without its log."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  its name
        """Say nothing."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the folder, freshly built and served by a plain server."""
    root = tmp_path_factory.mktemp("host")
    environment = os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    vite = ["node", "node_modules/vite/bin/vite.js", "build", "--mode", "site"]
    options = ["--logLevel", "error", "--outDir", str(root / SUB)]
    node = shutil.which("node", path=environment["PATH"])
    assert node is not None
    command = [node, *vite[1:], *options]
    subprocess.run(command, cwd=WEB, env=environment, check=True)  # noqa: S603  our own build
    handler = partial(Quiet, directory=str(root))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/{SUB}/"
        server.shutdown()


@pytest.fixture
def player(new_context: NewContext) -> Page:
    """A phone that has never been here."""
    return new_context(viewport=PHONE, service_workers="allow").new_page()


def pass_card(page: Page) -> None:
    """Play the open card without a mark, and turn the next one where that is asked for."""
    page.locator("button.confirm").click()
    if page.locator("button.confirm.armed").count():
        page.locator("button.confirm").click()


def test_everything_without_a_server_or_a_network(player: Page, site: str) -> None:
    """A game alone with a hint, one against a bot; then without a network on with it, a puzzle."""
    failed: list[str] = []
    player.on("pageerror", lambda error: failed.append(str(error)))
    player.goto(site)
    play_now(player)
    begin(player)
    heading(player, "Card 1 of 17")
    no_scrolling(player)
    picture(player, "site-table-phone")
    button(player, "Show me a good turn").click()
    hint = player.get_by_role("region", name="A good turn")
    expect(hint).to_contain_text(re.compile(r"Write|Draw|Skip"), timeout=PATIENT)
    button(player, "No, thanks").click()
    pass_on(player, "Record of the game")
    expect(player.get_by_role("heading", name="Record of the game")).to_be_visible()
    assert "/#/t/" in player.url

    player.goto(f"{site}#/new#bot")
    button(player, "Play").click()
    begin(player)
    button(player, "See the first card").click()
    heading(player, "Card 1 of 17")
    pass_card(player)
    heading(player, "Card 2 of 17")

    player.evaluate(KEEP)
    player.context.set_offline(True)
    player.reload()
    heading(player, "Card 2 of 17")
    pass_card(player)
    heading(player, "Card 3 of 17")
    entry = shipped()[0]
    player.goto(f"{site}#/puzzles/{entry.id}")
    heading(player, "Puzzle 1")
    solve(player, entry)
    expect(player.locator(".verdict")).to_contain_text("Solved!")
    player.goto(f"{site}#/statistics")
    expect(player.get_by_role("heading", level=1)).to_contain_text("statistics")
    player.goto(f"{site}#/t/nowhere")
    heading(player, "There is no such table")
    assert failed == []


def test_the_first_page_and_what_needs_a_server(player: Page, site: str) -> None:
    """Links lead inside the folder; a table with others asks for the address of a server."""
    player.goto(site)
    expect(player.locator(".ways")).to_be_visible()
    picture(player, "site-home-phone")
    no_violations(player)
    rules = player.locator("footer a").first
    rules.hover()
    assert str(rules.get_attribute("href")).startswith("#/")
    player.goto(f"{site}#/new")
    field = player.get_by_label("Address of the server")
    field.fill("no address")
    button(player, "Go there").click()
    expect(player.get_by_role("alert").first).to_contain_text("look like an address")
    picture(player, "site-new-phone")
    no_violations(player)


# What is kept of Python's memory: replaced by `change` of it, once it is there.
SNAPSHOT = """async change => {
    const cache = await caches.open("hashi-engine");
    const find = async () => (await cache.keys()).find(({url}) => url.endsWith("/snapshot"));
    while (!await find()) await new Promise(done => setTimeout(done, 100));
    const request = await find(), kept = await cache.match(request);
    const nothing = new Blob([new Uint8Array(1000)]).stream();
    const empty = new Response(nothing.pipeThrough(new CompressionStream("gzip")));
    const headers = new Headers(kept.headers);
    headers.set("x-mark", change);
    const body = await (change === "break" ? empty : kept).blob();
    if (change) await cache.put(request, new Response(body, {headers}));
    return kept.headers.get("x-mark");
}"""


def test_python_goes_on_from_its_kept_memory(player: Page, site: str) -> None:
    """A second start uses it; where it is broken, Python starts without it and keeps another."""
    player.goto(site)
    play_now(player)
    begin(player)
    heading(player, "Card 1 of 17")
    assert player.evaluate(SNAPSHOT, "mark") is None
    player.reload()
    heading(player, "Card 1 of 17")
    assert player.evaluate(SNAPSHOT, "") == "mark"
    pass_on(player, "Card 2 of 17")
    player.evaluate(SNAPSHOT, "break")
    player.reload()
    heading(player, "Card 2 of 17")
    assert player.evaluate(SNAPSHOT, "") is None


@pytest.mark.parametrize(
    "cards", [2, pytest.param(17, marks=pytest.mark.long)], ids=["two", "every"]
)
def test_a_page_that_is_killed_loses_nothing(
    new_context: NewContext, site: str, cards: int
) -> None:
    """After every step that was acknowledged the page ends without notice; the next one has it."""
    context = new_context(viewport=PHONE, service_workers="allow")
    page = context.new_page()
    page.goto(site)
    play_now(page)
    begin(page)
    heading(page, "Card 1 of 17")
    address = page.url
    for card in range(1, cards + 1):
        page.close()
        page = context.new_page()
        page.goto(address)
        heading(page, f"Card {card} of 17")
        if card < cards:
            pass_on(page, f"Card {card + 1} of 17")


def test_several_tabs_play_side_by_side(new_context: NewContext, site: str) -> None:
    """No tab ends another one: each has a worker of its own over the same database."""
    play_in_tabs(new_context(viewport=PHONE, service_workers="allow"), site)
