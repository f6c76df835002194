"""Honour tables in the page (M1 to M5): mistakes are made, pointed at, and paid for."""

from playwright.sync_api import Page, expect

from hashi import Turn
from tests.browser.conftest import NewContext
from tests.browser.hand import (
    CODE,
    PHONE,
    button,
    choose,
    confirm,
    heading,
    known_game,
    no_scrolling,
    no_violations,
    open_table,
    picture,
    place,
    play_on,
    tap_island,
    tap_line,
)
from tests.browser.pair import place_both, sit
from tests.browser.prepared import open_alone

FLAG = "b3"


def in_dialog(page: Page, at: str) -> None:
    """Tap an island of the sheet in the dialog."""
    box = page.locator(f'dialog [data-at="{at}"] .sand').bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def nothing_scrolls(page: Page) -> None:
    """The open dialog is whole on the smallest phone, upright and on its side."""
    before = page.viewport_size
    for width, height in ((320, 568), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        dialog = page.locator("dialog[open]")
        assert dialog.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
        expect(dialog.get_by_role("button").last).to_be_in_viewport(ratio=1)
    assert before is not None
    page.set_viewport_size(before)


def close_dialog(page: Page) -> None:
    """Close what is open over the table."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog .inner")).to_have_count(0)


def label(page: Page, at: str) -> str:
    """What a screen reader says of an island on the table."""
    return page.locator(f'main [data-at="{at}"]').get_attribute("aria-label") or ""


def test_a_mistake_corrected_in_the_next_round(
    page: Page, new_context: NewContext, address: str
) -> None:
    """M2: Ada errs on a phone; Bruno points by keyboard, and both see the number erased."""
    page.set_viewport_size(PHONE)
    open_table(page, address, ["person", "person"], honour=True)
    heading(page, "The table is ready")
    expect(page.get_by_role("main")).to_contain_text("Honour table")
    guest = new_context().new_page()
    sit(guest, page.url)
    button(page, "Start the game").click()
    place_both(page, guest)
    heading(page, "Card 1 of 17")
    expect(page.locator(".legal")).to_have_count(0)
    expect(button(guest, "Show me a good turn")).to_have_count(0)
    tap_island(page, FLAG)
    expect(page.locator(".wrong")).to_have_count(0)
    no_scrolling(page)
    picture(page, "honour-phone")
    confirm(page, Turn(1, FLAG))
    confirm(guest, Turn())
    if guest.locator("button.confirm.armed").count():
        guest.locator("button.confirm").click()
    heading(guest, "Card 2 of 17")
    assert "number" in label(page, FLAG)
    # Bruno looks at Ada's sheet and points, without touching anything.
    guest.locator(".others button").first.focus()
    guest.keyboard.press("Enter")
    point = guest.locator("dialog[open]").get_by_role("button", name="Point out a mistake")
    point.focus()
    guest.keyboard.press("Enter")
    nothing_scrolls(guest)
    guest.locator(f'dialog[open] [data-at="{FLAG}"]').focus()
    guest.keyboard.press("Enter")
    no_violations(guest)
    picture(guest, "honour-pointing")
    button(guest, f"a mistake at {FLAG}").focus()
    guest.keyboard.press("Enter")
    told = f"sheet, made with card 1: {FLAG}."
    expect(page.locator("body")).to_contain_text(told)
    expect(page.locator(f'main [data-at="{FLAG}"]')).not_to_have_attribute("aria-label", "number")
    expect(guest.locator("dialog[open]")).to_contain_text("The mark is erased.")
    picture(page, "honour-told")


def test_alone_from_a_wrong_pointing_to_the_end(page: Page, address: str) -> None:
    """M3, M5: nothing there, then crossed out too late, then one nobody noticed; the points."""
    choose(page, address, nextCard="once")
    page.set_viewport_size(PHONE)
    open_table(page, address, ["person"], code=CODE, honour=True)
    place(page, "c4")
    heading(page, "Card 1 of 17")
    deck = known_game().deck
    play_on(page, [f"{deck[0].number}@{FLAG}", "pass"])
    heading(page, "Card 3 of 17")
    button(page, "Point out a mistake").click()
    in_dialog(page, "c4")
    button(page, "a mistake at c4").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("There is no mistake here: c4.")
    expect(dialog).to_contain_text("You can try again in a few seconds.")
    nothing_scrolls(page)
    picture(page, "honour-no-mistake")
    in_dialog(page, FLAG)
    again = button(page, f"a mistake at {FLAG}")
    expect(again).to_have_attribute("aria-disabled", "true")
    expect(again).to_have_attribute("aria-disabled", "false")
    again.click()
    expect(dialog).to_contain_text(f"Crossed out: {FLAG}.")
    close_dialog(page)
    assert "crossed out" in label(page, FLAG)
    # A bridge between two islands without a number (T8), which nobody points at; and far too few.
    tap_line(page, "a1-b1")
    page.locator("button.confirm").click()
    heading(page, "Card 4 of 17")
    play_on(page, ["pass"] * 14)
    unnoticed = page.get_by_role("region", name="Mistakes nobody noticed")
    expect(unnoticed).to_be_visible()
    while (more := unnoticed.get_by_role("button")).count():
        more.click()
    expect(unnoticed).to_contain_text("Ada, card 3:")
    expect(unnoticed).to_contain_text("Crossed out: a1, b1.")
    expect(unnoticed).to_contain_text("Ada: 0 points before, 0 after")
    picture(page, "honour-end")
    no_violations(page)


def test_a_long_name_leaves_room_for_short_ones(page: Page, address: str) -> None:
    """Whose sheet it is: no tab lies over another, whatever the names and the width."""
    seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
    name = "Konstantin-Maximilian von Hohenstaufen"
    open_alone(page, address, kind="honour", name=name, seats=seats, deal=None)
    heading(page, "Setup")
    place(page, "c4")
    button(page, "See the first card").click()
    button(page, "Point out a mistake").click()
    for width in (320, 360, 1440):
        page.set_viewport_size({"width": width, "height": 640})
        tabs = page.locator("dialog .one-row label")
        boxes = [tab.bounding_box() for tab in tabs.all()]
        assert [box is not None and box["width"] >= 44 for box in boxes] == [True] * 3
        spare = "one => one.clientWidth - one.firstElementChild.nextElementSibling.scrollWidth"
        assert min(tab.evaluate(spare) for tab in tabs.all()) >= 0
        assert page.evaluate("document.querySelector('dialog .one-row').scrollWidth") <= width
