"""A request and the reply to it, as plain values: what is behind them need not know ASGI."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import parse_qsl

import msgspec

from hashi.server.asgi import Scope
from hashi.service.failure import Failure
from hashi.wire.status import status_of

__all__ = ["Reply", "Request", "failed"]

_NO_CONTENT = 204
_MOST_FIELDS = 20  # of a query


@dataclass(frozen=True)
class Request:
    """A request without its body."""

    scope: Scope

    @property
    def method(self) -> str:
        """GET, POST, ..."""
        return str(self.scope["method"])

    @property
    def path(self) -> str:
        """The path, decoded."""
        return str(self.scope["path"])

    @property
    def scheme(self) -> str:
        """`http` or `https`, as a trusted proxy says."""
        return str(self.scope["scheme"])

    @property
    def host(self) -> str | None:
        """The address that asks, as a trusted proxy says."""
        client = self.scope["client"]
        return client[0] if client else None

    @cached_property
    def headers(self) -> Mapping[str, str]:
        """The headers by their names in lower case; of equal ones the last."""
        found = self.scope["headers"]
        return {name.decode("latin-1"): value.decode("latin-1") for name, value in found}

    @cached_property
    def query(self) -> Mapping[str, str]:
        """The query's values by name, of equal ones the last; nothing if there are too many."""
        text = self.scope["query_string"].decode("latin-1")
        try:
            return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=_MOST_FIELDS))
        except ValueError:
            return {}

    @property
    def takes_gzip(self) -> bool:
        """Whether the reply may be compressed."""
        return "gzip" in self.headers.get("accept-encoding", "")


@dataclass(frozen=True, slots=True)
class Reply:
    """What is sent back."""

    body: bytes
    media_type: str = "application/json"
    status: int = 200
    headers: tuple[tuple[str, str], ...] = ()

    @property
    def raw_headers(self) -> list[tuple[bytes, bytes]]:
        """All headers, as ASGI sends them."""
        headers = [("content-type", self.media_type), *self.headers]
        if self.status != _NO_CONTENT:
            headers.append(("content-length", str(len(self.body))))
        return [(name.encode(), value.encode()) for name, value in headers]


def failed(failure: Failure, status: int | None = None) -> Reply:
    """The reply to a request that is turned away."""
    wait = failure.retry_after_seconds
    # Once more where proxies and libraries look for it, in whole seconds.
    headers = () if wait is None else (("retry-after", str(int(wait) + 1)),)
    body = msgspec.json.encode(failure.body)
    return Reply(body, status=status or status_of(failure.code), headers=headers)
