"""Ports for servers that are started again: each stays reserved until the tests end.

The reservation is bound but does not listen, so that a server may listen there, and nobody else
gets the port while it is down.
"""

import socket

__all__ = ["reserve_port"]

_reserved: list[socket.socket] = []


def reserve_port() -> int:
    """A port on loopback that is nobody else's."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind(("127.0.0.1", 0))
    _reserved.append(found)
    return int(found.getsockname()[1])
