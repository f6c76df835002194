"""What a person does with the page: taps on islands and lines, buttons by what they say."""

import json
import re
from collections import Counter
from random import Random

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Locator, Page, ViewportSize, expect

import hashi
from hashi import Card, Game, Sheet, Turn, deal
from hashi.puzzle import Entry
from tests.browser.conftest import PICTURES, SHOTS
from tests.simple_bot import best_of_some

CODE = "5a" * 32
PHONE: ViewportSize = {"width": 360, "height": 640}
_AXE = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}


def picture(page: Page | Locator, name: str) -> None:
    """A screenshot to be looked at, where somebody will."""
    if PICTURES:
        SHOTS.mkdir(exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png")


def button(page: Page | Locator, name: str, *, exact: bool = False) -> Locator:
    """A button by what it says."""
    return page.get_by_role("button", name=name, exact=exact)


def heading(page: Page, text: str) -> None:
    """Wait until the page's heading says this."""
    expect(page.get_by_role("heading", level=1)).to_contain_text(text)


def no_scrolling(page: Page) -> None:
    """Everything fits on the screen."""
    beyond = page.evaluate(
        """async () => {
            // After a change of size the page is laid out again with the next frame.
            for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
            const { scrollHeight, scrollWidth } = document.scrollingElement;
            return [scrollHeight - innerHeight, scrollWidth - innerWidth];
        }"""
    )
    assert max(beyond) <= 0, (beyond, page.viewport_size)


def no_violations(page: Page) -> None:
    """Nothing for axe to complain about, WCAG 2.2 AA and its own best practice."""
    page.locator("h1").first.wait_for(state="attached")  # the page is there, also after a reload
    # Colours on their way from light to dark are no colours anybody reads.
    page.evaluate("Promise.allSettled(document.getAnimations().map(one => one.finished))")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    # What is fine is left on the page: it would be most of the answer, and most of the time.
    found = page.evaluate("options => axe.run(options).then(({violations}) => violations)", _AXE)
    assert found == [], AxeResults({"violations": found}).generate_report()


def tap_island(page: Page, at: str) -> None:
    """Tap an island, in the middle of its sand."""
    box = page.locator(f'[data-at="{at}"] .sand').bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def tap_line(page: Page, line: str, part: float = 0.42) -> None:
    """Tap a line at a part of its length, by default away from where others cross it."""
    spot = page.locator(f'[data-line="{line}"]').evaluate(
        """(path, part) => {
            const at = path.getPointAtLength(path.getTotalLength() * part);
            const spot = new DOMPoint(at.x, at.y).matrixTransform(path.getScreenCTM());
            return [spot.x, spot.y];
        }""",
        part,
    )
    page.mouse.click(*spot)


def drag_line(page: Page, one: str, other: str) -> None:
    """Drag from an island towards another."""
    boxes = [page.locator(f'[data-at="{at}"] .sand').bounding_box() for at in (one, other)]
    spots = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in boxes if b]
    page.mouse.move(*spots[0])
    page.mouse.down()
    page.mouse.move(*((a + b) / 2 for a, b in zip(*spots, strict=True)), steps=5)
    page.mouse.move(*spots[1], steps=5)
    page.mouse.up()


def draw(page: Page, turn: Turn, before: Sheet) -> None:
    """Mark a turn by taps, waiting after each until the page shows it."""
    if turn.island is not None:
        tap_island(page, turn.island)
        said = re.compile(f"number {turn.number}")
        expect(page.locator(f'[data-at="{turn.island}"]')).to_have_attribute("aria-label", said)
    drawn = Counter(before.drawn)
    for line in turn.bridges:
        tap_line(page, line)
        drawn[line] += 1
        said = re.compile(f": {drawn[line]} bridge")
        expect(page.locator(f'[data-line="{line}"]')).to_have_attribute("aria-label", said)


def confirm(page: Page, turn: Turn) -> None:
    """Press the button that confirms the turn; once more if it asks whether to skip the bridges.

    Alone the next card is then turned by a tap on the pile; after the last one it comes by itself.
    """
    page.locator("button.confirm").click()
    if not turn.bridges and page.locator("button.confirm.armed").count():
        page.locator("button.confirm").click()
    if page.locator("button.turn").count():
        page.locator("button.turn").click()


def take_over(page: Page, name: str) -> None:
    """At a shared device: the next player is called, and goes on."""
    expect(page.get_by_role("dialog", name=f"{name}, your turn")).to_be_visible()
    page.wait_for_timeout(400)  # a double press on the button before would not count
    button(page, f"I am {name}").click()
    expect(button(page, f"I am {name}")).to_have_count(0)


def choose(page: Page, address: str, **settings: str | bool) -> None:
    """Settings of this browser, before any table is opened."""
    page.goto(address)
    saved = json.dumps(settings)
    page.evaluate("saved => localStorage.setItem('hashi-settings', saved)", saved)


def open_table(  # noqa: PLR0913  all that a form asks for
    page: Page,
    address: str,
    seats: list[str],
    *,
    code: str = "",
    name: str = "Ada",
    honour: bool = False,
) -> None:
    """Open a table on the page for new ones; seats are person, device or bot."""
    page.goto(f"{address}/new")
    page.get_by_label("Your name").fill(name)
    page.get_by_text("More options").click()
    players = f"{len(seats)} player" + ("s" if len(seats) > 1 else "")
    page.get_by_role("radio", name=players).check(force=True)
    for number, kind in enumerate(seats, 1):
        group = page.get_by_role("group", name=f"Seat {number}")
        label = {"person": "Person", "device": "This device", "bot": "Bot"}[kind]
        group.get_by_role("radio", name=label).check(force=True)
        if kind == "device":
            page.get_by_label(f"Name for seat {number}").fill(f"Player {number}")
    if honour:
        page.get_by_label("Honour table").check()
    if code:
        page.get_by_label("Deal code").fill(code)
    button(page, "Start" if len(seats) == 1 else "Open the table").click()
    page.wait_for_url("**/t/*")


def play_now(page: Page) -> None:
    """From the first page straight into a game alone."""
    page.locator("button.start").click()


def just_play(page: Page) -> None:
    """Answer the question before a first game: no tutorial."""
    dialog = page.get_by_role("dialog", name="Your first game?")
    dialog.get_by_role("button").last.click()
    expect(dialog).to_have_count(0)


# Alone, presses the button that turns the first card, if it is there.
FIRST_CARD = """() => {
    const held = document.querySelector("button.confirm.start");
    held?.click();
    return held !== null;
}"""


def place(page: Page, at: str, number: int = 4) -> None:
    """Write the starting number, and alone turn the first card."""
    if number == 3:
        page.get_by_role("radio", name="3").click()
    tap_island(page, at)
    button(page, f"Write the {number} on {at}").click()
    # The second press of a double press turns no card, so this is repeated until one does.
    while page.evaluate(FIRST_CARD):
        pass


def known_game(side: str = "A") -> Game:
    """The engine's own copy of a solo game with the known deal, after its start."""
    pile = deal.shuffled(deal.parse_bytes(CODE), hashi.deck())
    return Game(hashi.board(side), 1, pile).start(1, "c4", 4)


def play_on(page: Page, turns: list[str], *, wait: bool = True) -> None:
    """Play turns of this browser's own seat at the open table, round by round, past the page.

    Without `wait` they are played as soon as the others have played theirs.
    """
    played = """turns => new Promise((done, fail) => {
        const address = `${location.origin.replace("http", "ws")}/api/tables/`;
        const socket = new WebSocket(`${address}${location.pathname.slice(3)}/socket`);
        let played = 0, last = 0;
        socket.onopen = () => socket.send(JSON.stringify({type: "hello", id: 0}));
        socket.onmessage = ({data}) => {
            const heard = JSON.parse(data);
            if (heard.type === "done" && heard.id === turns.length) return done(socket.close());
            if (heard.type === "done") return;
            if (heard.type !== "view") return fail(data);
            const {phase, round, seats} = heard;
            const own = seats.find(seat => seat.mine && !seat.done);
            if (phase !== "play" || round === last || !own || played === turns.length) return;
            const turn = turns[played++], {seat} = own;
            last = round;
            socket.send(JSON.stringify({type: "play", id: played, seat, round, turn}));
        };
    })"""
    page.evaluate(played if wait else f"turns => {{ ({played})(turns) }}", turns)


def finish_alone(page: Page, address: str) -> None:
    """Open a table for one, and play its game to the end."""
    open_table(page, address, ["person"])
    place(page, "c4")
    heading(page, "Card 1 of 17")
    play_alone(page)


def play_alone(page: Page, *, skip: bool = False) -> None:
    """Play a game alone past the page, whatever the cards: well, or by skipping all of them."""
    sheet, random = Sheet.blank(hashi.board("A")).start("c4", 4), Random("alone")

    def choose(shown: str) -> str:
        nonlocal sheet
        card = Card.parse(shown)
        turn = Turn() if skip else best_of_some(sheet, card, random)
        sheet = sheet.after(card, turn)
        return str(turn)

    page.expose_function("choose", choose)
    page.evaluate(
        """() => new Promise((done, fail) => {
            const address = `${location.origin.replace("http", "ws")}/api/tables/`;
            const socket = new WebSocket(`${address}${location.pathname.slice(3)}/socket`);
            let last = 0;
            socket.onopen = () => socket.send(JSON.stringify({type: "hello", id: 0}));
            socket.onmessage = async ({data}) => {
                const {type, phase, round, card} = JSON.parse(data);
                if (type === "done") return;
                if (type !== "view") return fail(data);
                if (phase === "over") return done(socket.close());
                if (round === last) return;
                last = round;
                const turn = await choose(card);
                socket.send(JSON.stringify({type: "play", id: round, seat: 1, round, turn}));
            };
        })"""
    )


def good_turns(seed: str) -> list[str]:
    """The turns of a simple player through the whole known deal."""
    game, random = known_game(), Random(seed)
    while not game.over:
        game = game.play(1, good_turn(game, random))
    return [str(turn) for turn in game.logs[0].played_turns]


def good_turn(game: Game, random: Random) -> Turn:
    """What a simple player would play now."""
    assert game.card is not None
    return best_of_some(game.sheet(1), game.card, random)


def solve(page: Page, entry: Entry) -> None:
    """Play the best way by taps."""
    sheet = entry.puzzle.sheet
    for card, turn in zip(entry.puzzle.cards, entry.way, strict=True):
        draw(page, turn, sheet)
        page.locator(".buttons .primary").click()
        sheet = sheet.after(card, turn)
