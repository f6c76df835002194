"""The files of the built page, as they are or compressed."""

import gzip
from pathlib import Path

import httpx
import pytest

from hashi.server.page import asset, built


async def test_files_of_the_page(
    address: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file comes with its type and for ever, compressed if asked for; no other file does."""
    static = tmp_path_factory.mktemp("static")
    (static / "assets").mkdir()
    (static / "secret.js").write_text("secret")
    (static / "assets" / "page-a1.js").write_text("let a = 1;" * 100)
    monkeypatch.setattr(built, "STATIC", static)
    asset._names.cache_clear()
    asset._read.cache_clear()
    async with httpx.AsyncClient(base_url=address) as browser:
        plain = await browser.get("/assets/page-a1.js", headers={"accept-encoding": "identity"})
        assert plain.text == "let a = 1;" * 100
        assert "content-encoding" not in plain.headers
        async with browser.stream("GET", "/assets/page-a1.js") as packed:
            raw = b"".join([part async for part in packed.aiter_raw()])
        assert gzip.decompress(raw) == plain.content
        assert packed.headers["content-encoding"] == "gzip"
        for answer in (plain, packed):
            assert answer.headers["content-type"].startswith("text/javascript")
            assert "immutable" in answer.headers["cache-control"]
        for path in ("/assets/secret.js", "/assets/..%2fsecret.js", "/assets/"):
            assert (await browser.get(path)).status_code == 404
    asset._names.cache_clear()
    asset._read.cache_clear()


@pytest.fixture
def built_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page, whether or not it was built."""
    (tmp_path / "index.html").write_text("<h1>HASHI</h1>")
    monkeypatch.setattr(built, "STATIC", tmp_path)


@pytest.mark.parametrize(
    ("path", "accept", "kind"),
    [
        ("/nowhere", "text/html,*/*", "text/html"),
        ("/nowhere", "application/json", "application/json"),
        ("/api/nowhere", "text/html", "application/json"),
        ("/assets/nowhere", "text/html", "application/json"),
    ],
)
@pytest.mark.usefixtures("built_page")
async def test_unknown_addresses(address: str, path: str, accept: str, kind: str) -> None:
    """A person gets the page, which says so; a program the code."""
    async with httpx.AsyncClient(base_url=address) as browser:
        answer = await browser.get(path, headers={"accept": accept})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith(kind)
    assert ("HASHI" in answer.text) is (kind == "text/html")
