"""The figures of the attacks, told at the end of the run; the servers are tests/server's."""

import pytest

from tests.server.conftest import ada, address, bruno, nodes, timings

__all__ = ["ada", "address", "bruno", "nodes", "timings"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each attack, from whichever process ran it."""
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        for name, value in report.user_properties:
            if name == "attack":
                terminalreporter.write_line(str(value))
