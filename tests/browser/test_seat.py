"""Seats in the page: a while to come back, and strangers who are sent away."""

from playwright.sync_api import Browser, Page, expect

from hashi import Turn
from tests.browser.hand import button, confirm, heading, picture, wish
from tests.browser.test_fair import place_both, sit


def test_a_stranger_is_sent_away(page: Page, browser: Browser, address: str) -> None:
    """Who opened the table has a button for it; the stranger reads why and cannot sit again."""
    wish(page, address, ["person", "person"])
    heading(page, "The table is ready")
    stranger = browser.new_context(locale="en-US", reduced_motion="reduce").new_page()
    sit(stranger, page.url)
    expect(button(stranger, "Send away")).to_have_count(0)
    picture(page, "send-away")
    button(page, "Send away").click()
    expect(stranger.get_by_role("alert").first).to_contain_text("sent you away from this table")
    expect(button(stranger, "Sit here")).to_have_count(0)
    expect(button(page, "Send away")).to_have_count(0)
    guest = browser.new_context(locale="en-US", reduced_motion="reduce").new_page()
    sit(guest, page.url)
    expect(page.get_by_role("main")).to_contain_text("Bruno")
    for who in (stranger, guest):
        who.context.close()


def test_a_while_to_come_back(page: Page, browser: Browser, address: str) -> None:
    """Everybody sees how long somebody away is waited for; who comes back plays on."""
    wish(page, address, ["person", "person"])
    guest = browser.new_context(locale="en-US", reduced_motion="reduce").new_page()
    sit(guest, page.url)
    watching = browser.new_context(locale="en-US", reduced_motion="reduce").new_page()
    watching.goto(page.url)
    button(page, "Start the game").click()
    place_both(page, guest)
    table = guest.url
    confirm(page, Turn())
    guest.goto(address)
    timer = page.get_by_role("timer").first
    expect(timer).to_contain_text("A bot may take over in")
    expect(button(page, "Let a bot take over")).to_have_count(0)
    picture(page, "grace")
    button(page, "Bruno").first.click()
    expect(page.get_by_role("dialog").get_by_role("timer")).to_contain_text(
        "A bot may take over in"
    )
    page.keyboard.press("Escape")
    guest.goto(table)
    heading(guest, "Card 1 of 17")
    expect(page.get_by_role("timer")).to_have_count(0)
    for who in (guest, watching):
        who.context.close()
