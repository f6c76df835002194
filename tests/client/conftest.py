"""The servers are tests/server's."""

from tests.server.conftest import ada, address

__all__ = ["ada", "address"]
