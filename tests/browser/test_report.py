"""The coach's report in a real browser: it loads nothing, steps, and can be read by everybody."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hashi.cli.report_page import page as written
from hashi.locale import LANGUAGES, Texts
from tests.browser.hand import PHONE, button, no_violations, picture
from tests.cli.reported import reported

HOSTILE = '<img src=x onerror="document.title=1">'


def opened(page: Page, folder: Path, language: str = "en", name: str = "Ada") -> None:
    """Open the report of a known game."""
    file = folder / "report.html"
    file.write_text(written(reported(name), Texts(language)), "utf-8")
    page.goto(file.as_uri())


def test_steps(page: Page, tmp_path: Path) -> None:
    """Back and on, by button and by keyboard: both sheets go along, and so do the words."""
    opened(page, tmp_path)
    sheet = page.locator("figure", has_text="The best possible sheet").locator(".circle:visible")
    words = page.get_by_role("status").locator("p:visible")
    expect(sheet).to_have_count(18)
    expect(words).to_contain_text("After card 17 (3/2)")
    button(page, "Back").click()
    expect(words).to_contain_text("After card 16 (2/2)")
    expect(sheet).not_to_have_count(18)
    page.get_by_role("slider").press("Home")
    expect(words).to_contain_text("Before the first card")
    expect(sheet).to_have_count(0)
    button(page, "On").click()
    expect(words).to_contain_text("After card 1 (4/3)")


def test_loads_nothing_and_runs_nothing_foreign(page: Page, tmp_path: Path) -> None:
    """One request, for the file itself; a hostile name is a name."""
    requests: list[str] = []
    faults: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.on("console", lambda message: faults.append(message.text))
    opened(page, tmp_path, name=HOSTILE)
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{HOSTILE}: 0 points")
    expect(page).to_have_title(f"{HOSTILE}: 0 points")
    assert requests == [(tmp_path / "report.html").as_uri()]
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_can_be_read(page: Page, tmp_path: Path, language: str) -> None:
    """Axe finds nothing in light and dark, and a phone need not scroll sideways."""
    for scheme, size in (("light", PHONE), ("dark", {"width": 1280, "height": 800})):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # a size
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # a scheme
        opened(page, tmp_path, language)
        assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
        picture(page, f"report-{language}-{scheme}")
        no_violations(page)


def test_on_paper(page: Page, tmp_path: Path) -> None:
    """Printed, the sheets and the table are there and the buttons are not."""
    page.emulate_media(media="print", color_scheme="dark")
    opened(page, tmp_path)
    expect(page.locator(".steps")).to_be_hidden()
    expect(page.locator("table")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
