"""What many tests share: compiled bots, a PostgreSQL server, new databases on it, figures."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from hashi.compiler import is_compiled
from tests.postgres import drop_database, new_database, running_server


def pytest_xdist_auto_num_workers() -> int:
    """For `-n auto`: one more than there are cores, because some tests wait for something."""
    return 1 + (os.cpu_count() or 1)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What tests have counted (`record_property("figure", ...)`), one line for each."""
    for report in terminalreporter.getreports(""):
        for name, value in report.user_properties:
            if name == "figure" and report.when == "teardown":
                terminalreporter.write_line(f"{report.nodeid.split('::')[-1]}: {value}")


# Taken away, so that no command a test starts writes into it.
_GIVEN = os.environ.pop("HASHI_DATABASE_URL", None)


@pytest.fixture(scope="session")
def compiled() -> None:
    """Compiled code for bots and coach: without it a server has to warm up."""
    if not is_compiled():
        subprocess.run([sys.executable, "-m", "hashi", "warm"], check=True)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A server for the whole run: the one that is given, or one of our own."""
    if _GIVEN:
        yield _GIVEN
    else:
        with running_server() as server:
            yield server.url("postgres")


@pytest.fixture
def database(postgres_url: str) -> Iterator[str]:
    """The address of a new database."""
    url = new_database(postgres_url)
    yield url
    drop_database(postgres_url, url)
