"""In company: the others at a glance, reactions, and a rematch."""

from typing import Any

from playwright.sync_api import Page, expect

from hashi import Turn
from tests.browser.conftest import NewContext
from tests.browser.hand import (
    PHONE,
    button,
    choose,
    heading,
    no_scrolling,
    no_violations,
    open_table,
    picture,
    place,
    play_on,
)
from tests.browser.pair import place_both, sit

SIZES: tuple[tuple[int, int], ...] = ((320, 568), (360, 740), (820, 1180), (740, 360), (1440, 900))


def _is_cut(page: Page) -> list[Any]:
    """What of the others' figures does not fit."""
    cut: list[Any] = page.evaluate(
        """() => [...document.querySelectorAll('.others :is(button, .facts, .marks, strong)')]
            .filter(it => it.scrollWidth > it.clientWidth + 1)
            .map(it => [it.className, it.scrollWidth, it.clientWidth])"""
    )
    return cut


def test_rivals_at_a_glance(page: Page, address: str) -> None:
    """Name, total, red, blue and six, and who is done, on every size; the sheet by a key."""
    open_table(page, address, ["person", "bot", "bot", "bot"])
    place(page, "c4")
    button(page, "See the first card").click()
    heading(page, "Card 1 of 17")
    rivals = page.get_by_role("list", name="The other sheets").get_by_role("button")
    expect(rivals).to_have_count(3)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        no_scrolling(page)
        for part in ("0/4", "0/3", "0/6"):
            expect(rivals.first.get_by_text(part)).to_be_visible()
        assert _is_cut(page) == [], (width, height)
        drawn = page.locator(".others svg.board")
        if min(width, height) >= 800:
            box = drawn.first.bounding_box()
            assert box is not None
            assert box["height"] > 120, box
        else:
            expect(drawn).to_have_count(0)
        picture(page, f"rivals-{width}")
    no_violations(page)
    rivals.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("img").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(rivals.first).to_be_focused()


def test_reactions(page: Page, new_context: NewContext, address: str) -> None:
    """Five of them, at the face of who sent one, spoken once; none for spectators and the muted."""
    open_table(page, address, ["person", "person"])
    guest = new_context().new_page()
    guest.set_viewport_size(PHONE)
    sit(guest, page.url)
    watching = new_context().new_page()
    watching.goto(page.url)
    button(page, "Start the game").click()
    place_both(page, guest)
    button(page, "React").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button")).to_have_count(6)  # with the one that closes it
    picture(page, "reactions")
    no_violations(page)
    button(dialog, "Well played!").click()
    expect(guest.locator(".others .bubble")).to_have_text("Well played!")
    expect(page.locator("header .bubble")).to_have_text("Well played!")
    picture(guest, "reaction")
    spoken = guest.get_by_role("log").get_by_text("Ada: Well played!")
    expect(spoken).to_have_count(1)
    expect(guest.locator(".bubble")).to_have_count(0)
    heading(watching, "Card 1 of 17")
    expect(button(watching, "React")).to_have_count(0)
    expect(watching.locator(".bubble")).to_have_count(0)
    button(guest, "Settings").click()
    guest.get_by_label("Show the others\u2019 reactions").uncheck()
    guest.keyboard.press("Escape")
    expect(button(guest, "React")).to_have_count(0)
    button(page, "React").click()
    button(dialog, "Wow!").click()
    expect(page.locator("header .bubble")).to_have_text("Wow!")
    expect(guest.locator(".bubble")).to_have_count(0)


def test_a_rematch_is_offered_on_top(page: Page, new_context: NewContext, address: str) -> None:
    """To everybody, wherever they look; the host sees who is still at the result."""
    choose(page, address, confirm="always")
    open_table(page, address, ["person", "person"])
    guest = new_context().new_page()
    guest.set_viewport_size({"width": 360, "height": 740})
    sit(guest, page.url)
    button(page, "Start the game").click()
    place_both(page, guest)
    play_on(page, [str(Turn())] * 17, wait=False)
    play_on(guest, [str(Turn())] * 17)
    again = button(page, "Rematch")
    expect(again).to_be_visible()
    guest.evaluate("scrollTo(0, document.body.scrollHeight)")
    again.click()
    bar = guest.get_by_role("region", name="Rematch")
    expect(bar).to_contain_text("Ada wants a rematch.")
    expect(bar.get_by_role("link", name="Join")).to_be_in_viewport()
    expect(guest.get_by_role("log").get_by_text("Ada wants a rematch.")).to_have_count(1)
    no_violations(guest)
    picture(guest, "rematch-offered")
    seats = page.get_by_role("listitem").filter(has_text="Bruno")
    expect(seats).to_contain_text("is looking at the result")
    expect(page.get_by_role("timer")).to_have_count(0)
    picture(page, "rematch-waiting")
    bar.get_by_role("link", name="Join").click()
    expect(seats).not_to_contain_text("looking at the result")
    button(page, "Start the game").click()
    heading(guest, "Setup")
    confirm_start(guest)


def confirm_start(page: Page) -> None:
    """The next game has begun."""
    place(page, "c2")
    expect(page.locator(".hint")).to_contain_text("Waiting for Ada")
