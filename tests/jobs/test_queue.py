"""The fair queue: rank, then round robin, and nothing remembered for ever."""

from random import Random

from hashi.jobs import queue
from hashi.jobs.queue import FairQueue, Place


def test_nobody_waits_for_more_than_two_of_each_other() -> None:
    """Whenever jobs come: while somebody waits for a turn, nobody else has more than two."""
    random = Random(5)
    waiting: FairQueue[str] = FairQueue()
    done: list[str] = []
    since: dict[str, int] = {}  # when each began to wait
    for _ in range(3000):
        asker = random.choices("abcd", (20, 3, 2, 1))[0]
        if random.random() < 0.6:
            since.setdefault(asker, len(done))
            waiting.push(Place(0, asker), asker)
        elif len(waiting):
            served = waiting.pop()
            missed = done[since.pop(served) :]
            assert all(missed.count(other) <= 2 for other in "abcd"), (served, missed)
            done.append(served)
            if waiting.waiting(Place(0, served)):
                since[served] = len(done)
    assert set(done) == set("abcd")


def test_ranks_before_turns() -> None:
    """A lower rank is served first, whoever asks."""
    waiting: FairQueue[str] = FairQueue()
    for place, job in ((Place(1, "a"), "hint"), (Place(0, "b"), "bot"), (Place(0, "a"), "bot 2")):
        waiting.push(place, job)
    waiting.push_first(Place(1, "c"), "again")
    assert [waiting.pop() for _ in range(4)] == ["bot", "bot 2", "again", "hint"]


def test_askers_are_forgotten() -> None:
    """Many who asked once leave nothing behind."""
    waiting: FairQueue[int] = FairQueue()
    for number in range(3 * queue._MOST_REMEMBERED):
        waiting.push(Place(0, "always"), number)
        waiting.push(Place(0, f"{number}"), number)
        waiting.pop()
        waiting.pop()
    assert len(waiting._last) <= queue._MOST_REMEMBERED + 1
    assert not waiting._waiting
