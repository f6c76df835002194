"""A page and its server that lose and find each other, in a real browser."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, WebSocket, WebSocketRoute, expect

from hashi import Turn
from hashi.locale import LANGUAGES, source
from tests.browser.conftest import NewContext
from tests.browser.hand import (
    CODE,
    PHONE,
    button,
    confirm,
    heading,
    no_scrolling,
    no_violations,
    open_table,
    picture,
    place,
    tap_island,
    tap_line,
)
from tests.browser.prepared import begin_alone
from tests.browser.server import Server


def spoken(page: Page, words: str) -> Locator:
    """What was told to screen readers with these words in it."""
    return page.get_by_role("log").locator("p").filter(has_text=words)


def test_a_restart_during_a_game(page: Page, server: Server) -> None:
    """The page says why and when, comes back by itself, and the turn on the sheet is not lost."""
    open_table(page, server.address, ["person"], code=CODE)
    place(page, "c4")
    heading(page, "Card 1 of 17")
    tap_island(page, "c2")
    written = expect(page.locator('[data-at="c2"]'))
    written.to_have_attribute("aria-label", re.compile("number 6"))
    server.stop()
    banner = page.get_by_role("region", name="Connection")
    expect(banner).to_contain_text(
        re.compile(r"The server cannot be reached\.\s+Trying again in \d+\ss")
    )
    picture(page, "restart-in-a-game")
    written.to_have_attribute("aria-label", re.compile("number 6"))
    # Said once, after a moment, however often it is tried and the seconds change.
    expect(spoken(page, "cannot be reached")).to_have_count(1)
    for _ in range(2):
        page.wait_for_event("websocket")
    assert spoken(page, "cannot be reached").count() == 1
    server.start()
    expect(banner).to_have_count(0)
    expect(spoken(page, "Connected again.")).to_have_text(["Connected again."])
    confirm(page, Turn(6, "c2"))
    heading(page, "Card 2 of 17")


def test_a_restart_in_the_lobby(page: Page, new_context: NewContext, server: Server) -> None:
    """Who waits for others sees a lost connection too, and need not wait for the next try."""
    open_table(page, server.address, ["person", "person"])
    heading(page, "The table is ready")
    server.stop()
    banner = page.get_by_role("region", name="Connection")
    expect(banner).to_contain_text("Trying again")
    picture(page, "restart-in-the-lobby")
    no_violations(page)
    button(page, "Put a bot here").click()
    trouble = page.locator("main p.trouble").last
    expect(trouble).not_to_be_empty()
    server.start()
    # At once, if it is still there: the page may have come back by itself meanwhile.
    button(banner, "Try now").evaluate_all("buttons => buttons.forEach(one => one.click())")
    expect(banner).to_have_count(0)
    expect(trouble).to_be_empty()  # over with the trouble it told of
    guest = new_context().new_page()
    guest.goto(page.url)  # a first visit by link: no cookie yet
    heading(guest, "Ada invites you to HASHI")
    expect(guest.get_by_role("region", name="Connection")).to_have_count(0)


def test_a_full_server(page: Page, new_context: NewContext, tmp_path: Path) -> None:
    """A refused socket says so, waits as long as the server asks, and is not "no such table"."""
    with Server(tmp_path, HASHI_MOST_SOCKETS="1") as server:
        open_table(page, server.address, ["person", "person"])
        heading(page, "The table is ready")
        guest = new_context().new_page()
        tries: list[str] = []
        guest.on("websocket", lambda opened: tries.append(opened.url))
        guest.goto(page.url)
        banner = guest.get_by_role("region", name="Connection")
        expect(banner).to_contain_text(
            re.compile(r"The server is full right now\.\s+Trying again in ([5-9]|1\d)\ss")
        )
        expect(guest.get_by_text("no such table")).to_have_count(0)
        picture(guest, "full-server")
        no_violations(guest)
        expect(banner).to_contain_text(re.compile(r"in 3\ss"))
        assert len(tries) == 1
        page.goto(server.address)
        expect(banner).to_have_count(0)
        heading(guest, "Ada invites you to HASHI")


def test_an_unknown_table(page: Page, address: str) -> None:
    """Where there is no such table, that is said, and it is not asked for again."""
    tries: list[str] = []
    page.on("websocket", lambda opened: tries.append(opened.url))
    page.goto(f"{address}/t/nowhere")
    heading(page, "There is no such table")
    expect(page.get_by_role("link", name="To the home page")).to_be_visible()
    assert 1 <= len(tries) <= 2  # the second as somebody the server knows
    no_violations(page)


def test_the_banner_in_every_language(page: Page, address: str) -> None:
    """It fits on a phone beside the board, in every language."""
    cut: list[bool] = []
    sockets: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        if cut:
            route.close()
        else:
            sockets.append(route)
            route.connect_to_server()

    page.route_web_socket(re.compile("/socket$"), through)
    page.set_viewport_size(PHONE)
    begin_alone(page, address)
    for language in LANGUAGES:
        cut.clear()
        page.evaluate("language => localStorage.setItem('hashi-language', language)", language)
        page.reload()
        heading(page, "17")
        cut.append(True)
        sockets[-1].close()
        lost = re.search(r"(?m)^connection-lost = (.+)$", source(language, "page"))
        assert lost is not None
        expect(page.get_by_text(lost[1]).first).to_be_visible()
        no_scrolling(page)
        picture(page, f"connection-lost-{language}")


def test_a_part_of_the_page_that_cannot_be_loaded(page: Page, address: str) -> None:
    """A browser with the page of an older server is told to reload it."""
    page.route(re.compile(r"/assets/Lobby-.*\.js"), lambda route: route.abort())
    open_table(page, address, ["person", "person"])
    expect(page.get_by_text("This page could not be loaded.")).to_be_visible()
    page.unroute_all()
    page.get_by_role("link", name="Try again").click()
    heading(page, "The table is ready")


def test_two_quick_confirms_play_once(page: Page, address: str) -> None:
    """A double click on the button plays the turn, and not the next card."""
    played: list[str | bytes] = []

    def listen(opened: WebSocket) -> None:
        opened.on("framesent", lambda text: played.append(text) if '"play"' in str(text) else None)

    page.on("websocket", listen)
    begin_alone(page, address)
    tap_island(page, "c2")
    tap_line(page, "c2-c4")
    page.locator("button.confirm").dblclick()
    heading(page, "Card 2 of 17")
    expect(page.locator(".toast")).to_have_count(0)
    assert len(played) == 1
