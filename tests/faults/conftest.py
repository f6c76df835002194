"""The figures of fault tests; the servers are tests/server's."""

from collections.abc import Callable, Iterator

import pytest

from tests.faults.crowd import Tally
from tests.server.conftest import ada, address, bruno, nodes, timings

__all__ = ["ada", "address", "bruno", "nodes", "timings"]


@pytest.fixture
def tally(record_property: Callable[[str, object], None]) -> Iterator[Tally]:
    """The figures of this test, printed at the end of the run."""
    tally = Tally()
    yield tally
    record_property("figure", str(tally))
