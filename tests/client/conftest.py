"""The servers are tests/server's."""

from tests.server.conftest import ada, address, timings

__all__ = ["ada", "address", "timings"]
