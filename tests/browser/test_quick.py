"""Two taps to a game: a bot with a face, a link for friends, an invitation, and the first goals."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.hand import (
    PHONE,
    button,
    heading,
    no_violations,
    open_table,
    picture,
    place,
    play_alone,
)


def faces(page: Page) -> list[str]:
    """What the faces to choose from say."""
    return (
        page.get_by_role("group", name="Who do you want to play?")
        .locator("label")
        .all_inner_texts()
    )


def test_against_a_bot(page: Page, address: str) -> None:
    """Six faces, the weakest chosen for a first game; one tap and the game is there."""
    page.set_viewport_size(PHONE)
    page.goto(f"{address}/new#bot")
    heading(page, "Against a bot")
    assert len(faces(page)) == 6
    expect(page.get_by_role("radio", name="Apprentice 26 points")).to_be_checked()
    expect(page.get_by_label("Your name")).to_be_hidden()
    no_violations(page)
    picture(page, "quick-bot")
    button(page, "Play").click()
    page.wait_for_url("**/t/*")
    place(page, "c4")
    button(page, "See the first card").click()
    heading(page, "Card 1 of 17")


def test_the_usual_bot_after_a_win(page: Page, address: str) -> None:
    """Whoever has won against a bot is offered the default one."""
    page.goto(address)
    page.evaluate("localStorage.setItem('hashi-bot-beaten', 'yes')")
    page.goto(f"{address}/new#bot")
    expect(page.get_by_role("radio", name="Screw tightener")).to_be_checked()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_link_and_an_invitation(
    page: Page, new_context: NewContext, address: str, scheme: str
) -> None:
    """A name and a link; a friend without a cookie reads who invites, and joins with one button."""
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(f"{address}/new")
    heading(page, "Play with others")
    button(page, "Get a link").click()
    expect(page.get_by_text("Enter a name first.").first).to_be_visible()
    page.get_by_label("Your name").fill("Ada")
    no_violations(page)
    picture(page, f"quick-others-{scheme}")
    button(page, "Get a link").click()
    heading(page, "The table is ready")
    link = page.get_by_label("Link to this table")
    expect(link).to_be_in_viewport()
    picture(page, f"quick-host-{scheme}")
    guest = new_context(viewport=PHONE).new_page()
    guest.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    guest.goto(link.input_value())
    heading(guest, "Ada invites you to HASHI")
    expect(guest.get_by_role("main")).to_contain_text("About 15 minutes")
    expect(guest.get_by_text("--lan")).to_have_count(0)
    expect(button(guest, "Join")).to_be_in_viewport()
    no_violations(guest)
    picture(guest, f"quick-invited-{scheme}")
    button(guest, "Join").click()
    expect(guest.get_by_text("Enter a name first.")).to_be_visible()
    guest.get_by_label("Your name").fill("Bruno")
    button(guest, "Join").click()
    heading(guest, "The table is ready")
    expect(page.get_by_role("main")).to_contain_text("Bruno")


def test_first_goals(page: Page, address: str) -> None:
    """The end of a game alone shows what was reached for the first time; so do the statistics."""
    open_table(page, address, ["person"])
    place(page, "c4")
    heading(page, "Card 1 of 17")
    play_alone(page)
    goals = page.get_by_role("list", name="First goals")
    expect(goals.get_by_role("listitem")).to_have_count(3)
    expect(goals).to_contain_text("30 points")
    no_violations(page)
    picture(page, "quick-goals")
    page.goto(f"{address}/statistics")
    expect(page.get_by_role("list", name="First goals")).to_be_visible()


def test_a_short_code(page: Page, address: str) -> None:
    """A code that is too short is told as such."""
    page.goto(f"{address}/j/BC")
    page.get_by_label("Code", exact=True).fill("bc")
    button(page, "Join").click()
    expect(page.get_by_text("A code has 6 letters. Yours is shorter.")).to_be_visible()
