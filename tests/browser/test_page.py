"""Every page in a real browser: accessible, small, of every size and in every language."""

import gzip
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Response, expect

from hashi.locale import LANGUAGES
from hashi.server.page.page import PAGES
from tests.browser.conftest import NewContext
from tests.browser.hand import (
    CODE,
    PHONE,
    button,
    heading,
    no_scrolling,
    no_violations,
    open_table,
    picture,
    place,
    play_now,
    tap_island,
)
from tests.browser.prepared import begin_alone

PLAIN = tuple(path for path in PAGES if "{" not in path)
MOST_BYTES = 90_000
MOST_REQUESTS = 25


def test_language_switch_in_mid_game(page: Page, address: str) -> None:
    """Every language, at any time, with nothing lost."""
    begin_alone(page, address)
    tap_island(page, "c2")
    button(page, "Settings").click()
    for language in LANGUAGES[1:]:
        page.get_by_role("dialog").get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.locator('[data-at="c2"]')).to_have_attribute("aria-label", re.compile(r"\d"))
    heading(page, "17")
    picture(page, f"switched-to-{LANGUAGES[-1]}")


@pytest.mark.parametrize(
    "path",
    [
        *PLAIN,
        "/handover/x",
        "/j/ZZZZZZ",
        "/d/ZZZZZZ",
        "/d/ZZZZZZ/1",
        "setup",
        "card",
        "lobby",
    ],
)
def test_no_accessibility_violations(page: Page, address: str, path: str) -> None:
    """WCAG 2.2 AA by axe, on every page, in light and dark."""
    if path in {"setup", "card"}:
        open_table(page, address, ["person"], code=CODE)
        heading(page, "Setup")
        if path == "card":
            place(page, "c4")
            heading(page, "Card 1 of 17")
            tap_island(page, "c2")
    elif path == "lobby":
        open_table(page, address, ["person", "person"])
        heading(page, "The table is ready")
    else:
        page.goto(f"{address}{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        picture(page, f"axe-{path.strip('/').replace('/', '-') or 'home'}-{scheme}")
        no_violations(page)


def at_every_size(page: Page) -> Iterator[int]:
    """Give the page the size of a phone, a tablet and a desktop in turn; yields the width."""
    for width, height in ((360, 640), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise(requestAnimationFrame)")
        yield width


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_at_every_size(new_context: NewContext, address: str, language: str) -> None:
    """Long words break nothing: no sideways scrolling on any page, the table without scrolling."""
    context = new_context(
        locale=language, viewport=PHONE, color_scheme="dark" if language == "pl" else "light"
    )
    page = context.new_page()
    for path in PLAIN:
        page.goto(f"{address}{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        for width in at_every_size(page):
            assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
            picture(page, f"{language}-{width}{path.replace('/', '-')}")
    page.set_viewport_size(PHONE)
    page.goto(address)
    play_now(page)
    expect(page.locator('[data-at="c4"]')).to_be_visible()
    tap_island(page, "c4")
    page.locator("button.primary:enabled").last.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("17")
    for width in at_every_size(page):
        no_scrolling(page)
        picture(page, f"{language}-{width}-table")


def test_first_load_is_small_and_our_own(page: Page, address: str) -> None:
    """At most 90 kB of script and style, compressed, few files, and no request to anybody else."""
    loaded: list[Response] = []
    page.on("response", lambda answer: loaded.append(answer))  # noqa: PLW0108  Playwright marks its handlers
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert all(answer.url.startswith(address) for answer in loaded)
    assert len(loaded) <= MOST_REQUESTS
    bodies = [answer.body() for answer in loaded if answer.url.endswith((".js", ".css"))]
    assert bodies
    assert sum(len(gzip.compress(body)) for body in bodies) <= MOST_BYTES


def test_something_is_drawn_before_any_script(page: Page, address: str) -> None:
    """A slow network shows the name and a drawing meanwhile, which give way to the page."""
    page.route(re.compile(r"\.js$"), lambda route: route.abort())
    page.goto(address)
    splash = page.locator("#splash")
    expect(splash).to_be_visible()
    expect(splash).to_contain_text("HASHI")
    page.unroute_all()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(splash).to_have_count(0)


def test_names_are_never_markup(page: Page, address: str) -> None:
    """A name with tags in it is shown as it was typed, and runs nothing."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{address}/new")
    page.get_by_label("Your name").fill("<img src=x onerror=alert(1)>")
    button(page, "Get a link").click()
    heading(page, "The table is ready")
    expect(page.get_by_role("main")).to_contain_text("<img src=x onerror=alert(1)>")
    assert page.locator("img[src=x]").count() == 0
    assert errors == []
