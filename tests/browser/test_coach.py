"""Bots and the coach in a real browser: levels, hints and reports."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from hashi import record
from hashi.locale import LANGUAGES
from tests.browser.hand import (
    CODE,
    PHONE,
    button,
    heading,
    no_scrolling,
    no_violations,
    picture,
    place,
    tap_island,
    wish,
)


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
    level(page, 4).scroll_into_view_if_needed()
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


def test_a_hint_is_shown_taken_over_and_recorded(page: Page, address: str) -> None:
    """Asked for, drawn as a ghost, said in words, taken over as marks; the record tells of it."""
    page.set_viewport_size(PHONE)
    wish(page, address, ["person"], code=CODE)
    place(page, "c4")
    heading(page, "Card 1 of 17")
    tap_island(page, "c2")
    button(page, "Show me a good turn").click()
    hint = page.get_by_role("region", name="A good turn")
    expect(hint).to_contain_text(re.compile(r"Write|Draw|Skip"))
    expect(hint).to_contain_text(re.compile(r"than your marks|just as good"))
    expect(page.get_by_role("log")).to_contain_text("A good turn:")
    expect(page.locator("svg.board .proposed").first).to_be_visible()
    expect(page.locator('[data-at="c2"]')).to_have_attribute("aria-label", re.compile(r"number \d"))
    no_scrolling(page)
    picture(page, "hint-phone")
    no_violations(page)
    page.emulate_media(color_scheme="dark")
    no_violations(page)
    picture(page, "hint-phone-dark")
    button(page, "No, thanks").click()
    expect(hint).to_have_count(0)
    button(page, "Show me a good turn").click()
    button(page, "Mark it like this").click()
    expect(hint).to_have_count(0)
    heading(page, "Card 1 of 17")
    expect(page.locator("svg.board .bridge.wet").first).to_be_visible()
    page.locator("button.confirm").click()
    heading(page, "Card 2 of 17")
    for number in range(2, 18):
        heading(page, f"Card {number} of 17")
        page.locator("button.confirm").click()
        page.locator("button.confirm").click()
    expect(page.get_by_text("Ada took 1 hint.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    told = record.parse(download.value.path().read_text("utf-8"))
    assert str(told.rounds[0].entries[0]) == "1? hint"
    assert all("hint" not in str(entry) for r in told.rounds[1:] for entry in r.entries)


def test_a_table_without_hints(page: Page, address: str) -> None:
    """Whoever opens the table may switch hints off."""
    page.goto(f"{address}/new")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("radio", name="1 player").check(force=True)
    page.get_by_text("More choices").click()
    page.get_by_role("checkbox", name="Hints").uncheck()
    button(page, "Begin").click()
    place(page, "c4")
    heading(page, "Card 1 of 17")
    expect(button(page, "Undo the last mark")).to_be_visible()
    expect(button(page, "Show me a good turn")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_in_every_language(browser: Browser, address: str, language: str) -> None:
    """Long words fit the smallest phone and the desktop alike."""
    dark = language in {"pl", "fr"}
    context = browser.new_context(
        locale=language,
        viewport=PHONE,
        reduced_motion="reduce",
        color_scheme="dark" if dark else "light",
    )
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name=re.compile(" A")).first.click()
    expect(page.locator('[data-at="c4"]')).to_be_visible()
    tap_island(page, "c4")
    page.locator("button.primary:enabled").last.click()
    heading(page, "17")
    tap_island(page, "c2")
    page.locator("button.hints").click()
    expect(page.locator("section.advice")).to_be_visible()
    for width, height in ((360, 640), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("section.advice")).to_be_visible()
        no_scrolling(page)
        picture(page, f"hint-{language}-{width}")
    context.close()
