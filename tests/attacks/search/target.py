"""What is attacked: every endpoint of the server and every message of a table's socket.

Both come from where they are declared, so a new one is searched at once. Endpoints with the same
function are one target with several paths.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import get_args

from msgspec import inspect

from hashi.server.http.endpoints import SERVER_ENDPOINTS
from hashi.service.endpoint import Endpoint
from hashi.wire.message import ClientMessage
from tests.attacks.search.shape import Gene, Ladders
from tests.attacks.search.text import TEXTS
from tests.attacks.search.value import takes_text

__all__ = ["MESSAGES", "NOBODY", "PLACES", "MessageTarget", "RequestTarget", "Target", "targets"]

NOBODY = "nobody"  # the control, which attacks nothing
PLACES = ("play", "lobby", "honour", "bots", "finished", "pointed", "bombed", "large", "none")
_SIZES = (100, 1, 30, 120)  # per cent of what is allowed
_MANNERS = ("honest", "wrong", "nested", "cut", "blank")

_REQUESTS: Ladders = {
    "connections": (8, 1, 32, 96),
    "persons": (1, 0, 8, 40, 150),
    "together": (1, 5, 12),
    "pause_ms": (0, 5, 50, 400),
    "distinct": (1, 8, 64),
    "cookie": ("own", "quoted", "many", "long"),
    "header": ("none", "many", "long", "gzip", "page"),
    "query": ("honest", "none", "long", "many"),
    "sending": ("whole", "slow", "chunks"),
    "hearing": ("all", "never"),
}
_WITH_PATH: Ladders = {"place": PLACES, "path": ("honest", "random", "long", "encoded")}
_WITH_BODY: Ladders = {"size": _SIZES, "body": _MANNERS}
_WITH_TEXT: Ladders = {"text": tuple(TEXTS)}
_SOCKETS: Ladders = {
    "sockets": (8, 1, 32, 96),
    "speakers": ("all", "one"),
    "persons": (1, 8, 40, 150),
    "tables": (1, 8, 32),
    "place": PLACES,
    "together": (1, 5, 20),
    "pause_ms": (55, 11, 0, 250),
    "distinct": (8, 1, 64),
    "size": _SIZES,
    "body": _MANNERS,
    "hearing": ("all", "never"),
}


@dataclass(frozen=True)
class RequestTarget:
    """Endpoints with one function."""

    endpoints: tuple[Endpoint, ...]

    @property
    def name(self) -> str:
        """The first of them."""
        return f"{self.endpoints[0].method} {self.endpoints[0].path}"

    @cached_property
    def ladders(self) -> Ladders:
        """The genes that make a difference here."""
        first = self.endpoints[0]
        genes: dict[str, tuple[Gene, ...]] = dict(_REQUESTS)
        if any("{" in endpoint.path for endpoint in self.endpoints):
            genes |= _WITH_PATH
        if first.body:
            genes |= _WITH_BODY
            genes |= _WITH_TEXT if takes_text(inspect.type_info(first.body[1])) else {}
        return genes


@dataclass(frozen=True)
class MessageTarget:
    """A message of a table's socket."""

    tag: str
    struct: inspect.StructType

    @property
    def name(self) -> str:
        """Its tag."""
        return f"socket {self.tag}"

    @property
    def ladders(self) -> Ladders:
        """The genes that make a difference here; `then` is a message that follows each."""
        return {**_SOCKETS, "then": ("", *(tag for tag in MESSAGES if tag != self.tag))}


Target = RequestTarget | MessageTarget


def targets(endpoints: Iterable[Endpoint] = SERVER_ENDPOINTS) -> dict[str, Target]:
    """Everything there is to attack, by name."""
    by_function: dict[object, list[Endpoint]] = {}
    for endpoint in endpoints:
        by_function.setdefault((endpoint.method, endpoint.call), []).append(endpoint)
    found: list[Target] = [RequestTarget(tuple(same)) for same in by_function.values()]
    found += MESSAGES.values()
    return {target.name: target for target in found}


def _messages() -> Iterator[MessageTarget]:
    for struct in get_args(ClientMessage):
        kind = inspect.type_info(struct)
        assert isinstance(kind, inspect.StructType)
        yield MessageTarget(str(kind.tag), kind)


MESSAGES = {target.tag: target for target in _messages()}
