"""The built site: complete, without a broken link, and without a request to anybody else."""

import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.docs.snippet import PAGES, ROOT

LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "object": "data"}
ELSEWHERE = re.compile(r"(?i)^(https?:)?//")


class Page(HTMLParser):
    """What a page loads, where it leads, and the places in it."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the addresses in a tag."""
        found = {name: value or "" for name, value in attrs}
        self.places.update(found[name] for name in ("id", "name") if name in found)
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if tag == "link":
            self.loaded.append(found["href"])
        if found.get(LOADED.get(tag, "")):
            self.loaded.append(found[LOADED[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    """The pages of a new build; a warning of the generator is an error."""
    out = tmp_path_factory.mktemp("site")
    options = ("--fail-on-warning", "--quiet", "-c", "docs/site")
    command = [sys.executable, "-m", "sphinx", *options, str(ROOT), str(out)]
    subprocess.run(command, check=True, cwd=ROOT)  # noqa: S603  our own
    return {file: Page(file) for file in out.rglob("*.html")}


def targets(site: dict[Path, Page]) -> Iterator[tuple[Path, Path, str]]:
    """Every link inside the site: from where, to which file, and to which place in it."""
    for file, page in site.items():
        for link in (*page.links, *page.loaded):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            yield file, target, unquote(parts.fragment)


def test_every_page_is_there(site: dict[Path, Page]) -> None:
    """Each Markdown page is a page of the site; there is a first page and a search."""
    root = next(file.parent for file in site if file.name == "search.html")
    wanted = {page.relative_to(ROOT).with_suffix(".html") for page in PAGES}
    built = {file.relative_to(root) for file in site}
    assert wanted | {Path("index.html"), Path("search.html")} <= built
    assert (root / "searchindex.js").stat().st_size > 50_000


def test_links(site: dict[Path, Page]) -> None:
    """Every link inside the site leads to a file, and to a place in it."""
    checked = 0
    for file, target, place in targets(site):
        assert target.exists(), f"{file.name}: {target}"
        checked += 1
        if place and target in site:
            assert place in site[target].places, f"{file.name}: {target.name}#{place}"
    assert checked > 1000


def test_nothing_is_loaded_from_elsewhere(site: dict[Path, Page]) -> None:
    """No page, style or script loads anything from another server."""
    for file, page in site.items():
        assert [address for address in page.loaded if ELSEWHERE.match(address)] == [], file.name
    root = next(file.parent for file in site if file.name == "search.html")
    for file in root.rglob("*.css"):
        styles = file.read_text("utf-8")
        assert re.findall(r"(?i)(?:url\(|@import)\s*['\"]?(?:https?:)?//", styles) == [], file.name
    calls = re.compile(r"(?:fetch|import|importScripts|Worker|open)\(\s*['\"`](?:https?:)?//")
    for file in root.rglob("*.js"):
        assert calls.findall(file.read_text("utf-8")) == [], file.name


@pytest.mark.parametrize(
    "name",
    [
        "hashi.Game.play",
        "hashi.legal_turns",
        "hashi.client.Client.open_table",
        "hashi.env.batch.Batch.step",
        "hashi.kernel.Kernel.apply",
        "hashi.bots.Sight",
        "hashi.solver.solve",
        "hashi.deal.shuffled",
    ],
)
def test_reference(site: dict[Path, Page], name: str) -> None:
    """The reference has the public names, made from their docstrings."""
    assert any(name in page.places for page in site.values())
