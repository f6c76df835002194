"""Fair means fair: the page finds out a server that lies, and claims nothing it could not check."""

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    BrowserType,
    Locator,
    Page,
    WebSocketRoute,
    expect,
)

from hashi.locale import LANGUAGES, Texts
from tests.browser.conftest import PLAYED, NewContext
from tests.browser.hand import (
    CODE,
    PHONE,
    button,
    heading,
    no_violations,
    open_table,
    picture,
    place,
    play_on,
)
from tests.browser.pair import place_both, sit

ROOT = Path(__file__).parents[2]
FAIR = "Yes. Every card follows from the sealed secret"


@pytest.fixture(scope="session")
def liar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that is honest but at tables whose first seat has the name of a lie."""
    command = [sys.executable, "-m", "tests.browser.liar", str(tmp_path_factory.mktemp("lies"))]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603  our own command
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.terminate()
        process.communicate()


def begin(page: Page, address: str, name: str = "Ada") -> None:
    """A game alone, at its first card."""
    open_table(page, address, ["person"], name=name)
    heading(page, "Setup")
    place(page, "c4")
    heading(page, "Card 1 of 17")


def answer(page: Page) -> Locator:
    """What the end says about the deal."""
    return page.get_by_role("region", name="Was the deal fair?")


def is_found(page: Page, finding: str) -> None:
    """The answer is no, for this one reason."""
    expect(answer(page)).to_contain_text("No. Something does not add up:")
    expect(answer(page).get_by_role("listitem")).to_contain_text([finding])
    expect(answer(page)).not_to_contain_text("Yes")


def is_open(page: Page, reason: str) -> None:
    """There is no answer, for this reason."""
    expect(answer(page)).to_contain_text("This could not be fully checked.")
    expect(answer(page)).to_contain_text(reason)
    expect(answer(page)).not_to_contain_text("Yes")


@pytest.mark.parametrize(
    ("lie", "finding"),
    [
        ("Other seal", "The seal is not the one that was shown before the game."),
        ("Other nonce", "The deal does not use the random number that seat 1 gave."),
        ("Other secret", "The secret does not match the seal."),
        ("Other seed", "The deal code does not follow from the secret and the random numbers."),
        ("Other card", "Card 7 is not the one this deal should have brought."),
    ],
    ids=lambda value: value if value.startswith("Other") else "",
)
def test_a_lie_is_found_out(page: Page, liar: str, lie: str, finding: str) -> None:
    """S4: whatever the server changes, the page says so, and says what."""
    begin(page, liar, lie)
    play_on(page, ["pass"] * 17)
    is_found(page, finding)
    if lie == "Other card":
        no_violations(page)
        picture(answer(page), "unfair")


@pytest.mark.parametrize("name", ["Ada", "Other drawn"])
def test_a_seat_that_gave_no_nonce(
    page: Page, new_context: NewContext, liar: str, name: str
) -> None:
    """S4: the nonce of somebody who was away follows from the secret, or it is found out."""
    open_table(page, liar, ["person", "person"], name=name)
    guest = new_context().new_page()
    guest.route_web_socket(re.compile("/socket$"), without_hashes)
    sit(guest, page.url)
    guest.goto("about:blank")
    button(page, "Start the game").click()
    heading(page, "Setup")
    guest.goto(page.url)
    place_both(page, guest)
    play_both(page, guest, 17)
    if name == "Ada":
        expect(answer(page)).to_contain_text(FAIR)
        is_open(guest, "none of the random numbers was yours")
    else:
        found = "Seat 2 gave no random number, and the one used there does not follow"
        is_found(page, found)
        is_found(guest, found)


def without_hashes(route: WebSocketRoute) -> None:
    """A connection that loses every hash of a nonce."""
    server = route.connect_to_server()
    route.on_message(lambda text: None if '"commit"' in str(text) else server.send(text))


def test_an_honest_game_with_a_reload(page: Page, liar: str, tmp_path: Path) -> None:
    """S4: what was seen before a reload is remembered; the record says the same to `verify`."""
    begin(page, liar)
    play_on(page, ["pass"] * 5)
    heading(page, "Card 6 of 17")
    page.reload()
    heading(page, "Card 6 of 17")
    play_on(page, ["pass"] * 12)
    expect(answer(page)).to_contain_text(FAIR)
    picture(answer(page), "fair")
    page.reload()
    expect(answer(page)).to_contain_text(FAIR)
    answer(page).get_by_text("The numbers behind it").click()
    program, *arguments = shlex.split(answer(page).get_by_text("hashi verify").inner_text())
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / download.value.suggested_filename)
    done = subprocess.run(  # noqa: S603  our own command
        [sys.executable, "-m", program, *arguments, "--lang", "en"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("The deal was fair.\n")


def test_a_known_deal(page: Page, new_context: NewContext, liar: str) -> None:
    """A deal by its code is told in the lobby, at the table and at the end, and not called fair."""
    open_table(page, liar, ["person", "person"], code=CODE)
    known = "there is no seal, and anyone who has its code may know the cards"
    expect(page.get_by_role("main")).to_contain_text(known)
    guest = new_context().new_page()
    sit(guest, page.url)
    expect(guest.get_by_role("main")).to_contain_text(known)
    button(page, "Start the game").click()
    place_both(page, guest)
    expect(page.get_by_role("main")).to_contain_text(known)
    play_both(page, guest, 17)
    for who in (page, guest):
        is_open(who, "This was a known deal: there was no seal")


def test_those_who_saw_less(page: Page, new_context: NewContext, liar: str) -> None:
    """Players are told that it was fair; a spectator, a late device and a stranger are not."""
    open_table(page, liar, ["person", "person"])
    heading(page, "The table is ready")
    watching = new_context().new_page()
    watching.goto(page.url)
    heading(watching, "Ada invites you to HASHI")
    guest = new_context().new_page()
    sit(guest, page.url)
    button(page, "Start the game").click()
    place_both(page, guest)
    play_both(page, guest, 4)
    heading(page, "Card 5 of 17")
    cookies = page.context.storage_state()["cookies"]
    late = new_context(storage_state={"cookies": cookies}).new_page()
    late.goto(page.url)
    heading(late, "Card 5 of 17")
    play_both(page, guest, 13)
    stranger = new_context().new_page()
    stranger.goto(page.url)
    for who in (page, guest):
        expect(answer(who)).to_contain_text(FAIR)
    is_open(watching, "But you were watching: none of the random numbers was yours")
    is_open(late, "this browser only joined at card 5, so it could not compare the seal")
    is_open(stranger, "this browser was not at the table")


def play_both(host: Page, guest: Page, rounds: int) -> None:
    """Both pass for some rounds."""
    play_on(guest, ["pass"] * rounds, wait=False)
    play_on(host, ["pass"] * rounds)


def test_without_encryption(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], liar: str
) -> None:
    """Over plain http from another machine there is no crypto.subtle; the page has its own."""
    switches = [
        *browser_type_launch_args["args"],
        "--host-resolver-rules=MAP hashi.test 127.0.0.1",
    ]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": switches})
    page = browser.new_page(locale="en-US", reduced_motion="reduce")
    page.add_init_script(PLAYED)
    begin(page, liar.replace("localhost", "hashi.test"))
    assert page.evaluate("[isSecureContext, 'subtle' in crypto]") == [False, False]
    play_on(page, ["pass"] * 17)
    expect(answer(page)).to_contain_text(FAIR)
    browser.close()


def test_in_every_language_on_a_phone(page: Page, liar: str) -> None:
    """The answers fit a phone in every language, in light and dark."""
    page.set_viewport_size(PHONE)
    begin(page, liar, "Other nonce")
    play_on(page, ["pass"] * 17)
    expect(answer(page)).to_contain_text("No. Something does not add up:")
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('hashi-language', language)", language)
        page.reload()
        texts = Texts(language)
        region = page.locator("section:has(#check)")
        expect(region).to_contain_text(texts("fair-nonce-changed", seat=1))
        region.locator("summary").click()
        assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            region.scroll_into_view_if_needed()
            picture(page, f"unfair-{language}-{scheme}")
