"""The end of a game in a real browser: points counted up, ranks, personal best, card by card."""

import re

from playwright.sync_api import Page, expect

from hashi import Game
from hashi.locale import Texts
from hashi.rules import Turn
from hashi.rules.score import RANKS
from tests.browser.conftest import PICTURES, SHOTS, NewContext
from tests.browser.hand import (
    PHONE,
    button,
    good_turns,
    heading,
    known_game,
    no_violations,
    open_table,
    picture,
    place,
    play_alone,
    play_on,
)
from tests.browser.prepared import begin_alone


def finished(seed: str) -> Game:
    """The engine's own copy of a whole known game."""
    game = known_game()
    for turn in good_turns(seed):
        game = game.play(1, Turn.parse(turn))
    return game


def to_the_last_card(page: Page, address: str, turns: list[str]) -> None:
    """Play all cards of the known deal but one."""
    begin_alone(page, address, turns[:-1])


def to_the_end(page: Page, address: str, seed: str) -> Game:
    """Play the known deal; the engine's copy of the game."""
    turns = good_turns(seed)
    to_the_last_card(page, address, turns)
    play_on(page, turns[-1:])
    expect(page.get_by_role("tabpanel")).to_be_visible()
    return finished(seed)


def test_points_are_counted_up_and_a_tap_shows_them_all(
    new_context: NewContext, address: str
) -> None:
    """First the islands, then each category, then the rank; a tap skips it, and once is enough."""
    turns, score = good_turns("count"), finished("count").scores[0]
    for tapped in (False, True):
        context = new_context(reduced_motion="no-preference")
        page = context.new_page()
        page.clock.install(time=0)
        to_the_last_card(page, address, turns)
        # From here on the page's time stands still unless told to go on.
        page.clock.pause_at(3_600_000)
        play_on(page, turns[-1:])
        total = page.locator(".result svg text").first
        expect(page.locator(".result.counting")).to_be_visible()
        page.clock.run_for(700)
        assert 0 < int(total.text_content() or 0) < score.islands
        if tapped:
            page.mouse.click(5, 5)
        else:
            page.clock.run_for(5000)
        expect(total).to_have_text(str(score.total))
        expect(page.locator(".result.counting")).to_have_count(0)
        page.reload()
        expect(total).to_have_text(str(score.total))


def test_the_ladder_says_what_was_missing(page: Page, address: str) -> None:
    """O3: the rank that was reached, and how far the next one is; a known deal is no best."""
    page.set_viewport_size(PHONE)
    game = to_the_end(page, address, "ladder")
    total = game.scores[0].total
    assert game.outcome is not None
    least, rank = next((least, rank) for least, rank in RANKS if least > total)
    say = Texts("en")
    heading(page, say(f"rank-{game.outcome.rank}"))
    expect(page.get_by_text(f"{least - total} more points: {say(f'rank-{rank}')}")).to_be_visible()
    page.get_by_text("All ranks").click()
    expect(page.locator("li[aria-current]")).to_contain_text(say(f"rank-{game.outcome.rank}"))
    expect(page.get_by_text("A known deal doesn\u2019t count as a personal best.")).to_be_visible()
    page.reload()
    picture(page, "end-phone")
    page.emulate_media(color_scheme="dark")
    no_violations(page)
    picture(page, "end-phone-dark")


def test_personal_best_over_two_games(new_context: NewContext, address: str) -> None:
    """Kept on this device: the first result, then a better one, and what it beat; also later."""
    context = new_context()
    for skip, said in (
        (True, "Your first result on Side A."),
        (False, "A new personal best on Side A! It was 0 before."),
    ):
        page = context.new_page()
        open_table(page, address, ["person"])
        place(page, "c4")
        heading(page, "Card 1 of 17")
        play_alone(page, skip=skip)
        for _ in range(2):
            expect(page.get_by_role("tabpanel")).to_contain_text(said)
            page.reload()


def test_one_slider_moves_the_sheet_and_the_verdict(page: Page, address: str) -> None:
    """The board is drawn once; slider, buttons and arrow keys move it and what the coach says."""
    page.set_viewport_size(PHONE)
    game = to_the_end(page, address, "slider")
    board, panel = page.locator("svg.board"), page.get_by_role("tabpanel")
    page.get_by_role("tab", name="Card by card").click()
    expect(panel.get_by_role("table").get_by_role("row")).to_have_count(18)
    status, slider = panel.get_by_role("status"), panel.get_by_role("slider")
    expect(slider).to_have_count(1)
    for number in (3, 9):
        slider.fill(str(number))
        expect(board).to_have_count(1)
        sheet = game.sheet(1, after=number)
        expect(board.locator("text.number:not(.hollow)")).to_have_count(len(sheet.written))
        expect(status).to_contain_text(f"Card {number} of 17")
        expect(status).to_contain_text(re.compile("The best turn|points better"))
    button(panel, "Next card").click()
    expect(status).to_contain_text("Card 10 of 17")
    page.locator("body").press("ArrowLeft")
    expect(status).to_contain_text("Card 9 of 17")
    panel.get_by_role("row").last.scroll_into_view_if_needed()
    expect(slider).to_be_in_viewport()
    picture(page, "end-cards-phone")
    panel.get_by_role("row").last.get_by_role("button").click()
    expect(status).to_contain_text("Card 17 of 17")
    expect(board).to_be_in_viewport(ratio=0.9)
    picture(page, "end-cards-phone-chosen")


def test_a_picture_is_made_on_the_device(page: Page, address: str) -> None:
    """A PNG of the sheet with words below it, saved without asking anybody."""
    to_the_end(page, address, "picture")
    requests: list[str] = []
    button(page, "Share").click()
    expect(button(page, "Save the picture")).to_be_enabled()
    page.on("request", lambda request: requests.append(request.url))
    with page.expect_download() as download:
        button(page, "Save the picture").click()
    data = download.value.path().read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
    assert (width, height) == (1080, 1440)
    assert [url for url in requests if not url.startswith("blob:")] == []
    # Ink on the sheet and in the words below it, not paper alone.
    colours = page.locator("dialog canvas").evaluate(
        """canvas => [[60, 920], [1000, 400]].map(([y, height]) => {
            const {data} = canvas.getContext("2d").getImageData(60, y, 960, height);
            return new Set(new Uint32Array(data.buffer)).size;
        })"""
    )
    assert min(colours) > 20
    if PICTURES:
        (SHOTS / "shared.png").write_bytes(data)
    picture(page, "share-dialog")
    page.set_viewport_size(PHONE)
    picture(page, "share-dialog-phone")


def test_several_are_sorted_and_spectators_see_it_too(
    page: Page, new_context: NewContext, address: str
) -> None:
    """Bots, one of whom is better than somebody who skips every card; watched by a stranger.

    The coach reports on everybody's game.
    """
    open_table(page, address, ["device", "bot", "bot"])
    button(page, "Start the game").or_(page.locator('[data-at="c4"]')).first.wait_for()
    place(page, "c4")
    button(page, "See the first card").click()
    heading(page, "Card 1 of 17")
    play_on(page, ["pass"] * 17)
    watcher = new_context().new_page()
    watcher.goto(page.url)
    for who in (page, watcher):
        heading(who, "with")
        totals = [int(text) for text in who.locator("td.total").all_inner_texts()]
        assert len(totals) == 3
        assert totals == sorted(totals, reverse=True)
        expect(who.locator("th.name").last).to_contain_text("3. Player 1")
        no_violations(who)
    picture(page, "end-several")
    page.set_viewport_size(PHONE)
    page.get_by_role("tab", name="Card by card").click()
    expect(page.locator(".verdict")).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("slider")).to_be_in_viewport()
    picture(page, "end-several-cards-phone")
    report = page.get_by_role("tabpanel", name="Card by card")
    page.get_by_role("radio", name="Ren").check(force=True)
    expect(report.get_by_role("status")).to_contain_text("Ren")
    expect(report.get_by_role("table").get_by_role("row")).to_have_count(18)
    page.get_by_role("tab", name="Result").click()
    expect(button(page, "Rematch")).to_be_visible()
    expect(button(watcher, "Rematch")).to_have_count(0)
