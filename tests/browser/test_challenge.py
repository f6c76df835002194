"""A link that challenges others, and at the end both games side by side, in a real browser."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.hand import (
    PHONE,
    button,
    finish_alone,
    heading,
    no_violations,
    open_table,
    picture,
    play_alone,
)

CARDS = """async table => {
    const {rounds} = await (await fetch(`/api/tables/${table}/replay`)).json();
    return rounds.map(round => round.card);
}"""


def finished(page: Page, address: str) -> str:
    """Play a game alone; the link that challenges others."""
    finish_alone(page, address)
    button(page, "Share").click()
    text = page.get_by_label("Text with a link to the same deal").input_value()
    assert "No hints used." in text
    *_, said, link = text.splitlines()
    assert re.fullmatch(r"Beat my \d+ points! Same board, same start, same cards:", said)
    assert re.fullmatch(re.escape(address) + "/d/[A-Z0-9]{6}/1", link)
    no_violations(page)
    return link


def side_by_side(guest: Page) -> None:
    """One slider moves both sheets, by mouse and keyboard; on a phone one is shown at a time."""
    section = guest.get_by_role("region", name="Both games, card by card")
    boards, status = section.locator("svg.board"), section.get_by_role("status")
    expect(section.get_by_role("row", name="Total")).to_have_text(re.compile(r"^Total\s*0\s*\d+$"))
    expect(section).to_contain_text("Ada stays ahead")
    expect(boards.locator("visible=true")).to_have_count(1)
    written = boards.locator("visible=true").locator("text.number:not(.hollow)")
    expect(written).to_have_count(1)
    section.get_by_role("radio", name="Ada").check(force=True)
    expect(written).not_to_have_count(1)
    section.get_by_role("slider").fill("0")
    expect(status).to_contain_text("Before the first card")
    expect(written).to_have_count(1)
    button(section, "Next card").press("Enter")
    expect(status).to_contain_text("You skip this card.")
    expect(status).to_contain_text(re.compile("Ada writes|Ada draws"))
    button(section, "Next card").press("ArrowRight")
    expect(status).to_contain_text("Card 2 of 17")
    button(section, "The games part ways at card 1").click()
    expect(status).to_contain_text("Card 1 of 17")
    guest.set_viewport_size({"width": 1280, "height": 800})
    expect(boards.locator("visible=true")).to_have_count(2)


def test_a_link_challenges_to_the_same_board_start_and_cards(
    page: Page, new_context: NewContext, address: str
) -> None:
    """It names who and how many points, is played alone or together, and ends side by side."""
    link = finished(page, address)
    cards = page.evaluate(CARDS, page.url.rsplit("/", 1)[-1])
    guest = new_context().new_page()
    guest.set_viewport_size(PHONE)
    guest.goto(link)
    heading(guest, "Ada challenges you")
    expect(guest.get_by_text(re.compile(r"^Points to beat: \d+$"))).to_be_visible()
    expect(guest.get_by_role("main")).to_contain_text("This is a known deal")
    no_violations(guest)
    picture(guest, "challenge-phone")
    guest.get_by_role("link", name="Play with others").click()
    code = link.split("/")[-2]
    expect(
        guest.get_by_text(f"With the board, the start and the cards of game {code}")
    ).to_be_visible()
    guest.get_by_label("Your name").fill("Bruno")
    button(guest, "Open the table").click()
    expect(guest.get_by_role("main")).to_contain_text("Ada challenges you all")
    guest.goto(link)
    button(guest, "Play solo").click()
    heading(guest, "Card 1 of 17")
    expect(guest.locator('[data-at="c4"]')).to_have_attribute("aria-label", re.compile("4"))
    play_alone(guest, skip=True)
    panel = guest.get_by_role("tabpanel")
    expect(panel).to_contain_text("A known deal doesn\u2019t count")
    expect(panel).to_contain_text("Ada stays ahead")
    assert guest.evaluate(CARDS, guest.url.rsplit("/", 1)[-1]) == cards
    side_by_side(guest)
    for scheme in ("light", "dark"):
        guest.emulate_media(color_scheme=scheme)
        no_violations(guest)
        picture(guest, f"challenge-end-{scheme}")


def test_a_link_without_a_seat_still_leads_to_the_deal(page: Page, address: str) -> None:
    """Links sent earlier name the game alone: the same cards with a start of one's own."""
    link = finished(page, address).rsplit("/", 1)[0]
    page.goto(link)
    heading(page, "Play the same deal")
    expect(page.get_by_role("listitem")).to_contain_text(re.compile(r"^Ada: \d+ points"))
    button(page, "Play solo").click()
    heading(page, "Setup")


def test_a_challenge_that_is_not_there_says_so(page: Page, address: str) -> None:
    """No such game, a game that is not over, a seat that nobody had: each with a way home."""
    open_table(page, address, ["person"])
    heading(page, "Setup")
    code = page.evaluate(
        """async () => (await (await fetch("/api/tables")).json())
            .find(({table}) => location.pathname.endsWith(table)).code"""
    )
    for path, why in (
        ("ZZZZZZ/1", "There is no table with this code"),
        (f"{code}/1", "The game is not over yet."),
    ):
        page.goto(f"{address}/d/{path}")
        heading(page, "This link doesn\u2019t lead to a finished game")
        expect(page.get_by_role("alert")).to_contain_text(why)
        expect(page.get_by_role("main").get_by_role("link").last).to_have_attribute("href", "/")
    other = finished(page, address).rsplit("/", 1)[0]
    page.goto(f"{other}/3")
    heading(page, "This link doesn\u2019t lead to a finished game")
