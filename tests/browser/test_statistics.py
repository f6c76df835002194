"""A person's statistics in a real browser: pictures with text, files to take along, deletion."""

import csv
import io
import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

import hashi.puzzle
from tests.browser.hand import (
    PHONE,
    button,
    finish_alone,
    heading,
    no_violations,
    picture,
)

PUZZLES = Path(hashi.puzzle.__file__).with_name("puzzles.jsonl")


def finished(page: Page, address: str) -> int:
    """Play a game alone; its total."""
    finish_alone(page, address)
    expect(page.get_by_role("tabpanel")).to_be_visible()
    return int(page.locator("td.total").inner_text())


def saved(page: Page, name: str) -> str:
    """The text of the file that a button saves, pressed by keyboard."""
    with page.expect_download() as download:
        button(page, name).press("Enter")
    return download.value.path().read_text("utf-8")


def test_a_finished_game_is_counted_saved_and_deleted(page: Page, address: str) -> None:
    """From the first page, on a phone and by keyboard, in light and dark."""
    page.set_viewport_size(PHONE)
    page.goto(f"{address}/statistics")
    heading(page, "Your statistics")
    expect(page.get_by_text("No finished games yet.")).to_be_visible()
    total = finished(page, address)
    page.goto(address)
    page.get_by_text("Finished games").click()
    expect(page.get_by_role("link", name=f"Side A · {total} points")).to_be_visible()
    page.get_by_role("link", name="Your statistics").press("Enter")
    heading(page, "Your statistics")
    expect(page.get_by_role("definition")).to_have_text(["1", "1", "0", f"{total}.0", f"{total}"])
    expect(
        page.get_by_role("img", name=f"Points of 1 games, from {total} to {total}")
    ).to_be_visible()
    ranks = page.get_by_role("table", name="Solo ranks").get_by_role("row")
    expect(ranks).to_have_count(12)
    expect(page.get_by_text("No daily deal finished yet.")).to_be_visible()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        no_violations(page)
        picture(page, f"statistics-phone-{scheme}")
    assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
    (game,) = json.loads(saved(page, "Save as JSON"))["games"]
    (row,) = csv.DictReader(io.StringIO(saved(page, "Save as CSV")))
    assert (game["total"], game["seats"], game["losses"]) == (total, 1, None)
    assert (row["id"], row["points"], row["board"]) == (game["table"], f"{total}", "A")
    button(page, "Delete my statistics").press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("1 result will be deleted")
    no_violations(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("definition").first).to_have_text("1")
    button(page, "Delete my statistics").press("Enter")
    button(dialog, "Delete", exact=True).press("Enter")
    expect(page.get_by_text("Your statistics have been deleted.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("No finished games yet.")).to_be_visible()
    page.goto(f"{address}/t/{game['table']}")
    expect(page.get_by_role("tabpanel")).to_be_visible()


def test_puzzles_of_this_browser_are_counted_saved_and_forgotten(page: Page, address: str) -> None:
    """Without a finished game, too: solved ones by level, and all of them in the files."""
    page.goto(f"{address}/puzzles")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    first = json.loads(PUZZLES.read_text("utf-8").splitlines()[0])
    kept = {
        first["id"]: {"solved": True, "hints": 1, "at": "2026-11-16T09:30:00.000Z"},
        "unknown": {"solved": False, "hints": 2, "at": "2026-11-16T09:40:00.000Z"},
    }
    page.evaluate("kept => localStorage.setItem('hashi-puzzles', kept)", json.dumps(kept))
    page.goto(f"{address}/statistics")
    row = page.get_by_role("table", name="Puzzles").get_by_role("row").first
    expect(row).to_have_text(re.compile(rf"Level {first['level']}\s*1 / \d+"))
    no_violations(page)
    assert json.loads(saved(page, "Save as JSON")) == {"games": [], "puzzles": kept}
    rows = list(csv.DictReader(io.StringIO(saved(page, "Save as CSV"))))
    assert [(one["what"], one["id"], one["hints"]) for one in rows] == [
        ("puzzle", first["id"], "1"),
        ("puzzle", "unknown", "2"),
    ]
    button(page, "Delete my statistics").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The puzzles solved in this browser will be forgotten too.")
    button(dialog, "Delete", exact=True).click()
    expect(page.get_by_text("No finished games yet.")).to_be_visible()
    page.wait_for_function("localStorage.getItem('hashi-puzzles') === '{}'")
