"""The main paths in Firefox and WebKit: a game alone, two people, the tutorial.

Run by `make test-browsers`. What these browsers show is left in tests/browser/shots.
"""

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from hashi.locale import Texts
from tests.browser.conftest import SHOTS
from tests.browser.hand import CODE, good_turn, known_game
from tests.browser.lesson import WAY
from tests.browser.other import BROWSERS, Other, missing

pytestmark = pytest.mark.long

_PATIENT_SECONDS = 120
_PAUSE_SECONDS = 0.1  # between two looks

Opener = Callable[[], Other]

# The middle of an element; of a line the place farthest from all other lines.
SPOT = """selector => {
    const one = document.querySelector(selector);
    one.scrollIntoView({block: "nearest"});
    if (!one.dataset.line) {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    }
    const parts = Array.from({length: 15}, (_, nth) => (nth + 3) / 20);
    const along = line => parts.map(part => line.getPointAtLength(line.getTotalLength() * part));
    const others = [...document.querySelectorAll("[data-line]")].filter(line => line !== one);
    const near = others.flatMap(along);
    const room = at => Math.min(...near.map(({x, y}) => Math.hypot(x - at.x, y - at.y)));
    const best = along(one).reduce((most, at) => room(at) > room(most) ? at : most);
    const spot = new DOMPoint(best.x, best.y).matrixTransform(one.getScreenCTM());
    return [spot.x, spot.y];
}"""
# Marks what is pressed by its words; whole words come before parts.
FIND = """text => {
    document.querySelectorAll("[data-found]").forEach(one => delete one.dataset.found);
    const said = one => (one.getAttribute("aria-label") ?? one.textContent).trim();
    const all = [...document.querySelectorAll("button, a, summary, input, label")];
    const shown = all.filter(one => one.getClientRects().length);
    const fits = test => shown.find(one => test(said(one)));
    const one = fits(words => words === text) ?? fits(words => words.includes(text));
    if (one) one.dataset.found = "";
    return Boolean(one);
}"""
FILL = """(label, value) => {
    const all = [...document.querySelectorAll("label")];
    const {control} = all.find(one => one.textContent.includes(label));
    control.value = value;
    control.dispatchEvent(new Event("input", {bubbles: true}));
}"""
SAYS = "(selector, text) => document.querySelector(selector)?.textContent.includes(text)"
LABELLED = """(selector, text) =>
    document.querySelector(selector)?.getAttribute("aria-label")?.includes(text)"""


def wait(page: Other, function: str, *arguments: str) -> None:
    """Look again and again until a function gives something true."""
    deadline = time.monotonic() + _PATIENT_SECONDS
    while not page.run(function, *arguments):
        assert time.monotonic() < deadline, (arguments, page.run("() => document.body.innerText"))
        time.sleep(_PAUSE_SECONDS)


def press(page: Other, text: str) -> None:
    """Press what says this."""
    wait(page, FIND, text)
    page.tap(*page.run(SPOT, "[data-found]"))


def tap(page: Other, what: str) -> None:
    """Tap an island or a line."""
    selector = f'[data-line="{what}"]' if "-" in what else f'[data-at="{what}"] .sand'
    wait(page, "selector => Boolean(document.querySelector(selector))", selector)
    page.tap(*page.run(SPOT, selector))


def shot(page: Other, name: str) -> None:
    """A picture to be looked at."""
    SHOTS.mkdir(exist_ok=True)
    page.picture(SHOTS / f"{name}.png")


def write_start(page: Other) -> None:
    """Write the starting number."""
    tap(page, "c4")
    press(page, "Write the 4 on c4")


def skip(page: Other) -> None:
    """Confirm a turn without marks, which takes two presses."""
    for _ in range(2):
        page.tap(*page.run(SPOT, "button.confirm"))


@pytest.fixture(params=BROWSERS)
def name(request: pytest.FixtureRequest) -> str:
    """Each browser that is on this machine."""
    browser = str(request.param)
    if lacking := missing(browser):
        pytest.skip(f"no {' and no '.join(lacking)} here, so {browser} is left out")
    return browser


@pytest.fixture
def opened(name: str, tmp_path: Path) -> Iterator[Opener]:
    """Opens browsers, each of them somebody else's, and closes them."""
    pages: list[Other] = []

    def open_one() -> Other:
        pages.append(BROWSERS[name](tmp_path / str(len(pages))))
        return pages[-1]

    yield open_one
    for page in pages:
        page.close()


def test_a_game_alone(opened: Opener, name: str, address: str) -> None:
    """Seventeen cards by taps, the end, card by card, and a picture to share."""
    page = opened()
    page.open(f"{address}/new")
    wait(page, SAYS, "h1", "Play with others")
    page.run(FILL, "Your name", "Ada")
    press(page, "More options")
    press(page, "1 player")
    page.run(FILL, "Deal code", CODE)
    press(page, "Start")
    write_start(page)
    game, random = known_game(), Random("other")
    for number in range(1, 18):
        wait(page, SAYS, "h1", f"Card {number} of 17")
        turn, drawn = good_turn(game, random), Counter(game.sheet(1).drawn)
        if turn.island is not None:
            tap(page, turn.island)
            wait(page, LABELLED, f'[data-at="{turn.island}"]', f"number {turn.number}")
        for line in turn.bridges:
            tap(page, line)
            drawn[line] += 1
            wait(page, LABELLED, f'[data-line="{line}"]', f": {drawn[line]} bridge")
        if number == 9:
            shot(page, f"{name}-card")
        page.tap(*page.run(SPOT, "button.confirm"))
        if not turn.bridges and page.run(SAYS, "button.confirm.armed", ""):
            page.tap(*page.run(SPOT, "button.confirm"))
        if page.run(SAYS, "button.turn", ""):
            page.tap(*page.run(SPOT, "button.turn"))
        game = game.play(1, turn)
    assert game.outcome is not None
    wait(page, SAYS, "h1", Texts("en")(f"rank-{game.outcome.rank}"))
    wait(page, SAYS, ".result:not(.counting) td.total", str(game.outcome.totals[0]))
    shot(page, f"{name}-end")
    press(page, "Share")
    wait(page, "() => document.querySelector('dialog canvas')?.height === 1440")
    shot(page, f"{name}-share")
    press(page, "Close")
    press(page, "Card by card")
    wait(page, SAYS, "[role=tabpanel]", "Card 17 of 17")
    press(page, "Previous card")
    wait(page, SAYS, "[role=tabpanel]", "Card 16 of 17")


def test_two_people(opened: Opener, name: str, address: str) -> None:
    """Two browsers at one table: invited by a link, sheets moved on, one card played."""
    ada, bruno = opened(), opened()
    ada.open(f"{address}/new")
    wait(ada, SAYS, "h1", "Play with others")
    ada.run(FILL, "Your name", "Ada")
    press(ada, "Get a link")
    wait(ada, SAYS, "h1", "The table is ready")
    bruno.open(ada.run("() => document.querySelector('main input[readonly]').value"))
    wait(bruno, SAYS, "h1", "Ada invites you to HASHI")
    bruno.run(FILL, "Your name", "Bruno")
    press(bruno, "Join")
    wait(ada, SAYS, "main", "Bruno")
    press(ada, "Start the game")
    for page in (ada, bruno):
        wait(page, SAYS, "h1", "Setup")
        write_start(page)
    for page in (ada, bruno):
        press(page, "See the first card")
        wait(page, SAYS, "h1", "Card 1 of 17")
        skip(page)
    for page in (ada, bruno):
        wait(page, SAYS, "h1", "Card 2 of 17")
    shot(ada, f"{name}-two")


def test_the_tutorial(opened: Opener, name: str, address: str) -> None:
    """All seven steps by taps, to the first game."""
    page = opened()
    page.open(f"{address}/learn")
    wait(page, SAYS, "h1", "Write a number")
    for what, words in WAY:
        (tap if re.match("[a-f][1-7]", what) else press)(page, what)
        wait(page, SAYS, "main", words)
    shot(page, f"{name}-learned")


def test_an_honour_table(opened: Opener, name: str, address: str) -> None:
    """A number on a flag that needs a bridge first: taken, pointed at, and erased (M2)."""
    page = opened()
    page.open(f"{address}/new")
    wait(page, SAYS, "h1", "Play with others")
    page.run(FILL, "Your name", "Ada")
    press(page, "More options")
    press(page, "1 player")
    press(page, "Honour table")
    page.run(FILL, "Deal code", CODE)
    press(page, "Start")
    write_start(page)
    wait(page, SAYS, "h1", "Card 1 of 17")
    tap(page, "b3")
    wait(page, LABELLED, '[data-at="b3"]', "number 6")
    skip(page)
    wait(page, SAYS, "h1", "Card 2 of 17")
    press(page, "Point out a mistake")
    wait(page, SAYS, "dialog[open]", "b")
    page.tap(*page.run(SPOT, 'dialog[open] [data-at="b3"] .sand'))
    press(page, "a mistake at b3")
    wait(page, SAYS, "dialog[open]", "The mark is erased.")
    shot(page, f"{name}-honour")
