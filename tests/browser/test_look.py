"""What the page looks like, as far as it can be measured."""

import pytest
from playwright.sync_api import Page, Response, expect

from hashi.locale import LANGUAGES
from tests.browser.conftest import NewContext
from tests.browser.hand import CODE, PHONE, button, open_table
from tests.browser.prepared import begin_alone

MOST_FONT_BYTES = 40_000
SHIFTS = """() => new Promise(done => {
    const seen = list => done(list.getEntries().map(one => one.value));
    new PerformanceObserver(seen).observe({type: "layout-shift", buffered: true});
    setTimeout(() => done([]), 500);
})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_fonts_are_our_own_small_and_move_nothing(
    new_context: NewContext, address: str, language: str
) -> None:
    """At most 40 kB of fonts for the first page, shown from its first moment on."""
    page = new_context(locale=language, viewport=PHONE).new_page()
    fonts: list[Response] = []
    page.on("response", lambda one: fonts.append(one) if one.url.endswith(".woff2") else None)
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert {one.url.startswith(address) for one in fonts} == {True}
    assert sum(len(one.body()) for one in fonts) <= MOST_FONT_BYTES
    for face in ("600 1em Alegreya", "400 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'"):
        letters = "aż" if language == "pl" else "a"
        assert page.evaluate(
            "([face, letters]) => document.fonts.check(face, letters)", [face, letters]
        )
    assert page.evaluate(SHIFTS) == []


def test_fonts_come_with_their_licences(page: Page, address: str) -> None:
    """Whoever gets the fonts gets the text that allows it."""
    for family in ("alegreya", "alegreya-sans"):
        answer = page.request.get(f"{address}/assets/{family}-licence.txt")
        assert "SIL OPEN FONT LICENSE" in answer.text().upper()


def test_muting_is_remembered(new_context: NewContext, address: str) -> None:
    """Sounds are on until muted in the bar, and stay muted after a reload."""
    page = new_context(viewport=PHONE, reduced_motion="no-preference").new_page()
    open_table(page, address, ["person"], code=CODE)
    mute = button(page, "Mute sounds")
    expect(mute).to_have_attribute("aria-pressed", "false")
    mute.click()
    page.reload()
    expect(mute).to_have_attribute("aria-pressed", "true")


def test_with_reduced_motion_dark_comes_at_once(page: Page, address: str) -> None:
    """No colour fades from light to dark, on its own or after that of its parent."""
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.emulate_media(color_scheme="dark")
    assert page.evaluate("document.getAnimations().length") == 0


def test_on_a_large_screen_confirm_is_at_the_sheet(page: Page, address: str) -> None:
    """The buttons are right below the sheet, and the table is not as wide as the screen."""
    page.set_viewport_size({"width": 2560, "height": 1440})
    begin_alone(page, address)
    sheet = page.locator(".area-sheet").bounding_box()
    confirm = page.locator("button.confirm").bounding_box()
    table = page.locator("main.play").bounding_box()
    assert sheet is not None
    assert confirm is not None
    assert table is not None
    assert 0 <= confirm["y"] - sheet["y"] - sheet["height"] < 60
    assert sheet["x"] <= confirm["x"] <= sheet["x"] + sheet["width"]
    assert table["width"] <= 1400


def test_enlarged_four_times_nothing_overlaps(page: Page, address: str) -> None:
    """A window of 1280 x 1024 at 400 %: card, sheet and buttons lie one below the other."""
    begin_alone(page, address)
    page.set_viewport_size({"width": 320, "height": 256})
    expect(page.locator(".play.wide")).to_have_count(0)
    edges = page.evaluate(
        """["bar", "lead", "guide", "board", "actions"].flatMap(area => {
            const found = document.querySelector(`.play > .area-${area}`);
            const {top, bottom} = found.getBoundingClientRect();
            return [Math.round(top), Math.round(bottom)];
        })"""
    )
    assert edges == sorted(edges)
    assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
