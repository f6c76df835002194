"""Puzzles in the page: chosen, solved by hand and by keyboard, hints, giving up, pasting."""

import json
from dataclasses import replace
from urllib.parse import quote

from playwright.sync_api import Page, expect

from hashi.puzzle import Entry, Puzzle, identifier, shipped, text_of
from tests.browser.hand import (
    PHONE,
    button,
    heading,
    no_scrolling,
    no_violations,
    picture,
    solve,
)

FIRST = shipped()[0]


def test_solve_on_a_phone(page: Page, address: str) -> None:
    """From the first page to a solved puzzle, which the list then shows; the next one follows."""
    page.set_viewport_size(PHONE)
    page.goto(address)
    page.get_by_role("link", name="Puzzles").click()
    heading(page, "Puzzles")
    picture(page, "puzzles-phone")
    page.get_by_role("link", name="Start with puzzle 1").click()
    heading(page, "Puzzle 1")
    no_scrolling(page)
    picture(page, "puzzle-phone")
    solve(page, FIRST)
    expect(page.locator(".verdict")).to_contain_text("Solved!")
    no_scrolling(page)
    picture(page, "puzzle-solved")
    no_violations(page)
    page.get_by_role("link", name="Next puzzle").click()
    heading(page, "Puzzle 2")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("link", name="Puzzle 1, solved")).to_be_visible()
    expect(page.get_by_role("link", name="Continue with puzzle 2")).to_be_visible()
    kept = json.loads(page.evaluate("localStorage.getItem('hashi-puzzles')"))
    assert kept[FIRST.id]["solved"] is True
    assert kept[FIRST.id]["hints"] == 0


def test_by_keyboard(page: Page, address: str) -> None:
    """Enter writes, u takes back, c confirms, h gives a hint: nobody needs a mouse."""
    entry = next(entry for entry in shipped() if entry.way[0].island)
    page.goto(f"{address}/puzzles/{entry.id}")
    heading(page, "Puzzle")
    island = str(entry.way[0].island)
    page.locator(f'[data-at="{island}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".cards text.used")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".cards text.used")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.locator(".cards li").nth(1)).to_have_attribute("aria-current", "step")
    page.keyboard.press("u")
    expect(page.locator(".cards li").nth(0)).to_have_attribute("aria-current", "step")
    for said in ("matters most", "look at", f"on {island}"):
        page.keyboard.press("h")
        expect(page.locator(".message")).to_contain_text(said)
    picture(page, "puzzle-hint")


def test_give_up(page: Page, address: str) -> None:
    """The best way, step by step, up to the goal; then again from the beginning."""
    page.set_viewport_size(PHONE)
    page.goto(f"{address}/puzzles/{FIRST.id}")
    button(page, "I give up").click()
    expect(page.locator("[data-points]")).to_have_text("+0")
    for _ in FIRST.way:
        button(page, "Next").click()
    expect(page.locator("[data-points]")).to_have_text(f"+{FIRST.puzzle.goal}")
    expect(page.locator(".message")).to_contain_text("More is impossible")
    no_scrolling(page)
    picture(page, "puzzle-given-up")
    no_violations(page)
    button(page, "Start over").click()
    expect(page.locator("[data-points]")).to_have_text("+0")


def test_paste(page: Page, address: str) -> None:
    """A text that is pasted becomes a puzzle; one that was changed is refused with a reason."""
    page.goto(f"{address}/puzzles")
    page.get_by_text("Paste a puzzle").click()
    field = page.get_by_role("textbox")
    field.fill(text_of(FIRST.puzzle).replace("round", "rounds"))
    button(page, "Open").click()
    expect(page.get_by_role("alert")).to_contain_text("This puzzle cannot be read.")
    own = text_of(shipped()[1].puzzle)
    field.fill(own)
    button(page, "Open").click()
    heading(page, "Puzzle 2")
    page.goto(f"{address}/puzzles/00000000")
    heading(page, "No such puzzle")


def test_hints_for_a_pasted_puzzle(page: Page, address: str) -> None:
    """The server works out a best way: hints, and giving up, as with ours; a wrong goal is told."""
    entry = next(entry for entry in shipped() if len(entry.way) == 3)
    own, rest = after_first_card(entry), entry.way[1:]
    page.set_viewport_size(PHONE)
    page.goto(f"{address}/puzzles/{identifier(own)}#{quote(text_of(own))}")
    heading(page, "Pasted puzzle")
    button(page, "Give me a hint").click()
    expect(page.locator(".message")).to_contain_text("matters most")
    button(page, "I give up").click()
    for _ in rest:
        button(page, "Next").click()
    expect(page.locator("[data-points]")).to_have_text(f"+{own.goal}")
    wrong = replace(own, goal=own.goal + 1)
    page.goto(f"{address}/puzzles/{identifier(wrong)}#{quote(text_of(wrong))}")
    button(page, "Give me a hint").click()
    said = f"its cards can bring {own.goal} points at most"
    expect(page.locator(".message")).to_contain_text(said)
    no_scrolling(page)
    picture(page, "puzzle-goal-wrong")


def after_first_card(entry: Entry) -> Puzzle:
    """What is left of a puzzle after the first card of its best way: none of those we ship."""
    puzzle, (first, *_) = entry.puzzle, entry.way
    _, points, *_ = puzzle.points_by_card(entry.way)
    sheet = puzzle.sheet.after(puzzle.cards[0], first)
    reached = dict.fromkeys(sheet.reached, puzzle.round) | dict(puzzle.reached)
    return Puzzle(sheet, puzzle.round + 1, puzzle.cards[1:], puzzle.goal - points, reached)
