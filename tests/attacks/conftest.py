"""The servers are tests/server's."""

from tests.server.conftest import ada, address, bruno, nodes

__all__ = ["ada", "address", "bruno", "nodes"]
