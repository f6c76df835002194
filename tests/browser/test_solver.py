"""A server without a solver: the page says what is missing, and which extra brings it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import served
from tests.browser.hand import PHONE, no_violations, picture
from tests.browser.prepared import post

EXTRA = "pip install 'hashi-game[solver]'"


@pytest.fixture
def unsolved(tmp_path: Path, compiled: None) -> Iterator[str]:  # noqa: ARG001  no warm-up
    """A server that has no solver, nor have its workers."""
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "sitecustomize.py").write_text('import sys\nsys.modules["ortools"] = None\n')
    with served(tmp_path / "data", PYTHONPATH=str(hidden)) as here:
        yield here


def test_the_optimum_is_missing(page: Page, unsolved: str) -> None:
    """The daily deal is compared with bots alone, and the report has every card but no optimum."""
    page.set_viewport_size(PHONE)
    table = post(page, unsolved, "Ada", "A")
    page.goto(f"{unsolved}/t/{table}")
    result = page.get_by_role("tabpanel")
    expect(result).to_contain_text("This server has no solver")
    expect(result).to_contain_text(EXTRA)
    page.get_by_role("tab", name="Card by card").click()
    panel = page.get_by_role("tabpanel")
    expect(panel).to_contain_text("no solver is installed on this server")
    expect(panel).to_contain_text(EXTRA)
    expect(panel.get_by_role("row")).to_have_count(18)
    no_violations(page)
    picture(page, "without-solver")
