"""The figures of all fault tests, told at the end of the run; the servers are tests/server's."""

import pytest

from tests.faults.crowd import Tally
from tests.server.conftest import ada, address, bruno, nodes

__all__ = ["ada", "address", "bruno", "nodes"]

_TALLIES: dict[str, Tally] = {}


@pytest.fixture
def tally(request: pytest.FixtureRequest) -> Tally:
    """The figures of this test."""
    return _TALLIES.setdefault(request.node.name, Tally())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each test, where all ran in this process."""
    for name, tally in _TALLIES.items():
        terminalreporter.write_line(f"{name}: {tally}")
