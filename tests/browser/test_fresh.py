"""A fresh board on the page for new tables: drawn, another one, by its code, and played."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import PHONE, button, heading, no_scrolling, no_violations, picture, place

CODE = "A1-2222-22C"
WAIT_MS = 120_000  # a busy machine starts a worker and rates a board


def choose_fresh(page: Page, address: str) -> None:
    """Choose a fresh board by keyboard, and wait until the first one is there."""
    page.goto(f"{address}/new")
    page.get_by_role("radio", name="Side A").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="A fresh board")).to_be_checked()
    expect(page.get_by_label("With this code")).to_be_visible(timeout=WAIT_MS)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_by_keyboard(page: Page, address: str, scheme: str) -> None:
    """Chosen, looked at, another one, one of a code with a slip and without, and played."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.set_viewport_size(PHONE)
    choose_fresh(page, address)
    expect(page.get_by_role("main").get_by_text("This board is")).to_be_visible()
    expect(page.get_by_text("You can score 60 points on it")).to_be_visible()
    no_violations(page)
    picture(page, f"fresh-phone-{scheme}")
    code = page.get_by_label("With this code")
    first = code.input_value()
    button(page, "Another one").press("Enter")
    expect(code).not_to_have_value(first, timeout=WAIT_MS)
    typed = page.get_by_label("Got a code?")
    typed.fill("A1-2222-22D")
    typed.press("Enter")
    expect(page.get_by_text("No board has the code “A1-2222-22D”")).to_be_visible()
    typed.fill("a1 2222 22c")
    typed.press("Enter")
    expect(code).to_have_value(CODE, timeout=WAIT_MS)
    page.get_by_role("radio", name="1 player").check(force=True)
    button(page, "Start").press("Enter")
    heading(page, "Setup")
    no_scrolling(page)
    place(page, "a2")
    heading(page, "Card 1 of 17")
    picture(page, f"fresh-play-{scheme}")


@pytest.mark.parametrize("language", ["de", "pl", "fr", "es"])
def test_by_link_in_every_language(page: Page, address: str, language: str) -> None:
    """A link opens the form with the board of a code; the words fit a phone in every language."""
    page.set_viewport_size(PHONE)
    page.goto(address)
    page.evaluate("language => localStorage.setItem('hashi-language', language)", language)
    page.goto(f"{address}/new#board={CODE}")
    expect(page.locator("input[readonly]")).to_have_value(CODE, timeout=WAIT_MS)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_violations(page)
    picture(page, f"fresh-{language}")
