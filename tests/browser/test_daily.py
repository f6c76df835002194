"""The daily deal in a real browser: on a phone, by keyboard, to its end."""

import time
from datetime import date

from playwright.sync_api import Page, expect

from hashi.deal.daily import day_after, day_at
from tests.browser.hand import (
    PHONE,
    button,
    heading,
    no_violations,
    picture,
    place,
)
from tests.browser.prepared import post


def test_from_the_first_page_to_a_game_that_counts(page: Page, address: str) -> None:
    """By keyboard on a phone: begin today's deal, leave it, and go on with it."""
    page.set_viewport_size(PHONE)
    page.goto(address)
    page.get_by_role("link", name="The daily deal").press("Enter")
    heading(page, "The daily deal")
    expect(page.get_by_text("Next deal in")).to_be_visible()
    button(page, "Play side B").press("Enter")
    heading(page, "Setup")
    place(page, "c4")
    heading(page, "Card 1 of 17")
    button(page, "Cards and announcements").press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Daily deal of")
    table = page.url
    page.goto(f"{address}/daily")
    expect(page.get_by_text("In progress, and it counts")).to_be_visible()
    page.get_by_role("link", name="Continue side B").press("Enter")
    heading(page, "Card 1 of 17")
    assert page.url == table


def test_the_end_of_a_daily_deal(page: Page, address: str) -> None:
    """Points, everybody here, the streak; what is shared shows no island; the leaderboard."""
    page.set_viewport_size(PHONE)
    table = post(page, address, "Ada", "A")
    page.goto(f"{address}/t/{table}")
    expect(page.get_by_text("this game counts")).to_be_visible()
    expect(page.get_by_text("Your streak: 1 day")).to_be_visible()
    expect(page.get_by_role("heading", name="Everybody here")).to_be_visible()
    expect(page.get_by_text("the same for everybody")).to_be_visible()  # the deal was checked
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        picture(page, f"daily-end-{scheme}")
        no_violations(page)
    button(page, "Share").press("Enter")
    text = page.get_by_label("Text that gives nothing away").input_value()
    assert text.startswith("HASHI, daily deal of ")
    assert text.endswith("/daily")
    assert sum(text.count(square) for square in "🟥🟦🟨⬜") == 17
    page.keyboard.press("Escape")
    page.get_by_role("link", name="To the daily deal").press("Enter")
    heading(page, "The daily deal")
    row = page.get_by_role("row", name="Ada (you)")
    expect(row).to_be_visible()
    for span in ("This week", "All time"):
        page.get_by_role("radio", name=span).press("Space")
        expect(page.get_by_role("columnheader", name="Deals")).to_be_visible()
        expect(row).to_be_visible()
    button(page, "Practise side A").press("Enter")
    heading(page, "Setup")


def test_an_old_day_is_practice(page: Page, address: str) -> None:
    """Chosen in the calendar; the table says that it does not count."""
    page.goto(f"{address}/daily")
    day = day_after(day_at(time.time()), -40)
    page.get_by_label("Day", exact=True).fill(day)
    button(page, "Practise", exact=True).press("Enter")
    heading(page, "Setup")
    on = date.fromisoformat(day)
    heading(page, f"Practice: daily deal of {on.day} {on:%B} {on.year}")
