"""Reports on finished games: step by step to the end, once for all who ask."""

import asyncio
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import TypeVar

import pytest
from msgspec.structs import replace

import hashi
from hashi import Card, Turn
from hashi.client import Client, Failed
from hashi.mind.job import Job
from hashi.mind.pool import Pool
from hashi.mind.warmup import WarmUp
from hashi.server import limit, report
from hashi.server.failure import Failure
from hashi.server.metric import Metrics
from hashi.server.report import Reports
from hashi.table import Table
from hashi.wire.exchange import Report as Told
from hashi.wire.message import Begin, Place, Play
from tests.server.player import play_out, two_and_a_bot
from tests.server.review import Clumsy, Steps
from tests.server.test_play import solo
from tests.table.test_table import SOLO, Sitting

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
        last = (await told_until(ada, table, seat, lambda report: bool(report.rounds)))[-1]
        assert (last.seat, last.rounds[0].round) == (seat, 1)
    with pytest.raises(Failed, match="no-such-seat"):
        await ada.report(table, 4)
    with pytest.raises(Failed, match="no-such-table"):
        await ada.report("nowhere", 1)


def finished() -> Table:
    """A table of one that passed all along."""
    sitting = Sitting(SOLO)
    sitting.do(Begin(), "ada")
    sitting.do(Place(seat=1, island="c4", number=4), "ada")
    for number in range(1, 18):
        sitting.do(Play(seat=1, round=number, turn="pass"), "ada")
    return sitting.table


async def settled(reports: Reports) -> None:
    """Wait until no report is being worked on."""
    tasks = [work.task for work in reports._works.values() if work.task is not None]
    await asyncio.gather(*tasks)


class Clocked(Pool):
    """A pool whose every answer takes a hundred seconds by the clock of the test."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    async def ask(self, job: Job[T], tell: Callable[[T], None] | None = None, asker: str = "") -> T:
        """See Pool."""
        answer = await super().ask(job, tell, asker)
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


async def test_a_report_nobody_waits_for_rests(
    pool: Clocked, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Work goes on where it stopped when somebody asks again."""
    monkeypatch.setattr(report, "Review", Steps)
    reports, table, told = Reports(pool, ready(pool), Metrics(), lambda: pool.now), finished(), []
    for _ in range(4):
        told.append(reports.of(table, 1, "here"))
        await settled(reports)
    assert [one.total for one in told[1:]] == [0, 1, 2]
    assert [one.finished for one in told] == [False, False, False, True]


async def test_a_failed_report_can_be_tried_again(
    pool: Clocked, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failure is told once, with what is known, and never called finished; then it restarts."""
    monkeypatch.setattr(report, "Review", Clumsy)
    reports, table, told = Reports(pool, ready(pool), Metrics()), finished(), []
    for _ in range(4):
        told.append(reports.of(table, 1, "here"))
        await settled(reports)
    assert [one.failure for one in told] == [None, "report-failed", None, None]
    assert [one.finished for one in told] == [False, False, False, True]
    assert [one.total for one in told[1::2]] == [1, 2]


async def test_reports_are_limited(pool: Clocked, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many at once, for an address and in all, so many kept; beyond that one waits."""
    monkeypatch.setattr(report, "Review", Steps)
    monkeypatch.setattr(limit, "MOST_REPORTS", 0)
    table, reports = finished(), Reports(pool, ready(pool), Metrics())
    with pytest.raises(Failure, match="busy"):
        reports.of(table, 1, "here")
    monkeypatch.setattr(limit, "MOST_REPORTS", 9)
    monkeypatch.setattr(limit, "MOST_REPORTS_OF_ADDRESS", 4)
    for seat in range(4):
        reports.of(replace(table, id=f"{seat}"), 1, "here")
    with pytest.raises(Failure, match="too-fast"):
        reports.of(table, 1, "here")
    assert not reports.of(table, 1, "elsewhere").finished
    reports.close()
    monkeypatch.setattr(report, "_MOST_KEPT", 2)
    for name in ("t", "u", "v"):
        assert not reports.of(replace(table, id=name), 1, "here").finished
    assert [key for key, _ in reports._works] == ["u", "v"]
    reports.close()
