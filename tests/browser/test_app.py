"""The page of a server as an app: installable, and without a network it plays on the device."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewContext, served
from tests.browser.hand import (
    PHONE,
    button,
    heading,
    no_violations,
    open_table,
    picture,
    place,
    play_now,
)
from tests.browser.site import KEEP, pass_on, play_in_tabs

# What a first visit may cost, in cheap requests; an address may use 500 at once.
MOST_REQUESTS = 40


def test_it_can_be_installed(page: Page, address: str) -> None:
    """A manifest with icons for every mask, a service worker; WebAssembly in one folder only."""
    manifest = json.loads(page.request.get(f"{address}/manifest.webmanifest").text())
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        answer = page.request.get(f"{address}/{icon['src']}")
        assert answer.body()[:8] == b"\x89PNG\r\n\x1a\n"
        width, height = (int.from_bytes(answer.body()[at : at + 4]) for at in (16, 20))
        assert icon["sizes"] == f"{width}x{height}"
    page.goto(f"{address}/rules")
    link = page.locator("link[rel=manifest]").get_attribute("href")
    assert link == "/manifest.webmanifest"
    service = page.request.get(f"{address}/service.js")
    assert service.headers["cache-control"] == "no-cache"
    policy = service.headers["content-security-policy"]
    assert "wasm-unsafe-eval" not in policy
    files = json.loads(service.text().split("const LARGE = ", 1)[1].split(";\n", 1)[0])
    for file in files:
        policy = page.request.get(f"{address}/{file}").headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval'" in policy


def test_a_first_visit_costs_the_server_little(new_context: NewContext, address: str) -> None:
    """Also with all that the service worker keeps, so that a household can arrive at once."""

    def spent() -> float:
        metrics = page.request.get(f"{address}/metrics").text()
        found = re.search(r'hashi_spent_total\{kind="requests"\} (\S+)', metrics)
        assert found is not None
        return float(found[1])

    context = new_context(viewport=PHONE, service_workers="allow")
    page = context.new_page()
    before = spent()
    page.goto(address)
    expect(page.locator(".ways")).to_be_visible()
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    assert spent() - before <= MOST_REQUESTS


def play_to_the_end(page: Page) -> None:
    """Write the starting number of a game alone, and pass with every card."""
    expect(page.locator('[data-at="c4"] .sand')).to_be_visible()
    place(page, "c4", 3)
    heading(page, "Card 1 of 17")
    pass_on(page, "Record of the game")


def finished_games(page: Page, address: str) -> list[str | None]:
    """The games in this person's statistics at the server, by the day of their deal."""
    games = page.request.get(f"{address}/api/statistics").json()["games"]
    return sorted((game["day"] for game in games), key=str)


def test_without_a_network_it_plays_on_the_device(new_context: NewContext, address: str) -> None:
    """What was played in a tunnel, across a reload, is on the server once it is there again."""
    context = new_context(viewport=PHONE, service_workers="allow")
    page = context.new_page()
    page.goto(address)
    expect(page.locator(".ways")).to_be_visible()
    page.evaluate(KEEP)
    context.set_offline(True)
    page.reload()
    expect(page.get_by_text("playing on this device")).to_be_visible()
    picture(page, "app-home-offline")
    no_violations(page)
    page.goto(f"{address}/daily")
    button(page, "Play side A").click()
    expect(page.locator('[data-at="c4"] .sand')).to_be_visible()
    place(page, "c4", 3)
    heading(page, "Card 1 of 17")
    pass_on(page, "Card 2 of 17")
    page.reload()
    heading(page, "Card 2 of 17")
    pass_on(page, "Record of the game")
    page.goto(address)
    play_now(page)
    play_to_the_end(page)
    context.set_offline(False)
    page.goto(address)
    expect(page.get_by_text("2 games from this device are now on the server")).to_be_visible()
    overview = page.request.get(f"{address}/api/daily").json()
    assert [side["total"] is None for side in overview["sides"]] == [False, True]
    assert finished_games(page, address) == [overview["day"], None]
    page.reload()
    expect(page.locator(".ways")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("on the server, too")).to_have_count(0)
    # A page that ended after sending and before noting it sends once more: nothing counts twice.
    page.evaluate("localStorage.removeItem('hashi-sent')")
    page.reload()
    expect(page.get_by_text("2 games from this device are now on the server")).to_be_visible()
    assert finished_games(page, address) == [overview["day"], None]


def test_several_tabs_without_a_network(new_context: NewContext, address: str) -> None:
    """They play side by side on the device, as those of a page without a server do."""
    context = new_context(viewport=PHONE, service_workers="allow")
    page = context.new_page()
    page.goto(address)
    expect(page.locator(".ways")).to_be_visible()
    page.evaluate(KEEP)
    context.set_offline(True)
    play_in_tabs(context, address)


def test_a_table_of_the_server_waits_for_the_network(new_context: NewContext, address: str) -> None:
    """Reloaded without a network it is not looked for on this device, and comes back by itself."""
    context = new_context(viewport=PHONE, service_workers="allow")
    page = context.new_page()
    page.goto(address)
    play_now(page)
    expect(page.locator('[data-at="c4"] .sand')).to_be_visible()
    place(page, "c4", 3)
    heading(page, "Card 1 of 17")
    page.evaluate(KEEP)
    context.set_offline(True)
    page.reload()
    expect(page.get_by_text("cannot be reached").first).to_be_visible()
    context.set_offline(False)
    heading(page, "Card 1 of 17")


def offer_on(page: Page) -> Locator:
    """What is said when the server does not answer."""
    return page.get_by_role("alert").filter(has_text="Play on this device?")


def test_a_server_that_does_not_answer(
    new_context: NewContext,
    tmp_path: Path,
    compiled: None,  # noqa: ARG001  no warm-up
) -> None:
    """With a network and a silent server the page offers to play here, and does; never at a table.

    What was typed into the form for a new table is not lost.
    """
    context = new_context(viewport=PHONE, service_workers="allow")
    page, table = context.new_page(), context.new_page()
    with served(tmp_path) as address:
        page.goto(address)
        expect(page.locator(".ways")).to_be_visible()
        page.evaluate(KEEP)
        open_table(table, address, ["person", "person"])
        page.goto(f"{address}/new#bot")
        page.get_by_text("More options").click()
        page.get_by_label("Your name").fill("Ada")
    button(page, "Open the table").click()
    expect(offer_on(page)).to_be_visible()
    picture(page, "app-silent-new")
    no_violations(page)
    expect(table.get_by_text("cannot be reached").first).to_be_visible()
    expect(button(table, "Play on this device")).to_have_count(0)
    button(page, "Play on this device").focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-at="c4"] .sand')).to_be_visible()

    home = context.new_page()
    home.goto(address)
    expect(offer_on(home)).to_be_visible()
    picture(home, "app-silent-home")
    no_violations(home)
    button(home, "Play on this device").click()
    expect(home.get_by_text("playing on this device")).to_be_visible()
    expect(offer_on(home)).to_have_count(0)
