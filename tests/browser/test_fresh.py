"""A fresh board on the page for new tables: drawn, another one, by its code, and played."""

import pytest
from playwright.sync_api import Page, expect

from hashi.locale import LANGUAGES
from tests.browser.conftest import NewContext
from tests.browser.hand import (
    PHONE,
    button,
    heading,
    no_scrolling,
    no_violations,
    picture,
    place,
    play_alone,
)

CODE = "A1-2222-22C"
WAIT_MS = 120_000  # a busy machine starts a worker and rates a board


def choose_fresh(page: Page, address: str) -> None:
    """Choose a fresh board by keyboard, and wait until the first one is there."""
    page.goto(f"{address}/new")
    page.get_by_text("More options").click()
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


@pytest.mark.parametrize("language", LANGUAGES[1:])
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


def test_a_deal_and_a_challenge_on_a_fresh_board(
    page: Page, new_context: NewContext, address: str
) -> None:
    """Both links lead others to this very board, the challenge with the same start, to the end."""
    page.goto(f"{address}/new#board={CODE}")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("radio", name="1 player").check(force=True)
    button(page, "Start").click()
    place(page, "a2")
    heading(page, "Card 1 of 17")
    islands = page.locator("svg.board [data-at]").count()
    play_alone(page, skip=True)
    button(page, "Share").click()
    link = page.get_by_label("Text with a link to the same deal").input_value().splitlines()[-1]
    guest = new_context().new_page()
    guest.set_viewport_size(PHONE)
    guest.goto(link.rsplit("/", 1)[0])
    heading(guest, "Play the same deal")
    expect(guest.get_by_role("main")).to_contain_text(CODE)
    button(guest, "Play solo").click()
    heading(guest, "Setup")
    expect(guest.locator("svg.board [data-at]")).to_have_count(islands)
    guest.goto(link)
    heading(guest, "Ada challenges you")
    expect(guest.get_by_role("main")).to_contain_text(CODE)
    no_violations(guest)
    picture(guest, "fresh-challenge")
    button(guest, "Play solo").click()
    heading(guest, "Card 1 of 17")
    expect(guest.locator("svg.board [data-at]")).to_have_count(islands)
    play_alone(guest, skip=True)
    section = guest.get_by_role("region", name="Both games, card by card")
    expect(section.get_by_role("row", name="Total")).to_be_visible()
    picture(guest, "fresh-challenge-end")
