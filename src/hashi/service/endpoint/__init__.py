"""Everything that can be asked for, in one list: functions with a method, a path and a cost.

A server mounts it on HTTP, a page without a server calls it in its worker, and the description for
clients is made from it.
"""

from hashi.service.endpoint import board, daily, game, person, puzzle, statistics, table
from hashi.service.endpoint.declaration import Endpoint, File, endpoint
from hashi.service.endpoint.router import Router

__all__ = ["ENDPOINTS", "Endpoint", "File", "Router", "endpoint", "endpoints_in"]


def endpoints_in(*modules: object) -> tuple[Endpoint, ...]:
    """Every endpoint that is declared in these modules."""
    return tuple(
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, Endpoint)
    )


ENDPOINTS = endpoints_in(person, board, table, game, statistics, daily, puzzle)
