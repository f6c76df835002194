"""The pool: who is served first, what happens when workers die, and that none is left behind."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hashi.jobs import lane
from hashi.jobs.failure import JobFailed, TooManyJobs, WorkerLost
from hashi.jobs.pool import Pool
from hashi.jobs.source import Source
from tests.jobs.job import (
    BoardWait,
    Count,
    Crash,
    Echo,
    Hang,
    Later,
    LaterWait,
    Niceness,
    PatientNiceness,
    PatientWait,
    Raise,
    Wait,
)
from tests.jobs.process import appears, is_alive, pid_in, until, vanish
from tests.jobs.source import from_address


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    """A pool with one worker for bots and hints."""
    pool = Pool(most=1)
    yield pool
    await pool.close()


async def test_a_worker_is_started_once_and_used_again(pool: Pool) -> None:
    """No process before there is work, then one for all of it; what a job prints does no harm."""
    assert not pool.pids
    answers = [await pool.ask(Echo(text)) for text in ("a", "b")]
    (pid,) = pool.pids
    assert answers == [("a", pid), ("b", pid)]


def test_a_loop_that_ends_takes_its_workers_along(tmp_path: Path) -> None:
    """A pool nobody has closed leaves no process and keeps no loop from ending."""

    async def leave_it_open() -> int:
        pool = Pool(most=1)
        asked = asyncio.create_task(pool.ask(Wait(tmp_path / "busy")))
        pid = await appears(tmp_path / "busy")
        assert not asked.done()
        return pid

    assert not is_alive(asyncio.run(leave_it_open()))


async def test_a_worker_that_is_stopped_while_it_starts(
    pool: Pool, caplog: pytest.LogCaptureFixture
) -> None:
    """A supervisor stops all processes of a service: that is no fault, and the job is done."""
    asked = asyncio.create_task(pool.ask(Echo("a")))
    await until(lambda: bool(pool.pids))
    (pid,) = pool.pids
    os.kill(pid, signal.SIGTERM)
    text, other = await asked
    assert (text, other != pid, caplog.records) == ("a", True, [])


async def test_ctrl_c_is_for_the_server(pool: Pool) -> None:
    """A terminal signals a whole process group, and workers have one of their own."""
    _, pid = await pool.ask(Echo("a"))
    assert os.getpgid(pid) == pid


async def test_many_jobs_share_few_workers(tmp_path: Path) -> None:
    """At most as many processes as the pool may have, whatever comes at once."""
    pool = Pool(most=2)
    files = [tmp_path / "one", tmp_path / "two"]
    asked = [asyncio.create_task(pool.ask(Wait(file))) for file in files]
    first, second = [await appears(file) for file in files]
    assert first != second
    echoes = [asyncio.create_task(pool.ask(Echo(str(n)))) for n in range(10)]
    assert sorted(pool.pids) == sorted((first, second))
    for file in files:
        file.unlink()
    assert {pid for _, pid in await asyncio.gather(*echoes)} <= {first, second}
    await asyncio.gather(*asked)
    await pool.close()


async def test_order(pool: Pool, tmp_path: Path) -> None:
    """The lowest rank first, within it whoever came first."""
    file, order = tmp_path / "busy", list[str]()
    busy = asyncio.create_task(pool.ask(Wait(file)))
    await appears(file)

    async def noted(job: Echo) -> None:
        order.append((await pool.ask(job))[0])

    jobs = [Later("c"), Later("d"), Echo("a"), Echo("b"), Later("e")]
    asked = [asyncio.create_task(noted(job)) for job in jobs]
    await asyncio.sleep(0)
    file.unlink()
    await asyncio.gather(busy, *asked)
    assert order == ["a", "b", "c", "d", "e"]


async def test_addresses_take_turns(pool: Pool, tmp_path: Path) -> None:
    """However many jobs, persons and tables one address has, another's comes after one of them."""
    file, order = tmp_path / "busy", list[str]()
    busy = asyncio.create_task(pool.ask(Wait(file)))
    await appears(file)

    async def noted(text: str, source: Source) -> None:
        order.append((await pool.ask(Echo(text), source=source))[0])

    wanted = [(f"eve {n}", from_address("eve", f"person {n}", f"table {n}")) for n in range(4)]
    wanted += [(f"ada {n}", from_address("ada", "ada", "table")) for n in range(2)]
    wanted += [("bruno", from_address("bruno"))]
    asked = []
    for text, source in wanted:
        asked.append(asyncio.create_task(noted(text, source)))
        await asyncio.sleep(0)
    file.unlink()
    await asyncio.gather(busy, *asked)
    assert order == ["eve 0", "ada 0", "bruno", "eve 1", "ada 1", "eve 2", "eve 3"]


async def test_no_address_fills_the_queue(
    pool: Pool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where many wait, an address may add only to less than its share; others still get in."""
    monkeypatch.setattr(lane, "_MOST_WAITING", 4)
    file = tmp_path / "busy"
    busy = asyncio.create_task(pool.ask(Wait(file)))
    await appears(file)
    asked = list[asyncio.Task[tuple[str, int]]]()
    for number in range(4):
        source = from_address("eve", f"person {number}")
        asked.append(asyncio.create_task(pool.ask(Echo("eve"), source=source)))
    await asyncio.sleep(0)
    with pytest.raises(TooManyJobs):
        await pool.ask(Echo("eve"), source=from_address("eve", "one more"))
    asked.append(asyncio.create_task(pool.ask(Echo("ada"), source=from_address("ada"))))
    await asyncio.sleep(0)
    file.unlink()
    await asyncio.gather(busy, *asked)
    assert (await pool.ask(Echo("eve"), source=from_address("eve")))[0] == "eve"


async def test_a_bot_waits_for_no_fresh_board(pool: Pool, tmp_path: Path) -> None:
    """Boards are made in a lane of their own."""
    file = tmp_path / "board"
    board = asyncio.create_task(pool.ask(BoardWait(file), source=from_address("eve")))
    await appears(file)
    assert (await pool.ask(Echo("bot"), source=from_address("ada")))[0] == "bot"
    assert not board.done()
    file.unlink()
    await board


async def test_a_flood_of_hints_delays_a_bot_by_one(pool: Pool, tmp_path: Path) -> None:
    """A bot waits for the hint that is being thought about, and for no other of many."""
    files = [tmp_path / f"{number}" for number in range(4)]
    hints = [asyncio.create_task(pool.ask(LaterWait(files[0]), source=from_address("eve")))]
    await appears(files[0])
    for file in files[1:]:
        hints.append(asyncio.create_task(pool.ask(LaterWait(file), source=from_address("eve"))))
        await asyncio.sleep(0)
    for _ in range(50):
        with pytest.raises(TooManyJobs):
            await pool.ask(LaterWait(tmp_path / "more"), source=from_address("eve"))
    bot = asyncio.create_task(pool.ask(Echo("bot"), source=from_address("ada")))
    other = asyncio.create_task(pool.ask(LaterWait(tmp_path / "other"), source=from_address("ada")))
    await asyncio.sleep(0)
    files[0].unlink()
    assert (await bot)[0] == "bot"
    await appears(files[1])  # her turn again, and then it is another's
    files[1].unlink()
    await appears(tmp_path / "other")
    assert not files[2].exists()
    (tmp_path / "other").unlink()
    for file in files[2:]:
        await appears(file)
        file.unlink()
    await asyncio.gather(other, *hints)


async def test_a_thought_that_is_thought_again_is_next(pool: Pool, tmp_path: Path) -> None:
    """Whoever lost a worker does not go to the end of the queue."""
    file = tmp_path / "busy"
    asked = asyncio.create_task(pool.ask(Wait(file), source=from_address("ada")))
    first, order = await appears(file), list[str]()

    async def noted(text: str) -> None:
        order.append((await pool.ask(Echo(text), source=from_address("bruno")))[0])

    others = [asyncio.create_task(noted(f"{number}")) for number in range(3)]
    await asyncio.sleep(0)
    os.kill(first, signal.SIGKILL)
    await until(lambda: pid_in(file) != first)
    assert order == []
    file.unlink()
    await asyncio.gather(asked, *others)


async def test_reports_do_not_keep_bots_waiting(pool: Pool, tmp_path: Path) -> None:
    """Reports have a process of their own, which stands back behind that of the bots."""
    file = tmp_path / "busy"
    busy = asyncio.create_task(pool.ask(Wait(file)))
    pid = await appears(file)
    patient = await pool.ask(PatientNiceness())
    assert len(pool.pids) == 2
    file.unlink()
    assert await busy == pid
    assert os.nice(0) < await pool.ask(Niceness()) < patient


async def test_further_workers_take_what_is_idle(tmp_path: Path) -> None:
    """There are as many for reports as cores, but only one of them competes with anybody."""
    pool = Pool(cores=2)
    asked = [asyncio.create_task(pool.ask(PatientWait(tmp_path / name))) for name in "ab"]
    pids = [await appears(tmp_path / name) for name in "ab"]
    low, lowest = sorted(os.getpriority(os.PRIO_PROCESS, pid) for pid in pids)
    assert low < lowest == 19
    await pool.close()
    await asyncio.gather(*asked, return_exceptions=True)


async def test_a_job_survives_the_death_of_its_worker(pool: Pool, tmp_path: Path) -> None:
    """A worker killed in the middle of a thought is replaced, and the thought is thought again."""
    file = tmp_path / "busy"
    asked = asyncio.create_task(pool.ask(Wait(file)))
    first = await appears(file)
    os.kill(first, signal.SIGKILL)
    await until(lambda: pid_in(file) != first)
    second = pid_in(file)
    file.unlink()
    assert await asked == second


async def test_a_job_that_kills_its_workers_is_given_up(
    pool: Pool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Once is bad luck; twice is an error, and the next job is served all the same."""
    file = tmp_path / "deaths"
    file.write_text("1")
    assert await pool.ask(Crash(file)) in pool.pids
    file.write_text("1\n2\n3")
    with pytest.raises(WorkerLost, match="Crash"):
        await pool.ask(Crash(file))
    assert file.read_text() == "3"
    assert (await pool.ask(Echo("well")))[0] == "well"
    assert [record.levelno for record in caplog.records] == [
        logging.WARNING,
        logging.WARNING,
        logging.ERROR,
    ]


async def test_workers_that_died_while_idle_are_replaced(pool: Pool) -> None:
    """Nobody notices, and no job is counted as deadly for it."""
    for _ in range(3):
        _, pid = await pool.ask(Echo("a"))
        os.kill(pid, signal.SIGKILL)
        await vanish(pid)
    assert (await pool.ask(Echo("b")))[1] != pid


async def test_a_deadline_ends_a_worker(pool: Pool) -> None:
    """A job that does not end is given up after two tries, and its workers are gone."""
    with pytest.raises(WorkerLost, match="Hang"):
        await pool.ask(Hang())
    assert (await pool.ask(Echo("well")))[0] == "well"
    assert len(pool.pids) == 1


async def test_a_failure_is_told_without_its_message(
    pool: Pool, caplog: pytest.LogCaptureFixture
) -> None:
    """The log has kind and place, whoever asked gets an error, and the worker stays."""
    (_, pid) = await pool.ask(Echo("a"))
    with pytest.raises(JobFailed, match="Raise"):
        await pool.ask(Raise())
    assert "ValueError" in caplog.text
    assert "job.py:" in caplog.text
    assert "42" not in caplog.text
    assert pool.pids == (pid,)


async def test_cancelling_a_job_that_waits(pool: Pool, tmp_path: Path) -> None:
    """It is never done."""
    busy, never = tmp_path / "busy", tmp_path / "never"
    asked = asyncio.create_task(pool.ask(Wait(busy)))
    await appears(busy)
    waiting = asyncio.create_task(pool.ask(Wait(never)))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    busy.unlink()
    await asked
    await pool.ask(Echo("after"))
    assert not never.exists()


async def test_cancelling_a_running_job(pool: Pool) -> None:
    """The worker is asked to stop, stays, and takes the next job; what it tells is heard so far."""
    told, enough = list[int](), asyncio.Event()

    def tell(number: int) -> None:
        told.append(number)
        if number == 5:
            enough.set()

    counting = asyncio.create_task(pool.ask(Count(), tell))
    await enough.wait()
    (pid,) = pool.pids
    counting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await counting
    count = len(told)
    assert await pool.ask(Echo("next")) == ("next", pid)
    assert told == list(range(1, count + 1))


async def test_idle_workers_end() -> None:
    """After a while without work there is no process, and one comes again with the next job."""
    pool = Pool(most=1, idle_seconds=0.1)
    _, first = await pool.ask(Echo("a"))
    await until(lambda: not pool.pids)
    await vanish(first)
    _, second = await pool.ask(Echo("b"))
    assert first != second
    await pool.close()


async def test_closing_ends_everything(tmp_path: Path) -> None:
    """Whoever waits is cancelled, every process is gone, and nothing new is taken."""
    pool, file = Pool(most=1), tmp_path / "busy"
    running = asyncio.create_task(pool.ask(Wait(file)))
    pid = await appears(file)
    waiting = asyncio.create_task(pool.ask(Echo("never")))
    await asyncio.sleep(0)
    await pool.close()
    assert pool.pids == ()
    assert not is_alive(pid)
    for task in (running, waiting):
        with pytest.raises(asyncio.CancelledError):
            await task
    with pytest.raises(WorkerLost, match="closed"):
        await pool.ask(Echo("late"))


_PARENT = """
import asyncio, sys, uvloop
from pathlib import Path
from hashi.jobs.pool import Pool
from tests.jobs.job import Wait

async def main():
    pool = Pool(most=2)
    await asyncio.gather(*(pool.ask(Wait(Path(name))) for name in sys.argv[1:]))

uvloop.run(main())
"""


async def test_no_worker_outlives_its_parent(tmp_path: Path) -> None:
    """Not even one that is busy when its parent is killed without a word."""
    files = [tmp_path / "one", tmp_path / "two"]
    parent = await asyncio.create_subprocess_exec(sys.executable, "-c", _PARENT, *map(str, files))
    pids = [await appears(file) for file in files]
    parent.kill()
    await parent.wait()
    await vanish(*pids)


async def test_a_worker_leaves_the_end_to_its_parent(pool: Pool) -> None:
    """Ctrl-C and a service that stops signal every process; only the parent decides what ends."""
    _, pid = await pool.ask(Echo("a"))
    for ending in (signal.SIGINT, signal.SIGTERM):
        os.kill(pid, ending)
    assert await pool.ask(Echo("b")) == ("b", pid)
