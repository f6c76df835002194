"""How many connections one table takes, so that nobody makes its changes costly or fills it up."""

from dataclasses import dataclass

from hashi.jobs.source import Source
from hashi.service.failure import Failure
from hashi.service.limit import (
    MOST_WATCHERS,
    MOST_WATCHERS_OF_ADDRESS,
    MOST_WATCHERS_OF_PERSON,
)
from hashi.service.table.live import LiveTable

__all__ = ["Room"]

_RETRY_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Room:
    """The connections of one table in this process; its players always find room for one."""

    most: int = MOST_WATCHERS
    of_address: int = MOST_WATCHERS_OF_ADDRESS
    of_person: int = MOST_WATCHERS_OF_PERSON

    def check(self, live: LiveTable, source: Source) -> None:
        """Raise a Failure if one more connection of this source would be too many."""
        inside = [watcher.source for watcher in live.watchers]
        persons = [other.person for other in inside]
        if source.person in live.seated and source.person not in persons:
            return
        if (
            persons.count(source.person) >= self.of_person
            or [other.subnet for other in inside].count(source.subnet) >= self.of_address
            or not self._has_share([other.network for other in inside], source.network)
        ):
            raise Failure("too-many-watchers", _RETRY_SECONDS)

    def _has_share(self, inside: list[str], network: str) -> bool:
        """Whether there is room in all, or the network has less than an equal share of it."""
        share = self.most // len({*inside, network})
        return len(inside) < self.most or inside.count(network) < share
