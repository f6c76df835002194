"""Turns that are played without a press of the button, in a real browser."""

import pytest
from playwright.sync_api import Page, expect

from hashi import Turn, legal_turns
from tests.browser.hand import (
    choose,
    draw,
    heading,
    known_game,
    place,
    tap_island,
)
from tests.browser.prepared import begin_alone, open_alone

SLOW = 30_000  # milliseconds: longer than the shortest clock


def whole_turn() -> Turn:
    """A turn that uses up the first card of the known deal."""
    game = known_game()
    assert game.card is not None
    turns = legal_turns(game.sheet(1), game.card)
    return next(t for t in turns if t.island and len(t.bridges) == game.card.bridges)


@pytest.mark.parametrize("confirm", ["once", "pause"])
def test_a_card_that_is_used_up_plays_itself(page: Page, address: str, confirm: str) -> None:
    """If the player asked for that, at once or after a short pause."""
    choose(page, address, confirm=confirm)
    begin_alone(page, address)
    draw(page, whole_turn(), known_game().sheet(1))
    heading(page, "Card 2 of 17")


def test_a_turn_is_played_before_the_time_is_up(page: Page, address: str) -> None:
    """What is marked when the clock runs out is played; nobody loses it."""
    open_alone(page, address, clock_seconds=10)
    place(page, "c4")
    heading(page, "Card 1 of 17")
    tap_island(page, "c2")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Card 2 of 17", timeout=SLOW)
    number = known_game().deck[0].number
    label = page.locator('[data-at="c2"]').get_attribute("aria-label")
    assert f"number {number}" in (label or "")
