"""The editor for boards and decks of one's own, by taps and by keyboard."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

import hashi
from hashi import boards
from tests.browser.hand import PHONE, button, heading, no_violations, picture, place

SIDE = hashi.board("B")


def tap(page: Page, at: str) -> None:
    """Tap a cell of the grid in its middle."""
    page.locator(f'[data-at="{at}"]').click()


def tool(page: Page, name: str) -> None:
    """Choose a tool."""
    page.get_by_role("radio", name=name, exact=True).check(force=True)


def test_a_board_by_taps_is_played_and_printed(page: Page, address: str) -> None:
    """C4: side B drawn on a phone, its lines mended, saved, read by Python, printed, played."""
    page.set_viewport_size(PHONE)
    page.goto(f"{address}/editor")
    page.get_by_role("spinbutton", name="Rows").fill("8")
    for island in SIDE.islands:
        if island.flag:
            tool(page, {"red": "Red flag", "blue": "Blue flag"}[island.flag])
        else:
            tool(page, "Island")
        tap(page, island.at)
    expect(page.get_by_text("Islands: 18 of 18")).to_be_visible()
    expect(page.get_by_text("Blue flags: 3 of 3")).to_be_visible()
    lines = page.locator("[data-line]")
    proposed = {str(line.get_attribute("data-line")) for line in lines.all()}
    assert set(SIDE.lines) <= proposed
    tool(page, "Lines")
    for line in sorted(proposed - set(SIDE.lines)):
        page.locator(f'[data-line="{line}"]').dispatch_event("click", {"detail": 0})
        expect(page.locator(f'[data-line="{line}"]')).to_have_attribute(
            "aria-label", re.compile("^No line")
        )
    expect(page.get_by_text(f"Crossings: {len(SIDE.crossings)}")).to_be_visible()
    expect(page.get_by_text("One thing left to fix:")).to_be_visible()  # it has no name yet
    page.get_by_label("Name", exact=True).fill("Mine")  # and still there: it counts as it is typed
    expect(page.get_by_text("“Mine” is a valid board.")).to_be_visible()
    no_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, "editor-phone")
    with page.expect_download() as download:
        button(page, "Save as a file").click()
    drawn = boards.parse_board(Path(download.value.path()).read_text("utf-8"))
    assert (drawn.islands, drawn.lines) == (SIDE.islands, SIDE.lines)
    button(page, "Print it").click()
    heading(page, "Print the game")
    expect(page.get_by_role("radio", name="Mine")).to_be_checked()
    expect(page.get_by_role("heading", name="HASHI · Mine").first).to_be_visible()
    page.goto(f"{address}/editor")
    button(page, "Play with it").click()
    expect(page.get_by_role("main").get_by_text("“Mine” is a valid board.")).to_be_visible()
    page.get_by_role("radio", name="1 player").check(force=True)
    button(page, "Start").click()
    heading(page, "Setup")
    place(page, next(island.at for island in SIDE.islands if not island.flag))
    heading(page, "Card 1 of 17")


def test_by_keyboard(page: Page, address: str) -> None:
    """Islands, flags and lines by keys alone, each said aloud, and taken back."""
    page.goto(f"{address}/editor")
    page.locator('[data-at="a1"]').focus()
    said = page.get_by_role("log")
    page.keyboard.press("Enter")
    expect(said).to_contain_text("a1: island, no lines")
    for key in ("ArrowRight", "ArrowRight", "r"):
        page.keyboard.press(key)
    expect(said).to_contain_text("c1: island with a red flag, 1 line")
    page.keyboard.press("Shift+ArrowLeft")
    expect(said).to_contain_text("No line from a1 to c1")
    page.keyboard.press("Control+z")
    expect(said).to_contain_text("Last step undone.")
    expect(page.locator('[data-line="a1-c1"]')).to_have_attribute(
        "aria-label", "Line from a1 to c1"
    )
    page.reload()  # the draft is still there
    expect(page.locator('[data-at="c1"]')).to_have_attribute("aria-label", re.compile("red flag"))


def test_a_deck(page: Page, address: str) -> None:
    """Cards by number and bridges; 18 of them make a deck that a table can take."""
    page.goto(f"{address}/editor#deck")
    button(page, "One fewer: number 1, 1 bridge").click()
    expect(page.get_by_text("Cards: 17 of 18").first).to_be_visible()
    button(page, "One more: number 5, 3 bridges").click()
    page.get_by_label("Name", exact=True).fill("Mine")
    page.get_by_label("Name", exact=True).blur()
    expect(page.get_by_text("You can play with this deck.")).to_be_visible()
    no_violations(page)
    picture(page, "editor-deck")
    button(page, "Play with it").click()
    expect(page.get_by_role("radio", name="Mine")).to_be_checked()
    expect(page.get_by_role("main").get_by_text("You can play with this deck.")).to_be_visible()
