"""A device that keeps the game, by the page's own buttons."""

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import PATIENT
from tests.browser.hand import heading, place, play_now

# Have the service worker keep the game now instead of some time after the first visit.
KEEP = """async () => {
    const {active} = await navigator.serviceWorker.ready;
    active.postMessage("cache-engine");
    const isKept = () => new Promise(done => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = ({data}) => done(data);
        active.postMessage("is-engine-cached", [port2]);
    });
    while (!await isKept()) await new Promise(done => setTimeout(done, 100));
}"""
# Passes until the heading says something, and turns the next card where that is asked for.
PASSING = """text => {
    if (document.querySelector("main")?.innerText.includes(text)) return true;
    document.querySelector("button.turn, button.confirm:not(:disabled)")?.click();
    return false;
}"""
FAILED = "be loaded onto this device"


def begin(page: Page) -> None:
    """Write the starting number, as soon as the game is loaded and the table is there."""
    expect(page.locator('[data-at="c4"] .sand')).to_be_visible()
    place(page, "c4")


def pass_on(page: Page, text: str) -> None:
    """Pass, alone, until the page says this."""
    page.wait_for_function(PASSING, arg=text, polling=100, timeout=PATIENT)


def begin_another(context: BrowserContext, address: str, *, first: bool = False) -> Page:
    """One more tab of a browser, with a game of its own at its first card."""
    page = context.new_page()
    page.goto(address)
    if first:
        play_now(page)
    else:
        page.locator("button.start").click()  # the tutorial is offered once
    begin(page)
    heading(page, "Card 1 of 17")
    return page


def play_in_tabs(context: BrowserContext, address: str) -> None:
    """Three tabs play on one device, two of them at the same table; each hears of the others."""
    one = begin_another(context, address, first=True)
    two = begin_another(context, address)
    pass_on(one, "Card 2 of 17")
    pass_on(two, "Card 2 of 17")
    three = context.new_page()
    three.goto(one.url)
    heading(three, "Card 2 of 17")
    pass_on(three, "Card 3 of 17")
    heading(one, "Card 3 of 17")  # it hears of what was played elsewhere
    pass_on(one, "Card 4 of 17")
    heading(three, "Card 4 of 17")
    pass_on(two, "Card 3 of 17")
    for page in (one, two, three):
        expect(page.get_by_text(FAILED)).to_have_count(0)
