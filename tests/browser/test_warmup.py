"""The page before the bots are compiled: it says so, and stops saying so by itself."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hashi import locale
from hashi.compiler.cache import default_folder
from hashi.compiler.lock import locked
from hashi.locale import LANGUAGES
from tests.browser.conftest import NewContext, served
from tests.browser.hand import (
    PHONE,
    button,
    no_scrolling,
    no_violations,
    open_table,
    picture,
    place,
)

PATIENT = 900_000  # milliseconds: compiling takes 15 s, on a busy machine minutes


@pytest.fixture(scope="module")
def cold(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has nothing compiled, and waits for another process that compiles just now."""
    folder = tmp_path_factory.mktemp("cold")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NUMBA_CACHE_DIR", str(folder / "cache"))
        code = default_folder()
    code.parent.mkdir(mode=0o700, parents=True)
    code.mkdir()
    with ExitStack() as compiling:
        compiling.enter_context(locked(code / "lock"))
        with served(folder, NUMBA_CACHE_DIR=str(folder / "cache")) as here:
            yield here
            compiling.close()


@pytest.fixture
def warming(tmp_path: Path) -> Iterator[str]:
    """A server that has nothing compiled yet, and compiles."""
    with served(tmp_path, NUMBA_CACHE_DIR=str(tmp_path / "cache")) as here:
        yield here


def sentence(language: str, key: str) -> str:
    """What only the page says."""
    text = (Path(locale.__file__).parent / language / "page.ftl").read_text("utf-8")
    (found,) = re.findall(rf"(?m)^{key} = (.+)$", text)
    return str(found)


def begun(page: Page, address: str) -> None:
    """Start a game against a bot, up to the first card."""
    page.set_viewport_size(PHONE)
    open_table(page, address, ["person", "bot"])
    place(page, "c4")
    button(page, "See the first card").click()
    expect(button(page, "Show me a good turn")).to_be_visible()
    expect(page.get_by_text(sentence("en", "table-warming-up"))).to_be_visible()


def test_the_page_says_that_bots_warm_up(page: Page, new_context: NewContext, cold: str) -> None:
    """At the table, in every language; and hints are put off with a sentence."""
    begun(page, cold)
    no_scrolling(page)
    button(page, "Show me a good turn").click()
    expect(page.get_by_text(sentence("en", "table-failed-warming-up")).first).to_be_visible()
    picture(page, "warming-up-table")
    for language in LANGUAGES:
        watching = new_context(locale=language, viewport=PHONE).new_page()
        watching.goto(page.url)
        expect(watching.get_by_text(sentence(language, "table-warming-up"))).to_be_visible()
        no_scrolling(watching)
        watching.close()


def test_the_lobby_says_so_too(page: Page, cold: str) -> None:
    """Where there is a bot, before the game has begun."""
    page.set_viewport_size(PHONE)
    open_table(page, cold, ["person", "person", "bot"])
    expect(button(page, "Start the game")).to_be_visible()
    said = page.get_by_text(sentence("en", "table-warming-up"))
    expect(said).to_be_visible()
    no_violations(page)
    said.scroll_into_view_if_needed()
    picture(page, "warming-up-lobby")


@pytest.mark.long
def test_it_goes_away_by_itself(page: Page, warming: str) -> None:
    """Once everything is compiled, without a reload."""
    begun(page, warming)
    expect(page.get_by_text(sentence("en", "table-warming-up"))).to_have_count(0, timeout=PATIENT)
    button(page, "Show me a good turn").click()
    expect(page.locator("section.advice")).to_be_visible(timeout=PATIENT)
