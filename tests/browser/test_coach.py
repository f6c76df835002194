"""Bots and the coach in a real browser: levels, hints and reports."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from hashi import Turn, record
from hashi.locale import LANGUAGES
from hashi.wire.level import LEVEL_POINTS
from tests.browser.conftest import PATIENT, NewContext, served
from tests.browser.hand import (
    PHONE,
    button,
    confirm,
    good_turns,
    heading,
    no_scrolling,
    no_violations,
    picture,
    place,
    play_now,
    play_on,
    tap_island,
)
from tests.browser.prepared import begin_alone


def level(page: Page, seat: int) -> Locator:
    """Where the level of a bot is chosen."""
    return page.get_by_role("combobox", name=f"Level (Seat {seat})")


def test_levels_are_chosen_for_each_seat(page: Page, new_context: NewContext, address: str) -> None:
    """A level for every bot: in the form, at an open seat, and changed before the game."""
    page.set_viewport_size(PHONE)
    page.goto(f"{address}/new")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="4 players").check(force=True)
    for seat in (2, 3):
        bot = page.get_by_role("group", name=f"Seat {seat}").get_by_role("radio", name="Bot")
        bot.check(force=True)
    expect(level(page, 2)).to_have_value("apprentice")
    level(page, 2).select_option("professional-planner")
    side_a = f"Professional planner, about {LEVEL_POINTS['professional-planner']['A']:.0f} points"
    expect(level(page, 2).locator("option").last).to_have_text(side_a)
    level(page, 3).scroll_into_view_if_needed()
    picture(page, "levels-new")
    no_violations(page)
    button(page, "Open the table").click()
    heading(page, "The table is ready")
    expect(level(page, 2)).to_have_value("professional-planner")
    expect(level(page, 3)).to_have_value("apprentice")
    level(page, 3).select_option("project-manager")
    guest = new_context().new_page()
    guest.goto(page.url)
    seats = guest.get_by_role("listitem")
    expect(seats.filter(has_text="Ren")).to_contain_text("bot, Professional planner")
    expect(seats.filter(has_text="Sora")).to_contain_text("bot, Project manager")
    guest.close()
    level(page, 4).select_option("minion")
    level(page, 4).scroll_into_view_if_needed()
    picture(page, "levels-lobby")
    no_violations(page)
    button(page, "Put a bot here").click()
    button(page, "Start the game").click()
    heading(page, "Setup")
    button(page, "Yuki").click()
    expect(page.get_by_role("dialog")).to_contain_text("bot, Minion")
    picture(page, "levels-sheet")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_role("list", name="The other sheets")).to_contain_text("Project manager")
    picture(page, "levels-play")


def test_a_hint_is_shown_taken_over_and_recorded(page: Page, address: str) -> None:
    """Asked for, drawn as a ghost, said in words, taken over as marks; the record tells of it."""
    page.set_viewport_size(PHONE)
    begin_alone(page, address)
    tap_island(page, "c2")
    board = page.locator("svg.board").bounding_box()
    button(page, "Show me a good turn").click()
    hint = page.get_by_role("region", name="A good turn")
    expect(hint).to_contain_text(re.compile(r"Write|Draw|Skip"))
    expect(hint).to_contain_text(re.compile(r"than your marks|just as good"))
    expect(hint).to_contain_text(re.compile(r"Keeps|Leaves|Finishes|Draws|Then|next best"))
    expect(page.get_by_role("log")).to_contain_text("A good turn:")
    assert page.locator("svg.board").bounding_box() == board
    expect(page.locator("svg.board .proposed").first).to_be_visible()
    expect(page.locator('[data-at="c2"]')).to_have_attribute("aria-label", re.compile(r"number \d"))
    no_scrolling(page)
    picture(page, "hint-phone")
    no_violations(page)
    page.emulate_media(color_scheme="dark")
    no_violations(page)
    picture(page, "hint-phone-dark")
    page.set_viewport_size({"width": 640, "height": 360})
    no_scrolling(page)
    picture(page, "hint-landscape")
    page.set_viewport_size(PHONE)
    button(page, "No, thanks").click()
    expect(hint).to_have_count(0)
    page.locator('[data-at="c4"]').focus()
    page.keyboard.press("h")
    button(page, "Use this turn").click(timeout=PATIENT)
    expect(hint).to_have_count(0)
    heading(page, "Card 1 of 17")
    expect(page.locator("svg.board .bridge.wet").first).to_be_visible()
    page.locator("button.confirm").click()
    heading(page, "Card 2 of 17")
    play_on(page, ["pass"] * 16)
    expect(page.get_by_text("You took 1 hint.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    told = record.parse(download.value.path().read_text("utf-8"))
    assert str(told.rounds[0].entries[0]) == "1? hint"
    assert all("hint" not in str(entry) for r in told.rounds[1:] for entry in r.entries)


def test_a_table_without_hints(page: Page, address: str) -> None:
    """Whoever opens the table may switch hints off."""
    page.goto(f"{address}/new")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="1 player").check(force=True)
    page.get_by_role("checkbox", name="Hints").uncheck()
    button(page, "Start").click()
    place(page, "c4")
    heading(page, "Card 1 of 17")
    expect(button(page, "Undo the last mark")).to_be_visible()
    expect(button(page, "Show me a good turn")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_in_every_language(new_context: NewContext, address: str, language: str) -> None:
    """Long words fit the smallest phone and the desktop alike."""
    dark = language in {"pl", "fr"}
    context = new_context(locale=language, viewport=PHONE, color_scheme="dark" if dark else "light")
    page = context.new_page()
    page.goto(address)
    play_now(page)
    expect(page.locator('[data-at="c4"]')).to_be_visible()
    tap_island(page, "c4")
    page.locator("button.primary:enabled").last.click()
    heading(page, "17")
    tap_island(page, "c2")
    page.locator("button.hints").click()
    expect(page.locator("section.advice")).to_be_visible()
    for width, height in ((360, 640), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("section.advice")).to_be_visible()
        no_scrolling(page)
        picture(page, f"hint-{language}-{width}")


def no_overflow(page: Page) -> None:
    """Nothing makes the page scroll sideways."""
    assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0


def test_report_from_progress_to_the_end(page: Page, address: str) -> None:
    """It comes by and by under a progress bar, is leafed through by button, slider, key and row."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route(re.compile("/report/1$"), hold, times=1)
    page.set_viewport_size(PHONE)
    begin_alone(page, address, good_turns("report"))
    page.get_by_role("tab", name="Card by card").click()
    bar = page.get_by_role("progressbar", name="Progress of the report")
    expect(bar).to_be_visible()
    expect(bar).to_have_attribute("aria-valuetext", re.compile("coach"))
    no_violations(page)
    waiting[0].continue_()
    report = page.get_by_role("tabpanel", name="Card by card")
    rows = report.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(18)
    expect(bar).to_have_count(0)
    expect(report).to_contain_text(re.compile("You reached \\d+"))
    expect(report.get_by_role("img", name="Expected final score after each card")).to_be_visible()
    expect(report.get_by_role("status")).to_contain_text("Card 17 of 17")
    button(report, "Previous card").click()
    expect(report.get_by_role("status")).to_contain_text("Card 16 of 17")
    page.keyboard.press("Home")
    expect(report.get_by_role("status")).to_contain_text("Before the first card")
    page.keyboard.press("ArrowRight")
    expect(report.get_by_role("status")).to_contain_text("Card 1 of 17")
    report.get_by_role("slider").press("ArrowRight")
    expect(report.get_by_role("status")).to_contain_text("Card 2 of 17")
    rows.nth(9).get_by_role("button").click()
    expect(report.get_by_role("status")).to_contain_text("Card 9 of 17")
    expect(rows.nth(9).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        no_overflow(page)
        no_violations(page)
    page.reload()
    page.get_by_role("tab", name="Card by card").click()
    expect(rows).to_have_count(18)


def test_a_failed_report_is_tried_again(page: Page, address: str) -> None:
    """A failure is said, not called the end, and a press of the button asks the coach again."""

    def fail(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "finished": False, "failure": "report-failed"})

    page.route(re.compile("/report/1$"), fail, times=1)
    page.set_viewport_size(PHONE)
    begin_alone(page, address, good_turns("failure"))
    page.get_by_role("tab", name="Card by card").click()
    report = page.get_by_role("tabpanel", name="Card by card")
    expect(report).to_contain_text("The coach could not finish this report.")
    expect(report.get_by_role("progressbar")).to_have_count(0)
    no_violations(page)
    picture(page, "report-failed")
    button(report, "Try again").click()
    expect(report.get_by_role("table").get_by_role("row")).to_have_count(18)
    expect(button(report, "Try again")).to_have_count(0)


def test_report_in_every_language(page: Page, address: str) -> None:
    """Long words break nothing at any width, in light and dark."""
    begin_alone(page, address, good_turns("languages"))
    expect(page.get_by_role("tabpanel")).to_be_visible()
    for language in LANGUAGES:
        page.emulate_media(color_scheme="dark" if language in {"pl", "es"} else "light")
        page.evaluate("language => localStorage.setItem('hashi-language', language)", language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.get_by_role("tab").last.click()
        expect(page.locator("[role=tabpanel] tbody tr")).to_have_count(17)
        expect(page.locator("[role=tabpanel] progress")).to_have_count(0)
        for width, height in ((360, 640), (820, 1180), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            no_overflow(page)
            picture(page.locator("[role=tabpanel]"), f"report-{language}-{width}")


def test_bots_of_others_are_offered_and_play(
    page: Page,
    tmp_path: Path,
    compiled: None,  # noqa: ARG001  no warm-up
) -> None:
    """`hashi --bot` offers it beside the levels, by its name; it sits down and plays."""
    name = "hashi.bots.baseline:RandomTurns"
    with served(tmp_path, ("-m", "hashi", "--bot", name)) as address:
        page.goto(f"{address}/new")
        page.get_by_label("Your name").fill("Ada")
        page.get_by_text("More options").click()
        page.get_by_role("group", name="Seat 2").get_by_role("radio", name="Bot").check(force=True)
        expect(level(page, 2).locator("option").last).to_have_text(name)
        level(page, 2).select_option(name)
        button(page, "Open the table").click()
        place(page, "c4")
        button(page, "See the first card").click()
        expect(page.get_by_role("list", name="The other sheets")).to_contain_text(name)
        confirm(page, Turn())
        heading(page, "Card 2 of 17")
