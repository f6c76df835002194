"""Whichever way somebody comes to a first game: the same offer to learn, and the same notes."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.hand import (
    PHONE,
    button,
    heading,
    just_play,
    no_violations,
    open_table,
    picture,
    place,
    tap_island,
)
from tests.browser.prepared import open_alone

pytestmark = pytest.mark.newcomer


def is_taught(page: Page, name: str) -> None:
    """The offer is there; whoever would rather play has the notes."""
    expect(page.get_by_role("dialog", name="Your first game?")).to_be_visible()
    picture(page, f"newcomer-{name}")
    just_play(page)
    expect(page.get_by_role("note")).to_contain_text("Your first game!")


def test_play_offers_to_learn(page: Page, address: str) -> None:
    """One tap on Play opens the table; learning leads back to it."""
    page.goto(address)
    page.locator("button.start").click()
    button(page.get_by_role("dialog"), "Learn to play").click()
    heading(page, "Write a number")
    button(page, "Back to the table").click()
    heading(page, "Setup")
    expect(page.get_by_role("note")).to_contain_text("Your first game!")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_table_from_a_link_offers_to_learn(page: Page, address: str) -> None:
    """As a challenge opens one."""
    open_alone(page, address)
    is_taught(page, "link")


@pytest.mark.parametrize("other", ["bot", "device"])
def test_a_table_of_ones_own_offers_to_learn(page: Page, address: str, other: str) -> None:
    """Against a bot, and with a friend on one device."""
    open_table(page, address, ["person", other])
    is_taught(page, other)


def test_the_daily_deal_is_not_used_up(page: Page, address: str) -> None:
    """It says that only the first game counts, and offers practice."""
    page.goto(f"{address}/daily")
    button(page, "Play side A").click()
    dialog = page.get_by_role("dialog", name="Your first game?")
    expect(dialog).to_contain_text("no second try")
    no_violations(page)
    picture(page, "newcomer-daily")
    button(dialog, "A practice game first").click()
    heading(page, "Setup")
    expect(page.get_by_role("note")).to_contain_text("Your first game!")
    page.goto(f"{address}/daily")
    expect(button(page, "Play side A")).to_be_visible()


def test_waiting_is_learning(page: Page, address: str, new_context: NewContext) -> None:
    """The lobby leads to the tutorial, and the start of the game leads back, with a word."""
    open_table(page, address, ["person", "person"])
    friend = new_context().new_page()
    friend.goto(page.url)
    friend.get_by_label("Your name").first.fill("Ben")
    button(friend, "Join").click()
    button(friend, "Learn to play").click()
    heading(friend, "Write a number")
    button(page, "Start the game").click()
    heading(friend, "Setup")
    expect(friend.locator("body")).to_contain_text("The game is starting!")
    expect(friend.get_by_role("note")).to_contain_text("Your first game!")


def test_help_leads_to_learning_and_back(page: Page, address: str) -> None:
    """In the middle of a game, with the marks kept."""
    open_alone(page, address)
    just_play(page)
    place(page, "c4")
    heading(page, "Card 1 of 17")
    tap_island(page, "c2")
    written = page.locator('[data-at="c2"]').get_attribute("aria-label")
    button(page, "How to play here").click()
    button(page, "Learn by doing").click()
    heading(page, "Write a number")
    button(page, "Back to the table").click()
    expect(page.locator('[data-at="c2"]')).to_have_attribute("aria-label", written or "")


def test_in_first_games_a_tap_turns_the_card(page: Page, address: str) -> None:
    """Who pressed by mistake has all the time to take it back."""
    open_alone(page, address)
    just_play(page)
    place(page, "c4")
    heading(page, "Card 1 of 17")
    page.locator("button.confirm").click()
    page.locator("button.confirm").click()
    expect(page.locator("button.confirm")).to_have_text("Turn over the next card")
    page.wait_for_timeout(3500)
    heading(page, "Card 1 of 17")


def test_a_refusal_explains_itself_in_place(page: Page, address: str) -> None:
    """Why? opens the rule with its picture; the game stays."""
    open_alone(page, address)
    just_play(page)
    place(page, "c4")
    heading(page, "Card 1 of 17")
    tap_island(page, "e1")
    button(page, "Why?").click()
    dialog = page.get_by_role("dialog", name="Why?")
    expect(dialog.get_by_role("img").first).to_be_visible()
    no_violations(page)
    picture(page, "why")


def test_the_first_page_says_what_the_game_is(page: Page, address: str) -> None:
    """One sentence, the words for both sides, and a way to the code."""
    page.set_viewport_size(PHONE)
    page.goto(address)
    expect(page.locator(".motto")).to_contain_text("write its number, build bridges")
    expect(page.locator("main")).to_contain_text("Side A: for first games")
    button(page, "Got a code?").click()
    expect(page.get_by_label("Code")).to_be_focused()
    page.evaluate("scrollTo(0, 0)")
    no_violations(page)
    picture(page, "home-newcomer")
