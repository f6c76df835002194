"""The tutorial: eight steps that are done by doing, then a first game with notes."""

import re

import pytest
from playwright.sync_api import Page, expect

from hashi.locale import LANGUAGES, source
from tests.browser.hand import (
    PHONE,
    button,
    heading,
    just_play,
    no_scrolling,
    no_violations,
    picture,
    play_now,
    tap_island,
    tap_line,
)
from tests.browser.lesson import WAY

pytestmark = pytest.mark.newcomer


def start(page: Page, address: str) -> None:
    """From the first page into the tutorial."""
    page.goto(address)
    page.get_by_role("link", name="Learn to play").click()
    heading(page, "Write a number")


def act(page: Page, what: str) -> None:
    """Tap an island or a line, or press a button."""
    if re.fullmatch("[a-f][1-7]", what):
        tap_island(page, what)
    elif re.fullmatch("[a-f][1-7]-[a-f][1-7]", what):
        tap_line(page, what)
    else:
        button(page, what).click(force=True)  # also one that is shown as of no use yet


def test_learning_by_taps_on_a_phone(page: Page, address: str) -> None:
    """Every step is done by doing, a wrong tap explains, and the first game has notes."""
    page.set_viewport_size(PHONE)
    start(page, address)
    for number, (what, words) in enumerate(WAY):
        act(page, what)
        expect(page.locator("main")).to_contain_text(words)
        no_scrolling(page)
        picture(page, f"learn-phone-{number}")
    expect(page.get_by_role("note")).to_be_visible()


def test_no_step_shuts_anybody_out(page: Page, address: str) -> None:
    """Nothing for axe to complain about in any step, with questions and answers."""
    start(page, address)
    act(page, "e1")
    no_violations(page)
    while page.locator(".learn").count():
        no_violations(page)
        if page.locator(".choices").count():
            page.locator(".choices button").last.click()
            no_violations(page)
        if page.get_by_role("button", name="Confirm").count():
            break
        page.locator(".buttons button").last.click()


def test_the_place_itself_is_shown(page: Page, address: str) -> None:
    """A ring or a lit line beside the coordinate, gone once tapped; no motion if unwanted."""
    start(page, address)
    expect(page.locator("[data-pointed]")).to_have_count(0)  # any island will do
    button(page, "Skip").click()
    places = page.locator("[data-pointed]")
    expect(places).to_have_count(2)
    assert places.first.evaluate("one => getComputedStyle(one).animationName") == "none"
    act(page, "c2-c4")
    expect(places).to_have_count(1)
    act(page, "c4-e4")
    expect(page.locator(".answer")).to_contain_text("not what this step asks for")
    expect(places).to_have_count(0)
    button(page, "Undo").click()
    expect(places).to_have_count(1)
    expect(page.locator(".fresh")).to_have_text("A new situation")


def test_left_and_taken_up_again(page: Page, address: str) -> None:
    """Nobody is led through it: it can be left, gone on with, and is offered quietly when done."""
    start(page, address)
    button(page, "Skip").click()
    heading(page, "Build bridges")
    page.get_by_role("link", name="Leave the tutorial").click()
    page.get_by_role("link", name="Carry on learning").click()
    heading(page, "Build bridges")
    button(page, "Back").click()
    heading(page, "Write a number")
    page.evaluate("localStorage.setItem('hashi-learn', 'done')")
    page.goto(address)
    heading(page, "HASHI")
    expect(page.get_by_role("link", name="Learn to play")).to_be_visible()


def test_who_would_rather_play_is_asked_once_and_gets_notes(page: Page, address: str) -> None:
    """The first game without the tutorial has notes too; after it Play begins at once."""
    page.goto(address)
    play_now(page)
    just_play(page)
    expect(page.get_by_role("note")).to_contain_text("Your first game!")
    page.goto(address)
    page.locator("button.start").click()
    heading(page, "Setup")
    expect(page.get_by_role("note")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_fits(page: Page, address: str, language: str) -> None:
    """All words of all steps on the smallest phone, without scrolling."""
    page.set_viewport_size(PHONE)
    page.goto(address)
    page.evaluate("language => localStorage.setItem('hashi-language', language)", language)
    titles = re.findall(
        r"(?m)^learn-(write|finish|place|cross|exact|bonus|first|hands) = (.+)$",
        source(language, "learn"),
    )
    assert len(titles) == 8
    page.goto(f"{address}/learn")
    for _, title in titles:
        while page.locator(".learn h1").text_content() != title:
            page.locator(".buttons button").last.click()
        no_scrolling(page)
        picture(page, f"learn-{language}-{title}")
        fits = "main => main.scrollHeight <= main.clientHeight"
        assert page.locator(".learn").evaluate(fits), (language, title)


def test_short_rules_first(page: Page, address: str) -> None:
    """The rules in a minute; the catalogue opens on demand, or when a link leads there."""
    page.goto(f"{address}/rules")
    heading(page, "The rules of HASHI")
    expect(page.locator(".short li")).to_have_count(7)
    rule = page.locator("#T5")
    expect(rule).not_to_be_visible()
    page.get_by_text("Every rule, one by one").click()
    expect(rule).to_be_visible()
    page.goto(f"{address}/rules#T5")
    page.reload()
    expect(rule).to_be_in_viewport()
