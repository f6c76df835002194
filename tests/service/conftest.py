"""The server's fixtures, for tests of the service that need one around it."""

from tests.server.conftest import ada, address, bruno, nodes, timings

__all__ = ["ada", "address", "bruno", "nodes", "timings"]
