"""Seats in the page: bots and free seats, a while to come back, nudges, strangers sent away."""

from playwright.sync_api import Page, expect

from hashi import Turn
from tests.browser.conftest import NewContext
from tests.browser.hand import (
    PHONE,
    button,
    confirm,
    heading,
    no_scrolling,
    no_violations,
    open_table,
    picture,
    place,
)
from tests.browser.pair import place_both, sit


def test_a_stranger_is_sent_away(page: Page, new_context: NewContext, address: str) -> None:
    """Who opened the table has a button for it; the stranger reads why and cannot sit again."""
    open_table(page, address, ["person", "person"])
    heading(page, "The table is ready")
    stranger = new_context().new_page()
    sit(stranger, page.url)
    expect(button(stranger, "Send away")).to_have_count(0)
    picture(page, "send-away")
    button(page, "Send away").click()
    expect(stranger.get_by_role("alert").first).to_contain_text("sent you away from this table")
    expect(button(stranger, "Join")).to_have_count(0)
    expect(button(page, "Send away")).to_have_count(0)
    guest = new_context().new_page()
    sit(guest, page.url)
    expect(page.get_by_role("main")).to_contain_text("Bruno")


def test_a_while_to_come_back(page: Page, new_context: NewContext, address: str) -> None:
    """Everybody sees how long somebody away is waited for; who comes back plays on."""
    open_table(page, address, ["person", "person"])
    guest = new_context().new_page()
    sit(guest, page.url)
    watching = new_context().new_page()
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


def test_nothing_starts_by_surprise(page: Page, address: str) -> None:
    """A bot on the last free seat starts nothing; bots and free seats are taken away again."""
    page.set_viewport_size(PHONE)
    open_table(page, address, ["person", "person", "person"])
    heading(page, "The table is ready")
    button(page, "Remove this seat").first.click()
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(2)
    button(page, "Put a bot here").click()
    expect(page.get_by_text("Everybody is here.")).to_be_visible()
    no_violations(page)
    picture(page, "lobby-bot")
    button(page, "Remove the bot").click()
    expect(page.get_by_text("One seat is still free.")).to_be_visible()
    picture(page, "lobby-free")
    button(page, "Put a bot here").click()
    page.reload()
    expect(page.get_by_text("Everybody is here.")).to_be_visible()
    button(page, "Start the game").click()
    heading(page, "Setup")


def test_alone_after_all(page: Page, address: str) -> None:
    """Without the other seat it is a game alone, which still waits for the button."""
    open_table(page, address, ["person", "person"])
    button(page, "Remove this seat").click()
    expect(page.get_by_text("Everybody is here.")).to_be_visible()
    button(page, "Start the game").click()
    heading(page, "Setup")
    place(page, "c4")
    expect(page.get_by_role("list", name="The three piles")).to_be_visible()


def test_a_slow_player_is_nudged(page: Page, new_context: NewContext, address: str) -> None:
    """Whoever waits has a button after a while; the slow player reads and hears who waits.

    Long names overflow nothing, on a desktop or on a phone.
    """
    long = "Maximiliane-Charlotte von und zu Habsburg"[:40]
    open_table(page, address, ["person", "person"], name=long)
    guest = new_context().new_page()
    sit(guest, page.url)
    button(page, "Start the game").click()
    place_both(page, guest)
    expect(button(page, "Nudge")).to_have_count(0)
    confirm(page, Turn())
    expect(button(page, "Nudge")).to_be_visible()
    for size in ({"width": 1440, "height": 900}, {"width": 1000, "height": 600}, PHONE):
        for who in (page, guest):
            who.set_viewport_size({"width": size["width"], "height": size["height"]})
            no_scrolling(who)
            picture(who, f"waiting-{size['width']}-{'host' if who is page else 'guest'}")
        room = page.locator(".area-actions").evaluate(
            "it => [it.scrollHeight - it.clientHeight, it.scrollWidth - it.clientWidth]"
        )
        assert max(room) <= 0, size
    button(page, "Nudge").click()
    expect(button(page, "Nudge")).to_have_count(0)
    expect(guest.locator(".toast")).to_contain_text(f"{long} is waiting for you.")
    # On a phone in the line of the instruction, over nothing else.
    news = guest.locator(".area-guide .news")
    expect(news).to_contain_text(f"{long} is waiting for you.")
    expect(guest.locator(".toast")).to_be_hidden()
    expect(page.locator(".toast")).to_have_count(0)
