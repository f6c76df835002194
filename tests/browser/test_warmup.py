"""The page before the bots are compiled: it says so, and stops saying so by itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from hashi.locale import LANGUAGES, Texts
from tests.browser.conftest import served
from tests.browser.hand import PHONE, button, no_scrolling, no_violations, picture, place, wish

PATIENT = 900_000  # milliseconds: compiling takes half a minute, on a busy machine many


@pytest.fixture(scope="module")
def cold(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has nothing compiled yet."""
    folder = tmp_path_factory.mktemp("cold")
    with served(folder, NUMBA_CACHE_DIR=str(folder / "cache")) as here:
        yield here


def begun(page: Page, address: str) -> None:
    """Start a game against a bot, up to the first card."""
    page.set_viewport_size(PHONE)
    wish(page, address, ["person", "bot"])
    expect(page.get_by_text(Texts("en")("table-warming-up"))).to_be_visible()
    no_violations(page)
    picture(page, "warming-up-lobby")
    button(page, "Start the game").click()
    place(page, "c4")
    page.get_by_role("button", name="To the first card").click()
    expect(button(page, "Show me a good turn")).to_be_visible()


def test_the_page_says_that_bots_warm_up(page: Page, browser: Browser, cold: str) -> None:
    """In the lobby and at the table, in five languages; and hints are put off with a sentence."""
    begun(page, cold)
    expect(page.get_by_text(Texts("en")("table-warming-up"))).to_be_visible()
    no_scrolling(page)
    button(page, "Show me a good turn").click()
    expect(page.get_by_text(Texts("en")("hint-warming-up")).first).to_be_visible()
    picture(page, "warming-up-table")
    for language in LANGUAGES:
        watching = browser.new_page(locale=language, viewport=PHONE)
        watching.goto(page.url)
        expect(watching.get_by_text(Texts(language)("table-warming-up"))).to_be_visible()
        no_scrolling(watching)
        watching.close()


@pytest.mark.long
def test_it_goes_away_by_itself(page: Page, cold: str) -> None:
    """Once everything is compiled, without a reload."""
    begun(page, cold)
    expect(page.get_by_text(Texts("en")("table-warming-up"))).to_have_count(0, timeout=PATIENT)
    button(page, "Show me a good turn").click()
    expect(page.locator("section.advice")).to_be_visible(timeout=PATIENT)
