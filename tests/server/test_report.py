"""Reports on finished games: step by step to the end, once for all who ask."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace as replace_value
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from msgspec.structs import replace

import hashi
from hashi import Card, Turn
from hashi.client import Client, Failed
from hashi.coach import Report
from hashi.jobs.job import Job
from hashi.jobs.pool import Pool
from hashi.jobs.source import SERVER, Source
from hashi.jobs.warmup import WarmUp
from hashi.service.convert import report_view
from hashi.service.failure import Failure
from hashi.service.metric import NoMetrics
from hashi.service.report import report
from hashi.service.report.report import ReportLimits, Reports
from hashi.service.report.store import ReportStore
from hashi.store import Store
from hashi.store.sqlite import SQLite
from hashi.wire.exchange import Report as Told
from tests.jobs.source import from_address
from tests.server.finished import finished
from tests.server.player import play_out, solo, two_and_a_bot
from tests.server.review import Clumsy, Find, Judge, Opening

T = TypeVar("T")


async def told_until(
    client: Client, table: str, seat: int, enough: Callable[[Told], bool]
) -> list[Told]:
    """Ask again and again, as the page does; all that was told on the way."""
    told = [await client.report(table, seat)]
    while not enough(told[-1]):
        await asyncio.sleep(0.1)
        told.append(await client.report(table, seat))
    return told


async def test_report_grows_to_the_end(ada: Client, bruno: Client) -> None:
    """Card by card, never less than before, and every best turn is legal where it is proposed."""
    table = await solo(ada)
    with pytest.raises(Failed, match="not-over"):
        await ada.report(table, 1)
    async with ada.at(table) as here:
        end = await play_out(here, 1, Random(1))
    told = await told_until(bruno, table, 1, lambda report: report.finished)
    lengths = [len(one.rounds) for one in told]
    assert lengths == sorted(lengths)
    assert [one.done for one in told] == sorted(one.done for one in told)
    last = told[-1]
    assert (last.done, last.total) == (last.steps, end.seats[0].score.total)
    replay = await ada.replay(table)
    assert [(one.round, one.card, one.turn) for one in last.rounds] == [
        (number, played.card, played.turns[0]) for number, played in enumerate(replay.rounds, 1)
    ]
    game = hashi.record.replay(hashi.record.parse(await ada.record(table)))
    for one in last.rounds:
        sheet = game.sheet(1, after=one.round - 1)
        assert hashi.refusal(sheet, Card.parse(one.card), Turn.parse(one.best)) is None
        assert one.lost >= 0
    assert await ada.report(table, 1) == last


async def test_report_of_every_seat(ada: Client, bruno: Client) -> None:
    """In company everybody's game is looked at, the bot's too; a seat that is not there is none.

    Nobody waits for the end: when the server stops, the work does.
    """
    table = await two_and_a_bot(ada, bruno)
    async with ada.at(table) as one, bruno.at(table) as two:
        await asyncio.gather(play_out(one, 1, Random(1)), play_out(two, 2, Random(2)))
    for seat in (1, 2, 3):
        last = (await told_until(ada, table, seat, has_last_card))[-1]
        assert last.seat == seat
    with pytest.raises(Failed, match="no-such-seat"):
        await ada.report(table, 4)
    with pytest.raises(Failed, match="no-such-table"):
        await ada.report("nowhere", 1)


def has_last_card(report: Told) -> bool:
    """Whether the last card was judged: it is begun first, but cards are judged side by side."""
    return any(judged.round == 17 for judged in report.rounds)


async def settled(reports: Reports) -> None:
    """Wait until no report is being worked on."""
    tasks = [work.task for work in reports._works.values() if work.task is not None]
    await asyncio.gather(*tasks)


class Clocked(Pool):
    """A pool whose every answer takes a hundred seconds by the clock of the test."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    async def ask(
        self, job: Job[T], tell: Callable[[T], None] | None = None, source: Source = SERVER
    ) -> T:
        """See Pool."""
        answer = await super().ask(job, tell, source)
        self.now += 100
        return answer


@pytest.fixture
async def pool() -> AsyncIterator[Clocked]:
    """Real workers and a clock of their own."""
    pool = Clocked()
    yield pool
    await pool.close()


def ready(pool: Pool) -> WarmUp:
    """Everything is compiled."""
    return WarmUp(pool, lambda: None)


def made(
    pool: Pool, now: Callable[[], float] = time.monotonic, store: Store | None = None, **limits: int
) -> Reports:
    """Reports of one card after the other."""
    kept = None if store is None else ReportStore(store)
    return Reports(
        pool, ready(pool), NoMetrics(), now, kept, ReportLimits(**{"cards": 1, **limits})
    )


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reports are quick to make, one card after the other."""
    monkeypatch.setattr(report, "BeginReport", Opening)
    monkeypatch.setattr(report, "JudgeCard", Judge)
    monkeypatch.setattr(report, "FindOptimum", Find)


@pytest.mark.usefixtures("quick")
async def test_a_report_nobody_waits_for_rests(pool: Clocked) -> None:
    """Work goes on where it stopped when somebody asks again."""
    reports, table, told = made(pool, lambda: pool.now), finished(), []
    for _ in range(4):
        told.append(await reports.of(table, 1, from_address("here")))
        await settled(reports)
    assert [[one.round for one in report.rounds] for report in told] == [[], [], [2], [1, 2]]
    assert [one.finished for one in told] == [False, False, False, True]


@pytest.mark.usefixtures("quick")
async def test_a_failed_report_can_be_tried_again(
    pool: Clocked, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failure is told once, with what is known, and never called finished; then it restarts."""
    monkeypatch.setattr(report, "JudgeCard", Clumsy)
    reports, table, told = made(pool), finished(), []
    for _ in range(4):
        told.append(await reports.of(table, 1, from_address("here")))
        await settled(reports)
        if len(told) == 2:
            monkeypatch.setattr(report, "JudgeCard", Judge)
    assert [one.failure for one in told] == [None, "report-failed", None, None]
    assert [one.finished for one in told] == [False, False, False, True]


@pytest.mark.usefixtures("quick")
async def test_a_second_look_is_instant_anywhere(pool: Clocked, tmp_path: Path) -> None:
    """What is finished is in the store: another process tells it at once and works out nothing."""
    store, table = SQLite(tmp_path / "hashi.sqlite"), finished()
    reports = made(pool, store=store)
    await reports.of(table, 1, from_address("here"))
    await settled(reports)
    told = await reports.of(table, 1, from_address("here"))
    assert told.finished
    idle = Pool(most=1)
    elsewhere = Reports(idle, ready(idle), NoMetrics(), store=ReportStore(store))
    assert (await elsewhere.of(table, 1, from_address("there")), idle.pids) == (told, ())
    assert not (
        await Reports(pool, ready(pool), NoMetrics()).of(table, 1, from_address("there"))
    ).finished
    await store.close()


async def test_only_what_may_stay_is_kept(tmp_path: Path) -> None:
    """A report without an optimum is worked out again, and one that cannot be read as well."""
    store, table = SQLite(tmp_path / "hashi.sqlite"), finished()
    kept, begun = ReportStore(store), Report(1, 0, 0.0, 1)
    await kept.put(table, report_view(begun))
    await kept.put(table, report_view(replace_value(begun, solved=True, solver_missing=True)))
    assert await kept.find(table.id, 1) is None
    await store.save_report(table.id, 1, b'{"of": "another version"}')
    assert await kept.find(table.id, 1) is None
    await store.close()


@pytest.mark.usefixtures("quick")
async def test_reports_are_limited(pool: Clocked) -> None:
    """So many at once, for an address and in all, so many kept; beyond that one waits."""
    table = finished()
    with pytest.raises(Failure, match="busy"):
        await made(pool, running=0).of(table, 1, from_address("here"))
    reports = made(pool, running=9, of_address=4)
    for seat in range(4):
        await reports.of(replace(table, id=f"{seat}"), 1, from_address("here"))
    with pytest.raises(Failure, match="too-fast"):
        await reports.of(table, 1, from_address("here"))
    assert not (await reports.of(table, 1, from_address("elsewhere"))).finished
    reports.close()
    reports = made(pool, kept=2)
    for name in ("t", "u", "v"):
        assert not (await reports.of(replace(table, id=name), 1, from_address("here"))).finished
    assert [key for key, _ in reports._works] == ["u", "v"]
    reports.close()
