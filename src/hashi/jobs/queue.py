"""The order in which jobs are served: by rank, and within one rank round robin over who asks.

A caller with many waiting jobs gets one of them done, then every other caller gets one. A job
that comes while others are served belongs to the present round, or to the next if its asker had a
turn in this one, so it waits for at most two jobs of each other asker.
"""

import heapq
import itertools
from collections import Counter
from dataclasses import dataclass
from typing import Generic, TypeVar

__all__ = ["FairQueue", "Place"]

T = TypeVar("T")
_MOST_REMEMBERED = 1000

Order = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Place:
    """Whose job it is and how urgent: the lowest rank first."""

    rank: int
    asker: str


class FairQueue(Generic[T]):
    """Jobs that wait."""

    def __init__(self) -> None:
        self._heap: list[tuple[Order, Place, T]] = []
        self._numbers = itertools.count()
        self._round: Counter[int] = Counter()  # by rank: the one that is being served
        self._last: dict[Place, int] = {}  # the round of each asker's newest job
        self._waiting: Counter[Place] = Counter()

    def __len__(self) -> int:
        return len(self._heap)

    def waiting(self, place: Place) -> int:
        """How many jobs of this rank and asker wait."""
        return self._waiting[place]

    def push(self, place: Place, job: T) -> None:
        """Let a job wait behind the asker's others."""
        now = self._round[place.rank]
        turn = max(now, self._last.get(place, now - 1) + 1)
        self._last[place] = turn
        self._add((place.rank, turn, next(self._numbers)), place, job)

    def push_first(self, place: Place, job: T) -> None:
        """Let a job wait before all others of its rank: it was begun already."""
        self._add((place.rank, -1, next(self._numbers)), place, job)

    def pop(self) -> T:
        """The job that is next."""
        (rank, turn, _), place, job = heapq.heappop(self._heap)
        self._round[rank] = max(self._round[rank], turn)
        self._waiting[place] -= 1
        if not self._waiting[place]:
            del self._waiting[place]
        self._forget()
        return job

    def _add(self, order: Order, place: Place, job: T) -> None:
        self._waiting[place] += 1
        heapq.heappush(self._heap, (order, place, job))

    def _forget(self) -> None:
        """Forget callers whose newest job belongs to a past round."""
        if len(self._last) > _MOST_REMEMBERED:
            self._last = {
                place: turn for place, turn in self._last.items() if turn >= self._round[place.rank]
            }
