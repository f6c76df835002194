"""Hints: computed one at a time for a seat, and recorded only if they can be given."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hashi.jobs.source import Source
from hashi.service.table.answer import Session, carry_out
from hashi.service.table.hub import Hub
from hashi.service.table.live import LiveTable
from hashi.service.table.reply import Answer
from hashi.store.sqlite import SQLite
from hashi.wire.message import Failed, Hint, Play
from tests.service.solo import playing
from tests.service.stuck import Stuck


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    """A hub whose coach never answers."""
    made = Hub(SQLite(tmp_path / "hashi.sqlite"), Stuck())
    yield made
    await made.close()


async def ask(hub: Hub, live: LiveTable) -> Answer | None:
    """Ask for a hint at seat 1, and wait until the coach is asked or there is an answer."""
    answers: list[Answer] = []
    session = Session(hub, live, Source(person="ada"), answers.append)
    answer = await carry_out(session, Hint(id=1, seat=1))
    runner = hub.runner
    assert isinstance(runner, Stuck)
    before = runner.asked
    for _ in range(100):
        if answer is not None or answers or runner.asked > before:
            break
        await asyncio.sleep(0.01)
    return answer or next(iter(answers), None)


def hinted(live: LiveTable) -> set[int]:
    """The rounds in which a hint was recorded."""
    return {number for number, _ in live.table.hinted}


async def test_a_hint_that_must_wait_is_not_recorded(hub: Hub) -> None:
    """While the hint of an earlier round is still computed, there is no other for this seat."""
    live = await playing(hub)
    assert await ask(hub, live) is None
    assert hinted(live) == {1}
    await hub.act(live, Play(seat=1, round=1, turn="pass"), "ada")
    answer = await ask(hub, live)
    assert isinstance(answer, Failed)
    assert answer.code == "busy"
    assert hinted(live) == {1}


async def test_so_many_hints_of_a_person(hub: Hub) -> None:
    """Beyond what may wait for the coach a hint is refused, and not recorded."""
    lives = [await playing(hub, f"t{number}", code=f"CODE{number}") for number in range(5)]
    answers = [await ask(hub, live) for live in lives]
    assert answers[:4] == [None] * 4
    assert isinstance(answers[4], Failed)
    assert answers[4].code == "busy"
    assert [hinted(live) for live in lives] == [{1}] * 4 + [set()]


async def test_a_hint_keeps_its_table_in_memory(hub: Hub) -> None:
    """Until it is computed, so that whoever comes back starts no second one."""
    live = await playing(hub)
    await ask(hub, live)
    hub.unload_if_idle(live)
    assert hub.tables == (live,)
