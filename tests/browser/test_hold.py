"""A turn alone, held until the next card is turned: in a real browser, by touch and by keyboard."""

import re

from playwright.sync_api import Page, expect

from tests.browser.hand import (
    CODE,
    FIRST_CARD,
    PHONE,
    button,
    choose,
    good_turns,
    heading,
    no_scrolling,
    no_violations,
    open_table,
    picture,
    tap_island,
    tap_line,
)
from tests.browser.prepared import begin_alone

NEXT = "Turn over the next card"
# What the page says over its socket, kept in `said`.
HEARD = """
window.said = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain { send(text) { said.push(text); super.send(text); } };
"""


def held_turn(page: Page, address: str) -> None:
    """A solo game at its first card, with a confirmed turn that waits for a tap."""
    choose(page, address, nextCard="tap")
    begin_alone(page, address)
    tap_island(page, "c2")
    tap_line(page, "c2-c4")
    page.locator("button.confirm").click()


def played(page: Page) -> int:
    """How many turns the page has played since it was loaded."""
    return sum('"play"' in text for text in page.evaluate("said"))


def test_a_turn_is_held_until_the_pile_is_tapped(page: Page, address: str) -> None:
    """Nothing is played before; a reload and a closed page keep it; a seen card is final."""
    page.set_viewport_size(PHONE)
    page.context.add_init_script(HEARD)
    held_turn(page, address)
    pile = page.locator("button.turn")
    expect(pile).to_have_accessible_name(NEXT)
    picture(page, "held")
    no_scrolling(page)
    no_violations(page)
    tap_line(page, "c4-e4")  # marks nothing
    table, context = page.url, page.context
    page.reload()
    expect(pile).to_be_visible()
    page.close()
    page = context.new_page()
    page.goto(table)
    expect(page.locator("button.turn")).to_be_visible()
    expect(page.locator(".bridge.wet")).to_have_count(1)
    assert played(page) == 0

    page.keyboard.press("Control+z")
    expect(page.locator("button.turn")).to_have_count(0)
    tap_line(page, "c2-c4")
    tap_line(page, "c4-e4")
    page.locator("button.confirm").click()
    page.locator("button.turn").click()
    heading(page, "Card 2 of 17")
    assert played(page) == 1
    page.keyboard.press("Control+z")
    drawn = page.locator('[data-line="c4-e4"]')
    expect(drawn).to_have_attribute("aria-label", re.compile(": 1 bridge"))
    heading(page, "Card 2 of 17")
    assert played(page) == 1


def test_the_sheet_stays_where_it_is(page: Page, address: str) -> None:
    """Long words on the narrowest phone: the buttons of a held turn push nothing aside."""
    page.set_viewport_size({"width": 320, "height": 568})
    choose(page, address, nextCard="tap")
    begin_alone(page, address)
    page.evaluate("localStorage.setItem('hashi-language', 'de')")
    page.reload()
    tap_island(page, "c2")
    tap_line(page, "c2-c4")
    before = page.locator(".board").bounding_box()
    page.locator("button.confirm").click()
    expect(page.locator("button.turn")).to_be_visible()
    assert page.locator(".board").bounding_box() == before


def test_the_start_is_held_until_the_first_card(page: Page, address: str) -> None:
    """S2: until the first card is turned, the starting number can be taken back; a reload too."""
    page.set_viewport_size(PHONE)
    page.context.add_init_script(HEARD)
    choose(page, address, nextCard="tap")
    open_table(page, address, ["person"], code=CODE)
    tap_island(page, "c4")
    button(page, "Write the 4 on c4").click()
    first = button(page, "See the first card")
    expect(first).to_be_visible()
    page.reload()
    expect(first).to_be_visible()
    no_scrolling(page)
    picture(page, "held-start")
    button(page, "Take back").click()
    page.get_by_role("radio", name="3").click()
    tap_island(page, "f3")
    button(page, "Write the 3 on f3").click()
    assert not any('"place"' in text for text in page.evaluate("said"))
    while page.evaluate(FIRST_CARD):
        pass
    heading(page, "Card 1 of 17")
    start = page.locator('[data-at="f3"]')
    expect(start).to_have_attribute("aria-label", re.compile("number 3"))


def test_by_keyboard(page: Page, address: str) -> None:
    """`c` confirms, `u` takes back, and `c` once more turns the next card; each is spoken."""
    choose(page, address, nextCard="tap")
    begin_alone(page, address)
    spoken = page.locator("[role=log] p").last
    page.locator('[data-at="c4"]').focus()
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("c")
    expect(spoken).to_contain_text(NEXT)
    page.keyboard.press("u")
    expect(spoken).to_contain_text("Taken back.")
    page.keyboard.press("c")
    expect(button(page, NEXT).first).to_be_visible()
    # A second press of a double press is not meant for the next card; so this one is repeated.
    while "Card 1" in page.get_by_role("heading", level=1).inner_text():
        page.keyboard.press("c")
    heading(page, "Card 2 of 17")


def test_the_next_card_comes_after_a_pause(page: Page, address: str) -> None:
    """Without any choice; the countdown is seen, and the last card leads to the result."""
    begin_alone(page, address, good_turns("held")[:16])
    confirm = page.locator("button.confirm")
    confirm.click()
    confirm.click()
    expect(confirm).to_have_text("See the result")
    expect(confirm).to_have_class(re.compile("counting"))
    heading(page, "34 points")
