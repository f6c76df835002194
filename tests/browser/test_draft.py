"""Drafts in a real browser: judged at once, whatever the connection, and guided."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from hashi.locale import LANGUAGES
from tests.browser.conftest import NewContext
from tests.browser.hand import (
    PHONE,
    heading,
    no_violations,
    picture,
    tap_island,
    tap_line,
)
from tests.browser.prepared import begin_alone, open_alone

# Codes of deals, by their first card.
SIX_WITH_THREE = "00" * 32
FOUR_WITH_TWO = "12" * 32
SMALL: ViewportSize = {"width": 320, "height": 568}
SIZES: dict[str, ViewportSize] = {
    "small": SMALL,
    "phone": PHONE,
    "landscape": {"width": 640, "height": 360},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1440, "height": 900},
}

# A socket on which everything takes 150 ms each way; what the page says is kept in `said`.
SLOW_SOCKET = """
window.said = [];
const Fast = WebSocket;
window.WebSocket = class extends Fast {
    send(text) { said.push(text); setTimeout(() => super.send(text), 150); }
    set onmessage(hear) { super.onmessage = event => setTimeout(() => hear(event), 150); }
};
"""

# Taps at once, one after the other, and looks at the very next frame.
TAPS = """async lines => {
    const board = document.querySelector("svg.board");
    for (const line of lines) {
        const path = board.querySelector(`[data-line="${line}"]`);
        const at = path.getPointAtLength(path.getTotalLength() * 0.42);
        const {x, y} = new DOMPoint(at.x, at.y).matrixTransform(path.getScreenCTM());
        const where = {clientX: x, clientY: y, isPrimary: true, pointerId: 1, bubbles: true};
        board.dispatchEvent(new PointerEvent("pointerdown", where));
        board.dispatchEvent(new PointerEvent("pointerup", where));
    }
    await new Promise(requestAnimationFrame);
    return board.querySelectorAll(".bridge.wet").length;
}"""


def test_five_quick_taps_on_a_slow_connection(page: Page, address: str) -> None:
    """T7, T8: in the next frame the sheet has what the card allows and no more."""
    page.add_init_script(SLOW_SOCKET)
    begin_alone(page, address, code=SIX_WITH_THREE)
    before = page.evaluate("said.length")
    drawn = page.evaluate(TAPS, ["f1-f3", "a4-c4", "c2-c4", "c4-c7", "c4-e4"])
    assert drawn == 3
    assert page.evaluate("said.length") == before
    page.locator("button.confirm").click()
    heading(page, "Card 2 of 17")
    said = " ".join(page.evaluate("said"))
    assert "preview" not in said
    assert '"turn":"a4-c4 c2-c4 c4-c7"' in said


def test_a_tap_counts_for_the_draft_as_it_is(page: Page, address: str) -> None:
    """T8: the number written a moment ago opens a line that another one crosses near the tap."""
    begin_alone(page, address)
    # Without a number on b6 only a4-c4 can be drawn, which crosses b3-b6 close to this tap.
    tap_island(page, "b6")
    tap_line(page, "b3-b6", 0.36)
    line = page.locator('[data-line="b3-b6"]')
    expect(line).to_have_attribute("aria-label", re.compile(": 1 bridge"))


def test_a_tap_beside_a_full_island_means_the_line(page: Page, address: str) -> None:
    """On a phone, at the shore of an island that has a number; its middle still says why not."""
    page.set_viewport_size(SMALL)
    begin_alone(page, address)
    sand = page.locator('[data-at="c4"] .sand').bounding_box()
    assert sand is not None
    page.mouse.click(sand["x"] + sand["width"] / 2, sand["y"] + 0.12 * sand["height"])
    line = page.locator('[data-line="c2-c4"]')
    expect(line).to_have_attribute("aria-label", re.compile(": 1 bridge"))
    tap_island(page, "c4")
    expect(page.get_by_text("c4 already has a number.").first).to_be_visible()
    expect(line).to_have_attribute("aria-label", re.compile(": 1 bridge"))


def test_islands_show_and_say_what_they_still_need(page: Page, address: str) -> None:
    """A dot for each bridge that is missing (T14), with the draft counted in."""
    page.set_viewport_size(PHONE)
    begin_alone(page, address, code=FOUR_WITH_TWO)
    island = page.locator('[data-at="c4"]')
    expect(island.locator(".need")).to_have_count(4)
    tap_line(page, "c2-c4")
    tap_line(page, "c2-c4")
    expect(island.locator(".need")).to_have_count(2)
    expect(island).to_have_attribute("aria-label", re.compile("2 bridges, 2 more needed"))
    expect(page.locator('[data-at="c2"] .need')).to_have_count(0)
    picture(page, "needs")
    page.locator("button.confirm").click()
    heading(page, "Card 2 of 17")
    expect(island.locator(".need")).to_have_count(2)


def test_leaving_out_the_bridges_takes_two_presses(page: Page, address: str) -> None:
    """T2: a number alone is not played by one press while bridges could be drawn."""
    begin_alone(page, address)
    tap_island(page, "c2")
    confirm = page.locator("button.confirm")
    expect(confirm).to_have_text("1 more bridge")
    confirm.click()
    expect(confirm).to_have_text("No bridges at all? Press again")
    heading(page, "Card 1 of 17")
    tap_line(page, "c2-c4")
    expect(confirm).to_have_text("Confirm")
    tap_line(page, "c2-c4")
    confirm.click()
    confirm.click()
    heading(page, "Card 2 of 17")


def test_marks_that_became_wrong(page: Page, address: str) -> None:
    """T8: a bridge whose number was erased is drawn as wrong, with the reason, and not played."""
    begin_alone(page, address)
    tap_island(page, "b6")
    tap_line(page, "b6-b7")
    tap_island(page, "b6")
    confirm, guide = page.locator("button.confirm"), page.locator(".area-guide")
    for _ in range(2):  # a reload keeps the draft, and what is wrong with it
        expect(page.locator(".bridge.wrong")).to_have_count(1)
        expect(guide).to_contain_text("The bridge b6\u2011b7 needs a number at one end.")
        expect(page.locator('[data-line="b6-b7"]')).to_have_attribute(
            "aria-label", re.compile("breaks a rule")
        )
        expect(confirm).to_have_attribute("aria-disabled", "true")
        expect(confirm).to_have_text("Fix the red marks first")
        page.reload()
    expect(page.locator(".bridge.wrong")).to_have_count(1)
    no_violations(page)
    picture(page, "wrong-mark")
    confirm.click(force=True)
    tap_line(page, "b6-b7")
    expect(page.locator(".bridge.wet")).to_have_count(0)
    expect(confirm).to_have_attribute("aria-disabled", "false")
    heading(page, "Card 1 of 17")


@pytest.mark.parametrize("size", SIZES)
def test_the_guide_follows_the_draft_and_moves_nothing(page: Page, address: str, size: str) -> None:
    """One line says what to do next; the sheet stays where it is; each mark is spoken once."""
    page.set_viewport_size(SIZES[size])
    begin_alone(page, address, code=FOUR_WITH_TWO)
    guide, spoken = page.locator(".area-guide"), page.locator("[role=log] p")
    expect(guide).to_have_text("Write the 4, then draw 2 bridges.")
    board = page.locator("svg.board").bounding_box()
    for tapped, sentence in (
        ("c2", "Now draw 2 bridges, or none at all."),
        ("c2-c4", "Draw 1 more bridge, or none at all."),
        ("c2-c4", "the whole card. Confirm."),
    ):
        heard = spoken.all_inner_texts()
        (tap_line if "-" in tapped else tap_island)(page, tapped)
        expect(guide).to_contain_text(sentence)
        assert page.locator("svg.board").bounding_box() == board
        new = [one for one in spoken.all_inner_texts() if one not in heard]
        assert len(new) == 1
        assert new[0].endswith(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_fits_in_every_language(
    new_context: NewContext, address: str, language: str
) -> None:
    """Before the game, at a new card, with a mark that is wrong: nothing is cut off anywhere."""
    page = new_context(locale=language, viewport=PHONE).new_page()
    open_alone(page, address)
    expect(page.locator('[data-at="c4"]')).to_be_visible()
    fits(page, f"{language}-setup")
    tap_island(page, "c4")
    page.locator("button.primary:enabled").last.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("17")
    fits(page, f"{language}-card")
    tap_island(page, "a1")
    expect(page.locator(".sand.refused")).to_have_count(1)
    fits(page, f"{language}-refused")
    tap_island(page, "b6")
    tap_line(page, "b6-b7")
    tap_island(page, "b6")
    expect(page.locator(".bridge.wrong")).to_have_count(1)
    fits(page, f"{language}-wrong")


def fits(page: Page, name: str) -> None:
    """The guide is whole at every size."""
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        guide = page.locator(".area-guide")
        expect(guide).not_to_be_empty()
        page.wait_for_function(
            """() => {
                const {scrollHeight, scrollWidth} = document.scrollingElement;
                return scrollHeight <= innerHeight && scrollWidth <= innerWidth;
            }"""
        )
        picture(page, f"guide-{name}-{size}")
        room = guide.evaluate(
            "it => [it.scrollHeight - it.clientHeight, it.scrollWidth - it.clientWidth]"
        )
        assert max(room) <= 0, size
    page.set_viewport_size(PHONE)
    # The next tap must not meet a page that is still laid out for the last size.
    expect(page.locator(".play.wide")).to_have_count(0)
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
