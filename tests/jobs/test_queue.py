"""The fair queue: turns by network, subnet, person and table, and nothing remembered for ever."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from hashi.jobs.queue import FairQueue
from hashi.jobs.source import Source
from tests.jobs.source import from_address

NAMES = st.sampled_from("abc")
SOURCES = st.builds(Source, NAMES, NAMES, NAMES, NAMES)


@given(st.lists(SOURCES | st.none(), max_size=200), st.sampled_from(range(1, 5)))
def test_nobody_waits_for_more_than_one_of_each_other(
    steps: list[Source | None], depth: int
) -> None:
    """Whoever else asks: while a group waits, each other one of its level gets one turn at most.

    So its share is never less than one in as many as wait there. `None` serves a job.
    """
    queue: FairQueue[Source] = FairQueue()
    waiting: Counter[tuple[str, ...]] = Counter()
    missed: dict[tuple[str, ...], Counter[tuple[str, ...]]] = {}  # turns of others, by who waits
    for step in steps:
        if step is not None:
            group = step.path[:depth]
            missed.setdefault(group, Counter())
            waiting[group] += 1
            queue.push(step, step)
        elif queue:
            source, _ = queue.pop()
            queue.finish(source)
            served = source.path[:depth]
            waiting[served] -= 1
            del missed[served]
            for group, turns in missed.items():
                if group[:-1] == served[:-1]:
                    turns[served] += 1
                    assert turns[served] <= 1, (group, served)
            if waiting[served]:
                missed[served] = Counter()


@given(st.lists(SOURCES, min_size=1, max_size=60), st.sampled_from(range(1, 5)))
def test_workers_are_shared(sources: list[Source], workers: int) -> None:
    """With several workers, no network has two of them while another one waits for its first."""
    queue: FairQueue[None] = FairQueue()
    for source in sources:
        queue.push(source, None)
    running = [queue.pop()[0].network for _ in range(min(workers, len(sources)))]
    assert len(set(running)) == min(len(running), len({source.network for source in sources}))


def test_ranks_at_one_table() -> None:
    """At one table the lowest rank first; what is tried again before everything else."""
    queue: FairQueue[str] = FairQueue()
    ada, bruno = from_address("ada"), from_address("bruno")
    queue.push(ada, "hint", rank=1)
    queue.push(ada, "bot")
    queue.push(bruno, "hint of another", rank=1)
    queue.push_first(bruno, "again")
    assert len(queue) == 4
    order = []
    while queue:
        source, job = queue.pop()
        order.append(job)
        queue.finish(source)
    assert order == ["again", "bot", "hint of another", "hint"]


def test_shares() -> None:
    """In a full queue a network has room only for less than an equal share."""
    queue: FairQueue[None] = FairQueue()
    eve, ada = from_address("eve"), from_address("ada")
    for _ in range(10):
        assert queue.has_room(eve, 10)
        queue.push(eve, None)
    assert not queue.has_room(from_address("eve", "another person"), 10)
    for _ in range(5):
        assert queue.has_room(ada, 10)
        queue.push(ada, None)
    assert not queue.has_room(ada, 10)


def test_groups_are_forgotten() -> None:
    """Many who asked once leave nothing behind."""
    random, queue = Random(5), FairQueue[int]()
    running: list[Source] = []
    for number in range(1000):
        queue.push(from_address(f"{number % 300}", f"{number}"), number)
        if random.random() < 0.5:
            running.append(queue.pop()[0])
        if running and random.random() < 0.4:
            queue.finish(running.pop(random.randrange(len(running))))
    running += [queue.pop()[0] for _ in range(len(queue))]
    for source in running:
        queue.finish(source)
    assert not queue._all.groups
    assert (queue._all.waiting, queue._all.running) == (0, 0)
