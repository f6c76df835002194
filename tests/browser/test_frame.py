"""A tap is ink in the next frame; how smoothly it is drawn on a processor slowed four times."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from statistics import median

from tests.browser.conftest import NewContext
from tests.browser.hand import PHONE, draw, good_turn, known_game
from tests.browser.prepared import begin_alone

SLOWDOWN = 4
FRAME_MS = 1000 / 60

# When frames began, and for each tap whether the sheet had changed when the next one began.
WATCH = """() => {
    const marks = () => document.querySelectorAll("svg.board .bridge, svg.board .number").length;
    const seen = (window.seen = { frames: [], taps: [] });
    const note = (began) => {
        seen.frames.push(began);
        requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    const tapped = () => {
        const before = marks();
        requestAnimationFrame(() => seen.taps.push(marks() > before));
    };
    addEventListener("pointerup", tapped, { capture: true });
}"""
DRAWN = """async () => {
    await Promise.allSettled(document.getAnimations().map((one) => one.finished));
    return window.seen;
}"""


def test_a_tap_is_ink_in_the_next_frame(
    new_context: NewContext, address: str, record_property: Callable[[str, object], None]
) -> None:
    """Numbers and bridges, with all motion; how many frames came in time is printed."""
    page = new_context(viewport=PHONE, reduced_motion="no-preference").new_page()
    begin_alone(page, address)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    game = known_game()
    turn = good_turn(game, Random("frame"))
    page.evaluate(WATCH)
    draw(page, turn, game.sheet(1))
    seen = page.evaluate(DRAWN)
    assert seen["taps"] == [True] * (1 + len(turn.bridges))
    gaps = [then - now for now, then in pairwise(seen["frames"])]
    timely = sum(gap < 1.5 * FRAME_MS for gap in gaps) / len(gaps)
    record_property(
        "figure",
        f"{len(gaps)} frames, {timely:.0%} in time, median {median(gaps):.1f} ms,"
        f" longest {max(gaps):.0f} ms, on a processor slowed {SLOWDOWN} times",
    )
