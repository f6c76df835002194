"""Finds the endpoint of a request: the server and the browser's worker route by the same table."""

from collections.abc import Iterable, Mapping

from hashi.service.endpoint.declaration import Endpoint

__all__ = ["Router"]


class Router:
    """Endpoints by method and path; of several that match, the first one declared."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self._endpoints = tuple(endpoints)

    def find(self, method: str, path: str) -> tuple[Endpoint, Mapping[str, str]] | None:
        """The endpoint for a request, and the values in its path."""
        for endpoint in self._endpoints:
            if endpoint.method == method and (found := endpoint.pattern.fullmatch(path)):
                return endpoint, found.groupdict()
        return None

    def knows(self, path: str) -> bool:
        """Whether the path is there for some method."""
        return any(endpoint.pattern.fullmatch(path) for endpoint in self._endpoints)
