"""A network that says nothing, and one that is only slow, in a real browser."""

from playwright.sync_api import Locator, Page, expect

from hashi import Turn
from tests.browser.conftest import NewContext
from tests.browser.hand import (
    PHONE,
    button,
    confirm,
    heading,
    no_scrolling,
    no_violations,
    open_table,
    picture,
)
from tests.browser.line import line_to
from tests.browser.pair import place_both, sit
from tests.browser.prepared import begin_alone

# How soon is in web/src/core/pulse.test.ts: a busy machine would be late.
_KEPT = "No connection. Your turn is kept and will be sent."


def banner(page: Page) -> Locator:
    """What the page says of its connection."""
    return page.get_by_role("region", name="Connection")


def test_a_silent_network_is_noticed(page: Page, new_context: NewContext, address: str) -> None:
    """The player reads that the turn is kept, the others that a player is away; then it comes."""
    open_table(page, address, ["person", "person"])
    with line_to(address) as line:
        guest = new_context(viewport=PHONE).new_page()
        sit(guest, page.url.replace(address, line.address))
        button(page, "Start the game").click()
        place_both(page, guest)
        confirm(page, Turn())
        line.silence()
        confirm(guest, Turn())
        expect(guest.locator("button.confirm")).to_have_text("Sending…")
        expect(banner(guest)).to_contain_text(_KEPT)
        no_scrolling(guest)
        no_violations(guest)
        picture(guest, "silent-network")
        away = page.get_by_role("timer").first
        expect(away).to_contain_text("A bot may take over in")
        line.speak()
        heading(guest, "Card 2 of 17")
        heading(page, "Card 2 of 17")
        expect(banner(guest)).to_have_count(0)


def test_a_turn_is_sent_again(page: Page, address: str) -> None:
    """What a network has swallowed for good is sent once more, without another press."""
    with line_to(address) as line:
        begin_alone(page, line.address)
        line.silence()
        confirm(page, Turn())
        expect(banner(page)).to_contain_text(_KEPT)
        line.cut()
        line.speak()
        line.mend()
        heading(page, "Card 2 of 17")
        expect(banner(page)).to_have_count(0)


def test_a_browser_without_a_network(page: Page, address: str) -> None:
    """The page asks its line at once, though nobody has pressed anything."""
    begin_alone(page, address)
    page.context.set_offline(offline=True)
    expect(banner(page)).to_contain_text("No connection.")
    page.context.set_offline(offline=False)
    expect(banner(page)).to_have_count(0)


def test_a_slow_line_is_no_alarm(page: Page, address: str) -> None:
    """At 400 milliseconds and a quarter of the processor nothing is called lost."""
    with line_to(address) as line:
        begin_alone(page, line.address)
        page.evaluate(
            """() => {
                window.alarms = 0;
                new MutationObserver(() => {
                    if (document.querySelector('[aria-label="Connection"]')) window.alarms += 1;
                }).observe(document.body, {childList: true, subtree: true});
            }"""
        )
        line.delay(0.2)  # each way
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
        for card in (2, 3, 4):
            confirm(page, Turn())
            heading(page, f"Card {card} of 17")
        assert page.evaluate("window.alarms") == 0
