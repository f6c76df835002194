"""Boards and decks of one's own on the page."""

import json
import re

from playwright.sync_api import Page, expect

import hashi
from hashi import boards
from tests.browser.hand import PHONE, button, heading, no_violations, picture, place

CARDS = [*(9 * ["2/3"]), *(9 * ["5/1"])]


def test_a_table_with_an_own_deck(page: Page, address: str) -> None:
    """C4: a deck file is checked, shown before the game and dealt; a board file is told apart."""
    page.set_viewport_size(PHONE)
    page.goto(f"{address}/new")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="Your own deck").check(force=True)
    button(page, "Open the table").click()
    expect(page.get_by_text("Choose a valid deck.").first).to_be_visible()
    upload = page.get_by_label("Choose a file")

    def choose_file(text: str) -> None:
        upload.set_input_files(
            {"name": "x.toml", "mimeType": "text/plain", "buffer": text.encode()}
        )

    choose_file(boards.dump_board(hashi.board("A")))
    expect(page.get_by_text("This file is a board, not a deck")).to_be_visible()
    choose_file(f'name = "x"\ncards = {json.dumps([*CARDS[:-1], "7/1"])}')
    expect(page.get_by_role("listitem").filter(has_text="7/1")).to_be_visible()
    choose_file(f'name = "x"\ncards = {json.dumps(CARDS)}')
    expect(page.get_by_role("main").get_by_text("You can play with this deck.")).to_be_visible()
    no_violations(page)
    picture(page, "own-deck-new")
    button(page, "Open the table").click()
    heading(page, "The table is ready")
    expect(page.get_by_role("heading", name="This table plays with its own cards")).to_be_visible()
    expect(page.get_by_text("Not seen yet: number 2, 3 bridges").first).to_be_attached()
    no_violations(page)
    picture(page, "own-deck-lobby")
    button(page, "Remove this seat").click()
    button(page, "Start the game").click()
    heading(page, "Setup")
    place(page, "c4")
    expect(page.get_by_role("log")).to_contain_text(re.compile("Card 1: number (2, 3|5, 1) bridge"))
