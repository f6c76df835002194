"""Addresses that lead nowhere, in a real browser."""

import pytest
from playwright.sync_api import expect

from hashi.locale import LANGUAGES, Texts
from tests.browser.conftest import NewContext
from tests.browser.hand import PHONE, no_scrolling, no_violations, picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("path", "what"), [("/nowhere/at/all", "page"), ("/t/nowhere", "table")])
def test_there_is_a_page_and_a_way_home(
    new_context: NewContext, address: str, language: str, path: str, what: str
) -> None:
    """In the reader's language, with the status that programs understand."""
    page = new_context(locale=language, viewport=PHONE).new_page()
    answer = page.goto(f"{address}{path}")
    assert answer is not None
    assert answer.status == (404 if what == "page" else 200)
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(Texts(language, ("page",))(f"missing-{what}"))
    no_violations(page)
    no_scrolling(page)
    picture(page, f"missing-{what}-{language}")
    page.locator("main a.button").click()
    expect(page).to_have_url(f"{address}/")
