"""Two people at one table."""

from playwright.sync_api import Page, expect

from tests.browser.hand import button, heading, place


def sit(guest: Page, table: str) -> None:
    """Another person takes the free seat."""
    guest.goto(table)
    guest.get_by_label("Your name").fill("Bruno")
    button(guest, "Join").click()
    expect(guest.get_by_role("main")).to_contain_text("Bruno")


def place_both(host: Page, guest: Page) -> None:
    """Both write their starting number, and see the first card."""
    for who, at in ((host, "c4"), (guest, "c2")):
        heading(who, "Setup")
        place(who, at)
    for who in (host, guest):
        button(who, "See the first card").click()
        heading(who, "Card 1 of 17")
