"""Games in a real browser, as people play them: alone, with others, at one device, by keyboard."""

import re
from random import Random

from playwright.sync_api import Page, expect

from hashi import Turn
from hashi.locale import Texts
from hashi.record import parse, replay
from tests.browser.conftest import NewContext
from tests.browser.hand import (
    CODE,
    PHONE,
    button,
    choose,
    confirm,
    drag_line,
    draw,
    good_turn,
    heading,
    known_game,
    no_scrolling,
    no_violations,
    open_table,
    picture,
    place,
    take_over,
    tap_island,
    tap_line,
)
from tests.browser.prepared import begin_alone


def test_whole_solo_game_by_taps_on_a_phone(page: Page, address: str) -> None:
    """O1 to O3: seventeen cards by taps at 360 x 640, a rank, a record that replays, a replay."""
    page.set_viewport_size(PHONE)
    open_table(page, address, ["person"], code=CODE)
    heading(page, "Setup")
    no_scrolling(page)
    picture(page, "phone-setup")
    place(page, "c4")
    game, random = known_game(), Random("taps")
    for number in range(1, 18):
        heading(page, f"Card {number} of 17")
        turn = good_turn(game, random)
        draw(page, turn, game.sheet(1))
        if number in {1, 8}:
            no_scrolling(page)
            picture(page, f"phone-card-{number}")
        confirm(page, turn)
        game = game.play(1, turn)
    assert game.outcome is not None
    heading(page, Texts("en")(f"rank-{game.outcome.rank}"))
    heading(page, f"{game.outcome.totals[0]} points")
    picture(page, "phone-end")
    no_violations(page)
    page.emulate_media(color_scheme="dark")
    no_violations(page)
    page.emulate_media(color_scheme="light")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = parse(download.value.path().read_text("utf-8"))
    assert replay(record) == game
    page.get_by_role("tab", name="Card by card").click()
    page.get_by_role("slider").fill("1")
    expect(page.get_by_role("main")).to_contain_text("Card 1 of 17")
    picture(page, "phone-replay")


def test_two_people_and_a_bot(page: Page, new_context: NewContext, hasty: str) -> None:
    """Two browsers and a bot: invited by code, hidden marks, one reloads in the middle."""
    open_table(page, hasty, ["person", "person", "bot"])
    heading(page, "The table is ready")
    code = page.get_by_label("Link to this table").input_value().rsplit("/", 1)[-1]
    expect(page.get_by_role("img", name="QR")).to_have_count(0)  # nobody can scan localhost
    picture(page, "lobby")
    guest = new_context().new_page()
    guest.goto(f"{hasty}/j/{code}")
    guest.get_by_label("Your name").fill("Bruno")
    button(guest, "Join").click()
    expect(page.get_by_role("main")).to_contain_text("Bruno")
    button(page, "Start the game").click()
    for who, at in ((page, "c4"), (guest, "c2")):
        heading(who, "Setup")
        place(who, at)
    for who in (page, guest):
        expect(who.get_by_role("dialog")).to_contain_text("The sheets move to the left")
        button(who, "See the first card").click()
        heading(who, "Card 1 of 17")
    expect(guest.locator('[data-at="c4"]')).to_have_attribute("aria-label", re.compile("number 4"))
    confirm(page, Turn())
    expect(button(page, "Take back")).to_be_visible()
    expect(guest.get_by_text("is done").first).to_be_attached()
    button(page, "Take back").click()
    confirm(page, Turn())
    tap_line(guest, "c4-e4")
    line = guest.locator('[data-line="c4-e4"]')
    expect(line).to_have_attribute("aria-label", re.compile(": 1 bridge"))
    guest.reload()
    heading(guest, "Card 1 of 17")
    picture(guest, "two-people")
    button(guest, "Erase all marks for this card").click()
    confirm(guest, Turn())
    for who in (page, guest):
        heading(who, "Card 2 of 17")
    guest.goto(hasty)
    expect(page.get_by_text("is away").first).to_be_attached()
    button(page, "Bruno").first.click()
    button(page.get_by_role("dialog"), "Let a bot take over").click()
    page.keyboard.press("Escape")
    guest.go_back()
    expect(guest.get_by_text("A bot is playing for you")).to_be_visible()
    expect(guest.locator(".area-name")).to_contain_text("Bruno")  # first one's own sheet
    picture(guest, "bot-for-you")
    button(guest, "Take my seat back").click()
    expect(guest.get_by_text("A bot is playing for you")).to_have_count(0)


def test_an_open_turn_is_drawn_once_over_the_closed_sheet(
    page: Page, new_context: NewContext, address: str
) -> None:
    """Whoever waits sees their own turn on their sheet, also after a reload; nobody else does."""
    open_table(page, address, ["person", "person"], code=CODE)
    link = page.get_by_label("Link to this table").input_value()
    guest = new_context().new_page()
    guest.goto(link)
    guest.get_by_label("Your name").fill("Bruno")
    button(guest, "Join").click()
    expect(page.get_by_role("main")).to_contain_text("Bruno")
    button(page, "Start the game").click()
    for who in (page, guest):
        heading(who, "Setup")
        place(who, "c4")
    for who in (page, guest):
        button(who, "See the first card").click()
        heading(who, "Card 1 of 17")
    game, turn = known_game(), Turn.parse("6@a4 a4-c4")
    after = game.sheet(1).with_turn(turn)
    bridges = sum(after.drawn.values())
    draw(page, turn, game.sheet(1))
    confirm(page, turn)
    expect(button(page, "Take back")).to_be_visible()
    expect(guest.get_by_text("is done").first).to_be_attached()
    for _ in range(2):
        own, seen = page.locator(".area-sheet"), guest.get_by_role("list", name="The other sheets")
        expect(own.locator("text.number")).to_have_count(len(after.written))
        expect(own.locator("path.bridge")).to_have_count(bridges)
        expect(seen.locator("text.number")).to_have_count(1)
        expect(seen.locator("path.bridge")).to_have_count(0)
        page.reload()
        expect(button(page, "Take back")).to_be_visible()
    confirm(guest, Turn())
    heading(guest, "Card 2 of 17")
    for board in (page.locator(".area-sheet"), guest.get_by_role("list", name="The other sheets")):
        expect(board.locator("text.number")).to_have_count(len(after.written))
        expect(board.locator("path.bridge")).to_have_count(bridges)


def test_continue_on_another_device(page: Page, new_context: NewContext, address: str) -> None:
    """A link makes another device the same person, when it is confirmed there, and only once."""
    open_table(page, address, ["person"], code=CODE)
    heading(page, "Setup")
    page.goto(address)
    button(page, "Settings").click()
    button(page, "Make a link").click()
    link = page.get_by_label("Link for your other device").input_value()
    for fine in (True, False):
        device = new_context().new_page()
        device.goto(link)
        heading(device, "Continue on this device")
        picture(device, "handover")
        button(device, "Continue here").click()
        if fine:
            expect(device.get_by_role("main")).to_contain_text("Continue")
            button(device, "Settings").click()
            expect(device.get_by_label("Your name")).to_have_value("Ada")
        else:
            expect(device.get_by_text("This link has already been used")).to_be_visible()


def test_pass_and_play(page: Page, address: str) -> None:
    """Two players at one device: a curtain hides the sheet if wanted; an open turn is on none."""
    choose(page, address, curtain=True)
    open_table(page, address, ["device", "device"], code=CODE)
    for number in (1, 2):
        take_over(page, f"Player {number}")
        heading(page, "Setup")
        place(page, "c4")
    game, turn = known_game(), Turn.parse("6@a4 a4-c4")
    others = page.get_by_role("list", name="The other sheets")
    for number in (1, 2):
        if number == 1:
            picture(page, "curtain")
        take_over(page, f"Player {number}")
        heading(page, "Card 1 of 17")
        expect(others.locator("text.number")).to_have_count(1)
        expect(others.locator("path.bridge")).to_have_count(0)
        draw(page, turn, game.sheet(1))
        confirm(page, turn)
    take_over(page, "Player 1")
    heading(page, "Card 2 of 17")
    for board in (page.locator(".area-sheet"), others):
        expect(board.locator("path.bridge")).to_have_count(len(turn.bridges))


def test_the_next_player_is_called(page: Page, address: str) -> None:
    """Between the sheets, by name, for taps and keys; the turn before is taken back in the bar."""
    page.set_viewport_size(PHONE)
    open_table(page, address, ["device", "device"], code=CODE)
    name, called = page.locator(".area-name"), page.get_by_role("dialog")
    for number in (1, 2):
        expect(called).to_have_accessible_name(f"Player {number}, your turn")
        expect(button(page, f"I am Player {number}")).to_be_focused()
        no_violations(page)
        page.wait_for_timeout(400)
        page.keyboard.press("Enter")
        expect(called).to_have_count(0)
        expect(name).to_contain_text(f"Player {number}\u2019s sheet")
        place(page, "c4")
    picture(page, "pass-and-play-called")
    expect(called).to_contain_text("You\u2019re now playing on the sheet Player 2 prepared.")
    page.wait_for_timeout(400)
    page.mouse.click(20, 20)  # anywhere
    heading(page, "Card 1 of 17")
    expect(name).to_contain_text("You\u2019re now playing on the sheet Player 2 prepared.")
    picture(page, "pass-and-play")
    no_scrolling(page)
    draw(page, Turn.parse("6@a4"), known_game().sheet(1))
    button(page, "Undo the last mark").click()
    confirm(page, Turn())
    expect(called).to_have_accessible_name("Player 2, your turn")
    picture(page, "pass-and-play-next")
    take_over(page, "Player 2")
    expect(name).to_contain_text("Player 2\u2019s sheet")
    button(page.locator(".area-actions"), "Take back Player 1\u2019s turn").click()
    take_over(page, "Player 1")
    confirm(page, Turn())
    page.wait_for_timeout(400)
    button(called, "Take back Player 1\u2019s turn").click()
    expect(called).to_have_count(0)  # the device has not changed hands
    confirm(page, Turn())
    take_over(page, "Player 2")
    confirm(page, Turn())
    take_over(page, "Player 1")
    heading(page, "Card 2 of 17")


def test_keyboard_only(page: Page, address: str) -> None:
    """Everything by keyboard: start, write, draw, undo, confirm."""
    open_table(page, address, ["person"], code=CODE)
    heading(page, "Setup")
    page.locator('[data-at][tabindex="0"]').focus()
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.locator('[data-at="c4"]').focus()
    page.keyboard.press("Enter")
    expect(button(page, "Write the 4 on c4")).to_be_visible()
    page.keyboard.press("c")
    heading(page, "Card 1 of 17")
    card = known_game().card
    assert card is not None
    page.locator('[data-at="c4"]').focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator('[data-at="c2"]')).to_be_focused()
    page.keyboard.press("Enter")
    said = re.compile(f"number {card.number}")
    expect(page.locator('[data-at="c2"]')).to_have_attribute("aria-label", said)
    page.keyboard.press("Shift+ArrowDown")
    expect(page.locator('[data-line="c2-c4"]')).to_have_attribute(
        "aria-label", re.compile("1 bridge")
    )
    page.keyboard.press("u")
    expect(page.locator('[data-line="c2-c4"]')).to_have_attribute(
        "aria-label", re.compile("no bridge")
    )
    for _ in range(card.bridges):
        page.keyboard.press("Shift+ArrowDown" if _ < 2 else "Shift+ArrowRight")
    page.keyboard.press("c")
    heading(page, "Card 2 of 17")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("With the keyboard")
    picture(page, "keyboard-help")


def test_forbidden_taps_say_why(page: Page, address: str) -> None:
    """T5, T8: a forbidden tap is answered in words, with the rule."""
    begin_alone(page, address)
    tap_island(page, "a1")
    expect(page.get_by_text("it needs a bridge from an earlier round first").first).to_be_visible()
    expect(button(page, "Why?")).to_be_visible()
    picture(page, "forbidden")
    drag_line(page, "c4", "e4")
    expect(page.locator('[data-line="c4-e4"]')).to_have_attribute(
        "aria-label", re.compile("1 bridge")
    )
    button(page, "Undo the last mark").click()
    expect(page.locator('[data-line="c4-e4"]')).to_have_attribute(
        "aria-label", re.compile("no bridge")
    )
