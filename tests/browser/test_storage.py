"""A server whose disk takes no more, seen from the page."""

import re
import resource

from playwright.sync_api import Page, expect

from tests.browser.hand import CODE, heading, open_table, picture, place, tap_island, tap_line
from tests.browser.server import Server


def limit_files(server: Server, most_bytes: int) -> None:
    """From now on no file of the server may be written beyond so many bytes."""
    assert server._process is not None
    pid = server._process.pid
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most_bytes, hard))


def test_the_page_says_that_nothing_can_be_saved(page: Page, server: Server) -> None:
    """The turn stays on the sheet and is played when the disk takes it again."""
    open_table(page, server.address, ["person"], code=CODE)
    place(page, "c4")
    heading(page, "Card 1 of 17")
    tap_island(page, "c2")
    tap_line(page, "c2-c4")
    expect(page.locator('[data-line="c2-c4"]')).to_have_attribute(
        "aria-label", re.compile(": 1 bridge")
    )
    limit_files(server, 1000)
    page.locator("button.confirm").click()
    told = page.locator(".toast").filter(has_text="The server cannot save at the moment.")
    expect(told).to_be_visible()
    picture(page, "cannot-save")
    written = expect(page.locator('[data-at="c2"]'))
    written.to_have_attribute("aria-label", re.compile("number 6"))
    heading(page, "Card 1 of 17")
    limit_files(server, resource.RLIM_INFINITY)
    page.locator("button.confirm").click()
    heading(page, "Card 2 of 17")
