"""A report as a file in a real browser: it loads nothing and can be leafed through and read."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from hashi.locale import LANGUAGES
from tests.browser.hand import button, no_violations, picture
from tests.cli.reported import file_of, passed, reported

HOSTILE = '</script><img src=x onerror="document.title=1">'
SIZES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640},
    {"width": 820, "height": 1180},
    {"width": 1440, "height": 900},
)


def opened(page: Page, folder: Path, language: str = "en", name: str = "Ada") -> str:
    """Open the report of a known game from the disk; its address."""
    file = folder / "report.html"
    file.write_text(file_of(passed(), name, language).text(reported()), "utf-8")
    page.goto(file.as_uri())
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(18)
    return file.as_uri()


def test_leafs_through(page: Page, tmp_path: Path) -> None:
    """By button, slider, key and row: both sheets go along, and so do the words."""
    opened(page, tmp_path)
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada reached 0 of 60 points")
    expect(page.get_by_text("Side A · Minion")).to_be_visible()
    expect(page.get_by_role("img", name="Expected final score after each card")).to_be_visible()
    page.get_by_role("radio", name="The best this deal allowed").check(force=True)
    best = page.locator("svg.board:visible .circle")
    status = page.get_by_role("status")
    expect(best).to_have_count(18)
    expect(status).to_contain_text("Card 17 of 17")
    button(page, "Previous card").click()
    expect(status).to_contain_text("Card 16 of 17")
    expect(best).not_to_have_count(18)
    page.keyboard.press("Home")
    expect(status).to_contain_text("Ada has written a 4 on c4.")
    expect(best).to_have_count(0)
    page.get_by_role("slider").press("ArrowRight")
    expect(status).to_contain_text("Card 1 of 17")
    row = page.get_by_role("row").nth(5)
    expect(row).to_contain_text("with a hint")
    row.get_by_role("button").click()
    expect(status).to_contain_text("Card 5 of 17")
    expect(status).to_contain_text("1.3 points better:")


def test_loads_nothing_and_runs_nothing_foreign(page: Page, tmp_path: Path) -> None:
    """One request, for the file itself; a hostile name is a name."""
    requests: list[str] = []
    faults: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.on("console", lambda message: faults.append(message.text))
    page.on("pageerror", lambda error: faults.append(str(error)))
    address = opened(page, tmp_path, name=HOSTILE)
    button(page, "Previous card").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{HOSTILE} reached 0 of 60 points")
    expect(page).to_have_title(f"{HOSTILE} reached 0 of 60 points · HASHI")
    assert requests == [address]
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_can_be_read(page: Page, tmp_path: Path, language: str) -> None:
    """Axe finds nothing in light and dark, and nothing scrolls sideways at any width."""
    opened(page, tmp_path, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for size in SIZES:
            page.set_viewport_size(size)
            assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
            name = f"file-{language}-{size['width']}-{scheme}"
            picture(page.locator("body"), name)
        no_violations(page)


def test_another_language_and_light(page: Page, tmp_path: Path) -> None:
    """Whoever gets the file can read it in a language of their own, and in the dark."""
    opened(page, tmp_path, "de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada hat 0 von 60 Punkten erreicht")
    page.get_by_role("radio", name="Polski").check(force=True)
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada: 0 z 60 możliwych punktów")
    page.get_by_role("radio", name="Ciemny").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_on_paper(page: Page, tmp_path: Path) -> None:
    """Printed, the sheets and the table are there, in light, and the buttons to leaf are not."""
    page.emulate_media(media="print", color_scheme="dark")
    opened(page, tmp_path)
    expect(page.get_by_role("slider")).to_be_hidden()
    expect(page.get_by_role("table")).to_be_visible()
    paper = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert paper == "rgb(246, 240, 226)"
