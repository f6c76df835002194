"""What a client may use, numbers alone. docs/running.md explains them.

`hashi.server.limit.budget` keeps count of what is used; the limits of the service as a whole
are in `hashi.service.limit`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

__all__ = ["LIMITS", "Kind", "Limit", "Rate"]

Kind = Literal[
    "requests",
    "pace",
    "messages",
    "frames",
    "bytes",
    "thinking",
    "events",
    "tables",
    "codes",
    "persons",
]


@dataclass(frozen=True, slots=True)
class Rate:
    """A burst, and the refill per second."""

    burst: float
    per_second: float

    def times(self, factor: float) -> "Rate":
        """The rate multiplied by a factor."""
        return Rate(self.burst * factor, self.per_second * factor)


@dataclass(frozen=True, slots=True)
class Limit:
    """The rates of one address, however many people share it, and of one person."""

    address: Rate
    person: Rate | None = None


_HOUR = 3600

LIMITS: Mapping[Kind, Limit] = {
    "requests": Limit(Rate(500, 60), Rate(500, 50)),  # in units of a cheap one
    "pace": Limit(Rate(60, 200)),  # the same units; faster ones wait for their turn
    "messages": Limit(Rate(600, 100), Rate(180, 40)),
    "frames": Limit(Rate(3000, 400)),
    "bytes": Limit(Rate(4_000_000, 1_000_000), Rate(1_000_000, 250_000)),
    "thinking": Limit(Rate(60, 2), Rate(20, 0.5)),  # hints, and reports that are begun
    "events": Limit(Rate(1000, 20), Rate(250, 4)),
    "tables": Limit(Rate(120, 120 / _HOUR), Rate(30, 60 / _HOUR)),
    "codes": Limit(Rate(30, 0.5)),  # looked up; guessing takes no person
    "persons": Limit(Rate(60, 60 / _HOUR)),  # who were not seen there for an hour
}

NETWORK_FACTOR = 4  # what all addresses of an IPv6 /48 may use, over that of a /64
SOCKET_COST = 10  # for opening one
CUT_OFF_COST = 300  # for a socket or a request that had to be cut off; its address comes back later

# One socket. Its frames are pings, pongs and continuations too.
MESSAGES_OF_SOCKET = Rate(60, 20)
FRAMES_OF_SOCKET = Rate(500, 100)
LARGEST_FRAME = 65_536  # bytes; longer ones close the socket unread

# One request.
LARGEST_HEAD = 32_768  # bytes of its first line and headers; nginx passes on no more
MOST_HEADERS = 100
LARGEST_BODY = 100_000  # bytes
LARGEST_REFUSED_BODY = 1_000_000  # bytes; a client that sends more is cut off
MOST_BODY_PARTS = 1000  # chunks, or what the network makes of it
LARGEST_DEFERRED = 16_384  # bytes that wait while their address is in debt
HEAD_SECONDS, BODY_SECONDS = 20.0, 60.0  # to send its head in, and its body
MOST_PIPELINED = 10  # requests sent ahead of the answer to the first; browsers send none
SPARE_CONNECTIONS = 500  # for requests, besides the sockets
SPARE_CONNECTIONS_OF_ADDRESS = 100

# A client over its budget waits before it is refused.
REFUSAL_DELAY_SECONDS = 0.5
