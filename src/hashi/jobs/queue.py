"""Whose turn it is: networks take turns, in each its subnets, then persons, then their tables.

At every level the group with the fewest jobs running is next, and of those the one that has waited
longest since its last job ended. So while a group waits, no other of its level gets more than one
turn, however many persons and tables are behind that one. At one table the lowest rank is first.
"""

import heapq
import itertools
from collections import deque
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from hashi.jobs.source import Source

__all__ = ["FairQueue"]

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class _Group(Generic[T]):
    """The jobs of a network, a subnet, a person or a table."""

    groups: dict[str, "_Group[T]"] = field(default_factory=dict)  # in the order of their turns
    jobs: list[tuple[int, int, Source, T]] = field(default_factory=list)  # of a table: a heap
    waiting: int = 0
    running: int = 0

    def next(self) -> "_Group[T]":
        """The group inside whose turn it is."""
        waiting = (group for group in self.groups.values() if group.waiting)
        first = next(waiting)
        if first.running:
            first = min((first, *waiting), key=lambda group: group.running)
        return first


class FairQueue(Generic[T]):
    """Jobs that wait, and how many of each source are running."""

    def __init__(self) -> None:
        self._all: _Group[T] = _Group()
        self._again: deque[tuple[Source, T]] = deque()
        self._numbers = itertools.count()

    def __len__(self) -> int:
        return self._all.waiting + len(self._again)

    def has_room(self, source: Source, most: int) -> bool:
        """Whether fewer than `most` wait, or of this source's network less than an equal share."""
        if len(self) < most:
            return True
        networks = self._all.groups
        own = networks.get(source.network, _Group[T]()).waiting
        return own < most // len({*networks, source.network})

    def push(self, source: Source, job: T, rank: int = 0) -> None:
        """Let a job wait."""
        groups = self._groups(source)
        for group in groups:
            group.waiting += 1
        heapq.heappush(groups[-1].jobs, (rank, next(self._numbers), source, job))

    def push_first(self, source: Source, job: T) -> None:
        """Let a job wait before all others: it was begun already."""
        self._again.append((source, job))

    def pop(self) -> tuple[Source, T]:
        """The job that is next and its source; it is running until `finish` is called."""
        if self._again:
            again = self._again.popleft()
            for group in self._groups(again[0]):
                group.running += 1
            return again
        group = self._all
        while True:
            group.waiting -= 1
            group.running += 1
            if group.jobs:
                _, _, source, job = heapq.heappop(group.jobs)
                return source, job
            group = group.next()

    def finish(self, source: Source) -> None:
        """A job of this source has ended: its groups are last in turn."""
        groups = self._groups(source)
        for (outer, group), name in zip(itertools.pairwise(groups), source.path, strict=True):
            del outer.groups[name]
            group.running -= 1
            if group.running or group.waiting:
                outer.groups[name] = group
        self._all.running -= 1

    def _groups(self, source: Source) -> list[_Group[T]]:
        """The groups of a source, from that of all jobs to its table's."""
        found = [self._all]
        for name in source.path:
            found.append(found[-1].groups.setdefault(name, _Group()))
        return found
