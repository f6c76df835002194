"""Bots and the coach in a real browser: levels, hints and reports."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.hand import PHONE, button, heading, no_violations, picture


def level(page: Page, seat: int) -> Locator:
    """Where the level of a bot is chosen."""
    return page.get_by_role("combobox", name=f"Level (Seat {seat})")


def test_levels_are_chosen_for_each_seat(page: Page, address: str) -> None:
    """A level for every bot: in the form, at an open seat, and changed before the game."""
    page.set_viewport_size(PHONE)
    page.goto(f"{address}/new")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("radio", name="4 players").check(force=True)
    for seat in (2, 3):
        bot = page.get_by_role("group", name=f"Seat {seat}").get_by_role("radio", name="Bot")
        bot.check(force=True)
    expect(level(page, 2)).to_have_value("project-manager")
    level(page, 2).select_option("Island god")
    level(page, 3).scroll_into_view_if_needed()
    picture(page, "levels-new")
    no_violations(page)
    button(page, "Open the table").click()
    heading(page, "The table is set")
    seats = page.get_by_role("listitem")
    expect(seats.filter(has_text="Ren")).to_contain_text("bot, Island god")
    expect(seats.filter(has_text="Sora")).to_contain_text("bot, Project manager")
    level(page, 3).select_option("Screw tightener")
    expect(seats.filter(has_text="Sora")).to_contain_text("bot, Screw tightener")
    level(page, 4).select_option("Minion")
    page.mouse.wheel(0, 250)
    picture(page, "levels-lobby")
    no_violations(page)
    button(page, "Put a bot here").click()
    heading(page, "Setup")
    button(page, "Yuki").click()
    expect(page.get_by_role("dialog")).to_contain_text("bot, Minion")
    picture(page, "levels-sheet")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_role("list", name="The other sheets")).to_contain_text("Screw tightener")
    picture(page, "levels-play")
