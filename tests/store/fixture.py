"""Every store the contract is held against: each test of it runs once for each of them."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from hashi.offline.store import BrowserStore
from hashi.store import Store
from hashi.store.postgres import Postgres
from hashi.store.sqlite import SQLite
from tests.browser.find import MISSING, demanded, find
from tests.offline.database import Memory
from tests.store.browser import Browser

__all__ = ["Make", "make", "real_browser", "store"]

Make = Callable[[], Store]


@pytest.fixture(scope="session")
def real_browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A real browser with the page's own database.ts."""
    found = find()
    if found is None and demanded():
        pytest.fail(MISSING, pytrace=False)
    if found is None:
        pytest.skip(MISSING)
    with Browser(found, tmp_path_factory.mktemp("page")) as browser:
        yield browser


@pytest.fixture(params=["sqlite", "postgres", "memory", "browser"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Make]:
    """A way to open the same new store any number of times."""
    if request.param == "sqlite":
        yield lambda: SQLite(tmp_path / "data" / "hashi.sqlite")
    elif request.param == "postgres":
        url = request.getfixturevalue("database")
        yield lambda: Postgres(url)
    elif request.param == "memory":
        memory = Memory()
        yield lambda: BrowserStore(memory.other_page())
    else:
        with request.getfixturevalue("real_browser").profile() as new_page:
            yield lambda: BrowserStore(new_page())


@pytest.fixture
async def store(make: Make) -> AsyncIterator[Store]:
    """A new store."""
    opened = make()
    await opened.open()
    yield opened
    await opened.close()
