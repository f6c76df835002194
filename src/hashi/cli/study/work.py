"""Parallel jobs: over processes or machines, with a progress bar, interruptible without loss.

Runs on any `concurrent.futures.Executor`: inline, a process pool, or a Dask cluster. Knows nothing
about games; each job must be a pure function of its input.
"""

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Annotated, Any, Generic, TypeVar

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hashi.cli.error import CommandError, quoted
from hashi.cli.extra import require
from hashi.cli.option import Jobs, help_text
from hashi.locale import Texts

__all__ = ["INTERRUPTED", "Gathered", "Pool", "Workers", "gather", "open_pool", "progress", "run"]

INTERRUPTED = 130  # the exit code after Ctrl-C

_CONNECT_SECONDS = 10  # timeout for reaching a Dask scheduler

Job = TypeVar("Job")
Result = TypeVar("Result")


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class Workers:
    """Where jobs run: in this many processes (None: one per core), or on a Dask cluster."""

    jobs: Jobs = None
    dask: Annotated[str | None, Parameter(help=help_text("option-dask"))] = None

    def check(self, texts: Texts) -> None:
        """Fail with a sentence if the options are invalid."""
        if self.jobs is not None and self.jobs < 1:
            raise CommandError(texts("error-jobs"))
        if self.jobs is not None and self.dask is not None:
            raise CommandError(texts("error-jobs-or-dask"))


@dataclass(frozen=True, slots=True)
class Pool:
    """An executor, and how many jobs to submit to it at a time."""

    executor: Executor
    width: int


@dataclass(frozen=True, slots=True)
class Gathered(Generic[Result]):
    """The results in order of completion, and whether they are all there."""

    results: tuple[Result, ...]
    complete: bool


def gather(  # noqa: PLR0913  each is chosen by the caller
    workers: Workers,
    function: Callable[[Job], Result],
    jobs: Iterable[Job],
    count: int,
    texts: Texts,
    *,
    prepare: Callable[[], None],
    receive: Callable[[Result], Result] = lambda result: result,
    label: str = "progress-games",
) -> Gathered[Result]:
    """Run `count` jobs with a progress bar; Ctrl-C stops early and keeps the results so far.

    `prepare` runs first, except on a cluster, where each machine prepares itself. `receive` gets
    every result as soon as it is there, and returns what to keep of it; `label` names the bar.
    """
    workers.check(texts)
    results: list[Result] = []
    try:
        if workers.dask is None:
            prepare()
        with open_pool(workers, count, texts) as pool, progress() as bar:
            task = bar.add_task(texts(label), total=count)
            for result in run(pool, function, jobs):
                results.append(receive(result))
                bar.advance(task)
    except KeyboardInterrupt:
        pass
    return Gathered(tuple(results), len(results) == count)


def run(pool: Pool, function: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
    """Yield results as they complete; submits only as many jobs as keep the pool busy."""
    rest = iter(jobs)
    running: set[Future[Result]] = set()
    while True:
        fresh = islice(rest, pool.width - len(running))
        running |= {pool.executor.submit(function, job) for job in fresh}
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


@contextmanager
def open_pool(workers: Workers, count: int, texts: Texts) -> Iterator[Pool]:
    """Open a pool of workers; on an error, jobs still running are terminated."""
    if workers.dask is not None:
        with _dask_cluster(workers.dask, texts) as pool:
            yield pool
        return
    jobs = min(workers.jobs or os.cpu_count() or 1, count)
    if jobs == 1:
        yield Pool(_InlineExecutor(), 1)
        return
    with _process_pool(jobs) as pool:
        yield pool


def progress() -> Progress:
    """A progress bar on standard error, if that is a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


class _InlineExecutor(Executor):
    """Runs every job immediately, in this process."""

    def submit(self, fn: Callable[..., Result], /, *args: Any, **kwargs: Any) -> Future[Result]:
        future: Future[Result] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001  raised by future.result()
            future.set_exception(error)
        return future


class _ProcessPool(ProcessPoolExecutor):
    """Worker processes that ignore Ctrl-C; the parent handles it."""

    def submit(self, fn: Callable[..., Result], /, *args: Any, **kwargs: Any) -> Future[Result]:
        # Worker processes start here on demand and inherit the ignored signal.
        if threading.current_thread() is not threading.main_thread():
            return super().submit(fn, *args, **kwargs)
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.signal(signal.SIGINT, before)


@contextmanager
def _process_pool(jobs: int) -> Iterator[Pool]:
    others = set(active_children())
    # A fork would copy locks that threads of this process hold.
    pool = _ProcessPool(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    try:
        yield Pool(pool, 2 * jobs)
    except BaseException:
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _dask_cluster(address: str, texts: Texts) -> Iterator[Pool]:
    require("dask", texts)
    from distributed import Client

    try:
        client = Client(address, timeout=_CONNECT_SECONDS)  # type: ignore[no-untyped-call]  # Dask's
    except (OSError, ValueError):
        raise CommandError(texts("error-dask-address", address=quoted(address))) from None
    with client:
        executor = client.get_executor()  # type: ignore[no-untyped-call]  # Dask has no types
        threads = client.nthreads()  # type: ignore[no-untyped-call]  # Dask has no types
        try:
            yield Pool(executor, 2 * max(1, sum(threads.values())))
        finally:
            executor.shutdown(wait=False)
