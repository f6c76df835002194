"""What a phone asks for: all that matters in one row, and controls a finger can hit."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import (
    CODE,
    PHONE,
    choose,
    good_turns,
    heading,
    no_scrolling,
    open_table,
    picture,
    place,
    play_on,
)
from tests.browser.prepared import begin_alone

# Controls that are smaller than a finger, with their size. A label belongs to its control; links in
# running text and what only readers hear are no targets; islands and lines have their own reach.
SMALL = """() => [...document.querySelectorAll("button, a[href], input, select, summary")]
    .filter(one => one.checkVisibility() && !one.closest("svg, .visually-hidden, [inert]"))
    .filter(one => !(one.matches("a") && getComputedStyle(one).display === "inline"))
    .map(one => {
        const boxes = [one, ...(one.labels ?? [])].map(part => part.getBoundingClientRect());
        const size = side => Math.round(Math.max(...boxes.map(box => box[side])));
        return [one.outerHTML.slice(0, 90), size("width"), size("height")];
    })
    .filter(([, width, height]) => width > 0 && Math.min(width, height) < 44)"""


def test_one_row_with_all_that_matters(page: Page, address: str) -> None:
    """Card, what every category is worth and until when, and the total, side by side; then won."""
    page.set_viewport_size(PHONE)
    choose(page, address, nextCard="once")
    begin_alone(page, address)
    row = page.get_by_role("region", name="Points")
    expect(row.get_by_role("listitem")).to_have_count(4)
    expect(row).to_contain_text("by card 12")
    spans = row.get_by_role("listitem").evaluate_all(
        "all => all.map(one => [one.offsetTop, one.offsetTop + one.offsetHeight])"
    )
    assert max(top for top, _ in spans) < min(bottom for _, bottom in spans)  # side by side
    picture(page, "row-first")
    play_on(page, good_turns("row")[:16])
    heading(page, "Card 17 of 17")
    expect(row).not_to_contain_text("by card")
    assert row.evaluate("it => it.scrollWidth - it.clientWidth") <= 0
    no_scrolling(page)
    picture(page, "row-last")


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/learn"])
def test_controls_of_a_page_can_be_hit(page: Page, address: str, path: str) -> None:
    """Everything to press is at least 44 pixels wide and high."""
    page.set_viewport_size(PHONE)
    page.goto(address + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(SMALL) == []


def test_controls_of_a_table_can_be_hit(page: Page, address: str) -> None:
    """The same in the lobby, at the table, in its dialogs and at the end."""
    page.set_viewport_size(PHONE)
    choose(page, address, nextCard="once")
    open_table(page, address, ["person", "person", "bot"])
    heading(page, "The table is ready")
    assert page.evaluate(SMALL) == []
    open_table(page, address, ["person"], code=CODE)
    heading(page, "Setup")
    assert page.evaluate(SMALL) == []
    place(page, "c4")
    heading(page, "Card 1 of 17")
    assert page.evaluate(SMALL) == []
    for name in ("How to play here", "Settings", "Cards and announcements"):
        page.get_by_role("button", name=name).click()
        assert page.evaluate(SMALL) == [], name
        page.keyboard.press("Escape")
    play_on(page, good_turns("hit"))
    heading(page, "points")
    assert page.evaluate(SMALL) == []
    page.get_by_role("tab", name="Card by card").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert page.evaluate(SMALL) == []
